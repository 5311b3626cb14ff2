"""Tables that play on from finished games, and the tree of them."""

from __future__ import annotations

from voliere.games.errors import IllegalMove
from voliere.kernel.rng import seeded
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.services import Services
from voliere.server.study_bodies import Branch, BranchAsk
from voliere.server.tables import entries
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.table_state import TableState
from voliere.study import branches
from voliere.table.record import Record

MOST_IN_A_TREE = 60  # tables that are told of one game
SEED_BYTES = 8
USUAL_BOT = "merle"


def branched(record: Record, ask: BranchAsk, origin: str | None, seed: bytes) -> entries.Branched:
    """Where a table begins that plays on as it is asked; an error says why it can't."""
    branch = branches.branch_at(record, ask.move)
    players = branch["options"]["players"]
    if not 0 <= ask.seat < players:
        raise IllegalMove("no-such-seat", seat=ask.seat, last=players - 1)
    if ask.exchange:
        if len(ask.exchange) != 2:
            raise ServerError("bad-message", what="exchange")
        branch = branches.exchanged(branch, *ask.exchange)
    if ask.cards == "anew":
        branch = branches.drawn_anew(branch, ask.seat, seeded(int.from_bytes(seed, "big")))
    return entries.Branched(
        origin=origin,
        move=branches.n_moves(branch),
        seat=ask.seat,
        cards=ask.cards,
        exchanged=ask.exchange,
        record=branch,
    )


def table_ask(begun: entries.Branched, ask: BranchAsk) -> TableAsk:
    """The table of a branch: the asking person at their seat, bots at all others."""
    options = begun.record["options"]
    players = options["players"]
    if len(ask.bots) not in (0, 1, players):
        raise ServerError("bad-message", what="bots")
    bots = ask.bots if len(ask.bots) == players else (ask.bots or [USUAL_BOT]) * players
    seats = [
        SeatAsk(kind="me") if seat == ask.seat else SeatAsk(kind="bot", bot=bots[seat])
        for seat in range(players)
    ]
    return TableAsk(game=begun.record["game"], seats=seats, options=options)


async def tree_of(services: Services, state: TableState, person: str) -> list[Branch]:
    """The tables at which a person plays on from a game, with those that play on from there."""
    left = [MOST_IN_A_TREE]
    return await _grown(services, state, person, left)


async def _grown(
    services: Services, state: TableState, person: str, left: list[int]
) -> list[Branch]:
    found = []
    for who, off in state.branches:
        if who != person or not left[0]:
            continue
        left[0] -= 1
        live = await services.live_tables.find(off.table)
        found.append(_branch(live, await _grown(services, live.state, person, left)))
    return found


def _branch(live: LiveTable, further: list[Branch]) -> Branch:
    state, begun = live.state, live.state.branched
    assert begun is not None, "it plays on from another game"
    return Branch(
        id=live.id,
        move=begun.move,
        seat=begun.seat,
        cards=begun.cards,
        exchanged=begun.exchanged,
        state=state.stage,
        bots=sorted({seat.plan.bot for seat in state.seats if seat.plan.bot}),
        result=state.result,
        created=state.row.created,
        branches=further,
    )
