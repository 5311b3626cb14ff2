"""Songbirds: what colours, cards, lines and titles are called, and how an award is told, in French
and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.language import capital, listing
from voliere.games.songbirds.cards import COLOURS, COLUMNS

if TYPE_CHECKING:
    from voliere.games.language import Words

TITLE: Words = {"fr": "Songbirds", "en": "Songbirds"}

SPECIAL_WORDS: dict[str, Words] = {
    "crow": {"fr": "corbeau", "en": "crow"},
    "falcon": {"fr": "faucon", "en": "falcon"},
    "hummingbird": {"fr": "colibri", "en": "hummingbird"},
    "mockingbird": {"fr": "moqueur", "en": "mockingbird"},
}
COLOUR_WORDS: dict[str, Words] = {
    "R": {"fr": "rouge", "en": "red"},
    "B": {"fr": "bleu", "en": "blue"},
    "G": {"fr": "vert", "en": "green"},
    "W": {"fr": "blanc", "en": "white"},
}
SIDE_WORDS: dict[str, Words] = {
    "above": {"fr": "au-dessus du centre", "en": "above the centre"},
    "right": {"fr": "à droite du centre", "en": "right of the centre"},
    "below": {"fr": "au-dessous du centre", "en": "below the centre"},
    "left": {"fr": "à gauche du centre", "en": "left of the centre"},
    "above-right": {
        "fr": "au-dessus et à droite du centre",
        "en": "above and right of the centre",
    },
    "below-left": {
        "fr": "au-dessous et à gauche du centre",
        "en": "below and left of the centre",
    },
}
TITLES: dict[str, Words] = {
    "beginner": {"fr": "Débutant", "en": "Beginner"},
    "amateur": {"fr": "Amateur", "en": "Amateur"},
    "apprentice": {"fr": "Apprenti", "en": "Apprentice"},
    "professional": {"fr": "Professionnel", "en": "Professional"},
    "superstar": {"fr": "Superstar", "en": "Superstar"},
}
NEXT_FIRST: dict[str, Words] = {
    "total": {"fr": "plus haut total", "en": "highest total"},
    "berries": {
        "fr": "à total égal, plus de baies dans cette manche",
        "en": "equal totals, more berries in this round",
    },
    "seat-order": {
        "fr": "à total et baies égaux, l’ordre des places décide",
        "en": "equal totals and berries, seat order decides",
    },
}


def card(text: str, lang: str) -> str:
    """A card as a player reads it.

    >>> card("R5", "en"), card("W1", "fr"), card("crow", "fr")
    ('red 5', 'blanc 1', 'corbeau')
    """
    if text in SPECIAL_WORDS:
        return SPECIAL_WORDS[text][lang]
    return f"{COLOUR_WORDS[text[0]][lang]} {text[1:]}"


def line_name(line: str, lang: str) -> str:
    """A line that earns a token, as the start of a sentence.

    >>> line_name("a", "en"), line_name("3", "fr"), line_name("above", "en")
    ('Column a', 'Ligne 3', 'Above the centre')
    """
    if line in SIDE_WORDS:
        return capital(SIDE_WORDS[line][lang])
    if line in COLUMNS:
        return f"Colonne {line}" if lang == "fr" else f"Column {line}"
    return f"Ligne {line}" if lang == "fr" else f"Row {line}"


def say_award(
    line: str,
    token: int,
    colour: str,
    sums: dict[str, int],
    cancelled: list[str],
    lang: str,
    *,
    weakest: bool,
) -> str:
    """S7, S9-S12: who has won the token of a full line, and why.

    >>> say_award("a", 12, "W", {"R": 7, "B": 7, "W": 3}, ["R", "B"], "en", weakest=False)
    'Column a: red 7, blue 7, white 3. Red and blue cancel. White gets the token 12.'
    """
    fr = lang == "fr"
    parts = [line_name(line, lang) + (" : " if fr else ": ") + sums_text(sums, lang)]
    if cancelled:
        same = listing([COLOUR_WORDS[one][lang] for one in cancelled], lang)
        parts.append(f"{same} s’annulent" if fr else f"{same} cancel")
    name = COLOUR_WORDS[colour][lang]
    worth = token_text(line, token)
    if fr:
        why = ", la plus faible couleur," if weakest else ""
        parts.append(f"{name}{why} reçoit le jeton {worth}")
    else:
        why = ", the weakest colour," if weakest else ""
        parts.append(f"{name}{why} gets the token {worth}")
    return ". ".join([capital(part) for part in parts]) + "."


def say_lapse(line: str, token: int, sums: dict[str, int], lang: str) -> str:
    """S7: nobody has won the token of a full line.

    >>> say_lapse("3", 9, {"R": 4, "B": 4}, "fr")
    'Ligne 3 : rouge 4, bleu 4. Tout s’annule, le jeton 9 quitte la partie.'
    """
    fr = lang == "fr"
    start = line_name(line, lang) + (" : " if fr else ": ") + sums_text(sums, lang)
    worth = token_text(line, token)
    if fr:
        return f"{start}. Tout s’annule, le jeton {worth} quitte la partie."
    return f"{start}. All cancel, and the token {worth} leaves the game."


def sums_text(sums: dict[str, int], lang: str) -> str:
    """The volumes of the colours in a line, loudest first."""
    in_order = sorted(sums, key=lambda colour: (-sums[colour], COLOURS.index(colour)))
    return ", ".join([f"{COLOUR_WORDS[colour][lang]} {sums[colour]}" for colour in in_order])


def token_text(line: str, token: int) -> str:
    """A token: berries as a number, special ones with their sign."""
    return signed(token) if line in SIDE_WORDS else str(token)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")
