"""The score pad of Songbirds: the forest or only the tokens, favourites, worms, whole matches
(S7-S20, S23, S26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.doors.pad.entry import require_list
from voliere.games.doors.pad.errors import ScoreError
from voliere.games.doors.pad.sheet import Sheet
from voliere.games.options import check, write
from voliere.games.seats import seats_in
from voliere.games.songbirds import phrases
from voliere.games.songbirds.awards import lay_special_tokens, special_of_round
from voliere.games.songbirds.cards import CARDS, COLOURS, TITLES
from voliere.games.songbirds.events import EVENTS, ROUND_ENDED
from voliere.games.songbirds.options import OPTIONS, is_match, settled_rounds
from voliere.games.songbirds.pad.round import Round, read_round
from voliere.games.songbirds.scoring import (
    berries_of,
    end_round,
    own_points,
    the_favourite,
    title,
    volume_of,
    winners,
)
from voliere.games.songbirds.state import N_COLOURS, N_LINES, NOBODY, OVER, PLAYING
from voliere.kernel.log import new_log, take
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Entry, Name


def score(entry: Entry) -> dict[str, Any]:
    """The answer for the rounds entered; ScoreError for cards and tokens that can't lie on the
    table together."""
    entry.require_keys("rounds")
    entry.options.rounds = settled_rounds(entry.options)
    check(entry.options, OPTIONS)
    state = entry.state
    write(state, entry.options, OPTIONS)
    sheet = Sheet(entry, together=bool(state["shared"]))
    given = entry.data.get("rounds")
    if given is None:
        given = []
    require_list("rounds", given)
    parts, next_first = [], None
    first = entry.options.first
    for number, one in enumerate(given, start=1):
        if state["phase"] == OVER or (state["rounds"] and number > state["rounds"]):
            raise ScoreError("too-many-rounds", most=number - 1, n=len(given))
        begin_round(state, number)
        played = read_round(sheet, state, number, one)
        first = played.first if played.first is not None else first
        state["first"] = 0 if first is None else first
        part = score_round(sheet, state, played, is_first_known=first is not None)
        first = next_first = part["next_first"]
        parts.append(part)
    ask_for_more(sheet, state, len(given))
    if state["shared"]:
        return sheet.answer([], title=title_of(state), rounds=parts)
    leading = seats_in(winners(state)) if not sheet.missing else ahead(sheet)
    explain(sheet, state, leading)
    return sheet.answer(leading, rounds=parts, next_first=next_first)


def begin_round(state: Any, number: int) -> None:
    """S3, S4, S18: nothing lies on the table but the special card's tokens."""
    state["phase"] = PLAYING
    state["round"] = number
    state["occupied"] = 0
    state["n_awards"] = 0
    for i in range(len(state["forest"])):
        state["forest"][i] = 0
    for seat in range(len(state["favourite"])):
        state["favourite"][seat] = 0
    for seat in range(len(state["worm"])):
        state["worm"][seat] = 0
    for colour in range(N_COLOURS):
        state["harvest"][colour] = 0
    for line in range(N_LINES):
        state["token"][line] = 0
    if state["n_specials"]:
        lay_special_tokens(state, special_of_round(state))


def score_round(sheet: Sheet, state: Any, played: Round, *, is_first_known: bool) -> dict[str, Any]:
    """S8, S14-S19: a round on the sheet; a finished one counts and says who begins the next."""
    next_first = None
    if state["shared"]:
        write_together(sheet, state)
    else:
        write_rivals(sheet, state, played)
    if played.is_complete and not sheet.missing:
        log = new_log()
        end_round(state, log)
        for row in take(log):
            if row[0] != ROUND_ENDED:
                continue
            ended = EVENTS.event(row)
            if is_first_known or ended.reason != "seat-order":
                next_first = ended.next_first
                explain_first(sheet, played.number, next_first, ended.reason)
    return {
        "complete": played.is_complete,
        "first": played.first,
        "lines": played.lines,
        "harvest": harvest_of(state),
        "next_first": next_first,
    }


def harvest_of(state: Any) -> dict[str, int]:
    """S1: the tokens of each colour, summed."""
    return {COLOURS[i]: int(state["harvest"][i]) for i in range(N_COLOURS)}


