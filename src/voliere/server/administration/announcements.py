"""What the host tells everybody: kept in the database, known to each process, told to every socket
when it changes. It goes by itself when its time is over."""

from __future__ import annotations

from collections.abc import Callable

from voliere.server.interfaces import Clock, Storage
from voliere.server.protocol import Announced, Announcement
from voliere.server.storage import announcements as queries
from voliere.server.storage.rows import AnnouncementRow


class Announcements:
    """What is announced now, as one process knows it; `tell` is called when it has changed."""

    def __init__(self, storage: Storage, clock: Clock, tell: Callable[[Announced], None]) -> None:
        self._storage = storage
        self._clock = clock
        self._tell = tell
        self._rows: list[AnnouncementRow] = []

    @property
    def now(self) -> Announced:
        """What is announced; what is over is not, however long ago somebody looked."""
        now = self._clock.now()
        return Announced(
            now=now,
            announcements=[
                Announcement(id=one.id, until=one.until, stops=one.stops, text=one.text)
                for one in self._rows
                if one.until > now
            ],
        )

    async def look(self) -> None:
        """Look what is announced; tell it where it is not what was told."""
        now = self._clock.now()
        rows = await self._storage.read(lambda c: queries.current(c, now))
        if rows != self._rows:
            self._rows = rows
            self._tell(self.now)
