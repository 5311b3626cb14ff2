"""What stands on the drawn tables, in French and English."""

from __future__ import annotations

from typing import Any

from voliere.games.language import Words, counted

WORDS: dict[str, Words] = {
    "player": {"fr": "Joueur", "en": "Player"},
    "points": {"fr": "Points", "en": "Points"},
    "cards": {"fr": "Cartes", "en": "Cards"},
    "hand": {"fr": "Main", "en": "Hand"},
    "your-hand": {"fr": "Votre main", "en": "Your hand"},
    "chosen": {"fr": "Votre choix", "en": "Your choice"},
    "pile": {"fr": "Pioche", "en": "Pile"},
    "round-of": {"fr": "Manche {round} sur {rounds}", "en": "Round {round} of {rounds}"},
    # vautour
    "stake": {"fr": "En jeu", "en": "At stake"},
    "won": {"fr": "Prises", "en": "Taken"},
    "last": {"fr": "Dernière", "en": "Last card"},
    "played": {"fr": "Jouées", "en": "Played"},
    "legend-vautour": {
        "fr": "+ : souris, − : vautour. La somme de l’enjeu est derrière le signe =.",
        "en": "+ is a mouse, − a vulture. The sum of the stake stands after the = sign.",
    },
    # songbirds
    "round": {"fr": "Manche {round}.", "en": "Round {round}."},
    "harvest": {"fr": "Récolte", "en": "Harvest"},
    "favourite-laid": {"fr": "favori réservé", "en": "favourite laid"},
    "worm": {"fr": "ver {worm}", "en": "worm {worm}"},
    "no-worm": {"fr": "pas de ver", "en": "no worm"},
    "total": {"fr": "total {total}", "en": "total {total}"},
    "began": {"fr": "{name} a commencé.", "en": "{name} began."},
    "shown": {"fr": "Carte montrée", "en": "Card shown"},
    "favourite": {"fr": "Favori", "en": "Favourite"},
    "next-worm": {"fr": "Ver suivant", "en": "Next worm"},
    "score": {"fr": "Score", "en": "Score"},
    "special-token": {"fr": "{token} pour {cells}", "en": "{token} for {cells}"},
    "legend-songbirds": {
        "fr": "Les jetons sont entre parenthèses, au-dessus de leur colonne et à gauche de leur "
        "ligne ; – : jeton attribué. R rouge, B bleu, G vert, W blanc. Un point marque une case où "
        "l’on peut poser maintenant ; ★ est la carte spéciale, ses jetons autour d’elle.",
        "en": "Tokens are in brackets, above their column and to the left of their row; –: token "
        "awarded. R red, B blue, G green, W white. A dot marks a cell where a card can be placed "
        "now; ★ is the special card, with its tokens around it.",
    },
    # feather
    "lingering": {"fr": "Installés", "en": "Lingering"},
    "neutral": {"fr": "neutre {number}", "en": "neutral {number}"},
    "neutral-hand": {"fr": "Main neutre {number}", "en": "Neutral hand {number}"},
    "from-pile": {"fr": "pioche", "en": "pile"},
    "aside": {"fr": "De côté", "en": "Aside"},
    "pack": {"fr": "Votre lot", "en": "Your pack"},
    "passed": {"fr": "Passées", "en": "Passed"},
    "received": {"fr": "Reçues", "en": "Received"},
    "put": {"fr": "Mises dans une main neutre", "en": "Put into a neutral hand"},
    "legend-feather": {
        "fr": "Une ligne par habitat, une colonne par oiseau : A as, R rapace, X rare, 1 2 3 "
        "inhabituels, C commun. ✓ : oiseau vu, · : pas encore.",
        "en": "A line for each habitat, a column for each bird: A ace, R raptor, X rare, 1 2 3 "
        "uncommon, C common. ✓: bird seen, ·: not yet.",
    },
    # piafs
    "perch": {"fr": "Perchoir {number}", "en": "Perch {number}"},
    "column": {"fr": "Colonne", "en": "Column"},
    "track": {"fr": "Piste", "en": "Track"},
    "birds": {"fr": "Pioche Oiseaux", "en": "Bird pile"},
    "feeder": {"fr": "Pioche Mangeoire", "en": "Feeder pile"},
    "seeds": {"fr": "Graines", "en": "Seeds"},
    "your-seeds": {"fr": "Vos graines", "en": "Your seeds"},
    "collection": {"fr": "Collection", "en": "Collection"},
    "legend-piafs": {
        "fr": "À chaque perchoir : l’oiseau perché, puis derrière la flèche ceux au sol, dans "
        "l’ordre. m mâle, f femelle ; le chiffre est la force. La colonne se lit de bas en haut, "
        "position 1 en bas, la graine puis le malus. {species}.",
        "en": "At each perch: the bird on it, then behind the arrow those on the ground, in order. "
        "m male, f female; the number is the strength. The column is read from the bottom, "
        "position 1, the seed and then the malus. {species}.",
    },
}


def text(key: str, lang: str, **values: Any) -> str:
    """One of these texts.

    >>> text("worm", "fr", worm=3)
    'ver 3'
    """
    return WORDS[key][lang].format(**values)


def n_cards(n: int, lang: str) -> str:
    """So many cards.

    >>> n_cards(1, "fr"), n_cards(0, "en")
    ('1 carte', '0 cards')
    """
    return counted(n, *{"fr": ("carte", "cartes"), "en": ("card", "cards")}[lang], lang)
