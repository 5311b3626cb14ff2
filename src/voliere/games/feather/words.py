"""Feather: everything a player reads, in French and English."""

from __future__ import annotations

from voliere.games.feather import cards as deck
from voliere.games.feather import view as v
from voliere.games.feather.names import HABITATS, TITLE, TITLES, bird, card, the
from voliere.games.game import Event
from voliere.games.language import Words, counted, listing, your_hand

__all__ = ["TITLE", "TITLES", "card"]

TAGLINE: Words = {
    "fr": "Chaque carte est un lieu à visiter et un oiseau à y voir : devinez où vont les autres.",
    "en": "Every card is a place to visit and a bird to see there: guess where the others go.",
}
MINUTES = (20, 30)

# Each option and each of its values, as a player reads them.
OPTIONS: dict[str, Words] = {
    "players": {"fr": "Joueurs", "en": "Players"},
    "opening": {"fr": "Mains de départ", "en": "Starting hands"},
    "opening=deal": {"fr": "Distribuées", "en": "Dealt"},
    "opening=migration": {
        "fr": "Migration : chacun passe des cartes à gauche",
        "en": "Migration: everybody passes cards to the left",
    },
    "opening=draft": {
        "fr": "Draft : chacun compose sa main à partir de lots",
        "en": "Draft: everybody builds a hand from packs",
    },
    "raptors": {
        "fr": "Les rapaces font fuir les oiseaux installés",
        "en": "Raptors chase lingering birds off",
    },
}
LEAST_SCORES: tuple[int | None, ...] = (None, *(best + 1 for best in deck.RANKS))  # for each title
WORTH = {bird: deck.POINTS[deck.KINDS.index(bird[1])] for bird in deck.BIRDS}  # F2
WORTH |= dict.fromkeys(deck.HABITATS, deck.ALL_BONUS)  # F2: all birds of one

VISITS: dict[str, Words] = {
    "M": {"fr": "en montagne", "en": "in the mountains"},
    "W": {"fr": "au marécage", "en": "in the wetlands"},
    "D": {"fr": "au désert", "en": "in the desert"},
    "F": {"fr": "en forêt", "en": "in the forest"},
    "O": {"fr": "à l’océan", "en": "at the ocean"},
}


def move(text: str, lang: str) -> str:
    """A move as a choice in a list.

    >>> move("pass:M1,OR", "fr")
    'passer la Mésange de Gambel et le Balbuzard pêcheur'
    >>> move("draft:M1/OR", "en")
    'draft the Mountain Chickadee, put the Osprey into the neutral hand'
    """
    fr = lang == "fr"
    kind, _, rest = text.rpartition(":")
    if kind == "pass":
        return ("passer " if fr else "pass ") + _the(rest.split(","), lang)
    if kind == "x":
        return ("défausser " if fr else "discard ") + the(rest, lang)
    if kind == "draft":
        kept, _, put = rest.partition("/")
        taken = ("prendre " if fr else "draft ") + the(kept, lang)
        if not put:
            return taken
        if fr:
            return f"{taken}, mettre {the(put, lang)} dans la main neutre"
        return f"{taken}, put {the(put, lang)} into the neutral hand"
    return ("jouer " if fr else "play ") + the(text, lang)


