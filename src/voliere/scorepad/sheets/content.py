"""What stands on the sheets of each game, as plain data for the template: words, numbers from the
games' tables, names of pictures."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from voliere.games import by_name
from voliere.games.feather import cards as feather_cards
from voliere.games.feather import names as feather_names
from voliere.games.language import Words, capital
from voliere.games.piafs import cards as piafs_cards
from voliere.games.piafs import names as piafs_names
from voliere.games.songbirds import cards as songbirds_cards
from voliere.games.songbirds import names as songbirds_names
from voliere.games.songbirds.options import MOST_RIVALS
from voliere.games.vautour import cards as vautour_cards
from voliere.games.vautour import names as vautour_names
from voliere.scorepad.sheets.aids import aid
from voliere.scorepad.sheets.summary import summary

USUAL_PLAYERS = {"piafs": 4, "vautour": 5, "feather": 4, "songbirds": 4}
MATCH_ROUNDS = 8  # lines of a match card
ATTEMPTS = 12  # lines of a sheet for playing together

WORDS: dict[str, Words] = {
    "document": {
        "fr": "{title} : feuilles de score, règles, aide de jeu",
        "en": "{title}: score sheets, rules, turn aid",
    },
    "score": {"fr": "Feuille de score", "en": "Score sheet"},
    "rules": {"fr": "Les règles en une page", "en": "The rules on one page"},
    "aid": {"fr": "Aide de jeu", "en": "Turn aid"},
    "player": {"fr": "Joueur", "en": "Player"},
    "game": {"fr": "Partie", "en": "Game"},
    "date": {"fr": "Date", "en": "Date"},
    "total": {"fr": "Total", "en": "Total"},
    "points": {"fr": "Points", "en": "Points"},
    "all": {"fr": "TOUT", "en": "ALL"},
    "habitat": {"fr": "Habitat", "en": "Habitat"},
    "rank": {"fr": "Rang", "en": "Rank"},
    "card": {"fr": "Carte", "en": "Card"},
    "mice": {"fr": "Souris", "en": "Mice"},
    "vultures": {"fr": "Vautours", "en": "Vultures"},
    "species": {"fr": "Espèce", "en": "Species"},
    "birds": {"fr": "Oiseaux", "en": "Birds"},
    "eggs": {"fr": "Œufs", "en": "Eggs"},
    "pairs": {"fr": "Paires × {n}", "en": "Pairs × {n}"},
    "seeds": {"fr": "Graines", "en": "Seeds"},
    "round": {"fr": "Manche", "en": "Round"},
    "favourite": {"fr": "Favori", "en": "Favourite"},
    "worm": {"fr": "ou ver", "en": "or worm"},
    "tokens": {"fr": "Jetons", "en": "Tokens"},
    "score-of": {"fr": "Score", "en": "Score"},
    "title": {"fr": "Titre", "en": "Title"},
    "match": {"fr": "Carte de match", "en": "Match card"},
    "together": {"fr": "Seul ou tous ensemble", "en": "Alone or all together"},
    "names": {"fr": "Joueurs", "en": "Players"},
    "made": {
        "fr": "Volière : nos mots, nos dessins. À photocopier librement.",
        "en": "Volière: our words, our drawings. Copy freely.",
    },
}
NOTES: dict[str, Words] = {
    "feather": {
        "fr": "Cochez chaque oiseau vu pour la première fois. Les sept d’un habitat : "
        "{bonus} points de plus. Les inhabituels 1, 2 et 3 sont les trois espèces différentes.",
        "en": "Tick each bird the first time you see it. All seven of a habitat: {bonus} points "
        "more. Uncommon 1, 2 and 3 are its three different species.",
    },
    "piafs": {
        "fr": "Majorité d’une espèce (égalité comprise) : les œufs de tous ses oiseaux. Œufs des "
        "forces 1 à 6 : {eggs}. À égalité de points, le plus de paires gagne.",
        "en": "Majority of a species (ties included): the eggs of all its birds. Eggs of the "
        "strengths 1 to 6: {eggs}. Equal points: more pairs win.",
    },
    "vautour": {
        "fr": "Cochez qui prend la carte. Rien que des égalités : elle reste sur la table, et qui "
        "prend la suivante prend tout.",
        "en": "Tick who takes the card. Nothing but ties: it stays on the table, and whoever takes "
        "the next one takes them all.",
    },
    "songbirds": {
        "fr": "Notez les jetons de chaque couleur, puis pour chacun son favori, les jetons de sa "
        "couleur et le total. Early Bird : le ver au lieu du volume.",
        "en": "Write down the tokens of each colour, then for everybody the favourite, the tokens "
        "of its colour and the total. Early Bird: the worm instead of the volume.",
    },
}
TOGETHER_NOTE: Words = {
    "fr": "Score : volume du favori, plus les jetons de sa couleur, moins ceux des trois autres.",
    "en": "Score: the favourite’s volume, plus its colour’s tokens, less those of the others.",
}


def content(game: str, lang: str, players: int) -> dict[str, Any]:
    """Everything on the sheets of a game for so many players."""
    title = by_name(game).words.TITLE[lang]
    words = {key: both[lang] for key, both in WORDS.items()}
    words["document"] = words["document"].format(title=title)
    words["pairs"] = words["pairs"].format(n=piafs_cards.POINTS_A_PAIR)
    texts = {
        "name": title,
        "words": words,
        "sheet": SHEETS[game](lang, players),
        "summary": summary(game, lang),
        "aid": aid(game, lang),
    }
    return {"game": game, "lang": lang, "players": players, **unbroken(texts)}


def unbroken(value: Any) -> Any:
    """The same texts with spaces before high punctuation at which no line breaks.

    >>> unbroken({"text": ["Points : 3 !"]})
    {'text': ['Points\xa0: 3\xa0!']}
    """
    if isinstance(value, str):
        return re.sub(r" (?=[:;?!»×])|(?<=«) ", "\u00a0", value)
    if isinstance(value, dict):
        return {key: unbroken(one) for key, one in value.items()}
    return [unbroken(one) for one in value] if isinstance(value, list) else value


def feather(lang: str, players: int) -> dict[str, Any]:
    """F2, F15, F16: five habitats by seven kinds for each player; alone, the ranks."""
    kinds = [
        {
            "name": feather_names.KINDS[kind][lang] + (f" {kind}" if kind in "123" else ""),
            "points": points,
        }
        for kind, points in zip(feather_cards.KINDS, feather_cards.POINTS, strict=True)
    ]
    habitats = [
        {"code": code, "name": capital(feather_names.HABITATS[code][lang])}
        for code in feather_cards.HABITATS
    ]
    ranks = spans(feather_names.TITLES, [top + 1 for top in feather_cards.RANKS], lang)
    note = NOTES["feather"][lang].format(bonus=feather_cards.ALL_BONUS)
    return {
        "note": note,
        "kinds": kinds,
        "habitats": habitats,
        "bonus": feather_cards.ALL_BONUS,
        "ranks": ranks if players == 1 else [],
    }


def piafs(lang: str, players: int) -> dict[str, Any]:
    """P17-P20: birds and eggs a species, pairs, seeds."""
    eggs = " ".join(str(n) for n in piafs_cards.EGGS)
    species = [
        {"code": code, "name": capital(piafs_names.PLURALS[code][lang])}
        for code in piafs_cards.SPECIES
    ]
    return {"note": NOTES["piafs"][lang].format(eggs=eggs), "species": species}


def vautour(lang: str, players: int) -> dict[str, Any]:
    """V9: the points cards, highest first."""
    cards = [
        {
            "text": vautour_names.signed(points),
            "picture": f"vautour/{'m' if points > 0 else 'v'}{abs(points)}",
        }
        for points in sorted(vautour_cards.POINTS_CARDS, reverse=True)
    ]
    return {"note": NOTES["vautour"][lang], "cards": cards}


def songbirds(lang: str, players: int) -> dict[str, Any]:
    """S14-S20: the card of a match; S23, S26: alone or together, games with their titles."""
    colours = [
        {"code": code, "name": capital(songbirds_names.COLOUR_WORDS[code][lang])}
        for code in songbirds_cards.COLOURS
    ]
    is_match = 1 < players <= MOST_RIVALS
    titles = spans(songbirds_names.TITLES, list(songbirds_cards.TITLES_FROM), lang)
    return {
        "note": (NOTES["songbirds"] if is_match else TOGETHER_NOTE)[lang],
        "colours": colours,
        "match": is_match,
        "lines": MATCH_ROUNDS if is_match else ATTEMPTS,
        "titles": titles,
    }


def spans(titles: dict[str, Words], starts: list[int], lang: str) -> list[dict[str, str]]:
    """Titles with the scores that earn them; `starts` has the least score of all but the first.

    >>> spans({"a": {"en": "Low"}, "b": {"en": "High"}}, [10], "en")
    [{'score': '9 or less', 'name': 'Low'}, {'score': '10 or more', 'name': 'High'}]
    """
    less, more, to = {"fr": ("ou moins", "ou plus", "à"), "en": ("or less", "or more", "to")}[lang]
    texts = [f"{starts[0] - 1} {less}"]
    for start, following in pairwise(starts):
        texts.append(f"{start} {to} {following - 1}")
    texts.append(f"{starts[-1]} {more}")
    names = [words[lang] for words in titles.values()]
    return [{"score": text, "name": name} for text, name in zip(texts, names, strict=True)]


SHEETS = {"feather": feather, "piafs": piafs, "songbirds": songbirds, "vautour": vautour}
