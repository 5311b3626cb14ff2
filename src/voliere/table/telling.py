"""Events as sentences: the game's own words, and those for what happens in every game."""

from __future__ import annotations

from voliere.games.game import Dealt, Ended, Event, Game, Result
from voliere.games.language import counted, listing, number_text


def say(game: Game, event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one French ("fr") or English ("en") sentence."""
    if isinstance(event, Dealt):
        return _say_dealt(event.round, lang)
    if isinstance(event, Ended):
        return say_result(game, event.result, lang, names)
    sentence: str = game.words.say(event, lang, names)
    return sentence


def _say_dealt(round_: int, lang: str) -> str:
    if round_ == 1:
        return "Les cartes sont distribuées." if lang == "fr" else "The cards are dealt."
    if lang == "fr":
        return f"Les cartes de la manche {round_} sont distribuées."
    return f"The cards of round {round_} are dealt."


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
