"""Feather: what habitats, birds and ranks are called, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voliere.games.language import Words

TITLE: Words = {"fr": "Birds of a Feather", "en": "Birds of a Feather"}
TITLES: dict[str, Words] = {
    "rank-1": {"fr": "Oisillon", "en": "Nestling"},
    "rank-2": {"fr": "Fenêtre ouverte", "en": "Open window"},
    "rank-3": {"fr": "Bottes crottées", "en": "Muddy boots"},
    "rank-4": {"fr": "Œil de faucon", "en": "Falcon eye"},
    "rank-5": {"fr": "Légende des affûts", "en": "Legend of the hides"},
}

HABITATS: dict[str, Words] = {
    "M": {"fr": "montagne", "en": "mountains"},
    "W": {"fr": "marécage", "en": "wetlands"},
    "D": {"fr": "désert", "en": "desert"},
    "F": {"fr": "forêt", "en": "forest"},
    "O": {"fr": "océan", "en": "ocean"},
}
KINDS: dict[str, Words] = {
    "A": {"fr": "as", "en": "ace"},
    "R": {"fr": "rapace", "en": "raptor"},
    "X": {"fr": "rare", "en": "rare"},
    "1": {"fr": "inhabituel", "en": "uncommon"},
    "2": {"fr": "inhabituel", "en": "uncommon"},
    "3": {"fr": "inhabituel", "en": "uncommon"},
    "C": {"fr": "commun", "en": "common"},
}
BIRDS: dict[str, Words] = {
    "MA": {"fr": "le Roselin à tête grise", "en": "Gray-crowned Rosy-Finch"},
    "MR": {"fr": "l’Aigle royal", "en": "Golden Eagle"},
    "MX": {"fr": "le Colin des montagnes", "en": "Mountain Quail"},
    "M1": {"fr": "la Mésange de Gambel", "en": "Mountain Chickadee"},
    "M2": {"fr": "le Cassenoix d’Amérique", "en": "Clark’s Nutcracker"},
    "M3": {"fr": "le Merlebleu azuré", "en": "Mountain Bluebird"},
    "MC": {"fr": "le Geai de Steller", "en": "Steller’s Jay"},
    "WA": {"fr": "le Butor d’Amérique", "en": "American Bittern"},
    "WR": {"fr": "le Busard des marais", "en": "Northern Harrier"},
    "WX": {"fr": "la Grue du Canada", "en": "Sandhill Crane"},
    "W1": {"fr": "le Martin-pêcheur d’Amérique", "en": "Belted Kingfisher"},
    "W2": {"fr": "le Grand Héron", "en": "Great Blue Heron"},
    "W3": {"fr": "le Troglodyte des marais", "en": "Marsh Wren"},
    "WC": {"fr": "le Carouge à épaulettes", "en": "Red-winged Blackbird"},
    "DA": {"fr": "l’Oriole jaune-verdâtre", "en": "Scott’s Oriole"},
    "DR": {"fr": "le Faucon des prairies", "en": "Prairie Falcon"},
    "DX": {"fr": "la Chevêchette des saguaros", "en": "Elf Owl"},
    "D1": {"fr": "le Grand Géocoucou", "en": "Greater Roadrunner"},
    "D2": {"fr": "le Troglodyte des cactus", "en": "Cactus Wren"},
    "D3": {"fr": "le Colin de Gambel", "en": "Gambel’s Quail"},
    "DC": {"fr": "le Bruant à gorge noire", "en": "Black-throated Sparrow"},
    "FA": {"fr": "la Grive à collier", "en": "Varied Thrush"},
    "FR": {"fr": "l’Autour d’Amérique", "en": "Northern Goshawk"},
    "FX": {"fr": "le Grand Pic", "en": "Pileated Woodpecker"},
    "F1": {"fr": "le Troglodyte de Baird", "en": "Pacific Wren"},
    "F2": {"fr": "le Grimpereau brun", "en": "Brown Creeper"},
    "F3": {"fr": "le Piranga à tête rouge", "en": "Western Tanager"},
    "FC": {"fr": "le Junco ardoisé", "en": "Dark-eyed Junco"},
    "OA": {"fr": "le Macareux huppé", "en": "Tufted Puffin"},
    "OR": {"fr": "le Balbuzard pêcheur", "en": "Osprey"},
    "OX": {"fr": "le Courlis à long bec", "en": "Long-billed Curlew"},
    "O1": {"fr": "l’Huîtrier de Bachman", "en": "Black Oystercatcher"},
    "O2": {"fr": "le Pélican brun", "en": "Brown Pelican"},
    "O3": {"fr": "le Cormoran de Brandt", "en": "Brandt’s Cormorant"},
    "OC": {"fr": "le Goéland d’Audubon", "en": "Western Gull"},
}


def bird(text: str, lang: str) -> str:
    """The name of a bird alone.

    >>> bird("MC", "en"), bird("MR", "fr"), bird("M1", "fr")
    ('Steller’s Jay', 'Aigle royal', 'Mésange de Gambel')
    """
    name = BIRDS[text][lang]
    if lang == "fr":
        return name[2:] if name.startswith("l’") else name[3:]
    return name


def the(text: str, lang: str) -> str:
    """The name of a bird with its article.

    >>> the("MC", "en"), the("MR", "fr"), the("M1", "fr")
    ('the Steller’s Jay', 'l’Aigle royal', 'la Mésange de Gambel')
    """
    return BIRDS[text][lang] if lang == "fr" else "the " + BIRDS[text][lang]


def card(text: str, lang: str) -> str:
    """A card as a player reads it.

    >>> card("MC", "fr"), card("MC", "en")
    ('Geai de Steller (montagne, commun)', 'Steller’s Jay (mountains, common)')
    """
    return f"{bird(text, lang)} ({HABITATS[text[0]][lang]}, {KINDS[text[1]][lang]})"
