"""Games that a bot plays against itself, as records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from voliere.bots import by_name
from voliere.table.record import Record
from voliere.table.simulate import seed_of_chunk
from voliere.table.table import new_table


def self_play(
    game: str, bot: str, n_games: int, seed: int, *, options: dict[str, Any]
) -> Iterator[Record]:
    """So many games, each dealt and played with random numbers of its own, drawn from the seed and
    the number of the game: the same seed gives the same games, if the bot does not think by the
    clock."""
    for number in range(n_games):
        own = seed_of_chunk(seed, number)
        table = new_table(game, seed=own, **options)
        bots = [
            by_name(bot, seed=(own + seat) % (1 << 62)) for seat in range(table.options.players)
        ]
        while not table.over:
            for seat in table.actors:
                table.play(seat, bots[seat].choose(table.seen(seat)))
        yield table.record([f"bot:{bot}"] * len(bots))
