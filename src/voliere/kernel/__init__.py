"""The compiled ground floor: the `jit` wrapper, bits, random numbers, the event log, entry points.

The only room that knows how Numba is set up. Nothing here knows a game.
"""

import os

# Where colorama is installed Numba sets it up to colour its messages, and from then on every
# program that ends resets the colours of a terminal that has none.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")
