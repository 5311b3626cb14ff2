"""Songbirds: everything a player reads, in French and English."""

from __future__ import annotations

from voliere.games.game import Event
from voliere.games.language import Words, counted, listing, number_text, your_hand
from voliere.games.songbirds import cards
from voliere.games.songbirds import view as v
from voliere.games.songbirds.cards import (
    CELLS,
    COLOURS,
    COLUMNS,
    ROWS,
    SPECIAL_NAMES,
    TITLES_FROM,
)
from voliere.games.songbirds.names import (
    COLOUR_WORDS,
    NEXT_FIRST,
    SIDE_WORDS,
    SPECIAL_WORDS,
    TITLE,
    TITLES,
    card,
    say_award,
    say_lapse,
    signed,
)

__all__ = ["TITLE", "TITLES", "card"]

TAGLINE: Words = {
    "fr": "Remplissez la forêt, nourrissez une couleur de baies, et gardez-en un oiseau.",
    "en": "Fill the forest, feed one colour with berries, and keep a bird of it for yourself.",
}
MINUTES = (15, 20)

# Each option and each of its values, as a player reads them.
OPTIONS: dict[str, Words] = {
    "players": {"fr": "Joueurs", "en": "Players"},
    "special": {"fr": "Carte spéciale (à quatre)", "en": "Special card (four players)"},
    "special=crow": {
        "fr": "Corbeau : jetons négatifs aux plus forts, un par côté",
        "en": "Crow: negative tokens for the strongest, one a side",
    },
    "special=falcon": {
        "fr": "Faucon : deux jetons négatifs aux plus forts",
        "en": "Falcon: two negative tokens for the strongest",
    },
    "special=hummingbird": {
        "fr": "Colibri : jetons positifs aux plus faibles, un par côté",
        "en": "Hummingbird: positive tokens for the weakest, one a side",
    },
    "special=mockingbird": {
        "fr": "Moqueur : deux jetons positifs aux plus faibles",
        "en": "Mockingbird: two positive tokens for the weakest",
    },
    "early_bird": {
        "fr": "Early Bird : réserver son favori plus tôt, pour un ver",
        "en": "Early Bird: lay your favourite early, for a worm",
    },
    "rounds": {"fr": "Manches", "en": "Rounds"},
    "target": {
        "fr": "Points à atteindre, au lieu d’un nombre de manches",
        "en": "Points to reach, instead of a number of rounds",
    },
    "coop": {"fr": "Tous ensemble (coopératif)", "en": "All together (cooperative)"},
    "first": {
        "fr": "Qui commence (tiré au sort si rien n’est choisi)",
        "en": "Who begins (drawn if nobody is chosen)",
    },
}
LEAST_SCORES: tuple[int | None, ...] = (None, *TITLES_FROM)  # for each title
WORTH: dict[str, int] = {}  # the number on a card says it


def move(text: str, lang: str) -> str:
    """A move as a choice in a list.

    >>> move("R5@c3", "fr"), move("@c3", "en")
    ('poser le rouge 5 en c3', 'place it at c3')
    >>> move("R5!", "en"), move("!", "fr"), move("R5?", "fr")
    ('lay the red 5 as favourite', 'la réserver comme favori', 'montrer le rouge 5')
    """
    fr = lang == "fr"
    if text.endswith("?"):
        return ("montrer le " if fr else "show the ") + card(text[:-1], lang)
    if text.endswith("!"):
        laid = text[:-1]
        if fr:
            return (
                f"réserver le {card(laid, lang)} comme favori"
                if laid
                else "la réserver comme favori"
            )
        return f"lay {'the ' + card(laid, lang) if laid else 'it'} as favourite"
    placed, cell = text.split("@")
    if fr:
        return f"poser le {card(placed, lang)} en {cell}" if placed else f"la poser en {cell}"
    return f"place {'the ' + card(placed, lang) if placed else 'it'} at {cell}"


