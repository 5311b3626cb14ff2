"""What lay on the table when a game ended, written as an entry of the score pad."""

from __future__ import annotations

import random
from typing import Any

import voliere
from voliere.table.table import Table

NAMES = ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal"]


def finished(game: str, options: dict[str, Any], seed: int) -> tuple[Table, dict[str, Any]]:
    """A random finished game, and its entry."""
    rng = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    entry = {"game": game, "players": NAMES[: table.options.players], "options": options}
    entry |= WRITERS[game](table)
    return table, entry


def feather(table: Table) -> dict[str, Any]:
    return {"sheets": table.view(None).seen}


def piafs(table: Table) -> dict[str, Any]:
    seeds: list[list[str]] = []
    for seat in range(table.options.players):
        counts = table.position.state["seeds"][seat].tolist()
        seeds.append([str(value) for value, n in enumerate(counts, start=1) for _ in range(n)])
    return {"collections": table.view(None).collections, "seeds": seeds}


def vautour(table: Table) -> dict[str, Any]:
    rounds = []
    for event in table.events():
        match type(event).__name__:
            case "Took":
                rounds.append(event.seat)
            case "Carried" | "Lost":
                rounds.append(None)
    points = table.deal["points"]
    return {
        "rounds": [
            {"card": card, "taker": taker} for card, taker in zip(points, rounds, strict=True)
        ]
    }


def songbirds(table: Table) -> dict[str, Any]:
    """Every round: the forest from what was dealt and placed, the favourites that were revealed."""
    options = table.options
    deals = table.deal["rounds"] if options.is_match else [table.deal]
    rounds: list[dict[str, Any]] = []
    for deal in deals:
        forest = dict(deal["diagonals"]) if options.is_shared else {"c3": deal["centre"]}
        rounds.append(
            {
                "first": deal.get("first"),
                "forest": forest,
                "columns": deal["columns"],
                "rows": deal["rows"],
                "favourites": [None] * (1 if options.is_shared else options.players),
            }
        )
        if options.early_bird:
            rounds[-1]["worms"] = [None] * options.players
    number = 0
    for event in table.events():
        this = rounds[number]
        match type(event).__name__:
            case "Placed":
                this["forest"][event.cell] = event.card
            case "Laid" if options.is_shared:
                this["favourites"] = [event.card]
            case "Laid":
                this["worms"][event.seat] = event.worm
            case "Revealed":
                this["favourites"][event.seat] = event.card
            case "RoundEnded":
                number += 1
    return {"rounds": rounds}


WRITERS = {"feather": feather, "piafs": piafs, "vautour": vautour, "songbirds": songbirds}
