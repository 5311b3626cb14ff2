"""What one person may have of tables, and how long an empty table stays loaded."""

from __future__ import annotations

from dataclasses import dataclass, field

from voliere.server.tables.chat import ChatLimits


@dataclass(frozen=True)
class TableLimits:
    """The limits of a process's tables; `bot_delay` is how long a bot waits while somebody looks
    (s)."""

    tables_a_person: int = 50
    bot_tables_a_person: int = 5  # that bots alone play at
    bot_tables_an_address: int = 15
    public_a_person: int = 3
    public_an_address: int = 20
    chat: ChatLimits = field(default_factory=ChatLimits)
    idle_ms: int = 120_000
    bot_delay: float = 0.4
