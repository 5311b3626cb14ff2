"""The score pad of Songbirds: the forest or only the tokens, favourites, worms, whole matches
(S7-S20, S23, S26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.language import capital, number_text
from voliere.games.seats import seats_in
from voliere.games.songbirds.awards import lay_special_tokens, special_of_round
from voliere.games.songbirds.cards import CARDS, COLOURS, TITLES
from voliere.games.songbirds.names import COLOUR_WORDS, NEXT_FIRST
from voliere.games.songbirds.names import TITLES as TITLE_WORDS
from voliere.games.songbirds.names import card as card_name
from voliere.games.songbirds.options import check, is_match, settled_rounds, write_options
from voliere.games.songbirds.scoring import (
    BY_SEAT,
    berries_of,
    end_round,
    own_points,
    the_favourite,
    title,
    volume_of,
    winners,
)
from voliere.games.songbirds.state import N_COLOURS, N_LINES, NOBODY, OVER, PLAYING, ROUND_ENDED
from voliere.kernel.log import new_log, take
from voliere.scorepad.entries import require_list
from voliere.scorepad.errors import ScoreError
from voliere.scorepad.results import Sheet
from voliere.scorepad.rooms import blank
from voliere.scorepad.songbirds_round import Round, read_round

if TYPE_CHECKING:
    from voliere.scorepad.entries import Entry

REASONS = ("total", "berries", "seat-order")


def score(entry: Entry, lang: str) -> dict[str, Any]:
    """The answer for the rounds entered; ScoreError for cards and tokens that can't lie on the
    table together."""
    entry.require_keys("rounds")
    entry.options.rounds = settled_rounds(entry.options)
    check(entry.options)
    state = blank("songbirds")
    write_options(state, entry.options)
    sheet = Sheet(entry, lang, together=bool(state["shared"]))
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
        return sheet.answer([], title=title_of(sheet, state), rounds=parts)
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
            if row[0] == ROUND_ENDED and (is_first_known or row[3] != BY_SEAT):
                next_first = int(row[2])
                explain_first(sheet, played.number, next_first, REASONS[row[3]])
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
    start = ""
    if is_match(sheet.entry.options):
        start = sheet.say(f"Manche {played.number}, ", f"Round {played.number}, ")
    for seat in range(sheet.entry.players):
        if not state["favourite"][seat]:
            continue
        text = CARDS[int(state["favourite"][seat]) - 1]
        name = card_name(text, sheet.lang)
        own = int(own_points(state, seat))
        if state["early_bird"]:
            what = sheet.say("sans ver", "no worm")
            if own:
                what = sheet.say(f"ver {own}", f"worm {own}")
            line = sheet.say(f"{start}favori {name}, {what}", f"{start}favourite {name}, {what}")
            sheet.add(seat, "worm", capital(line), own)
        else:
            line = sheet.say(f"{start}favori {name}", f"{start}favourite {name}")
            sheet.add(seat, "favourite", capital(line), own)
        colour = COLOUR_WORDS[text[0]][sheet.lang]
        line = sheet.say(f"{start}jetons, {colour}", f"{start}tokens, {colour}")
        sheet.add(seat, "tokens", capital(line), int(berries_of(state, seat)))


def write_together(sheet: Sheet, state: Any) -> None:
    """S23, S26: the favourite, its colour's tokens, less those of the others."""
    card = int(the_favourite(state))
    if card == NOBODY:
        sheet.why.append(
            sheet.say("Aucun favori réservé : 0 point.", "No favourite was laid: 0 points.")
        )
        return
    text = CARDS[card]
    name = card_name(text, sheet.lang)
    line = sheet.say(f"Favori {name}", f"Favourite {name}")
    sheet.add(0, "favourite", line, int(volume_of(card)))
    for i, colour in enumerate(COLOURS):
        word = COLOUR_WORDS[colour][sheet.lang]
        tokens = int(state["harvest"][i])
        line = sheet.say(f"Jetons, {word}", f"Tokens, {word}")
        if colour == text[0]:
            sheet.add(0, "tokens", line, tokens)
        else:
            sheet.add(0, "against", line, -tokens)


def ask_for_more(sheet: Sheet, state: Any, n_rounds: int) -> None:
    """S18: say what the match still lacks, when all rounds on the sheet are finished."""
    if sheet.missing or state["phase"] == OVER:
        return
    if not n_rounds:
        sheet.missing.append(sheet.say("Aucune manche n’est notée.", "No round is entered."))
        return
    number = n_rounds + 1
    if state["target"]:
        target = int(state["target"])
        sheet.missing.append(
            sheet.say(
                f"Personne n’a encore {target} points : il faut une manche {number}.",
                f"Nobody has {target} points yet: a round {number} is to be played.",
            )
        )
    else:
        rounds = int(state["rounds"])
        sheet.missing.append(
            sheet.say(
                f"La manche {number} sur {rounds} est à jouer.",
                f"Round {number} of {rounds} is to be played.",
            )
        )


def ahead(sheet: Sheet) -> list[int]:
    """Who has the most points on the sheet so far; nobody while it is empty."""
    if not any(player["lines"] for player in sheet.players):
        return []
    totals = [player["total"] for player in sheet.players]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def explain_first(sheet: Sheet, number: int, seat: int, reason: str) -> None:
    """S19: who begins the next round, and why."""
    name, why = sheet.entry.names[seat], NEXT_FIRST[reason][sheet.lang]
    sheet.why.append(
        sheet.say(
            f"La manche {number} est finie. {name} commence la suivante : {why}.",
            f"Round {number} is over. {name} begins the next one: {why}.",
        )
    )


def explain(sheet: Sheet, state: Any, leading: list[int]) -> None:
    """S14, S20: how a tie for the highest total is broken."""
    if sheet.missing:
        return
    totals = [player["total"] for player in sheet.players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return
    names, top = sheet.names_of(tied), number_text(max(totals))
    card = CARDS[int(state["favourite"][leading[0]]) - 1]
    volume = card[1:]
    start = sheet.say(f"{names} ont {top} points", f"{names} have {top} points")
    winner = sheet.names_of(leading)
    if len(leading) == 1:
        end = sheet.say(
            f"le favori le plus fort départage, celui de {winner} ({volume})",
            f"the louder favourite decides, that of {winner} ({volume})",
        )
    else:
        end = sheet.say(
            f"avec un favori de même volume ({volume}), {winner} partagent la victoire",
            f"with favourites of the same volume ({volume}), {winner} share the win",
        )
    colon = sheet.say(" : ", ": ")
    sheet.why.append(f"{start}{colon}{end}.")


def title_of(sheet: Sheet, state: Any) -> dict[str, str] | None:
    """S23: the title of a solo or cooperative game."""
    place = int(title(state))
    code = TITLES[place]
    return {"code": code, "text": TITLE_WORDS[code][sheet.lang]}
