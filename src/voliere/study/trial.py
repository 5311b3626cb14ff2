"""A decision of a finished game tried again: what another move would have been worth by what the
seat knew, and how the game might have gone on after it."""

from __future__ import annotations

from voliere.bots import Bot, by_name, decide
from voliere.bots.knowledge import habits_of
from voliere.study.accounting import is_as_good
from voliere.study.analysis import MoveValue, Tried
from voliere.study.could_know import judge, question_at
from voliere.study.replay import until
from voliere.table.record import Record, from_record
from voliere.table.table import Table

MS, SEED = 400.0, 0  # for judging
BOT, BOT_MS, BOT_SEED = "merle", 20.0, 1  # who plays on, and how long it thinks about
LONGEST = 24  # moves that are played on


def try_move(record: Record, decision: int, seat: int, move: str) -> Tried:
    """Try a move at a decision of a recorded game; IllegalMove if it is none there."""
    table = from_record(until(record, decision))
    table.copy().play(seat, move)  # refused if it is illegal
    position = table.position
    number = position.number_of(move)
    judged = judge(question_at(position, seat, number, seed=SEED, label=decision, ms=MS))
    values = [
        MoveValue(table.game.text_of(one.move), one.win, one.points, one.error)
        for one in judged.values
    ]
    decided = {seat: move, **_decided_at_once(record, decision, table)}
    return Tried(
        loss=judged.loss,
        error=judged.error,
        passes=bool(is_as_good(judged.loss, judged.error)),
        values=values,
        moves=_played_on(table, seat, decided),
    )


def _decided_at_once(record: Record, decision: int, table: Table) -> dict[int, str]:
    """What others decided at that moment after the one who is asked: they knew nothing of it."""
    own, *later = [entry for entry in record["moves"] if "move" in entry][decision:]
    waiting = set(table.actors) - {own["seat"]}
    decided: dict[int, str] = {}
    for entry in later:
        if entry["seat"] not in waiting - set(decided):
            break
        decided[entry["seat"]] = entry["move"]
    return decided


def _played_on(table: Table, seat: int, decided: dict[int, str]) -> list[tuple[int, str]]:
    """What was decided, then what a bot plays for all until the seat has decided once more and
    what came of that is seen."""
    bot = by_name(BOT, simulations=simulations_for(table), seed=BOT_SEED)
    begun = len(table.moves)
    for who, move in decided.items():
        table.play(who, move)
    while seat not in table.actors and _goes_on(table, begun):
        _play(bot, table)
    moment = table.moment
    while table.moment == moment and _goes_on(table, begun):
        _play(bot, table)
    return table.moves[begun:]


def simulations_for(table: Table) -> int:
    """What the time of a move is good for: a number, so that an answer is gone on from in the same
    way everywhere."""
    return round(BOT_MS * habits_of(table.game, table.options).pace)


def _goes_on(table: Table, begun: int) -> bool:
    return not table.over and len(table.moves) - begun < LONGEST


def _play(bot: Bot, table: Table) -> None:
    seat = table.actors[0]
    table.play(seat, decide(bot, table.seen(seat)).move)
