"""Stands in for `__future__`: MicroPython never evaluates annotations."""

annotations = None
