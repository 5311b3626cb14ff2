"""Whose heart still beats, as one process sees it.

No two clocks are compared, and none is read. Every process counts its own looks: a heart that has
not moved between so many of them is still. Clocks that are set, machines whose time differs and a
computer that was asleep as a whole are therefore no matter.
"""

from __future__ import annotations

from voliere.server.storage.processes import LEFT

STILL_LOOKS = 3


class Heartbeats:
    """The last beats of the other processes, and for how many looks they have been the same."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[int, int]] = {}

    def look(self, beats: dict[str, int]) -> dict[str, int]:
        """Take in the present beats; returns those of the processes that have left or are dead.

        >>> hearts = Heartbeats()
        >>> [hearts.look({"ana": 7 + n, "ben": 7, "eve": LEFT}) for n in range(4)][2:]
        [{'eve': 0}, {'ben': 7, 'eve': 0}]
        """
        self._seen = {
            process: (beat, self._n_still(process, beat)) for process, beat in beats.items()
        }
        return {
            process: beat
            for process, (beat, n_still) in self._seen.items()
            if beat == LEFT or n_still >= STILL_LOOKS
        }

    def _n_still(self, process: str, beat: int) -> int:
        before, n_still = self._seen.get(process, (None, 0))
        return n_still + 1 if before == beat else 0