def say(event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one sentence."""
    fr = lang == "fr"
    match event:
        case v.Chose(seat=seat, move=None):
            return f"{names[seat]} a choisi." if fr else f"{names[seat]} has chosen."
        case v.Chose(seat=seat, move=chosen) if chosen is not None:
            what = move(chosen, lang)
            return f"{names[seat]} a choisi : {what}." if fr else f"{names[seat]} chose: {what}."
        case v.Passed(seat=seat, to=to, n=n, cards=cards):
            what = _n_cards(n, lang) if cards is None else _the(cards, lang)
            if fr:
                return f"{names[seat]} passe {what} à {names[to]}."
            return f"{names[seat]} passes {what} to {names[to]}."
        case v.Drafted(seat=seat, card=taken):
            what = the(taken, lang) if taken else ("une carte" if fr else "a card")
            if fr:
                return f"{names[seat]} prend {what} dans son lot."
            return f"{names[seat]} takes {what} from the pack."
        case v.Put(seat=seat, neutral=neutral, card=put):
            what = the(put, lang) if put else ("une carte" if fr else "a card")
            if fr:
                return f"{names[seat]} met {what} dans la main neutre {neutral + 1}."
            return f"{names[seat]} puts {what} into neutral hand {neutral + 1}."
        case v.PacksPassed(direction=direction):
            if fr:
                side = {"left": "gauche", "right": "droite"}[direction]
                return f"Les lots passent à {side}."
            return f"The packs are passed to the {direction}."
        case v.PacksOpened(pack_round=pack_round, n=n):
            if fr:
                return f"Lot numéro {pack_round} : chacun reçoit {n} cartes."
            return f"Pack number {pack_round}: everybody takes up {n} cards."
        case v.Shuffled(neutral=neutral):
            if fr:
                return f"La main neutre {neutral + 1} est mélangée."
            return f"Neutral hand {neutral + 1} is shuffled."
        case v.Revealed(cards=revealed):
            shown = _owned(revealed, lang, names)
            return f"Cartes révélées : {shown}." if fr else f"Cards revealed: {shown}."
        case v.ChasedOff(raptor=raptor, cards=chased):
            gone = _the([text for _, text in chased], lang)
            if fr:
                return f"{_capital(the(raptor, lang))} fait fuir {gone}."
            return f"{_capital(the(raptor, lang))} chases off {gone}."
        case v.Visited():
            return _say_visited(event, lang, names)
        case v.Left(cards=left):
            gone = _the([text for _, text in left], lang)
            if fr:
                verb = "quitte" if len(left) == 1 else "quittent"
                return f"{_capital(gone)} {verb} la partie."
            verb = "leaves" if len(left) == 1 else "leave"
            return f"{_capital(gone)} {verb} the game."
        case v.Settled(cards=settled):
            stay = _the([text for _, text in settled], lang)
            if fr:
                return f"Restent installés pour la suite : {stay}."
            return f"Lingering from now on: {stay}."
        case v.Discarded(seat=seat, card=thrown):
            what = the(thrown, lang) if thrown else ("une carte" if fr else "a card")
            return f"{names[seat]} défausse {what}." if fr else f"{names[seat]} discards {what}."
        case v.Drew(seat=seat, card=drawn):
            what = the(drawn, lang) if drawn else ("une carte" if fr else "a card")
            return f"{names[seat]} pioche {what}." if fr else f"{names[seat]} draws {what}."
        case v.Scored():
            return _say_scored(event, lang, names)
    raise TypeError(f"no sentence for {event!r}")


def _say_visited(event: v.Visited, lang: str, names: list[str]) -> str:
    name, where = names[event.seat], VISITS[event.habitat][lang]
    points = counted(event.points, "point", "points", lang)
    if lang == "fr":
        if not event.new:
            return f"{name}, {where}, ne voit rien de nouveau."
        full = " Habitat complet !" if event.full else ""
        return f"{name}, {where}, coche {_the(event.new, lang)} : {points}.{full}"
    if not event.new:
        return f"{name}, {where}, sees nothing new."
    full = " The habitat is complete!" if event.full else ""
    return f"{name}, {where}, ticks off {_the(event.new, lang)}: {points}.{full}"


def _say_scored(event: v.Scored, lang: str, names: list[str]) -> str:
    name, sheet = names[event.seat], event.sheet
    n_full = len(sheet.full)
    if lang == "fr":
        parts = [
            f"{counted(sheet.aces, 'as', 'as', lang)} × 2",
            f"{counted(sheet.others, 'autre oiseau', 'autres oiseaux', lang)} × 1",
            f"{counted(sheet.commons, 'commun', 'communs', lang)} × 0",
            f"{counted(n_full, 'habitat complet', 'habitats complets', lang)} × 3",
        ]
        return f"{name} : {' + '.join(parts)} = {counted(event.total, 'point', 'points', lang)}."
    parts = [
        f"{counted(sheet.aces, 'ace', 'aces', lang)} × 2",
        f"{counted(sheet.others, 'other bird', 'other birds', lang)} × 1",
        f"{counted(sheet.commons, 'common bird', 'common birds', lang)} × 0",
        f"{counted(n_full, 'full habitat', 'full habitats', lang)} × 3",
    ]
    return f"{name}: {' + '.join(parts)} = {counted(event.total, 'point', 'points', lang)}."


def describe(view: v.FeatherView, lang: str, names: list[str]) -> list[str]:
    """The table as the seat sees it, in lines that can be read aloud."""
    fr = lang == "fr"
    lines = [_phase(view, lang)]
    if view.lingering:
        label = "Oiseaux installés : " if fr else "Lingering birds: "
        lines.append(label + _owned(view.lingering, lang, names, full=True) + ".")
    for seat, seen in enumerate(view.seen):
        name, cards = names[seat], _n_cards(view.hand_sizes[seat], lang)
        points = counted(view.scores[seat], "point", "points", lang)
        sheet = _sheet(seen, lang)
        lines.append(
            f"{name} : {points}, {cards} en main. Oiseaux vus : {sheet}."
            if fr
            else f"{name}: {points}, {cards} in hand. Birds seen: {sheet}."
        )
    lines += _stocks(view, lang)
    lines += _own_cards(view, lang)
    return lines


def _phase(view: v.FeatherView, lang: str) -> str:
    fr = lang == "fr"
    if view.phase == "migration":
        return "Migration : choisissez les cartes à passer." if fr else "Migration: choose cards."
    if view.phase == "draft":
        return f"Draft, lot numéro {view.pack_round}." if fr else f"Draft, pack {view.pack_round}."
    where = f"{view.round} sur {view.n_rounds}" if fr else f"{view.round} of {view.n_rounds}"
    if view.phase == "over":
        return f"Partie finie, manche {where}." if fr else f"The game is over, round {where}."
    if view.phase == "discard":
        return f"Manche {where} : défaussez une carte." if fr else f"Round {where}: discard a card."
    return f"Manche {where}." if fr else f"Round {where}."


def _stocks(view: v.FeatherView, lang: str) -> list[str]:
    fr = lang == "fr"
    lines = []
    for number, size in enumerate(view.neutral_sizes, start=1):
        label = f"Main neutre {number} : " if fr else f"Neutral hand {number}: "
        lines.append(label + _n_cards(size, lang) + ".")
    if view.options.players == 1:
        label = "Pioche : " if fr else "Pile: "
        lines.append(label + _n_cards(view.n_pile, lang) + ".")
    if view.n_aside:
        n = view.n_aside
        lines.append(f"De côté : {n} cartes cachées." if fr else f"Aside, face down: {n} cards.")
    return lines


def _own_cards(view: v.FeatherView, lang: str) -> list[str]:
    if view.hand is None:
        return []
    fr = lang == "fr"
    lines = []
    for cards, label in (
        (view.passed, "Vous avez passé : " if fr else "You passed: "),
        (view.received, "Vous avez reçu : " if fr else "You were given: "),
        (view.put, "Mis dans une main neutre : " if fr else "You put into a neutral hand: "),
        (view.pack, "Votre lot : " if fr else "Your pack: "),
    ):
        if cards:
            lines.append(label + _cards(cards, lang) + ".")
    lines.append(your_hand([card(text, lang) for text in view.hand], lang))
    if view.chosen is not None:
        label = "Votre choix : " if fr else "Your choice: "
        lines.append(label + move(view.chosen, lang) + ".")
    return lines


def _sheet(seen: list[str], lang: str) -> str:
    """The birds seen, habitat by habitat."""
    rows = []
    for habitat, name in HABITATS.items():
        birds = [bird(text, lang) for text in seen if text[0] == habitat]
        if birds:
            rows.append(f"{name[lang]} ({len(birds)}/7) {', '.join(birds)}")
    return " ; ".join(rows) if lang == "fr" and rows else "; ".join(rows) or listing([], lang)


def _owned(cards: list[v.Owned], lang: str, names: list[str], *, full: bool = False) -> str:
    """Cards with their owners."""
    colon = " : " if lang == "fr" else ": "
    name = card if full else bird
    return ", ".join(_owner(owner, lang, names) + colon + name(text, lang) for owner, text in cards)


def _owner(owner: str, lang: str, names: list[str]) -> str:
    fr = lang == "fr"
    if owner == "pile":
        return "pioche" if fr else "pile"
    if owner.startswith("n"):
        number = int(owner[1:]) + 1
        return f"main neutre {number}" if fr else f"neutral hand {number}"
    return names[int(owner)]


def _the(cards: list[str], lang: str) -> str:
    return listing([the(text, lang) for text in cards], lang)


def _n_cards(n: int, lang: str) -> str:
    one, many = ("carte", "cartes") if lang == "fr" else ("card", "cards")
    return counted(n, one, many, lang)


def _cards(cards: list[str], lang: str) -> str:
    return listing([card(text, lang) for text in cards], lang)


def _capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]
