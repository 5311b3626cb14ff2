"""One round of Songbirds as it was entered: checked and laid into a state (S3, S4, S7-S17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.doors.pad.entry import require_list
from voliere.games.doors.pad.errors import ScoreError
from voliere.games.options import as_text
from voliere.games.songbirds import phrases
from voliere.games.songbirds.awards import award, is_full, special_of_round
from voliere.games.songbirds.cards import (
    BERRIES,
    CARDS,
    CELLS,
    CENTRE,
    COLOURS,
    LINE_NAMES,
    LINES,
    N_BERRIES,
    SIDE,
    SPECIAL_NAMES,
    WORMS,
)
from voliere.games.songbirds.events import AWARDED, EVENTS, LAPSED
from voliere.games.songbirds.state import N_LINES, SPECIAL_CARD
from voliere.kernel.log import new_log, take
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Name
    from voliere.games.doors.pad.sheet import Sheet

KEYS = ("first", "forest", "columns", "rows", "tokens", "favourites", "worms")


class Round:
    """What a round on the sheet says beside what lies in the state."""

    def __init__(self, number: int, first: int | None) -> None:
        self.number = number
        self.first = first
        self.is_complete = False
        self.lines: list[dict[str, Any]] = []


def read_round(sheet: Sheet, state: Any, number: int, data: Any) -> Round:
    """Lay a round into the state; ScoreError for what can't be. What is still to enter goes to the
    sheet's `missing`."""
    if not isinstance(data, dict):
        raise ScoreError("bad-entry", what="rounds", value=as_text(data))
    for key in sorted(data):
        if key not in KEYS:
            raise ScoreError("unknown-key", key=key, keys=", ".join(KEYS))
    played = Round(number, seat_in(sheet, data.get("first")))
    missing: list[Phrase] = []
    places: dict[str, Name] = {}
    if data.get("tokens") is not None:
        for other in ("forest", "columns", "rows"):
            if data.get(other) is not None:
                raise ScoreError("both-forms", one="tokens", other=other)
        lay_tokens(state, data["tokens"], missing)
    else:
        lay_forest(state, data.get("forest"), places, missing)
        lay_berries(state, data, missing)
        played.lines = award_lines(state)
    lay_favourites(sheet, state, data.get("favourites"), places, missing)
    lay_worms(sheet, state, data.get("worms"), missing)
    played.is_complete = not missing
    for what in missing:
        sheet.missing.append(Phrase("songbirds-pad-missing", n=number, what=what))
    return played


def seat_in(sheet: Sheet, seat: Any) -> int | None:
    """S5: who began; None if it was not entered."""
    players = sheet.entry.players
    if seat is None:
        return None
    if type(seat) is not int or not 0 <= seat < players:
        raise ScoreError("no-such-seat", seat=as_text(seat), last=players - 1)
    return seat


# The forest


def lay_forest(state: Any, forest: Any, places: dict[str, Name], missing: list[Phrase]) -> None:
    """S4, S6: the cards in the cells, each card once; with 4 players the special card in the
    centre, which need not be entered."""
    forest = {} if forest is None else forest
    if not isinstance(forest, dict):
        raise ScoreError("bad-entry", what="forest", value=as_text(forest))
    for cell in sorted(forest):
        if cell not in CELLS:
            raise ScoreError("no-such-cell", cell=cell)
    special = int(special_of_round(state)) if state["n_specials"] else None
    empty = []
    for number, cell in enumerate(CELLS):
        card = forest.get(cell)
        if special is not None and number == CENTRE:
            check_centre(cell, card, SPECIAL_NAMES[special])
            lay(state, number, SPECIAL_CARD + special)
        elif card is None:
            empty.append(cell)
        else:
            if isinstance(card, str) and card in SPECIAL_NAMES:
                raise ScoreError("special-elsewhere", card=card, cell=cell)
            lay(state, number, card_number(card, cell, places) + 1)
    if empty:
        cells = ", ".join(empty)
        missing.append(Phrase("songbirds-pad-cells", n=len(empty), cells=cells))


def lay(state: Any, cell: int, content: int) -> None:
    """Put a card into a cell."""
    state["forest"][cell] = content
    state["occupied"] |= 1 << cell


def check_centre(cell: str, card: Any, special: str) -> None:
    """S4: in the centre lies the special card of the round."""
    if card is not None and card != special:
        right = phrases.special(special)
        raise ScoreError("wrong-centre", cell=cell, card=as_text(card), right=right)


def card_number(card: Any, where: Name, places: dict[str, Name]) -> int:
    """S1: the number of a card that is in no other place."""
    if not isinstance(card, str) or card not in CARDS:
        raise ScoreError("no-such-bird", card=as_text(card), game="songbirds", example="R5")
    if card in places:
        name = Phrase("pad-card", name=phrases.card(card), card=card)
        raise ScoreError("card-twice", card=name, one=places[card], other=where)
    places[card] = where
    return CARDS.index(card)


def lay_berries(state: Any, data: dict[str, Any], missing: list[Phrase]) -> None:
    """S3: five tokens above the columns and five beside the rows, together the ten berries."""
    left = list(BERRIES)
    n_missing = 0
    for start, key in ((0, "columns"), (SIDE, "rows")):
        tokens = data.get(key)
        tokens = [None] * SIDE if tokens is None else tokens
        require_list(key, tokens)
        if len(tokens) != SIDE:
            raise ScoreError("bad-entry", what=key, value=as_text(tokens))
        for i, token in enumerate(tokens):
            if token is None:
                n_missing += 1
                continue
            take_token(token, left)
            state["token"][start + i] = token
    if n_missing:
        missing.append(Phrase("songbirds-pad-berries", n=n_missing))


