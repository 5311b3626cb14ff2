"""The compiled ground floor: the `jit` wrapper, bits, random numbers, the event log, entry points.

The only room that knows how Numba is set up. Nothing here knows a game.
"""
