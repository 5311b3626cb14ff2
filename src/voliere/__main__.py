"""`python -m voliere` is the command `voliere`."""

from voliere.cli.main import main

if __name__ == "__main__":
    main()
