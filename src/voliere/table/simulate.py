"""Random games in bulk: as a tally, or written down as records.

Games come in chunks of fixed size, and every chunk has random numbers of its own, drawn from the
seed and the chunk's place. So the same seed gives the same games, however many processes share the
work, and whether or not they are written down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from voliere.games import by_name
from voliere.games.game import Game, Options
from voliere.kernel import rng
from voliere.table.position import Deal, Position
from voliere.table.record import RECORD_VERSION

GAMES_A_CHUNK = 100
CHUNKS_A_BATCH = 100  # some tens of milliseconds of compiled play


class Simulated(NamedTuple):
    """What came of a batch of games; `lines` are their records as JSON, if they were wanted."""

    n_games: int
    n_moves: int
    totals: list[int]  # the scores added up, a seat; unused places are 0
    lines: list[bytes]


class Batch(NamedTuple):
    """A piece of work for one process: some chunks of a simulation."""

    game: str
    options: Options
    seed: int
    first: int  # the number of its first game, a multiple of GAMES_A_CHUNK
    n_games: int
    records: bool
    legal: bool

    def chunks(self) -> Iterator[tuple[int, rng.Rng]]:
        """For each chunk how many games it has, and its random numbers."""
        for first in range(self.first, self.first + self.n_games, GAMES_A_CHUNK):
            n_games = min(GAMES_A_CHUNK, self.first + self.n_games - first)
            yield n_games, rng.seeded(seed_of_chunk(self.seed, first // GAMES_A_CHUNK))


def seed_of_chunk(seed: int, chunk: int) -> int:
    """The seed of one chunk of a simulation.

    >>> seed_of_chunk(7, 0) != seed_of_chunk(7, 1)
    True
    """
    digest = hashlib.blake2b(f"voliere simulation {seed} {chunk}".encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "big")


def simulate(
    game: Game,
    options: Options,
    n_games: int,
    *,
    seed: int,
    jobs: int = 1,
    records: bool = False,
    legal: bool = False,
) -> Iterator[Simulated]:
    """Random games, batch by batch, always in the same order.

    With `records` every batch brings its games as JSON records, with `legal` these list the legal
    moves as well. `jobs` processes share the work.

    >>> from voliere.table.table import make_options
    >>> game = by_name("vautour")
    >>> [batch] = simulate(game, make_options(game), 10, seed=7)
    >>> batch.n_games, batch.n_moves
    (10, 300)
    """
    size = GAMES_A_CHUNK * (1 if records else CHUNKS_A_BATCH)
    batches = (
        Batch(
            game=game.name,
            options=options,
            seed=seed,
            first=first,
            n_games=min(size, n_games - first),
            records=records,
            legal=legal,
        )
        for first in range(0, n_games, size)
    )
    if jobs == 1:
        return map(play_batch, batches)
    from voliere.table.processes import in_order

    return in_order(play_batch, batches, jobs=min(jobs, -(-n_games // size)))


def play_batch(batch: Batch) -> Simulated:
    """What comes of one batch."""
    game = by_name(batch.game)
    seats = game.players[-1]
    if batch.records:
        scribe = Scribe(game, batch.options, legal=batch.legal)
        games = [
            scribe.write_down(random) for n_games, random in batch.chunks() for _ in range(n_games)
        ]
        scores = [sum(seat) for seat in zip(*(one.scores for one in games), strict=True)]
        return Simulated(
            n_games=batch.n_games,
            n_moves=sum(one.n_moves for one in games),
            totals=scores + [0] * (seats - len(scores)),
            lines=[one.line for one in games],
        )
    template = Position(game, batch.options).buffer
    totals = np.zeros(seats, dtype=np.int64)
    buffer, counted = template.copy(), np.zeros(seats, dtype=np.int32)
    n_moves = 0
    for n_games, random in batch.chunks():
        n_moves += game.compiled.playouts(template, n_games, random, totals, buffer, counted)
    return Simulated(batch.n_games, n_moves, totals.tolist(), [])


def warm_up(game: Game, options: Options, *, records: bool = False, legal: bool = False) -> None:
    """Have everything compiled or loaded that the simulation needs."""
    play_batch(Batch(game.name, options, 0, 0, 1, records, legal))


class Written(NamedTuple):
    """One random game, written down."""

    line: bytes
    n_moves: int
    scores: list[int]


class Scribe:
    """Plays random games of one table and writes them down as records."""

    def __init__(self, game: Game, options: Options, *, legal: bool) -> None:
        self.game = game
        self.options = options
        self.legal = legal
        self.is_match = options.is_match
        self.options_json = msgspec.Raw(msgspec.json.encode(options))
        # The traced moves alone tell neither what was legal nor what chance did.
        self.has_chance = game.events.has_chances
        self.replays = legal or self.has_chance
        self.entries: dict[tuple[int, int], msgspec.Raw] = {}
        self.undealt = Position(game, options)
        self.position = self.undealt.copy()

    def write_down(self, random: rng.Rng) -> Written:
        """The next random game."""
        position = self.position
        position.go_to(self.undealt)
        deals: list[Deal] = []
        entries: list[Any] = []
        n_moves = 0
        result = None
        while result is None:
            position.deal(random)
            deals.append(position.dealt)
            start = position.copy() if self.replays else position
            traced = position.trace(random)
            n_moves += len(traced)
            if self.replays:
                entries += self.replayed(start, traced)
            else:
                entries += [self.entry(seat, move) for seat, move in traced]
            result = position.result
        record = {
            "voliere": RECORD_VERSION,
            "game": self.game.name,
            "options": self.options_json,
            "deal": {"rounds": deals} if self.is_match else deals[0],
            "moves": entries,
            "result": result,
        }
        return Written(msgspec.json.encode(record), n_moves, result.scores)

    def replayed(self, position: Position, traced: list[list[int]]) -> list[Any]:
        """The entries of these moves, with the legal moves if wanted and with what chance did."""
        entries: list[Any] = []
        for seat, move in traced:
            if self.legal:
                legal = position.legal_texts(seat)
                entries.append({"seat": seat, "move": self.game.text_of(move), "legal": legal})
            else:
                entries.append(self.entry(seat, move))
            if self.has_chance:
                entries += position.chances(position.play_logged(seat, move) or [])
            else:
                position.play(seat, move)
        return entries

    def entry(self, seat: int, move: int) -> msgspec.Raw:
        """A move as it stands in the record."""
        known = self.entries.get((seat, move))
        if known is None:
            known = msgspec.Raw(
                msgspec.json.encode({"seat": seat, "move": self.game.text_of(move)})
            )
            self.entries[seat, move] = known
        return known
