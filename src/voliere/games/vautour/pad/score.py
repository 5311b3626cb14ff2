"""The score pad of Stupide Vautour: who took which points card (V2, V6, V7, V9, V10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.doors.pad.entry import require_list
from voliere.games.doors.pad.errors import ScoreError
from voliere.games.doors.pad.sheet import Sheet
from voliere.games.options import as_text, check
from voliere.games.seats import seats_in
from voliere.games.vautour.cards import POINTS_CARDS, ROUNDS, points_text
from voliere.games.vautour.options import BEST_MOUSE, OPTIONS, TIEBREAKS
from voliere.games.vautour.phrases import points_card
from voliere.games.vautour.scoring import NOBODY, settle, winners
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Entry, Name

BY_TEXT = {points_text(points): points for points in POINTS_CARDS}


def score(entry: Entry) -> dict[str, Any]:
    """The answer for the rounds, or the cards taken; ScoreError for a card that does not exist or
    is there twice."""
    entry.require_keys("rounds", "taken", "lost")
    check(entry.options, OPTIONS)
    sheet = Sheet(entry)
    state = entry.state
    state["players"] = entry.players
    state["tiebreak"] = TIEBREAKS.index(entry.options.tiebreak)
    for i in range(ROUNDS):
        state["winner"][i] = NOBODY
    rounds = rounds_in(entry)
    for points, taker in rounds:
        state["points"][state["round"]] = points
        settle(state, NOBODY if taker is None else taker)
    used = [points for points, _ in rounds]
    left = [points for points in POINTS_CARDS if points not in used]
    if left:
        cards = [points_card(points) for points in left]
        sheet.missing.append(Phrase("vautour-pad-missing", n=len(left), cards=cards))
    for seat in range(entry.players):
        write_lines(sheet, seat, [points for i, points in enumerate(used) if took(state, i, seat)])
    leading = seats_in(winners(state))
    explain(sheet, state, leading)
    on_table = [int(state["points"][i]) for i in range(state["stake_from"], len(rounds))]
    return sheet.answer(
        leading,
        table={"cards": [points_text(points) for points in on_table], "stake": sum(on_table)},
        holders={points_text(points): holder(state, i) for i, points in enumerate(used)},
        left=[points_text(points) for points in left],
    )


def holder(state: Any, i: int) -> int | None:
    """Who has taken the i-th points card; None if nobody has."""
    seat = int(state["winner"][i])
    return None if seat == NOBODY else seat


def took(state: Any, i: int, seat: int) -> bool:
    """Whether the seat has taken the i-th points card."""
    return int(state["winner"][i]) == seat


def rounds_in(entry: Entry) -> list[tuple[int, int | None]]:
    """The points cards in the order entered, each with who took it; None is nobody."""
    if entry.data.get("rounds") is None:
        return taken_in(entry)
    for other in ("taken", "lost"):
        if entry.data.get(other) is not None:
            raise ScoreError("both-forms", one="rounds", other=other)
    given = entry.data["rounds"]
    require_list("rounds", given)
    if len(given) > ROUNDS:
        raise ScoreError("too-many-rounds", most=ROUNDS, n=len(given))
    rounds: list[tuple[int, int | None]] = []
    places: dict[int, Name] = {}
    for number, one in enumerate(given, start=1):
        if not isinstance(one, dict):
            raise ScoreError("bad-entry", what="rounds", value=as_text(one))
        for key in one:
            if key not in ("card", "taker"):
                raise ScoreError("unknown-key", key=key, keys="card, taker")
        where = Phrase("vautour-pad-round", n=number)
        points = points_of(one.get("card"), places, where)
        taker = one.get("taker")
        if taker is not None and (type(taker) is not int or not 0 <= taker < entry.players):
            raise ScoreError("no-such-seat", seat=as_text(taker), last=entry.players - 1)
        rounds.append((points, taker))
    return rounds


def taken_in(entry: Entry) -> list[tuple[int, int | None]]:
    """The short form: the cards of each player, and those that nobody took at the end. Their order
    does not matter: cards that were carried over went to the same player."""
    places: dict[int, Name] = {}
    rounds: list[tuple[int, int | None]] = []
    for seat, cards in enumerate(entry.lists("taken")):
        rounds += [(points_of(card, places, entry.names[seat]), seat) for card in cards]
    lost = entry.data.get("lost")
    if lost is not None:
        require_list("lost", lost)
        nobody = Phrase("vautour-pad-nobody")
        rounds += [(points_of(card, places, nobody), None) for card in lost]
    return rounds


def points_of(card: Any, places: dict[int, Name], where: Name) -> int:
    """The points of a card, a number or its notation; `places` says where the others are."""
    points = BY_TEXT.get(card) if isinstance(card, str) else card
    if type(points) is not int or points not in POINTS_CARDS:
        raise ScoreError("no-such-points-card", card=as_text(card))
    if points in places:
        raise ScoreError(
            "points-card-twice", card=points_text(points), one=places[points], other=where
        )
    places[points] = where
    return points


def write_lines(sheet: Sheet, seat: int, cards: list[int]) -> None:
    """V9: the mice and the vultures of a player."""
    mice = sorted([points for points in cards if points > 0])
    vultures = sorted([points for points in cards if points < 0], key=abs)
    sheet.add(seat, "mice", Phrase("vautour-pad-mice", cards=in_a_row(mice)), sum(mice))
    text = Phrase("vautour-pad-vultures", cards=in_a_row(vultures))
    sheet.add(seat, "vultures", text, sum(vultures))


def in_a_row(cards: list[int]) -> Phrase | None:
    """Points one after the other; None if there are none."""
    row = None
    for points in cards:
        row = Phrase("vautour-pad-row", row=row, points=points)
    return row


def explain(sheet: Sheet, state: Any, leading: list[int]) -> None:
    """V6, V7, V10: what lies on the table, and how a tie for the highest score is broken."""
    on_table = range(state["stake_from"], state["round"])
    if len(on_table):
        explain_table(sheet, [int(state["points"][i]) for i in on_table])
    totals = [player["total"] for player in sheet.players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) > 1:
        sheet.why.append(tie_told(sheet, state, leading, tied))


def tie_told(sheet: Sheet, state: Any, leading: list[int], tied: list[int]) -> Phrase:
    """V10: how the tie for the highest score is broken, or that it is not."""
    totals = [player["total"] for player in sheet.players]
    names, points, winner = sheet.names_of(tied), max(totals), sheet.names_of(leading)
    if leading == tied:
        return Phrase("vautour-pad-tie-shared", names=names, points=points)
    if state["tiebreak"] == BEST_MOUSE:
        n, owner = int(state["round"]), leading[0]
        best = max([int(state["points"][i]) for i in range(n) if took(state, i, owner)])
        return Phrase("vautour-pad-tie-mouse", names=names, points=points, best=best, winner=winner)
    best = totals[leading[0]]
    return Phrase("vautour-pad-tie-runner-up", names=names, points=points, best=best, winner=winner)


def explain_table(sheet: Sheet, on_table: list[int]) -> None:
    """V6, V7: the points cards that nobody has taken."""
    cards = [points_card(points) for points in on_table]
    if sheet.missing:
        sheet.why.append(Phrase("vautour-pad-carried", cards=cards, stake=sum(on_table)))
    else:
        sheet.why.append(Phrase("vautour-pad-lost", cards=cards))
