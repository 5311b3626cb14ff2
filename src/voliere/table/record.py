"""Game records: a game as one JSON object, and back; the referee of records made elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from voliere.games import by_name
from voliere.games.errors import IllegalMove, NotationError, RecordError
from voliere.table import fair, published
from voliere.table.position import Position
from voliere.table.replay import deal_again, steps
from voliere.table.table import Table, make_options
from voliere.words import Phrase

RECORD_VERSION = 1

# What a record that is none can make the referee stumble over.
STUMBLES = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)

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
    """The table of a record, replayed and refereed move by move. An unfinished game can be gone on
    with; rounds that it has not come to are drawn.

    Raises RecordError (or OptionError) that says what is wrong with the record.
    """
    *_, table = walked(record)
    return table


def walked(record: Record) -> Iterator[Table]:
    """The table of a record, one and the same: before the first move, and after every move. Raises
    what `from_record` raises, where the walk comes to it."""
    table = _fresh_table(record)
    yield table
    for number, entry, chances in steps(record["moves"]):
        _replay(table, number, entry, chances)
        yield table
    _check_result(table, record)
    table.draw_later_rounds()


def stumbled(error: Exception) -> RecordError:
    """The error of a record that can't even be refereed: one of STUMBLES."""
    return RecordError("impossible-record", reason=f"{type(error).__name__}, {error}")


def _fresh_table(record: Any) -> Table:
    if not isinstance(record, dict):
        raise RecordError("bad-record", what=Phrase("record-no-object"))
    for key, kind in (("voliere", int), ("game", str), ("options", dict), ("deal", dict)):
        _require(record, key, kind)
    _require(record, "moves", list)
    if record["voliere"] != RECORD_VERSION:
        raise RecordError("bad-record-version", version=record["voliere"])
    if "result" not in record:
        raise RecordError("bad-record", what=Phrase("record-no-result"))
    game = by_name(record["game"])
    options = make_options(game, **{str(key): value for key, value in record["options"].items()})
    if options.is_match:
        _require(record["deal"], "rounds", list)
    deals = record["deal"]["rounds"] if options.is_match else [record["deal"]]

    def deal_of_round(round_: int) -> dict[str, Any]:
        if round_ > len(deals):
            raise RecordError("bad-record", what=Phrase("record-no-deal", round=round_))
        deal = deals[round_ - 1]
        if not isinstance(deal, dict):
            raise RecordError("bad-record", what=Phrase("record-deal-no-object", round=round_))
        return deal

    return Table(game, options, dealer=deal_of_round)


def _require(record: Record, key: str, kind: type) -> None:
    if type(record.get(key)) is not kind:
        raise RecordError("bad-record", what=Phrase("record-key-missing", key=key))


def _replay(table: Table, number: int, entry: Record, chances: list[Record]) -> None:
    """Play a move with the chance entries behind it; RecordError unless all is as it says."""
    n_before = len(table.chances)
    try:
        _check_legal(table, entry, number)
        table.expect(chances)
        table.play(entry["seat"], entry["move"])
    except (IllegalMove, NotationError) as error:
        raise RecordError("wrong-move-in-record", number=number, reason=error.phrase) from error
    happened = [chance for _, chance in table.chances[n_before:]]
    for k, chance in enumerate(chances):
        if k >= len(happened) or happened[k] != chance:
            raise RecordError("wrong-chance-in-record", number=number + 1 + k, value=chance)
    if len(happened) > len(chances):
        number, value = number + 1 + len(chances), Phrase("record-chance-missing")
        raise RecordError("wrong-chance-in-record", number=number, value=value)


def _check_legal(table: Table, entry: Record, number: int) -> None:
    if "legal" not in entry:
        return
    if entry["legal"] != table.legal_texts(entry["seat"]):
        raise RecordError("wrong-legal-in-record", number=number, value=entry["legal"])


def _check_result(table: Table, record: Record) -> None:
    right = msgspec.to_builtins(table.result)
    if record["result"] != right:
        raise RecordError("wrong-result", recorded=record["result"], right=right)


def verify(record: Record) -> None:
    """Check that a record's deals come from its published secret, for the table, game, options and
    seats it was committed for, and from the nonces that were pledged; RecordError says why not."""
    published.check(record)
    played = from_record(record)
    whole = {**played.record(), "fairness": record["fairness"]}
    deal_again(whole, Position(played.game, played.options))
