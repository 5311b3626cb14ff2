"""Setting up Songbirds, step by step (S3-S5, S9-S12, S15, S18, S21, S24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.language import listing
from voliere.games.songbirds import cards as songbirds
from voliere.games.songbirds.names import SIDE_WORDS, SPECIAL_WORDS, signed
from voliere.games.songbirds.options import (
    MOST_RIVALS,
    check,
    is_match,
    is_shared,
    settled_rounds,
    specials_of,
)

if TYPE_CHECKING:
    from voliere.scorepad.steps import Steps


def check_what_is_named(options: Any) -> None:
    """S4, S18: as at a table, but that the special card may still be to be drawn."""
    options.rounds = settled_rounds(options)
    is_to_draw = options.special is None and options.players == MOST_RIVALS and not options.coop
    if is_to_draw:
        options.special = songbirds.SPECIAL_NAMES[0]
    check(options)
    if is_to_draw:
        options.special = None


def set_up_songbirds(steps: Steps) -> None:
    """S3-S5, S9-S12, S15, S18, S21, S24."""
    options = steps.entry.options
    check_what_is_named(options)
    steps.heads = [steps.say("Joueurs", "Players"), steps.say("Cartes en main", "Cards in hand")]
    sizes = songbirds.HAND_SIZES
    steps.rows = [[players, sizes[players]] for players in sorted(sizes)]
    side, n_berries = songbirds.SIDE, songbirds.N_BERRIES
    steps.add(
        f"Mélangez les {n_berries} jetons baies : {side} au-dessus des colonnes, {side} à gauche "
        "des lignes de la forêt, tous face visible.",
        f"Shuffle the {n_berries} berry tokens: {side} above the columns, {side} to the left of "
        "the rows of the forest, all face up.",
        ["songbirds/berry"],
    )
    steps.add(
        "Posez les quatre cartes Récolte, une par couleur : elles gardent les jetons gagnés.",
        "Lay out the four harvest cards, one a colour: they hold the tokens won.",
        ["songbirds/R", "songbirds/B", "songbirds/G", "songbirds/W"],
    )
    if is_shared(options):
        set_up_together(steps)
    else:
        set_up_rivals(steps)
    if steps.players > 1:
        steps.draw_first(["cover-songbirds"])


def set_up_rivals(steps: Steps) -> None:
    """S4, S15, S18: the centre, the hands, the worms, the match."""
    options = steps.entry.options
    if steps.players == MOST_RIVALS:
        lay_special(steps)
    else:
        steps.add(
            "Mélangez les cartes et posez-en une, face visible, au centre de la forêt.",
            "Shuffle the cards and lay one face up in the centre of the forest.",
            ["songbirds/G"],
        )
    size = songbirds.HAND_SIZES[steps.players]
    if steps.players == 2:
        fr = f"Distribuez {size} cartes à chacun ; la dernière reste de côté, face cachée."
        en = f"Deal {size} cards to everybody; the last one stays aside, face down."
    else:
        fr, en = f"Distribuez {size} cartes à chacun.", f"Deal {size} cards to everybody."
    steps.add(fr, en, ["backs/songbirds"])
    if options.early_bird:
        worms = listing([str(worm) for worm in songbirds.WORMS], steps.lang)
        steps.add(
            f"Early Bird : posez les vers {worms} à portée de main.",
            f"Early Bird: lay the worms {worms} within reach.",
            ["songbirds/worm3", "songbirds/worm2", "songbirds/worm1"],
        )
    if is_match(options):
        if options.target is not None:
            fr = f"Match : jusqu’à ce qu’un total atteigne {options.target} points."
            en = f"Match: until a total reaches {options.target} points."
        else:
            fr = f"Match en {options.rounds} manches : les points s’additionnent."
            en = f"A match of {options.rounds} rounds: points add up."
        steps.add(fr, en, ["songbirds/berry"])


def lay_special(steps: Steps) -> None:
    """S9-S12: which special card lies in the centre, and its tokens."""
    named = specials_of(steps.entry.options)
    if not named:
        names = songbirds.SPECIAL_NAMES
        out_of = [{"value": one, "text": SPECIAL_WORDS[one][steps.lang]} for one in names]
        pictures = [f"songbirds/{one}" for one in names]
        steps.add(
            "À 4 joueurs, une carte spéciale est au centre : choisissez-la ou tirez-la au sort.",
            "With 4 players a special card lies in the centre: choose it or draw it.",
            pictures,
            {"what": "special", "from": out_of},
        )
        named = list(names)
    for special in [one for i, one in enumerate(named) if one not in named[:i]]:
        around = [
            f"{SIDE_WORDS[line][steps.lang]} {signed(songbirds.SPECIALS[special][line])}"
            for line in songbirds.LINE_NAMES
            if line in songbirds.SPECIALS[special]
        ]
        name, tokens = SPECIAL_WORDS[special][steps.lang], ", ".join(around)
        steps.add(
            f"Carte spéciale {name} au centre, avec ses jetons : {tokens}.",
            f"Special card {name} in the centre, with its tokens: {tokens}.",
            [f"songbirds/{special}"],
        )


def set_up_together(steps: Steps) -> None:
    """S21, S24: nine cards on the diagonals, one in each hand, a pile."""
    n_laid = len(songbirds.DIAGONALS)
    pile = len(songbirds.CARDS) - n_laid - steps.players
    steps.add(
        f"Mélangez les cartes et posez-en {n_laid}, face visible, sur les deux diagonales.",
        f"Shuffle the cards and lay {n_laid} face up on the two diagonals.",
        ["songbirds/R", "songbirds/B"],
    )
    if steps.players == 1:
        fr = f"Prenez une carte en main ; les {pile} autres sont la pioche."
        en = f"Take one card in hand; the other {pile} are the pile."
    else:
        fr = f"Distribuez une carte à chacun, en secret ; les {pile} autres sont la pioche."
        en = f"Deal everybody one card, in secret; the other {pile} are the pile."
    steps.add(fr, en, ["backs/songbirds"])
