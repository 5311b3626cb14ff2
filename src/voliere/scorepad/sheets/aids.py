"""The turn aid of each game: what to do, step by step, with a picture for each step."""

from __future__ import annotations

from typing import Any, NamedTuple

from voliere.games.feather import cards as feather
from voliere.games.piafs import cards as piafs
from voliere.games.songbirds import cards as songbirds
from voliere.games.vautour import cards as vautour


class Step(NamedTuple):
    """One step: the name of its picture, then its head and text in both languages."""

    picture: str
    fr: tuple[str, str]
    en: tuple[str, str]


STEPS: dict[str, list[Step]] = {
    "piafs": [
        Step(
            "piafs/SPm",
            ("Jouez", "une carte à la fin de la file d’un perchoir, au choix."),
            ("Play", "a card to the end of the queue of any perch."),
        ),
        Step(
            "piafs/perch",
            ("Comparez", "les forces au sol, ensemble, à l’oiseau perché de cette rangée."),
            ("Compare", "the strengths on the ground, together, to the bird on that perch."),
        ),
        Step(
            "piafs/BUm",
            (
                "Le sol est plus fort : capturez",
                "la graine de la colonne que dit la différence (1 à {column} ; au-delà, le dessus "
                "de la pioche), le malus à côté, puis l’oiseau perché.",
            ),
            (
                "The ground is stronger: capture",
                "the seed of the column that the difference names (1 to {column}; beyond, the top "
                "of the pile), the malus beside it, then the bird on the perch.",
            ),
        ),
        Step(
            "piafs/crow",
            (
                "Un malus agit aussitôt.",
                "Corbeau : un oiseau de votre plus grande pile part. Écureuil : deux cartes de "
                "votre pile de score partent, au hasard.",
            ),
            (
                "A malus acts at once.",
                "Crow: a bird of your largest pile leaves. Squirrel: two cards of your score pile "
                "leave, at random.",
            ),
        ),
        Step(
            "piafs/GRm",
            (
                "Le plus fort du sol se perche",
                "(à égalité, le plus proche), et l’on compare encore : tant que le sol est plus "
                "fort, vous capturez.",
            ),
            (
                "The strongest on the ground takes the perch",
                "(if equal, the nearest), and you compare again: as long as the ground is "
                "stronger, you capture.",
            ),
        ),
        Step(
            "piafs/YEf",
            (
                "Rien capturé ?",
                "Vous pouvez ajouter à votre collection une carte de votre main, pas plus forte "
                "que celle que vous avez jouée.",
            ),
            (
                "Nothing captured?",
                "You may add a hand card to your collection, no stronger than the card you played.",
            ),
        ),
        Step(
            "backs/piafs",
            (
                "Complétez",
                "votre main à {hand} cartes (pioche ou piste), puis la colonne à {column} "
                "graines ; les malus rencontrés vont à côté, au plus bas.",
            ),
            (
                "Refill",
                "your hand to {hand} cards (pile or track), then the column to {column} seeds; a "
                "malus met on the way goes beside it, as low as it can.",
            ),
        ),
        Step(
            "piafs/egg",
            (
                "À la fin",
                "gardez {kept} cartes de votre main. Paire : {pair} points. Majorité : les œufs "
                "de l’espèce. Plus vos graines.",
            ),
            (
                "At the end",
                "keep {kept} cards of your hand. A pair: {pair} points. A majority: the eggs of "
                "the species. Plus your seeds.",
            ),
        ),
    ],
    "vautour": [
        Step(
            "vautour/m8",
            (
                "Retournez",
                "la carte de points suivante. L’enjeu est la somme des cartes sur la table.",
            ),
            ("Turn up", "the next points card. The stake is the sum of the cards on the table."),
        ),
        Step(
            "backs/vautour",
            ("Choisissez en secret", "une carte de votre main ; toutes sont révélées ensemble."),
            ("Pick in secret", "a card of your hand; all are revealed together."),
        ),
        Step(
            "vautour/m10",
            ("Enjeu positif ou nul :", "la plus haute carte que personne d’autre n’a jouée prend."),
            ("Stake zero or more:", "the highest card that nobody else has played takes it."),
        ),
        Step(
            "vautour/v5",
            ("Enjeu négatif :", "la plus basse carte que personne d’autre n’a jouée doit prendre."),
            ("Stake below zero:", "the lowest card that nobody else has played must take it."),
        ),
        Step(
            "vautour/m3",
            ("Cartes égales :", "elles s’annulent, à deux ou plus ; on regarde la suivante."),
            ("Equal cards:", "they cancel each other, two or more; look at the next one."),
        ),
        Step(
            "vautour/v2",
            (
                "Tout s’annule :",
                "les cartes de points restent et s’ajoutent à la suivante ; à la dernière manche, "
                "elles sont perdues.",
            ),
            (
                "All cancel:",
                "the points cards stay and join the next one; in the last round they are lost.",
            ),
        ),
        Step(
            "vautour/m5",
            ("Après {rounds} manches", "le plus de points gagne."),
            ("After {rounds} rounds", "the most points win."),
        ),
        Step(
            "vautour/v1",
            (
                "Égalité en tête :",
                "le meilleur score que personne ne partage gagne ; ou, si la table préfère, la "
                "plus grosse souris.",
            ),
            (
                "A tie for the lead:",
                "the best score that nobody shares wins; or, if the table prefers, the biggest "
                "mouse.",
            ),
        ),
    ],
    "feather": [
        Step(
            "backs/feather",
            ("Choisissez en secret", "une carte : elle dit l’habitat que vous visitez."),
            ("Pick in secret", "a card: it names the habitat you visit."),
        ),
        Step(
            "feather/F1",
            ("Révélez ensemble,", "avec une carte de chaque main neutre."),
            ("Reveal together,", "with a card of each neutral hand."),
        ),
        Step(
            "feather/O2",
            (
                "Cochez",
                "tous les oiseaux de votre habitat sur la table : le vôtre, ceux des autres, des "
                "mains neutres, et les oiseaux installés.",
            ),
            (
                "Tick off",
                "all birds of your habitat on the table: yours, those of the others and of the "
                "neutral hands, and the lingering birds.",
            ),
        ),
        Step(
            "feather/W2",
            (
                "Les oiseaux installés partent ;",
                "les cartes de cette manche restent installées pour la suivante.",
            ),
            ("The lingering birds leave;", "the cards of this round linger for the next one."),
        ),
        Step(
            "feather/MR",
            (
                "Variante rapaces :",
                "un rapace révélé fait d’abord fuir les oiseaux installés de son habitat.",
            ),
            (
                "Raptor variant:",
                "a raptor revealed first chases off the lingering birds of its habitat.",
            ),
        ),
        Step(
            "feather/DX",
            ("La dernière carte en main", "n’est jamais jouée : la partie est finie."),
            ("The last card in hand", "is never played: the game is over."),
        ),
        Step(
            "feather/OA",
            (
                "Points :",
                "as {ace}, commun {common}, les autres {other}. Habitat complet : {bonus} de plus.",
            ),
            (
                "Points:",
                "ace {ace}, common {common}, all others {other}. A full habitat: {bonus} more.",
            ),
        ),
        Step(
            "feather/D1",
            (
                "Seul :",
                "révélez {revealed} cartes de la pioche avec la vôtre, cochez, puis défaussez une "
                "carte et piochez-en une.",
            ),
            (
                "Alone:",
                "reveal {revealed} cards of the pile with yours, tick off, then discard a card "
                "and draw one.",
            ),
        ),
    ],
    "songbirds": [
        Step(
            "songbirds/G",
            (
                "Posez",
                "une carte dans une case vide, à côté d’une case occupée (pas en diagonale).",
            ),
            ("Place", "a card in an empty cell next to an occupied one (not diagonally)."),
        ),
        Step(
            "songbirds/berry",
            (
                "Ligne ou colonne pleine :",
                "son jeton va aussitôt à la couleur la plus forte, volumes additionnés.",
            ),
            (
                "A full row or column:",
                "its token goes at once to the strongest colour, volumes added up.",
            ),
        ),
        Step(
            "songbirds/R",
            (
                "Sommes égales :",
                "elles s’annulent ; la meilleure qui reste gagne. S’il n’en reste pas, le jeton "
                "quitte la partie.",
            ),
            (
                "Equal sums:",
                "they cancel each other; the best one left wins. If none is left, the token "
                "leaves the game.",
            ),
        ),
        Step(
            "songbirds/crow",
            (
                "À quatre, la carte spéciale :",
                "corbeau et faucon punissent les plus forts autour d’eux, colibri et moqueur "
                "aident les plus faibles.",
            ),
            (
                "With four, the special card:",
                "crow and falcon punish the strongest around them, hummingbird and mockingbird "
                "help the weakest.",
            ),
        ),
        Step(
            "songbirds/W",
            (
                "Forêt pleine :",
                "votre dernière carte est votre favori. Son volume et les jetons de sa couleur "
                "font votre score.",
            ),
            (
                "The forest is full:",
                "your last card is your favourite. Its volume and its colour’s tokens are your "
                "score.",
            ),
        ),
        Step(
            "songbirds/worm3",
            (
                "Early Bird :",
                "une fois, au lieu de poser, réservez un favori face cachée et prenez le plus gros "
                "ver ({worms}) ; il remplace le volume.",
            ),
            (
                "Early Bird:",
                "once, instead of placing, lay a favourite face down and take the biggest worm "
                "({worms}); it replaces the volume.",
            ),
        ),
        Step(
            "songbirds/B",
            (
                "En match,",
                "le plus haut total commence la manche suivante ; à égalité, le plus de jetons.",
            ),
            (
                "In a match",
                "the highest total begins the next round; if equal, the most tokens.",
            ),
        ),
        Step(
            "songbirds/mockingbird",
            (
                "Seul ou ensemble :",
                "piochez, puis posez ou, une fois par partie, réservez le favori. Les jetons des "
                "autres couleurs sont retirés du score.",
            ),
            (
                "Alone or together:",
                "draw, then place or, once a game, lay the favourite. The other colours’ tokens "
                "are taken off the score.",
            ),
        ),
    ],
}

NUMBERS: dict[str, dict[str, Any]] = {
    "piafs": {
        "hand": piafs.HAND,
        "column": piafs.COLUMN,
        "kept": piafs.KEPT,
        "pair": piafs.POINTS_A_PAIR,
    },
    "vautour": {"rounds": vautour.ROUNDS},
    "feather": {
        "ace": feather.POINTS[feather.KINDS.index("A")],
        "common": feather.POINTS[feather.KINDS.index("C")],
        "other": feather.POINTS[feather.KINDS.index("X")],
        "bonus": feather.ALL_BONUS,
        "revealed": feather.SOLO_REVEALED,
    },
    "songbirds": {"worms": ", ".join(str(worm) for worm in songbirds.WORMS)},
}


def aid(game: str, lang: str) -> list[dict[str, str]]:
    """The steps of a game's turn aid, numbers filled in.

    >>> aid("vautour", "en")[6]["head"]
    'After 15 rounds'
    """
    steps = []
    for step in STEPS[game]:
        head, text = step.fr if lang == "fr" else step.en
        numbers = NUMBERS[game]
        steps.append(
            {
                "picture": step.picture,
                "head": head.format(**numbers),
                "text": text.format(**numbers),
            }
        )
    return steps
