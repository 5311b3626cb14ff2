"""The tables of the database.

`entries` is the truth about live tables: an append-only log a table, whose key (table, seq) decides
between writers. Times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

server_values = Table(
    "house",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# `banned`: since when the host has kept them out. `research`: since when their games may be used
# for research; NULL: they may not.
people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("vacation_start", BigInteger),
    Column("vacation_end", BigInteger),
    Column("banned", BigInteger),
    Column("research", BigInteger),
)

# Sessions of browsers and personal tokens of programs: only hashes are kept. `scopes` are what a
# token is good for, in words with spaces between; a browser's session is good for everything.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("personal", Boolean, nullable=False),
    Column("label", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("scopes", String, nullable=False, server_default=""),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("code_hash", LargeBinary, primary_key=True),
)

# `opened_from` is the address a public table was opened from, sealed, as long as it waits. `ended`,
# `result` and `seated` (bots and colours, a seat) are noted when the game is over, for lists.
# `agreed`: the seats, with spaces between, of people who are deleted and had agreed to research.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("log_version", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("substitute", String, nullable=False),
    Column("host", String),
    Column("created", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invitation", String, nullable=False),
    Column("invitation_until", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("minded", Boolean, nullable=False),
    Column("several_seats", String, nullable=False, server_default="nobody"),
    Column("opened_from", LargeBinary),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("seated", Text),
    Column("agreed", Text),
    Index("ix_tables_state", "state", "public"),
)

# Who sits or has sat where, for "my tables"; the log says the same. Once the game is over also how
# it ended for them, and what they were called there if by another name than their own; `nameless`:
# they have taken their name out of the game. `ecart` and `luck` are what its analysis says of them,
# `statistics` what the game itself tells of how they played, as JSON.
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("ended", BigInteger),
    Column("outcome", String),
    Column("name", String),
    Column("nameless", Boolean, nullable=False, server_default=false()),
    Column("ecart", Float),
    Column("luck", Float),
    Column("statistics", Text),
    Index("ix_seatings_person_ended", "person", "ended"),
)

# What players have said about a point of a finished game: after `move` moves.
comments = Table(
    "comments",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", String, nullable=False, index=True),
    Column("move", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# Analyses of finished games, also those under way (`analyses.py`); `body` is compressed JSON, and
# names nobody.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("depth", String),
    Column("body", LargeBinary),
)

# Decisions of finished games that people are asked again; `due` is when, NULL once it is learned.
mistakes = Table(
    "mistakes",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("decision", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("loss", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("due", BigInteger),
    Index("ix_mistakes_person_due", "person", "due"),
)

# How far people have come in the lessons; `step` is where one was left, NULL if it is not begun, or
# done.
lesson_progress = Table(
    "lesson_progress",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("lesson", String, primary_key=True),
    Column("step", String),
    Column("done", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String),
    Column("body", Text, nullable=False),
    Index("ix_entries_person", "person", sqlite_where=Column("person").isnot(None)),
    sqlite_with_rowid=False,
)

# The server processes on this database, where there may be several. `beat` is a number that changes
# as long as the process lives, and 0 once it has left.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

# Which of them look after which tables. Every process that has a table loaded is there, not one
# only: whoever dies leaves somebody's bots and clocks behind.
minders = Table(
    "minders",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("process", String, primary_key=True, index=True),
)

# What the host of the server has asked for beside it (`voliere admin`), for a process to carry out.
# Once it is done nobody is named there any more; `outcome` is the code of what was refused.
orders = Table(
    "orders",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("what", String, nullable=False),
    Column("whom", String),
    Column("details", Text),
    Column("claimed", BigInteger),
    Column("done", BigInteger),
    Column("outcome", String),
)

# What hosts did, and what happened to accounts; `by` is who on the machine, NULL: the person
# themselves. Rows are added and expire; of people who are forgotten only `whom` is taken out. The
# database itself refuses anything else (migration 0009).
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String),
    Column("what", String, nullable=False),
    Column("whom", String, index=True),
    sqlite_autoincrement=True,
)

# What somebody has reported about who had a seat, for the host; the chat of that moment is what the
# table's log has up to `version`, so that nothing said is kept twice.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("whom", String, index=True),
    Column("by", String, index=True),
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", BigInteger),
)

# What the host tells everybody, until it is over; `stops` is when the server will.
announcements = Table(
    "announcements",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("stops", BigInteger),
    Column("text", Text, nullable=False),
)