def write_rivals(sheet: Sheet, state: Any, played: Round) -> None:
    """S14, S17: the favourite's volume or the worm, and its colour's tokens, for each player who
    has shown a favourite."""
    number = played.number if is_match(sheet.entry.options) else None
    for seat in range(sheet.entry.players):
        if not state["favourite"][seat]:
            continue
        text = CARDS[int(state["favourite"][seat]) - 1]
        card, own = phrases.card(text), int(own_points(state, seat))
        if state["early_bird"]:
            worm = own or None
            line = Phrase("songbirds-pad-worm", round=number, card=card, worm=worm)
            sheet.add(seat, "worm", line, own)
        else:
            sheet.add(seat, "favourite", favourite_line(number, card), own)
        sheet.add(seat, "tokens", tokens_line(number, text[0]), int(berries_of(state, seat)))


def favourite_line(number: int | None, card: Phrase) -> Phrase:
    """What the favourite counts, in a round of a match."""
    return Phrase("songbirds-pad-favourite", round=number, card=card)


def tokens_line(number: int | None, colour: str) -> Phrase:
    """What the tokens of a colour count, in a round of a match."""
    return Phrase("songbirds-pad-tokens", round=number, colour=phrases.colour(colour))


def write_together(sheet: Sheet, state: Any) -> None:
    """S23, S26: the favourite, its colour's tokens, less those of the others."""
    card = int(the_favourite(state))
    if card == NOBODY:
        sheet.why.append(Phrase("songbirds-pad-no-favourite"))
        return
    text = CARDS[card]
    sheet.add(0, "favourite", favourite_line(None, phrases.card(text)), int(volume_of(card)))
    for i, colour in enumerate(COLOURS):
        tokens = int(state["harvest"][i])
        if colour == text[0]:
            sheet.add(0, "tokens", tokens_line(None, colour), tokens)
        else:
            sheet.add(0, "against", tokens_line(None, colour), -tokens)


def ask_for_more(sheet: Sheet, state: Any, n_rounds: int) -> None:
    """S18: say what the match still lacks, when all rounds on the sheet are finished."""
    if sheet.missing or state["phase"] == OVER:
        return
    if not n_rounds:
        sheet.missing.append(Phrase("songbirds-pad-no-round"))
        return
    number = n_rounds + 1
    if state["target"]:
        target = int(state["target"])
        sheet.missing.append(Phrase("songbirds-pad-target", target=target, n=number))
    else:
        rounds = int(state["rounds"])
        sheet.missing.append(Phrase("songbirds-pad-round-to-play", n=number, rounds=rounds))


def ahead(sheet: Sheet) -> list[int]:
    """Who has the most points on the sheet so far; nobody while it is empty."""
    if not any(player["lines"] for player in sheet.players):
        return []
    totals = [player["total"] for player in sheet.players]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def explain_first(sheet: Sheet, number: int, seat: int, reason: str) -> None:
    """S19: who begins the next round, and why."""
    name, why = sheet.entry.names[seat], Phrase("songbirds-next-first-" + reason)
    sheet.why.append(Phrase("songbirds-pad-next-first", n=number, name=name, reason=why))


def explain(sheet: Sheet, state: Any, leading: list[int]) -> None:
    """S14, S20: how a tie for the highest total is broken."""
    if sheet.missing:
        return
    totals = [player["total"] for player in sheet.players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return
    names, winner, points = sheet.names_of(tied), sheet.names_of(leading), max(totals)
    volume = CARDS[int(state["favourite"][leading[0]]) - 1][1:]
    if len(leading) == 1:
        why = Phrase(
            "songbirds-pad-tie-one", names=names, points=points, winner=winner, volume=volume
        )
    else:
        why = Phrase(
            "songbirds-pad-tie-shared", names=names, points=points, winners=winner, volume=volume
        )
    sheet.why.append(why)


def title_of(state: Any) -> dict[str, Name]:
    """S23: the title of a solo or cooperative game."""
    code = TITLES[int(title(state))]
    return {"code": code, "text": Phrase("songbirds-title-" + code)}
