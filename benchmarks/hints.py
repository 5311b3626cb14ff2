"""How long a hint takes, at decisions of random games of every variant, on one core."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from tests.conformance import variants

import voliere
from voliere.games import OWN
from voliere.study.hints import hint
from voliere.table.seen import Seen

BAR = 1.5  # seconds
A_VARIANT = 2  # decisions


def decisions(game: str) -> Iterator[tuple[str, Seen]]:
    """Some decisions of every variant of a game, each with the variant's name."""
    chance = random.Random(game)
    for variant in variants.ALL:
        if variant[0] != game:
            continue
        table = voliere.new_table(game, seed=1, **variant[1])
        found = []
        while not table.over:
            seat = chance.choice(table.actors)
            moves = table.legal_moves(seat)
            if len(moves) > 1:
                found.append(table.seen(seat))
            table.play(seat, chance.choice(moves))
        for seen in [found[0], *chance.sample(found, A_VARIANT - 1)]:
            yield variants.name(variant), seen


def section() -> str:
    """The mean and the longest time of each game, in processor time."""
    lines = ["| game | hints | mean | longest | at | to reach |", "|---|---|---|---|---|---|"]
    for game in OWN:
        times = []
        asked = list(decisions(game))
        hint(asked[0][1])  # compiled code is loaded
        for name, seen in asked:
            begun = time.process_time()
            hint(seen)
            times.append((time.process_time() - begun, name))
        longest, where = max(times)
        mean = sum(taken for taken, _ in times) / len(times)
        lines.append(
            f"| {game} | {len(times)} | {mean:.2f} s | {longest:.2f} s | {where} | <= {BAR} s |"
        )
    return "\n".join(lines) + "\n"
