"""Vautour: everything a player reads, in French and English."""

from __future__ import annotations

from functools import cache

from voliere.games.game import Event
from voliere.games.language import Words, counted, listing, of, your_hand
from voliere.games.vautour import view as v
from voliere.games.vautour.names import TITLE, card, signed

__all__ = ["TITLE", "card"]

TAGLINE: Words = {
    "fr": "Misez haut pour les souris, bas pour fuir les vautours, et jamais comme les autres.",
    "en": "Bid high for mice, dodge the vultures, and never bid what others bid.",
}
MINUTES = (15, 20)

# Each option and each of its values, as a player reads them.
OPTIONS: dict[str, Words] = {
    "players": {"fr": "Joueurs", "en": "Players"},
    "tiebreak": {"fr": "Égalité en tête", "en": "Tie for the lead"},
    "tiebreak=runner-up": {
        "fr": "Le meilleur score que personne ne partage gagne",
        "en": "The best score nobody shares wins",
    },
    "tiebreak=best-mouse": {
        "fr": "La plus grosse souris départage",
        "en": "The biggest mouse decides",
    },
    "memory_aid": {
        "fr": "Toutes les cartes jouées restent visibles",
        "en": "All played cards stay in view",
    },
}
TITLES: dict[str, Words] = {}
LEAST_SCORES: tuple[int | None, ...] = ()
WORTH: dict[str, int] = {}  # the number on a card says it


def move(text: str, lang: str) -> str:
    """A move as a choice in a list."""
    return {"fr": "jouer le ", "en": "play the "}[lang] + text


def say(event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one sentence."""
    fr = lang == "fr"
    match event:
        case v.Chose(seat=seat, card=None):
            return f"{names[seat]} a choisi." if fr else f"{names[seat]} has chosen."
        case v.Chose(seat=seat, card=chosen):
            return (
                f"{names[seat]} a choisi le {chosen}." if fr else f"{names[seat]} chose {chosen}."
            )
        case v.Revealed(cards=cards):
            bids = [f"{name} {bid}" for name, bid in zip(names, cards, strict=False)]
            return ("Cartes retournées : " if fr else "Cards turned over: ") + ", ".join(bids) + "."
        case v.Cancelled(card=number, seats=seats):
            who = [names[seat] for seat in seats]
            if fr:
                return f"Les {number} {listing([of(name) for name in who], lang)} s’annulent."
            return f"The {number}s of {listing(who, lang)} cancel."
        case v.Took(seat=seat, card=bid, points=points, total=total):
            what = _points(points, lang)
            if fr:
                return f"{names[seat]} prend {what} avec son {bid} ({signed(total)})."
            return f"{names[seat]} takes {what} with the {bid} ({signed(total)})."
        case v.Carried(points=points):
            what = _points(points, lang)
            if fr:
                return f"Que des égalités : {what} sur la table pour la manche suivante."
            return f"All ties: left on the table for the next round: {what}."
        case v.Lost(points=points):
            what = _points(points, lang)
            if fr:
                return f"Que des égalités à la dernière manche : personne ne prend {what}."
            return f"All ties in the last round: nobody takes {what}."
        case v.TurnedUp(card=points_card, stake=stake):
            turned = _card(points_card, lang)
            if fr:
                return f"Nouvelle carte : {turned}. En jeu : {signed(stake)}."
            return f"Turned up: {turned}. At stake: {signed(stake)}."
        case v.Scored(seat=seat, mice=mice, vultures=vultures, total=total):
            if fr:
                won = f"souris {signed(mice)}, vautours {signed(vultures)}"
                return f"{names[seat]} : {won}, total {signed(total)}."
            won = f"mice {signed(mice)}, vultures {signed(vultures)}"
            return f"{names[seat]}: {won}, total {signed(total)}."
    raise TypeError(f"no sentence for {event!r}")


def describe(view: v.VautourView, lang: str, names: list[str]) -> list[str]:
    """The table as the seat sees it, in lines that can be read aloud."""
    fr = lang == "fr"
    lines = []
    if view.stake:
        cards = _points(view.stake, lang)
        lines.append(
            f"Manche {view.round} sur 15. En jeu : {cards}."
            if fr
            else f"Round {view.round} of 15. At stake: {cards}."
        )
    for name, won, score, last in zip(names, view.won, view.scores, view.last, strict=False):
        points = counted(score, "point", "points", lang)
        top = last or ("aucune" if fr else "none")
        taken = _points(won, lang)
        lines.append(
            f"{name} : {points} ({taken}). Dernière carte : {top}."
            if fr
            else f"{name}: {points} ({taken}). Last card: {top}."
        )
    if view.hand is not None:
        lines.append(your_hand(view.hand, lang))
    return lines


_card = cache(card)  # there are few, and they are named at every turn


def _points(points: list[str], lang: str) -> str:
    return listing([_card(one, lang) for one in points], lang)
