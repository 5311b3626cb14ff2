"""`voliere solve GAME --cards N`: a small game solved exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from voliere.cli import language
from voliere.cli.numbers import number
from voliere.cli.options import GameName, Lang
from voliere.games.language import Words

if TYPE_CHECKING:
    from voliere.bots.solve import FirstRound, Solution

MOST_CARDS = 99

WORDS: dict[str, Words] = {
    "solved": {
        "fr": "{game} à deux, cartes de 1 à {cards}, points {points} : {positions} positions.",
        "en": "{game} for two, cards 1 to {cards}, points {points}: {positions} positions.",
    },
    "value-points": {
        "fr": "Valeur pour chacun : {value} point d’écart.",
        "en": "Value to each: a margin of {value} points.",
    },
    "value-win": {
        "fr": "Valeur pour chacun : {value} de la victoire.",
        "en": "Value to each: {value} of the win.",
    },
    "first-round": {
        "fr": "Si {card} est retournée (valeur {value}), jouer : {policy}.",
        "en": "If {card} is turned up (value {value}), play: {policy}.",
    },
}


def solve(
    game: GameName,
    cards: Annotated[str, typer.Option(metavar="N", help="How many cards each player has.")] = "5",
    objective: Annotated[
        str, typer.Option(metavar="points|win", help="Play for the margin, or for the win.")
    ] = "points",
    as_json: Annotated[bool, typer.Option("--json", help="Print the solution as JSON.")] = False,
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
        print(msgspec.json.encode(solution).decode())
    else:
        print("\n".join(lines(solution, tongue)))
    return 0


def lines(solution: Solution, lang: str) -> list[str]:
    """The solution as people read it."""
    from voliere.games import by_name

    title = by_name(solution.game).words.TITLE[lang]
    points = ", ".join(solution.points)
    said = [
        WORDS["solved"][lang].format(
            game=title, cards=solution.cards, points=points, positions=solution.positions
        ),
        WORDS[f"value-{solution.objective}"][lang].format(value=shown(solution.value, lang)),
    ]
    return said + [told(one, lang) for one in solution.first_rounds]


def told(one: FirstRound, lang: str) -> str:
    """How to play the first round when a card is turned up; cards never to be played are left
    out."""
    played = {card: share for card, share in one.policy.items() if share > 0}
    policy = ", ".join(f"{card} ({shown(share, lang)})" for card, share in played.items())
    value = shown(one.value, lang)
    return WORDS["first-round"][lang].format(card=one.turned_up, value=value, policy=policy)


def shown(value: float, lang: str) -> str:
    """A number with three decimals.

    >>> shown(0.25, "fr")
    '0,250'
    """
    return f"{value:.3f}".replace(".", {"fr": ",", "en": "."}[lang])
