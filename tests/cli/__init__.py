"""The command line, run for real in a process of its own."""
