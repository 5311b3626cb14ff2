"""What a personality costs: a bot that has it against the same bot that has none, over paired deals
of two, at level 5 and for `merle` with so many simulations a decision; and what it shows in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import voliere
from benchmarks.duels import JOBS, SEED, Duel
from benchmarks.traits import TRAITS
from voliere.arena.estimate import share
from voliere.arena.pairings import seed_of
from voliere.bots.level_bot import player
from voliere.bots.personality import personalities_of
from voliere.games import by_name
from voliere.games.doors.levels import Level
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options

PLAYERS = 2
CHUNK = 10  # deals that a process plays at a time
LEVEL = Level(bird="moineau")
DEALS = int(os.environ.get("PERSONALITY_DEALS", "300"))
# For `merle`: what it does in some 10 ms, about; and how many deals that leaves time for.
SIMULATIONS = {"piafs": 250, "vautour": 1000, "feather": 400, "songbirds": 100}
DEALS_OF_MERLE = int(os.environ.get("PERSONALITY_DEALS_OF_MERLE", "150"))
BAR = 60.0


class One(NamedTuple):
    """A game as a seat played it: its share of the win, and its decisions' traits and its
    rivals'."""

    won: float
    mine: list[float]
    theirs: list[float]


def of_deals(
    game: str, personality: str, level: Level, deals: range, seed: int = SEED
) -> list[list[One]]:
    """Each of these deals, the one with the personality once in every seat."""
    return [
        [of_game(game, personality, level, deal, own, seed) for own in range(PLAYERS)]
        for deal in deals
    ]


def of_game(game: str, personality: str, level: Level, deal: int, own: int, seed: int) -> One:
    """A deal, the one with the personality in a seat."""
    room = by_name(game)
    position = Position(room, make_options(room, players=PLAYERS))
    position.deal(rng.seeded(seed_of(seed, deal)))
    bots = [
        player(
            level,
            seed=seed_of(seed, deal, (own,), seat),
            personality=personality if seat == own else None,
        )
        for seat in range(PLAYERS)
    ]
    traits: list[list[float]] = [[] for _ in bots]
    while not position.over:
        for seat in position.actors:
            move = position.number_of(str(bots[seat].choose(position.seen(seat))))
            traits[seat] += trait_of(position, game, personality, seat, move)
            position.play(seat, move)
    result = position.result
    assert result is not None, "the game is over"
    won = 1 / len(result.winners) if own in result.winners else 0.0
    return One(won, traits[own], traits[1 - own])


def trait_of(position: Position, game: str, personality: str, seat: int, move: int) -> list[float]:
    """What a move would show of a personality; nothing if it says nothing."""
    after, state = position.copy(), position.game.rules.STATE
    after.play(seat, move)
    before, then = (one.buffer.view(state)[0] for one in (position, after))
    shown = TRAITS[game, personality](before, then, seat, move)
    return [] if shown is None else [shown]


def met(game: str, personality: str, level: Level, n_deals: int) -> tuple[Duel, float, float]:
    """What came of so many deals, and the mean trait of both."""
    work = [range(i, min(i + CHUNK, n_deals)) for i in range(0, n_deals, CHUNK)]
    with ProcessPoolExecutor(JOBS) as pool:
        parts = list(pool.map(partial(of_deals, game, personality, level), work))
    deals = [deal for part in parts for deal in part]
    found = share([sum(one.won for one in deal) for deal in deals], [PLAYERS] * len(deals))
    assert found is not None, "they have played"
    games = [one for deal in deals for one in deal]
    duel = Duel(len(games), found.mean, found.low or 0.0, found.high or 1.0)
    mine, theirs = [x for one in games for x in one.mine], [x for one in games for x in one.theirs]
    return duel, sum(mine) / len(mine), sum(theirs) / len(theirs)


def row(game: str, personality: str, bot: str, level: Level, n_deals: int) -> str:
    """A row of the table."""
    duel, mine, theirs = met(game, personality, level, n_deals)
    is_met = "yes" if -duel.elo < BAR else "**no**"
    line = (
        f"| {game} | {personality} | {bot} | {duel.games} | {duel.elo:+.0f} ± {duel.margin:.0f} "
        f"| {is_met} | {mine:.2f} | {theirs:.2f} |"
    )
    print(line, flush=True)
    return line


def rows() -> Iterator[str]:
    """The rows of all personalities."""
    for game in voliere.games():
        for personality in personalities_of(by_name(game)):
            yield row(game, personality, "level 5", LEVEL, DEALS)
            merle = Level(simulations=SIMULATIONS[game])
            name = f"`merle:simulations={SIMULATIONS[game]}`"
            yield row(game, personality, name, merle, DEALS_OF_MERLE)


def section() -> str:
    """What was measured, for the page."""
    head = (
        "| game | personality | bot | games | Elo | costs < 60 | its trait | its rival's |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )
    return head + "\n".join(rows())
