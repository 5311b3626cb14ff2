"""The command `voliere`: one small file a command, listed in `main.py`."""
