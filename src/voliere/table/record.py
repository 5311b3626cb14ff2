"""Game records: a game as one JSON object, and back; the referee of records made elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TextIO

import msgspec

from voliere.games import by_name
from voliere.games.errors import IllegalMove, NotationError, RecordError
from voliere.table import fair, published
from voliere.table.errors import FairnessError
from voliere.table.table import Table, make_options

RECORD_VERSION = 1

Record = dict[str, Any]


def record_of(table: Table, seats: list[str] | None = None, *, training: bool = False) -> Record:
    """The record of a table; `seats` are the players' names, `training` says that one of them was
    helped, or has taken back what had shown something.

    The secret of a fair deal is published with a finished game only.
    """
    record: Record = {
        "voliere": RECORD_VERSION,
        "game": table.game.name,
        "options": msgspec.to_builtins(table.options),
        **({} if seats is None else {"seats": seats}),
        **({"training": True} if training else {}),
        "deal": table.deal,
        "moves": _entries(table),
        "result": msgspec.to_builtins(table.result),
    }
    if table.over and table.secret is not None and table.seed is None:
        record["fairness"] = {
            **_bound(table.bond),
            "commitment": table.commitment,
            "secret": table.secret.hex(),
            "nonces": list(table.nonces),
        }
    return record


def _bound(bond: fair.Bond | None) -> Record:
    if bond is None:
        return {}
    return {"version": 2, "table": bond.table, "seats": bond.seats, "pledges": bond.pledges}


def _entries(table: Table) -> list[Record]:
    entries: list[Record] = []
    chances = list(table.chances)
    for number, (seat, move) in enumerate(table.moves, start=1):
        entries.append({"seat": seat, "move": move})
        while chances and chances[0][0] == number:
            entries.append(chances.pop(0)[1])
    return entries


def from_record(record: Record) -> Table:
    """The table of a record, replayed and refereed move by move.

    Raises RecordError (or OptionError) that says what is wrong with the record.
    """
    table = _fresh_table(record)
    entries = record["moves"]
    number = 0
    while number < len(entries):
        number = _replay_one(table, entries, number)
    _check_result(table, record)
    return table


def _fresh_table(record: Any) -> Table:
    if not isinstance(record, dict):
        raise RecordError("bad-record", what="it is not a JSON object")
    for key, kind in (("voliere", int), ("game", str), ("options", dict), ("deal", dict)):
        _require(record, key, kind)
    _require(record, "moves", list)
    if record["voliere"] != RECORD_VERSION:
        raise RecordError("bad-record-version", version=record["voliere"])
    if "result" not in record:
        raise RecordError("bad-record", what="“result” is missing")
    game = by_name(record["game"])
    options = make_options(game, **{str(key): value for key, value in record["options"].items()})
    if options.is_match:
        _require(record["deal"], "rounds", list)
    deals = record["deal"]["rounds"] if options.is_match else [record["deal"]]

    def deal_of_round(round_: int) -> dict[str, Any]:
        if round_ > len(deals):
            raise RecordError("bad-record", what=f"there is no deal for round {round_}")
        deal = deals[round_ - 1]
        if not isinstance(deal, dict):
            raise RecordError("bad-record", what=f"the deal of round {round_} is no object")
        return deal

    return Table(game, options, dealer=deal_of_round)


def _require(record: Record, key: str, kind: type) -> None:
    if type(record.get(key)) is not kind:
        raise RecordError("bad-record", what=f"“{key}” is missing or not of its kind")


def _replay_one(table: Table, entries: list[Any], number: int) -> int:
    """Play the move at `number` with the chance entries behind it; the next number comes back."""
    entry = entries[number]
    if isinstance(entry, dict) and "chance" in entry:
        raise RecordError("wrong-chance-in-record", number=number + 1, value=entry)
    if (
        not isinstance(entry, dict)
        or not isinstance(entry.get("move"), str)
        or not isinstance(entry.get("seat"), int)
    ):
        raise RecordError("bad-record", what=f"entry {number + 1} of “moves” is no move ({entry})")
    after = number + 1
    while after < len(entries) and isinstance(entries[after], dict) and "chance" in entries[after]:
        after += 1
    chances = entries[number + 1 : after]
    n_before = len(table.chances)
    try:
        _check_legal(table, entry, number)
        table.expect(chances)
        table.play(entry["seat"], entry["move"])
    except (IllegalMove, NotationError) as error:
        raise RecordError("wrong-move-in-record", number=number + 1, reason=str(error)) from error
    happened = [chance for _, chance in table.chances[n_before:]]
    for k, chance in enumerate(chances):
        if k >= len(happened) or happened[k] != chance:
            raise RecordError("wrong-chance-in-record", number=number + 2 + k, value=chance)
    if len(happened) > len(chances):
        raise RecordError("wrong-chance-in-record", number=after + 1, value="missing")
    return after


def _check_legal(table: Table, entry: Record, number: int) -> None:
    if "legal" not in entry:
        return
    if entry["legal"] != [str(move) for move in table.legal_moves(entry["seat"])]:
        raise RecordError("wrong-legal-in-record", number=number + 1, value=entry["legal"])


def _check_result(table: Table, record: Record) -> None:
    right = msgspec.to_builtins(table.result)
    if record["result"] != right:
        raise RecordError("wrong-result", recorded=record["result"], right=right)


def verify(record: Record) -> None:
    """Check that a record's deals come from its published secret, for the table, game, options and
    seats it was committed for, and from the nonces that were pledged; RecordError says why not."""
    published.check(record)
    fairness = record["fairness"]
    bond = None
    if published.version_of(record) == 2:
        bond = fair.Bond(fairness["table"], fairness["seats"], fairness["pledges"])
    played = from_record(record)
    again = Table(
        played.game,
        played.options,
        secret=published.secret_of(record),
        nonces=tuple(fairness["nonces"]),
        bond=bond,
    )
    try:
        for seat, move in played.moves:
            again.play(seat, move)
    except IllegalMove as error:
        raise FairnessError("other-cards") from error
    if again.deal != played.deal or again.chances != played.chances:
        raise FairnessError("other-cards")


def read_records(lines: TextIO) -> Iterator[Record]:
    """The records of a JSON Lines file; RecordError names the line that can't be read."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            yield msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise RecordError("bad-record", what=f"line {number}: {error}") from error
