"""The score pad of Stupide Vautour: who took which points card (V2, V6, V7, V9, V10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.language import listing
from voliere.games.options import as_text
from voliere.games.seats import seats_in
from voliere.games.vautour.cards import POINTS_CARDS, ROUNDS, points_text
from voliere.games.vautour.names import card as card_name
from voliere.games.vautour.names import signed
from voliere.games.vautour.options import BEST_MOUSE, TIEBREAKS, check
from voliere.games.vautour.scoring import NOBODY, settle, winners
from voliere.scorepad.entries import require_list
from voliere.scorepad.errors import ScoreError
from voliere.scorepad.results import Sheet
from voliere.scorepad.rooms import blank

if TYPE_CHECKING:
    from voliere.scorepad.entries import Entry

BY_TEXT = {points_text(points): points for points in POINTS_CARDS}


def score(entry: Entry, lang: str) -> dict[str, Any]:
    """The answer for the rounds, or the cards taken; ScoreError for a card that does not exist or
    is there twice."""
    entry.require_keys("rounds", "taken", "lost")
    check(entry.options)
    sheet = Sheet(entry, lang)
    state = blank("vautour")
    state["players"] = entry.players
    state["tiebreak"] = TIEBREAKS.index(entry.options.tiebreak)
    for i in range(ROUNDS):
        state["winner"][i] = NOBODY
    rounds = rounds_in(entry, lang)
    for points, taker in rounds:
        state["points"][state["round"]] = points
        settle(state, NOBODY if taker is None else taker)
    used = [points for points, _ in rounds]
    left = [points for points in POINTS_CARDS if points not in used]
    if left:
        cards = listing([card_name(points_text(points), lang) for points in left], lang)
        start = sheet.say("Cartes encore à noter : ", "Cards still to enter: ")
        sheet.missing.append(f"{start}{cards}.")
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


def rounds_in(entry: Entry, lang: str) -> list[tuple[int, int | None]]:
    """The points cards in the order entered, each with who took it; None is nobody."""
    if entry.data.get("rounds") is None:
        return taken_in(entry, lang)
    for other in ("taken", "lost"):
        if entry.data.get(other) is not None:
            raise ScoreError("both-forms", one="rounds", other=other)
    given = entry.data["rounds"]
    require_list("rounds", given)
    if len(given) > ROUNDS:
        raise ScoreError("too-many-rounds", most=ROUNDS, n=len(given))
    rounds: list[tuple[int, int | None]] = []
    places: dict[int, str] = {}
    for number, one in enumerate(given, start=1):
        if not isinstance(one, dict):
            raise ScoreError("bad-entry", what="rounds", value=as_text(one))
        for key in one:
            if key not in ("card", "taker"):
                raise ScoreError("unknown-key", key=key, keys="card, taker")
        where = f"manche {number}" if lang == "fr" else f"round {number}"
        points = points_of(one.get("card"), places, where)
        taker = one.get("taker")
        if taker is not None and (type(taker) is not int or not 0 <= taker < entry.players):
            raise ScoreError("no-such-seat", seat=as_text(taker), last=entry.players - 1)
        rounds.append((points, taker))
    return rounds


def taken_in(entry: Entry, lang: str) -> list[tuple[int, int | None]]:
    """The short form: the cards of each player, and those that nobody took at the end. Their order
    does not matter: cards that were carried over went to the same player."""
    places: dict[int, str] = {}
    rounds: list[tuple[int, int | None]] = []
    for seat, cards in enumerate(entry.lists("taken", lang)):
        rounds += [(points_of(card, places, entry.names[seat]), seat) for card in cards]
    lost = entry.data.get("lost")
    if lost is not None:
        require_list("lost", lost)
        nobody = "personne" if lang == "fr" else "nobody"
        rounds += [(points_of(card, places, nobody), None) for card in lost]
    return rounds


def points_of(card: Any, places: dict[int, str], where: str) -> int:
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
    kinds = (("mice", "Souris", "Mice", 1), ("vultures", "Vautours", "Vultures", -1))
    for what, fr, en, sign in kinds:
        own = sorted([points for points in cards if points * sign > 0], key=abs)
        texts = " ".join([signed(points) for points in own])
        name = sheet.say(fr, en)
        colon = sheet.say(" : ", ": ")
        sheet.add(seat, what, f"{name}{colon}{texts}" if own else name, sum(own))


def explain(sheet: Sheet, state: Any, leading: list[int]) -> None:
    """V6, V7, V10: what lies on the table, and how a tie for the highest score is broken."""
    on_table = range(state["stake_from"], state["round"])
    if len(on_table):
        explain_table(sheet, [int(state["points"][i]) for i in on_table])
    totals = [player["total"] for player in sheet.players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return
    names, top = sheet.names_of(tied), signed(max(totals))
    start = sheet.say(f"{names} ont {top} points", f"{names} have {top} points")
    if leading == tied:
        end = sheet.say("la victoire est partagée", "the win is shared")
    elif state["tiebreak"] == BEST_MOUSE:
        n, owner = int(state["round"]), leading[0]
        best = signed(max([int(state["points"][i]) for i in range(n) if took(state, i, owner)]))
        winner = sheet.names_of(leading)
        end = sheet.say(
            f"la plus grosse souris, {best}, est à {winner}",
            f"the biggest mouse, {best}, is with {winner}",
        )
    else:
        winner, best = sheet.names_of(leading), signed(totals[leading[0]])
        end = sheet.say(
            f"le meilleur score que personne ne partage est celui de {winner}, {best}",
            f"the best score nobody shares is that of {winner}, {best}",
        )
    colon = sheet.say(" : ", ": ")
    sheet.why.append(f"{start}{colon}{end}.")


def explain_table(sheet: Sheet, on_table: list[int]) -> None:
    """V6, V7: the points cards that nobody has taken."""
    cards = listing([card_name(points_text(one), sheet.lang) for one in on_table], sheet.lang)
    if sheet.missing:
        total = signed(sum(on_table))
        sheet.why.append(
            sheet.say(
                f"Reste sur la table, pour qui prendra la prochaine carte : {cards} ({total}).",
                f"Left on the table for whoever takes the next card: {cards} ({total}).",
            )
        )
    else:
        sheet.why.append(sheet.say(f"Personne n’a pris {cards}.", f"Nobody has taken {cards}."))
