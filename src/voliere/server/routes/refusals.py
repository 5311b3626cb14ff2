"""Which codes of errors a request can be refused with, in groups that routes name together.

What a route names here stands on the OpenAPI page, and the fuzzer of the tests refuses any other.
"""

from __future__ import annotations

# By whoever carries requests, whatever is asked.
EVERYWHERE = (
    "bad-http",
    "incomplete-request",
    "too-large",
    "long-address",
    "unknown-host",
    "large-headers",
    "too-many-requests",
)
BODY = ("bad-message", "too-deep")  # where there is a body
PARAMETERS = ("bad-message",)  # where an address or a header has to be read
WRITING = ("foreign-origin",)  # where something is changed
STORED = ("storage-failed", "storage-damaged", "storage-away")  # where the disk is asked
KNOWN = ("not-signed-in", "unknown-session", "banned", *STORED)  # where it matters who asks
TOKEN, NO_TOKEN = "out-of-scope", "no-token"

# People
NAMING = ("bad-name", "mixed-name")
CHOOSING = ("bad-password", "weak-password")
LABELLING = ("bad-label", "bad-scopes")

# Tables
SEEING = ("no-such-table", "expired-link")
CLOSED = ("table-closed", "table-expired")
OPENING = (
    "unknown-game",
    "unknown-option",
    "bad-option-value",
    "missing-option",
    "bad-combination",
    "bad-players",
    "unknown-bot",
    "unknown-personality",
    "unknown-bot-option",
    "bad-pace",
    "too-many-tables",
    "too-many-public",
    "too-many-public-here",
)
SITTING = (
    *CLOSED,
    *NAMING,
    "one-seat",
    "own-name",
    "already-started",
    "already-sealed",
    "table-full",
    "no-such-seat",
    "seat-taken",
    "bad-colour",
    "colour-taken",
    "bad-nonce",
    "bad-pledge",
    "no-pledges",
    "changed-enough",
)
PLAYING = (
    "not-your-seat",
    "no-such-seat",
    "not-started",
    "stale",
    "id-used",
    "bad-notation",
    "illegal-move",
    "not-to-move",
    "game-over",
)

# Games from a device
BRINGING = (
    *STORED,
    *NAMING,
    "unknown-game",
    "unknown-option",
    "bad-option-value",
    "missing-option",
    "bad-combination",
    "bad-players",
    "unknown-bot",
    "unknown-personality",
    "unknown-bot-option",
    "bad-seats",
    "bad-colour",
    "colour-taken",
    "own-name",
    "no-such-seat",
    "bad-notation",
    "illegal-move",
    "not-to-move",
    "game-over",
    "not-over",
    "bad-brought",
    "brought-by-another",
    "brought-enough",
)

# Games seen again
LOOKING_BACK = (*SEEING, "no-such-seat", "not-over")
COMMENTING = ("bad-comment", "no-such-move", "commented-enough", "too-much-talk")
BRANCHING = ("study-running", "no-such-decision", "not-exchangeable", "no-such-seat")
STUDYING = ("too-many-analyses", "analyses-busy")
RECORDS = (
    "unknown-game",
    "unknown-option",
    "bad-option-value",
    "missing-option",
    "bad-combination",
    "bad-players",
    "bad-record",
    "bad-record-version",
    "impossible-record",
    "bad-deal",
    "wrong-move-in-record",
    "wrong-legal-in-record",
    "wrong-chance-in-record",
    "wrong-result",
    "no-such-seat",
)
