"""The compiled ground floor: the `jit` wrapper, bit tricks, random numbers, event log, entry points.

The only room that knows how Numba is set up. Nothing here knows a game.
"""
