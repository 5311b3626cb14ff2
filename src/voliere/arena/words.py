"""What people read of an arena, in French and English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voliere.arena.estimate import Estimate
from voliere.games.language import Words

WORDS: dict[str, Words] = {
    "playing": {"fr": "Arène", "en": "Arena"},
    "bot": {"fr": "Robot", "en": "Bot"},
    "score": {"fr": "Score moyen", "en": "Mean score"},
    "win-share": {"fr": "Part des victoires", "en": "Win share"},
    "interval": {"fr": "Intervalle à 95 %", "en": "95 % interval"},
    "rating": {"fr": "Niveau", "en": "Rating"},
    "sure": {"fr": "Au moins", "en": "At least"},
    "p50": {"fr": "p50 (ms)", "en": "p50 (ms)"},
    "p99": {"fr": "p99 (ms)", "en": "p99 (ms)"},
    "forfeits": {"fr": "Forfaits", "en": "Forfeits"},
    "games": {"fr": "Parties", "en": "Games"},
    "played": {
        "fr": "{title}, {players} : {games} sur {deals}, en {seconds} s. Graine : {seed}.",
        "en": "{title}, {players}: {games} on {deals}, in {seconds} s. Seed: {seed}.",
    },
    "picture": {
        "fr": "{title} à {players}, {games} parties",
        "en": "{title} with {players} seats, {games} games",
    },
    "even": {
        "fr": "À forces égales, la part des victoires est de {share}.",
        "en": "Between equals the win share is {share}.",
    },
    "titles": {"fr": "Titres de {bot} : {titles}.", "en": "Titles of {bot}: {titles}."},
    "forfeited": {
        "fr": "Partie {number} perdue par forfait, place {seat} : {reason}",
        "en": "Game {number} forfeited by seat {seat}: {reason}",
    },
    "more-forfeits": {
        "fr": "… et {n} autres parties perdues par forfait ; --json les donne toutes.",
        "en": "… and {n} more games forfeited; --json lists them all.",
    },
    "by-the-clock": {
        "fr": "{bots} : le temps borne la recherche, une autre exécution peut différer ; "
        "avec simulations=N elle est reproductible.",
        "en": "{bots}: the clock bounds the search, another run may differ; "
        "with simulations=N it is reproducible.",
    },
    "resumed": {
        "fr": "{games} déjà dans {path}.",
        "en": "{games} already in {path}.",
    },
}


def text(key: str, lang: str, **values: Any) -> str:
    """One of our texts.

    >>> text("bot", "fr")
    'Robot'
    """
    return WORDS[key][lang].format(**values)


def number(value: float | None, lang: str, *, decimals: int = 1) -> str:
    """A number with so many decimals; a dash for none.

    >>> number(2.5, "fr"), number(None, "en")
    ('2,5', '–')
    """
    if value is None:
        return "–"
    return f"{value:.{decimals}f}".replace(".", {"fr": ",", "en": "."}[lang])


def percent(value: float | None, lang: str) -> str:
    """A share in per cent.

    >>> percent(0.885, "fr"), percent(0.885, "en")
    ('88,5 %', '88.5%')
    """
    if value is None:
        return "–"
    return number(100 * value, lang) + {"fr": " %", "en": "%"}[lang]


def span(found: Estimate | None, shown: Callable[[float | None, str], str], lang: str) -> str:
    """The two ends of an interval; a dash for none.

    >>> span(Estimate(0.5, 0.4, 0.6), percent, "en")
    '40.0% – 60.0%'
    """
    if found is None or found.low is None:
        return "–"
    return f"{shown(found.low, lang)} – {shown(found.high, lang)}"
