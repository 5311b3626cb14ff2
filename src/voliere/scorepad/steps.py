"""Setting up the real games, step by step: who starts in each game's own way, what is taken out,
which special card, the sizes of hands. Numbers come from the tables of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.language import listing
from voliere.games.piafs import cards as piafs
from voliere.games.piafs.names import PLURALS
from voliere.games.piafs.names import card as piafs_card
from voliere.games.piafs.options import check as check_piafs
from voliere.games.vautour import cards as vautour
from voliere.games.vautour.options import check as check_vautour
from voliere.scorepad.feather_steps import set_up_feather
from voliere.scorepad.songbirds_steps import set_up_songbirds

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
    """The steps of setting up the game for these players and options; OptionError for those that
    the rules don't know."""
    steps = Steps(entry, lang)
    if entry.game == "feather":
        set_up_feather(steps)
    elif entry.game == "piafs":
        check_piafs(entry.options)
        set_up_piafs(steps)
    elif entry.game == "songbirds":
        set_up_songbirds(steps)
    else:
        check_vautour(entry.options)
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