def take_token(token: Any, left: list[int]) -> None:
    """S1: a berry token that is not used yet is used now."""
    if type(token) is not int or token not in left:
        tokens = ", ".join([str(one) for one in BERRIES])
        raise ScoreError("no-such-berry-token", token=as_text(token), tokens=tokens)
    left.remove(token)


def award_lines(state: Any) -> list[dict[str, Any]]:
    """S7, S9-S12: the token of every full line goes to its colour; returns the lines with their
    sums and what has happened."""
    lines = []
    for line in range(N_LINES):
        token = int(state["token"][line])
        if line >= N_BERRIES and not token:
            continue  # this special card has no such line
        name = LINE_NAMES[line]
        part: dict[str, Any] = {
            "line": name,
            "cells": list(LINES[name]),
            "token": token or None,
            "full": bool(is_full(state, line)),
            "sums": {},
            "cancelled": [],
            "colour": None,
            "text": "",
        }
        if part["full"] and token:
            log = new_log()
            award(state, line, log)
            for row in take(log):
                event = EVENTS.event(row)
                part["sums"] = event.sums
                if row[0] == LAPSED:
                    part["cancelled"] = [one for one in COLOURS if one in event.sums]
                    part["text"] = phrases.lapse(name, token, event.sums)
                elif row[0] == AWARDED:
                    tell_award(part, event)
        lines.append(part)
    return lines


def tell_award(part: dict[str, Any], event: Any) -> None:
    """S7: the colours of a full line that cancel each other, and the one that has won."""
    part["cancelled"] = event.cancelled
    part["colour"] = event.colour
    part["text"] = phrases.award(
        event.line,
        event.token,
        event.colour,
        event.sums,
        event.cancelled,
        weakest=event.weakest,
    )


# Only the tokens


def lay_tokens(state: Any, tokens: Any, missing: list[Phrase]) -> None:
    """S1, S2: the sum of each colour's tokens, or the tokens one by one."""
    if not isinstance(tokens, dict):
        raise ScoreError("bad-entry", what="tokens", value=as_text(tokens))
    for colour in sorted(tokens):
        if colour not in tuple(COLOURS):
            raise ScoreError("no-such-colour", colour=colour, colours=", ".join(COLOURS))
    special = [
        int(state["token"][line]) for line in range(N_BERRIES, N_LINES) if state["token"][line]
    ]
    left = list(BERRIES) + special
    reachable = sums_of(left)
    total = 0
    to_enter = []
    for i, colour in enumerate(COLOURS):
        given = tokens.get(colour)
        if given is None:
            to_enter.append(phrases.colour(colour))
            continue
        if isinstance(given, list):
            for token in given:
                take_token(token, left)
            given = sum(given)
        if type(given) is not int or given not in reachable:
            name = phrases.colour(colour)
            raise ScoreError("impossible-tokens", colour=name, n=as_text(given))
        total += given
        state["harvest"][i] = given
    if total not in reachable:
        raise ScoreError("too-many-berries", n=total)
    if to_enter:
        missing.append(Phrase("songbirds-pad-sums", colours=to_enter))


def sums_of(tokens: list[int]) -> set[int]:
    """Every sum that some of these tokens make.

    >>> sorted(sums_of([5, 7, -2]))
    [-2, 0, 3, 5, 7, 10, 12]
    """
    sums = {0}
    for token in tokens:
        sums |= {one + token for one in sums}
    return sums


# Favourites and worms


def lay_favourites(
    sheet: Sheet, state: Any, favourites: Any, places: dict[str, Name], missing: list[Phrase]
) -> None:
    """S8: the favourite of each player; S22, S24: one for all, or none."""
    favourites = [] if favourites is None else favourites
    require_list("favourites", favourites)
    entered = [one for one in favourites if one is not None]
    names = sheet.entry.names
    if state["shared"]:
        if len(entered) > 1:
            raise ScoreError("one-favourite", n=len(entered))
        where = Phrase("songbirds-pad-the-favourite")
        for card in entered:
            state["favourite"][0] = card_number(card, where, places) + 1
        return
    if len(favourites) > len(names):
        n = f"{len(favourites)}"
        raise ScoreError("wrong-player-count", n=n, what="favourites", players=len(names))
    to_enter = []
    for seat, name in enumerate(names):
        card = favourites[seat] if seat < len(favourites) else None
        if card is None:
            to_enter.append(name)
            continue
        where = Phrase("songbirds-pad-favourite-of", name=name)
        state["favourite"][seat] = card_number(card, where, places) + 1
    if to_enter:
        missing.append(Phrase("songbirds-pad-favourites", names=to_enter))


def lay_worms(sheet: Sheet, state: Any, worms: Any, missing: list[Phrase]) -> None:
    """S15: each worm once; the highest are taken first."""
    worms = [] if worms is None else worms
    require_list("worms", worms)
    taken = []
    if len(worms) > sheet.entry.players:
        n = f"{len(worms)}"
        players = sheet.entry.players
        raise ScoreError("wrong-player-count", n=n, what="worms", players=players)
    for seat, worm in enumerate(worms):
        if worm is None or (type(worm) is int and worm == 0):
            continue
        if not state["early_bird"]:
            raise ScoreError("no-worms")
        if type(worm) is not int or worm not in WORMS or worm in taken:
            listed = ", ".join([str(one) for one in WORMS])
            raise ScoreError("no-such-worm", worm=as_text(worm), worms=listed)
        taken.append(worm)
        state["worm"][seat] = worm
    for worm in WORMS[: len(taken)]:
        if worm not in taken:
            missing.append(Phrase("songbirds-pad-worm-left", worm=worm))
