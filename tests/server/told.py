"""All that the server says to one viewer while a story is told, and where two stories differ."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

import msgspec

from tests.server.rows import table_row
from tests.server.twins import Story
from voliere.games import by_name
from voliere.games.errors import VoliereError
from voliere.server.bodies import Turn
from voliere.server.interfaces import Advice
from voliere.server.protocol import HintAsk
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.tables import entries, hinting, messages, permissions
from voliere.server.tables.table_state import TableState
from voliere.server.thinking.worker import advise
from voliere.table.table import Table
from voliere.words import LANGUAGES

NAMES = {f"person {seat}": f"P{seat}" for seat in range(8)}
WELCOMES = 9  # steps between two whole histories
HINTS = 15  # steps between two hints
QUICK_HINT = 1 / 256  # of the usual time
UNDOS = 12  # steps between two questions whether a move may be taken back
PROBES = 2  # moves tried at each step, most of them illegal


class Arranged(TableState):
    """A table whose cards are dealt as a story says."""

    def __init__(self, story: Story) -> None:
        super().__init__(row_of(story))
        self._story = story

    def _new_table(self) -> Table:
        return self._story.table()


def row_of(story: Story) -> TableRow:
    """The row of a table where a story is played."""
    plan = [{"kind": "open", "colour": f"c{seat}"} for seat in range(story.options["players"])]
    return table_row(
        game=story.game,
        options=json.dumps(story.options),
        plan=json.dumps(plan),
        public=True,
        host="person 0",
        invitation="key",
        state="playing",
    )


def states(story: Story) -> Iterator[TableState]:
    """The table after the deal and after every move."""
    state = Arranged(story)

    def write(entry: entries.AnyEntry, person: str | None = None) -> None:
        row = EntryRow("t", state.version + 1, 0, person, entries.write_entry(entry))
        state.apply(row)

    for seat in range(story.options["players"]):
        write(entries.Sat(seat=seat, colour=f"c{seat}"), f"person {seat}")
    write(entries.Started())
    yield state
    for turn in story.turns:
        assert state.table is not None
        state.table.expect([{"chance": "squirrel", "lost": list(one)} for one in turn.lost])
        write(entries.Moved(seat=turn.seat, move=turn.move, id=f"m{state.version}"))
        yield state


def said(
    state: TableState, viewer: int | None, step: int, *, is_last: bool
) -> Iterator[tuple[str, bytes]]:
    """Everything the server would say to the viewer now, by its name."""
    yield "happened", happened(state, viewer)
    if is_last or step % WELCOMES == 0:
        yield "welcome", _welcome(state, viewer)
    if viewer is None:
        return
    assert state.table is not None, "the cards are dealt"
    yield "memory", state.table.seen(viewer).memory
    if viewer in state.actors:
        turn = Turn(
            table="t",
            seat=viewer,
            decision=state.decision,
            version=state.version,
            view=state.view(viewer),
        )
        yield "bot stream", msgspec.json.encode(turn)
        if is_last or step % HINTS == 0:
            yield "hint", hint(state, viewer)
    moves = by_name(state.row.game).rules.N_MOVES
    for probe in random.Random(step).sample(range(moves), min(PROBES, moves)):
        move = str(state.game.moves.value(probe))
        yield (
            "refusal",
            _answer(
                lambda move=move: permissions.play(  # type: ignore[misc]
                    state, viewer, state.decision, move, "x"
                )
            ),
        )
    if step % UNDOS == 0:
        person = f"person {viewer}"
        yield "undo", _answer(lambda: permissions.ask_undo(state, person, viewer))


def hint(state: TableState, viewer: int) -> bytes:
    """What the viewer is advised, in every language and without sentences."""
    advice = Advice(advise(hinting.seen_for(state, viewer), QUICK_HINT), hurried=False)
    ask = HintAsk(seat=viewer, decision=state.decision)
    return b"".join(
        messages.encode(hinting.hint_message(state, NAMES, ask, advice, lang))
        for lang in (*LANGUAGES, None)
    )


def happened(state: TableState, viewer: int | None) -> bytes:
    """What the viewer is told of the last entry, after the first seat was told."""
    news = messages.News(state, state.version - 1, NAMES, 0)
    for lang in LANGUAGES:
        news.for_seat(0, lang)
    return b"".join(news.for_seat(viewer, lang) for lang in LANGUAGES)


def _welcome(state: TableState, viewer: int | None) -> bytes:
    return b"".join(_welcome_in(lang, state, viewer) for lang in LANGUAGES)


def _welcome_in(lang: str, state: TableState, viewer: int | None) -> bytes:
    return messages.welcome(
        state,
        messages.summary(state, NAMES),
        NAMES,
        person="nobody" if viewer is None else f"person {viewer}",
        seat=viewer,
        lang=lang,
        seen=None,
        present=[],
        watching=0,
        now=0,
    )


def _answer(ask: Callable[[], entries.AnyEntry]) -> bytes:
    try:
        return entries.write_entry(ask()).encode()
    except VoliereError as error:
        return f"{error.code}: {error.sentence('fr')} {error.sentence('en')}".encode()


def difference(one: Story, other: Story, viewer: int | None) -> str | None:
    """What tells the viewer that these are two stories; None if nothing does."""
    for step, (a, b) in enumerate(zip(states(one), states(other), strict=True)):
        is_last = step == len(one.turns)
        pairs = zip(
            said(a, viewer, step, is_last=is_last),
            said(b, viewer, step, is_last=is_last),
            strict=True,
        )
        for (name, first), (_, second) in pairs:
            if first != second:
                return f"{name}, step {step} of {one}: {first!r} / {second!r}"
    return None
