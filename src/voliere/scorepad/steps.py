"""Setting up the real games, step by step: who starts in each game's own way, what is taken out,
which special card, the sizes of hands. Numbers come from the tables of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.feather import cards as feather
from voliere.games.language import counted, listing
from voliere.games.piafs import cards as piafs
from voliere.games.piafs.names import PLURALS
from voliere.games.piafs.names import card as piafs_card
from voliere.games.songbirds import cards as songbirds
from voliere.games.songbirds.names import SIDE_WORDS, SPECIAL_WORDS, signed
from voliere.games.songbirds.options import MOST_RIVALS, is_match, is_shared, specials_of
from voliere.games.vautour import cards as vautour

if TYPE_CHECKING:
    from voliere.scorepad.entries import Entry


class Steps:
    """The steps being written, and the table of what differs by player count."""

    def __init__(self, entry: Entry, lang: str) -> None:
        self.entry = entry
        self.lang = lang
        self.players = entry.players
        self.steps: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.rows: list[list[int]] = []

    def say(self, fr: str, en: str) -> str:
        """The sentence of the language asked for."""
        return fr if self.lang == "fr" else en

    def add(self, fr: str, en: str, pictures: list[str], draw: Any = None) -> None:
        """One step, with its pictures and what is drawn by lot in it."""
        self.steps.append({"text": self.say(fr, en), "pictures": pictures, "draw": draw})

    def draw_first(self, pictures: list[str]) -> None:
        """The step that draws the first player."""
        names = self.entry.names
        self.add(
            "Tirez au sort qui commence ; on joue ensuite dans le sens des aiguilles d’une montre.",
            "Draw who begins; play then goes clockwise.",
            pictures,
            {"what": "first", "from": [{"value": i, "text": name} for i, name in enumerate(names)]},
        )

    def all_at_once(self, pictures: list[str]) -> None:
        """The step that says that nobody begins."""
        self.add(
            "Personne ne commence : tout le monde joue en même temps.",
            "Nobody begins: everybody plays at once.",
            pictures,
        )


def setup(entry: Entry, lang: str) -> dict[str, Any]:
    """The steps of setting up the game for these players and options."""
    steps = Steps(entry, lang)
    if entry.game == "feather":
        set_up_feather(steps)
    elif entry.game == "piafs":
        set_up_piafs(steps)
    elif entry.game == "songbirds":
        set_up_songbirds(steps)
    else:
        set_up_vautour(steps)
    return {
        "game": entry.game,
        "players": entry.players,
        "steps": steps.steps,
        "table": {"heads": steps.heads, "rows": steps.rows},
    }


# Piafs


def set_up_piafs(steps: Steps) -> None:
    """P3-P6."""
    n, perches = steps.players, piafs.PERCHES[steps.players]
    steps.heads = [steps.say("Joueurs", "Players"), steps.say("Perchoirs", "Perches")]
    steps.rows = [[players, piafs.PERCHES[players]] for players in sorted(piafs.PERCHES)]
    steps.add(
        f"Posez la mangeoire au milieu, avec {perches} perchoirs.",
        f"Put the feeder in the middle, with {perches} perches.",
        ["piafs/perch"],
    )
    if n == 2:
        marked = [piafs_card(card, steps.lang) for card in piafs.MARKED_3_PLUS]
        n_marked, cards = len(marked), listing(marked, steps.lang)
        steps.add(
            f"À 2 joueurs, retirez les {n_marked} cartes Mangeoire marquées 3+ ({cards}).",
            f"With 2 players, take out the {n_marked} feeder cards marked 3+ ({cards}).",
            ["piafs/seed1", "piafs/seed2", "piafs/seed3", "piafs/crow"],
        )
    steps.add(
        f"Mélangez les cartes Mangeoire et posez {piafs.COLUMN} graines en colonne, la première en "
        "bas. Un corbeau ou un écureuil est remplacé, puis remélangé dans la pioche.",
        f"Shuffle the feeder cards and lay a column of {piafs.COLUMN} seeds, the first at the "
        "base. A crow or a squirrel is replaced, then shuffled back into the pile.",
        ["piafs/seed1", "piafs/seed3", "piafs/squirrel"],
    )
    if n == 2:
        out_of = [{"value": one, "text": PLURALS[one][steps.lang]} for one in piafs.SPECIES]
        named = steps.entry.options.without
        if named is None:
            fr = "À 2 joueurs, tirez une espèce au sort et retirez tous ses oiseaux."
            en = "With 2 players, draw one species and take out all of its birds."
            steps.add(fr, en, ["piafs/CHm"], {"what": "without", "from": out_of})
        else:
            fr = f"À 2 joueurs, une espèce sort : retirez les {PLURALS[named]['fr']}."
            en = f"With 2 players one species is out: take out the {PLURALS[named]['en']}."
            steps.add(fr, en, [f"piafs/{named}m"])
    steps.add(
        "Mélangez les oiseaux et posez-en un, face visible, à chaque perchoir.",
        "Shuffle the birds and lay one face up at each perch.",
        ["piafs/perch", "piafs/BUm"],
    )
    steps.add(
        f"Distribuez {piafs.HAND} oiseaux à chacun. Le reste est la pioche ; {piafs.TRACK} en sont "
        "posés face visible à côté : c’est la piste.",
        f"Deal {piafs.HAND} birds to everybody. The rest is the pile; {piafs.TRACK} of it lie face "
        "up beside it: the track.",
        ["backs/piafs", "piafs/SPm", "piafs/GRf", "piafs/YEm"],
    )
    steps.draw_first(["piafs/BLm"])


# Vautour


def set_up_vautour(steps: Steps) -> None:
    """V1, V2, V10."""
    low, high = vautour.PLAY_CARDS[0], vautour.PLAY_CARDS[-1]
    n_mice, n_vultures, rounds = len(vautour.MICE), len(vautour.VULTURES), vautour.ROUNDS
    steps.heads = [steps.say("Joueurs", "Players"), steps.say("Cartes en main", "Cards in hand")]
    steps.rows = [[players, len(vautour.PLAY_CARDS)] for players in (2, 3, 4, 5)]
    steps.add(
        f"Chacun prend les cartes {low} à {high} d’une couleur.",
        f"Everybody takes the cards {low} to {high} of one colour.",
        ["backs/vautour"],
    )
    steps.add(
        f"Mélangez les {rounds} cartes de points ({n_mice} souris, {n_vultures} vautours) en une "
        "pile face cachée.",
        f"Shuffle the {rounds} points cards ({n_mice} mice, {n_vultures} vultures) into a pile "
        "face down.",
        ["vautour/m10", "vautour/v5"],
    )
    if steps.entry.options.tiebreak == "best-mouse":
        fr = "Égalité en tête : la plus grosse souris départage."
        en = "A tie for the lead: the biggest mouse decides."
    else:
        fr = "Égalité en tête : le meilleur score que personne ne partage gagne."
        en = "A tie for the lead: the best score that nobody shares wins."
    steps.add(fr, en, ["vautour/m7"])
    steps.add(
        "Retournez la première carte de points.", "Turn up the first points card.", ["vautour/m5"]
    )
    steps.all_at_once(["cover-vautour"])


# Feather


def set_up_feather(steps: Steps) -> None:
    """F3, F11-F13."""
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


# Songbirds


def set_up_songbirds(steps: Steps) -> None:
    """S3-S5, S9-S12, S15, S18, S21, S24."""
    options = steps.entry.options
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
