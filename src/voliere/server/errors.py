"""What the server refuses: each error has a code, an HTTP status and a message."""

from __future__ import annotations

from typing import Any

from voliere.games.errors import DoorError, VoliereError

STATUS = {
    # Messages and requests
    "bad-json": 400,
    "bad-message": 400,
    "unknown-message": 400,
    "too-large": 413,
    "too-deep": 400,
    "bad-http": 400,
    "incomplete-request": 408,
    "long-address": 414,
    "unknown-host": 421,
    "large-headers": 431,
    "too-many-messages": 429,
    "too-much-talk": 429,
    "too-many-hints": 429,
    "too-many-reports": 429,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "too-many-streams": 429,
    "too-many-tables": 429,
    "too-many-bot-tables": 429,
    "too-many-bot-tables-here": 429,
    "too-many-public": 429,
    "too-many-public-here": 429,
    "too-many-guests": 429,
    "too-many-analyses": 429,
    "analyses-busy": 503,
    "not-found": 404,
    "bad-method": 405,
    "bad-language": 400,
    "old-client": 426,
    "foreign-origin": 403,
    "hello-first": 400,
    "internal": 500,
    # Who you are
    "not-signed-in": 401,
    "unknown-session": 401,
    "banned": 403,
    "wrong-password": 403,
    "wrong-code": 403,
    "login-taken": 409,
    "bad-login": 400,
    "bad-password": 400,
    "weak-password": 400,
    "too-many-tries": 429,
    "bad-name": 400,
    "mixed-name": 400,
    "has-account": 409,
    "no-account": 409,
    "no-such-session": 404,
    "out-of-scope": 403,
    "no-token": 403,
    "bad-scopes": 400,
    "bad-label": 400,
    "too-many-tokens": 429,
    "no-such-token": 404,
    "bad-vacation": 400,
    # Tables
    "no-such-table": 404,
    "expired-link": 410,
    "table-full": 409,
    "one-seat": 409,
    "own-name": 400,
    "seat-taken": 409,
    "colour-taken": 409,
    "bad-colour": 400,
    "bad-seats": 400,
    "bad-pace": 400,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-host": 403,
    "not-started": 409,
    "already-started": 409,
    "seats-open": 409,
    "not-over": 409,
    "table-closed": 409,
    "table-expired": 410,
    "stale": 409,
    "id-used": 409,
    "undo-revealed": 409,
    "undo-nothing": 409,
    "undo-pending": 409,
    "undo-not-asked": 409,
    "hints-not-allowed": 409,
    "hint-pending": 409,
    "no-hint": 503,
    "bad-chat": 400,
    "said-enough": 409,
    "changed-enough": 409,
    "not-reportable": 409,
    "bad-report": 400,
    "bad-comment": 400,
    "commented-enough": 409,
    "bad-brought": 400,
    "brought-by-another": 409,
    "brought-enough": 409,
    "no-such-comment": 404,
    "no-such-move": 404,
    "no-such-analysis": 404,
    "no-such-mistake": 404,
    "study-failed": 503,
    "no-talk": 409,
    "no-marks": 409,
    "bad-marks": 400,
    "bad-pledge": 400,
    "wrong-nonce": 409,
    "already-sealed": 409,
    "no-pledges": 409,
    "bad-nonce": 400,
    # The server itself
    "storage-failed": 503,
    "storage-damaged": 503,
    "storage-away": 503,
    # Starting, and copies of the data
    "port-taken": 503,
    "bad-setting": 503,
    "data-in-use": 503,
    "data-unusable": 503,
    "newer-data": 503,
    "bus-unreachable": 503,
    "no-data": 503,
    "bad-backup": 503,
    "file-exists": 503,
    "backup-of-postgres": 503,
    "other-data": 503,
    # What a host does beside the server
    "no-such-person": 404,
    "no-such-report": 404,
    "several-people": 409,
    "table-ended": 409,
    # Goodbyes
    "logged-out": 401,
    "replaced": 409,
    "restarting": 503,
    "too-slow": 503,
}


# When it is worth trying again where no clock says it: something of one's own must end first.
RETRY_SECONDS = 60


class ServerError(VoliereError):
    """Something the server refuses: `code`, `status` and `sentence(lang)`; `retry_after` is in how
    many seconds it may be different, of what is refused for being too much.

    >>> ServerError("seat-taken", seat=2).sentence("en")
    'Seat 2 is taken.'
    """

    def __init__(self, code: str, **values: Any) -> None:
        self.status = STATUS[code]
        self.retry_after = RETRY_SECONDS
        super().__init__(code, **values)


def status_of(error: VoliereError) -> int:
    """The HTTP status that an error is answered with; what a room does not offer is
    not found, the games' other errors are bad requests."""
    if isinstance(error, DoorError):
        return 404
    return error.status if isinstance(error, ServerError) else 400