def say(event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one sentence."""
    fr = lang == "fr"
    match event:
        case v.Drew(seat=seat, card=None):
            return f"{names[seat]} pioche une carte." if fr else f"{names[seat]} draws a card."
        case v.Drew(seat=seat, card=str(drawn)):
            what = card(drawn, lang)
            return f"{names[seat]} pioche le {what}." if fr else f"{names[seat]} draws the {what}."
        case v.Skipped(seat=seat):
            if fr:
                return f"{names[seat]} n’a plus de carte et passe son tour."
            return f"{names[seat]} has no card left and is skipped."
        case v.Showed(seat=seat, card=shown):
            what = card(shown, lang)
            if fr:
                return f"{names[seat]} montre le {what} et doit le jouer."
            return f"{names[seat]} shows the {what} and must play it."
        case v.Placed(seat=seat, card=placed, cell=cell):
            what = card(placed, lang)
            if fr:
                return f"{names[seat]} pose le {what} en {cell}."
            return f"{names[seat]} places the {what} at {cell}."
        case v.Laid():
            return _say_laid(event, lang, names)
        case v.Awarded():
            return say_award(
                event.line,
                event.token,
                event.colour,
                event.sums,
                event.cancelled,
                lang,
                weakest=event.weakest,
            )
        case v.Lapsed(line=line, token=token, sums=sums):
            return say_lapse(line, token, sums, lang)
        case v.Revealed(seat=seat, card=favourite, from_hand=from_hand):
            what = card(favourite, lang)
            if fr:
                origin = "resté en main" if from_hand else "réservé"
                return f"{names[seat]} révèle son favori, {origin} : {what}."
            origin = "left in hand" if from_hand else "laid before"
            return f"{names[seat]} reveals the favourite, {origin}: {what}."
        case v.Scored():
            return _say_scored(event, lang, names)
        case v.ScoredTogether():
            return _say_scored_together(event, lang)
        case v.RoundEnded(round=number, next_first=seat, reason=reason):
            why = NEXT_FIRST[reason][lang]
            if fr:
                return f"La manche {number} est finie. {names[seat]} commence la suivante : {why}."
            return f"Round {number} is over. {names[seat]} begins the next one: {why}."
    raise TypeError(f"no sentence for {event!r}")


def _say_laid(event: v.Laid, lang: str, names: list[str]) -> str:
    fr = lang == "fr"
    name = names[event.seat]
    if event.card is None:
        what = "une carte" if fr else "a card"
    else:
        what = ("le " if fr else "the ") + card(event.card, lang)
    if event.worm is None:
        if fr:
            return f"{name} réserve {what} comme favori de la partie."
        return f"{name} lays {what} as the favourite of the game."
    if fr:
        worm = f"prend le ver {event.worm}" if event.worm else "ne reçoit pas de ver"
        return f"{name} réserve {what}, face cachée, comme favori et {worm}."
    worm = f"takes the worm {event.worm}" if event.worm else "gets no worm"
    return f"{name} lays {what} face down as favourite and {worm}."


def _say_scored(event: v.Scored, lang: str, names: list[str]) -> str:
    fr = lang == "fr"
    name = names[event.seat]
    favourite = card(event.favourite, lang)
    own = event.volume if event.worm is None else event.worm
    berries, score, total = map(number_text, (event.berries, event.score, event.total))
    if fr:
        kind = "volume" if event.worm is None else "ver"
        text = f"{name} : favori {favourite}, {kind} {own} et jetons {berries} font {score}"
        return f"{text}, total {total}." if event.total != event.score else f"{text}."
    kind = "volume" if event.worm is None else "worm"
    text = f"{name}: favourite {favourite}, {kind} {own} and tokens {berries} make {score}"
    return f"{text}, total {total}." if event.total != event.score else f"{text}."


def _say_scored_together(event: v.ScoredTogether, lang: str) -> str:
    fr = lang == "fr"
    if event.favourite is None:
        return "Aucun favori réservé : 0 point." if fr else "No favourite was laid: 0 points."
    own = event.favourite[0]
    sums = f"{event.volume} + {event.harvest[own]}"
    for colour, tokens in event.harvest.items():
        if colour != own:
            sums += f" − {tokens}"
    favourite = card(event.favourite, lang)
    if fr:
        return f"Favori {favourite} : {sums} = {number_text(event.score)}."
    return f"Favourite {favourite}: {sums} = {number_text(event.score)}."


def describe(view: v.SongbirdsView, lang: str, names: list[str]) -> list[str]:
    """The table as the seat sees it, in lines that can be read aloud."""
    lines = _describe_match(view, lang, names)
    lines += _describe_forest(view, lang)
    lines += _describe_harvest(view, lang)
    lines += _describe_players(view, lang, names)
    lines += _describe_own(view, lang)
    return lines


def _describe_match(view: v.SongbirdsView, lang: str, names: list[str]) -> list[str]:
    fr = lang == "fr"
    lines = []
    if view.options.is_match:
        lines.append(f"Manche {view.round}." if fr else f"Round {view.round}.")
    if view.options.players > 1:
        name = names[view.first]
        lines.append(f"{name} a commencé." if fr else f"{name} began.")
    for number, past in enumerate(view.past_rounds, start=1):
        each = [
            f"{name} {number_text(score)} ({card(favourite, lang)}, {number_text(berries)})"
            for name, score, favourite, berries in zip(
                names, past.scores, past.favourites, past.berries, strict=False
            )
        ]
        what = listing(each, lang)
        lines.append(
            f"Manche {number}, score (favori, jetons) : {what}."
            if fr
            else f"Round {number}, score (favourite, tokens): {what}."
        )
    if view.past_rounds:
        totals = [f"{n} {number_text(t)}" for n, t in zip(names, view.totals, strict=False)]
        lines.append(("Totaux : " if fr else "Totals: ") + listing(totals, lang) + ".")
    return lines


def _describe_forest(view: v.SongbirdsView, lang: str) -> list[str]:
    fr = lang == "fr"
    given = "attribué" if fr else "awarded"
    tokens = [
        f"{c} {given if t is None else t}" for c, t in zip(COLUMNS, view.columns, strict=True)
    ]
    lines = [("Jetons des colonnes : " if fr else "Column tokens: ") + ", ".join(tokens) + "."]
    for row, token in zip(ROWS, view.rows, strict=True):
        cells = [cell for cell in CELLS if cell[1] == row]
        cards = [f"{cell} {card(view.forest[cell], lang)}" for cell in cells if cell in view.forest]
        worth = given if token is None else token
        what = ", ".join(cards) or ("vide" if fr else "empty")
        lines.append(
            f"Ligne {row}, jeton {worth} : {what}." if fr else f"Row {row}, token {worth}: {what}."
        )
    if view.special:
        around = [f"{SIDE_WORDS[k][lang]} {signed(token)}" for k, token in view.special.items()]
        start = "Jetons spéciaux : " if fr else "Special tokens: "
        lines.append(start + ", ".join(around) + ".")
    return lines


def _describe_harvest(view: v.SongbirdsView, lang: str) -> list[str]:
    fr = lang == "fr"
    lines = []
    for colour in COLOURS:
        tokens = view.harvest[colour]
        name = COLOUR_WORDS[colour][lang]
        what = listing([number_text(token) for token in tokens], lang)
        total = f", total {number_text(sum(tokens))}" if len(tokens) > 1 else ""
        if fr:
            lines.append(f"Récolte, {name} : {what}{total}.")
        else:
            lines.append(f"Harvest, {name}: {what}{total}.")
    return lines


def _describe_players(view: v.SongbirdsView, lang: str, names: list[str]) -> list[str]:
    fr = lang == "fr"
    lines = []
    for seat, (name, size) in enumerate(zip(names, view.hand_sizes, strict=False)):
        parts = [
            counted(size, "carte", "cartes", lang) if fr else counted(size, "card", "cards", lang)
        ]
        if view.laid[seat]:
            parts.append("favori réservé" if fr else "favourite laid")
        if view.worms and (worm := view.worms[seat]) is not None:
            if worm:
                parts.append(f"ver {worm}" if fr else f"worm {worm}")
            else:
                parts.append("pas de ver" if fr else "no worm")
        lines.append(f"{name} : {', '.join(parts)}." if fr else f"{name}: {', '.join(parts)}.")
    if view.options.is_shared:
        cards = counted(view.n_pile, "carte", "cartes", lang)
        if fr:
            lines.append(f"Pioche : {cards}.")
        else:
            lines.append(f"Pile: {counted(view.n_pile, 'card', 'cards', lang)}.")
    return lines


def _describe_own(view: v.SongbirdsView, lang: str) -> list[str]:
    fr = lang == "fr"
    lines = []
    if view.shown is not None:
        lines.append(("Carte montrée : " if fr else "Card shown: ") + card(view.shown, lang) + ".")
    if view.favourite is not None:
        if view.options.is_shared:
            start = "Le favori : " if fr else "The favourite: "
        else:
            start = "Votre favori : " if fr else "Your favourite: "
        lines.append(start + card(view.favourite, lang) + ".")
    if view.hand is not None:
        lines.append(your_hand([card(one, lang) for one in view.hand], lang))
    return lines


assert tuple(SPECIAL_WORDS) == SPECIAL_NAMES
assert tuple(TITLES) == cards.TITLES
