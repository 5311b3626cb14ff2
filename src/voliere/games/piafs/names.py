"""Piafs: what birds and cards are called, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voliere.games.language import Words

TITLE: Words = {"fr": "Piafs", "en": "Piafs"}

SPECIES_NAMES: dict[str, Words] = {
    "CH": {"fr": "pinson", "en": "chaffinch"},
    "SP": {"fr": "moineau", "en": "sparrow"},
    "BU": {"fr": "bouvreuil", "en": "bullfinch"},
    "BL": {"fr": "merle", "en": "blackbird"},
    "GR": {"fr": "verdier", "en": "greenfinch"},
    "YE": {"fr": "bruant", "en": "yellowhammer"},
}
PLURALS: dict[str, Words] = {
    "CH": {"fr": "pinsons", "en": "chaffinches"},
    "SP": {"fr": "moineaux", "en": "sparrows"},
    "BU": {"fr": "bouvreuils", "en": "bullfinches"},
    "BL": {"fr": "merles", "en": "blackbirds"},
    "GR": {"fr": "verdiers", "en": "greenfinches"},
    "YE": {"fr": "bruants", "en": "yellowhammers"},
}
MALUS_NAMES: dict[str, Words] = {
    "crow": {"fr": "corbeau", "en": "crow"},
    "squirrel": {"fr": "écureuil", "en": "squirrel"},
}


def card(text: str, lang: str) -> str:
    """A card as a player reads it.

    >>> card("CH5m", "fr"), card("GR2f", "en"), card("3", "fr"), card("squirrel", "fr")
    ('pinson mâle 5', 'female greenfinch 2', 'graine 3', 'écureuil')
    """
    if text in MALUS_NAMES:
        return MALUS_NAMES[text][lang]
    if text.isdigit():
        return {"fr": "graine ", "en": "seed "}[lang] + text
    name, strength, is_male = SPECIES_NAMES[text[:2]][lang], text[2], text[3] == "m"
    if lang == "fr":
        return f"{name} {'mâle' if is_male else 'femelle'} {strength}"
    return f"{'male' if is_male else 'female'} {name} {strength}"
