"""Events as sentences: the game's own words, and those for what happens in every game."""

from __future__ import annotations

from voliere.games.game import Dealt, Ended, Event, Game, Result
from voliere.games.language import counted, listing, number_text


def say(game: Game, event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one French ("fr") or English ("en") sentence."""
    match event:
        case Dealt(round=1):
            return "Les cartes sont distribuées." if lang == "fr" else "The cards are dealt."
        case Dealt(round=number):
            if lang == "fr":
                return f"Les cartes de la manche {number} sont distribuées."
            return f"The cards of round {number} are dealt."
        case Ended(result=result):
            return say_result(game, result, lang, names)
    sentence: str = game.words.say(event, lang, names)
    return sentence


def say_result(game: Game, result: Result, lang: str, names: list[str]) -> str:
    """How a game ended, in one sentence."""
    if result.title is not None:
        points = counted(result.scores[0], "point", "points", lang)
        title = game.words.TITLES[result.title][lang]
        return (
            f"Fin de la partie : {points}, {title}."
            if lang == "fr"
            else (f"The game is over: {points}, {title}.")
        )
    winners = listing([names[seat] for seat in result.winners], lang)
    scores = ", ".join(f"{n} {number_text(s)}" for n, s in zip(names, result.scores, strict=True))
    if lang == "fr":
        verb = "gagne" if len(result.winners) == 1 else "partagent la victoire"
        return f"Fin de la partie : {winners} {verb} ({scores})."
    verb = "wins" if len(result.winners) == 1 else "share the win"
    return f"The game is over: {winners} {verb} ({scores})."
