"""How a server is set up: from the command line and from the environment."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where a server keeps its data unless it is told otherwise."""
    if named := os.environ.get("VOLIERE_DATA"):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "voliere"
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    return Path(base or Path.home() / ".local" / "share") / "voliere"


def n_workers() -> int:
    """How many slow bots may think at once unless it is said: all cores but the server's own."""
    return max(1, (os.cpu_count() or 2) - 1)


def _origins() -> tuple[str, ...]:
    return tuple(origin.rstrip("/") for origin in listed(os.environ.get("VOLIERE_ORIGINS", "")))


def host_names() -> tuple[str, ...]:
    """The names that a server answers to beside its own unless it is told otherwise."""
    return listed(os.environ.get("VOLIERE_HOSTS", ""))


def listed(text: str) -> tuple[str, ...]:
    """What a text lists, separated by commas.

    >>> listed("birds.example, www.birds.example,")
    ('birds.example', 'www.birds.example')
    """
    return tuple(one.strip() for one in text.split(",") if one.strip())


def _count(name: str, default: int) -> int:
    return field(default_factory=lambda: int(os.environ.get(name, default)))


@dataclass(frozen=True)
class Settings:
    """The settings of a server.

    `database` and `bus` are empty for SQLite in the data folder and a single process. `origins` are
    further addresses that pages may come from, `hosts` names that the server answers to beside its
    own, `metrics` is where its figures are to be had: `address:port`, or empty for nowhere.
    `generosity` multiplies all limits. `look` is how many seconds lie between two looks at what the
    other processes do, the same in all of them. `plain_uvicorn` does without our own protocols on
    uvicorn's inner parts.

    `public_tables` of one person, and `public_tables_address` of one address, may wait for players
    at a time; a public table waits `lobby_hours`, another `waiting_days`. Guests without games are
    forgotten `guest_days` after they were last seen, what hosts did and what happened to accounts
    `audit_days` after it happened. A seat says `chat` things in a game and
    `chat_after` once it is over.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    workers: int = field(default_factory=n_workers)
    database: str = field(default_factory=lambda: os.environ.get("VOLIERE_DATABASE", ""))
    bus: str = field(default_factory=lambda: os.environ.get("VOLIERE_BUS", ""))
    origins: tuple[str, ...] = field(default_factory=_origins)
    hosts: tuple[str, ...] = field(default_factory=host_names)
    metrics: str = field(default_factory=lambda: os.environ.get("VOLIERE_METRICS", ""))
    generosity: float = field(
        default_factory=lambda: float(os.environ.get("VOLIERE_GENEROSITY", "1"))
    )
    bot_delay: float = field(
        default_factory=lambda: float(os.environ.get("VOLIERE_BOT_DELAY", "0.4"))
    )
    look: float = field(default_factory=lambda: float(os.environ.get("VOLIERE_LOOK", "3")))
    plain_uvicorn: bool = field(
        default_factory=lambda: os.environ.get("VOLIERE_PLAIN_UVICORN", "") not in ("", "0")
    )

    public_tables: int = _count("VOLIERE_PUBLIC_TABLES", 3)
    public_tables_address: int = _count("VOLIERE_PUBLIC_TABLES_ADDRESS", 20)
    lobby_hours: int = _count("VOLIERE_LOBBY_HOURS", 24)
    waiting_days: int = _count("VOLIERE_WAITING_DAYS", 14)
    guest_days: int = _count("VOLIERE_GUEST_DAYS", 30)
    audit_days: int = _count("VOLIERE_AUDIT_DAYS", 365)
    chat: int = _count("VOLIERE_CHAT", 300)
    chat_after: int = _count("VOLIERE_CHAT_AFTER", 50)

    @property
    def sqlite_file(self) -> Path:
        """The SQLite file in the data folder."""
        return self.data / "voliere.sqlite"
