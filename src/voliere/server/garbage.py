"""When garbage is collected.

To walk through all objects of a server full of tables takes hundreds of milliseconds, in which
nobody can move. So while people are here only young objects are looked at, and the old ones when
nobody is here, or when many have been and gone.
"""

from __future__ import annotations

import gc

# After so many more objects than before; those that outlive that are left alone. Many, since what
# is under way at hundreds of tables is young, too, and would be walked through again and again.
NEW_OBJECTS = 20_000
NEVER = 1_000_000
MANY_GONE = 20_000


def wait_for_the_start() -> None:
    """Collect nothing while the server is loaded: hardly anything of it is garbage."""
    gc.disable()


def leave_the_old_alone() -> None:
    """From now on collect only what is young: not modules and compiled rules, nor what people who
    stay have gathered around them."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


class Garbage:
    """What people leave behind when they go."""

    def __init__(self) -> None:
        self._n_gone = 0

    def add(self) -> None:
        """Somebody has gone."""
        self._n_gone += 1

    def clear(self, n_here: int) -> bool:
        """Clear away what the gone have left, if it is time to; returns whether it was."""
        if self._n_gone == 0 or (n_here > 0 and self._n_gone < MANY_GONE):
            return False
        self._n_gone = 0
        gc.collect()
        return True
