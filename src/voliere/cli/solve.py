"""`voliere solve GAME --cards N`: a small game solved exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from voliere.cli import language
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, GameName, Lang
from voliere.words import text
from voliere.words.numbers import decimal

if TYPE_CHECKING:
    from voliere.bots.solve import FirstRound, Solution

MOST_CARDS = 99


def solve(
    game: GameName,
    cards: Annotated[str, typer.Option(metavar="N", help="cli-flag-solve-cards")] = "5",
    objective: Annotated[
        str, typer.Option(metavar="points|win", help="cli-flag-solve-objective")
    ] = "points",
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Solve a small two-player game exactly: its value and how to open it.

    \b
    Example:
      voliere solve vautour --cards 5
    """
    from voliere.bots.solve import solve as solution_of
    from voliere.games import by_name

    tongue = language.chosen(lang)
    by_name(game)
    n_cards = number("--cards", cards, least=0, most=MOST_CARDS)
    solution = solution_of(game, cards=n_cards, objective=objective)
    if as_json:
        print_json(solution)
    else:
        print("\n".join(lines(solution, tongue)))
    return 0


def lines(solution: Solution, lang: str) -> list[str]:
    """The solution as people read it."""
    from voliere.games import by_name, wording

    title = wording.title(by_name(solution.game), lang)
    points = ", ".join(solution.points)
    said = [
        text(
            "cli-solved",
            lang,
            game=title,
            cards=solution.cards,
            points=points,
            positions=solution.positions,
        ),
        text(f"cli-solved-{solution.objective}", lang, value=decimal(solution.value, lang, 3)),
    ]
    return said + [told(one, lang) for one in solution.first_rounds]


def told(one: FirstRound, lang: str) -> str:
    """How to play the first round when a card is turned up; cards never to be played are left
    out."""
    played = {card: share for card, share in one.policy.items() if share > 0}
    policy = ", ".join(f"{card} ({decimal(share, lang, 3)})" for card, share in played.items())
    value = decimal(one.value, lang, 3)
    return text("cli-first-round", lang, card=one.turned_up, value=value, policy=policy)
