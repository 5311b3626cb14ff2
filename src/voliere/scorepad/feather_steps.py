"""Setting up Birds of a Feather, step by step (F3, F11-F13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.feather import cards as feather
from voliere.games.feather.options import check
from voliere.games.language import counted

if TYPE_CHECKING:
    from voliere.scorepad.steps import Steps


def set_up_feather(steps: Steps) -> None:
    """F3, F11-F13: the deal or the draft, the sheets; OptionError for options that can't be."""
    check(steps.entry.options)
    n, size = steps.players, feather.HAND_SIZE[steps.players]
    steps.heads = [
        steps.say("Joueurs", "Players"),
        steps.say("Cartes en main", "Cards in hand"),
        steps.say("Mains neutres", "Neutral hands"),
    ]
    steps.rows = [
        [players, feather.HAND_SIZE[players], feather.N_NEUTRAL[players]] for players in range(1, 8)
    ]
    steps.add(
        f"Mélangez les {feather.N_CARDS} cartes.",
        f"Shuffle the {feather.N_CARDS} cards.",
        ["backs/feather"],
    )
    if n == 1:
        set_up_feather_solo(steps, size)
    elif steps.entry.options.opening == "draft":
        set_up_draft(steps)
    else:
        deal_feather(steps, size)
    steps.add(
        "Chacun prend une feuille de 35 cases : cinq habitats de sept oiseaux.",
        "Everybody takes a sheet of 35 boxes: five habitats of seven birds.",
        [
            "feather/habitat-M",
            "feather/habitat-W",
            "feather/habitat-D",
            "feather/habitat-F",
            "feather/habitat-O",
        ],
    )
    if steps.entry.options.raptors:
        steps.add(
            "Variante rapaces : un rapace révélé fait fuir les oiseaux installés de son habitat.",
            "Raptor variant: a raptor revealed chases off the lingering birds of its habitat.",
            ["feather/MR", "feather/OR"],
        )
    if n > 1:
        steps.all_at_once(["cover-feather"])


def deal_feather(steps: Steps, size: int) -> None:
    """F3, F11: the hands, the neutral hands, what is left; the migration."""
    neutral = feather.N_NEUTRAL[steps.players]
    left = feather.N_CARDS - size * steps.players - feather.NEUTRAL_SIZE * neutral
    steps.add(
        f"Distribuez {size} cartes à chacun.",
        f"Deal {size} cards to everybody.",
        ["feather/MC", "feather/DX", "feather/OA"],
    )
    if neutral:
        fr = counted(neutral, "main neutre", "mains neutres", "fr")
        en = counted(neutral, "neutral hand", "neutral hands", "en")
        steps.add(
            f"Distribuez aussi {fr} de {feather.NEUTRAL_SIZE} cartes, face cachée : chacune joue "
            "sa carte du dessus à chaque manche.",
            f"Deal {en} of {feather.NEUTRAL_SIZE} cards, too, face down: each plays its top card "
            "every round.",
            ["backs/feather"],
        )
    if left:
        steps.add(
            f"Les {left} cartes restantes sont mises de côté, face cachée.",
            f"The {left} cards left are put aside face down.",
            ["backs/feather"],
        )
    if steps.entry.options.opening == "migration":
        passed = feather.N_PASSED[steps.players]
        fr, en = counted(passed, "carte", "cartes", "fr"), counted(passed, "card", "cards", "en")
        steps.add(
            f"Migration : chacun choisit {fr} à passer à gauche, tous ensemble, avant de voir ce "
            "qui arrive.",
            f"Migration: everybody picks {en} to pass to the left, all at once, before seeing "
            "what arrives.",
            ["feather/W2"],
        )


def set_up_draft(steps: Steps) -> None:
    """F12: the packs."""
    n = steps.players
    size, rounds, puts = feather.PACK_SIZE[n], feather.PACK_ROUNDS[n], feather.PUTS_FROM[n]
    fr = counted(rounds, "lot", "lots", "fr")
    en = counted(rounds, "pack", "packs", "en")
    steps.add(
        f"Draft : chacun aura {fr} de {size} cartes, l’un après l’autre. Chacun prend une carte, "
        "puis les lots passent : à gauche, au deuxième lot à droite, au troisième à gauche.",
        f"Draft: everybody gets {en} of {size} cards, one after the other. Everybody takes a card, "
        "then packs are passed: left, with the second pack right, with the third left.",
        ["feather/M1", "feather/F3"],
    )
    if puts <= rounds:
        steps.add(
            f"À partir du lot numéro {puts}, chaque choix met aussi une carte dans une main "
            "neutre ; mélangez les mains neutres avant de jouer.",
            f"From pack number {puts} on, each pick also puts one card into a neutral hand; "
            "shuffle the neutral hands before play.",
            ["backs/feather"],
        )


def set_up_feather_solo(steps: Steps, size: int) -> None:
    """F13: a hand and a pile."""
    pile = feather.N_CARDS - size
    steps.add(
        f"Prenez {size} cartes en main ; les {pile} autres sont la pioche, face cachée.",
        f"Take {size} cards in hand; the other {pile} are the pile, face down.",
        ["feather/MC", "backs/feather"],
    )
    steps.add(
        f"À chaque tour, {feather.SOLO_REVEALED} cartes de la pioche sont révélées avec la vôtre.",
        f"Each turn {feather.SOLO_REVEALED} cards of the pile are revealed with yours.",
        ["feather/F1", "feather/W3", "feather/D1"],
    )
