"""The score pad of Piafs: the birds of each collection and the seeds (P17-P20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.language import counted
from voliere.games.options import as_text
from voliere.games.piafs.cards import (
    A_SPECIES,
    BIRDS,
    MALUS,
    MARKED_3_PLUS,
    N_SPECIES,
    POINTS_A_PAIR,
    SEEDS,
    SPECIES,
)
from voliere.games.piafs.names import PLURALS, SPECIES_NAMES
from voliere.games.piafs.names import card as card_name
from voliere.games.piafs.options import check
from voliere.games.piafs.scoring import majority, n_pairs, pairs_in, seed_points, winners
from voliere.games.seats import seats_in
from voliere.kernel.bits import bit_count
from voliere.scorepad.errors import ScoreError
from voliere.scorepad.results import Sheet
from voliere.scorepad.rooms import blank

if TYPE_CHECKING:
    from voliere.scorepad.entries import Entry


def score(entry: Entry, lang: str) -> dict[str, Any]:
    """The answer for the collections and seeds entered; ScoreError for cards that can't lie on
    the table together."""
    entry.require_keys("collections", "seeds")
    check(entry.options)
    sheet = Sheet(entry, lang)
    state = blank("piafs")
    state["players"] = entry.players
    collections = entry.lists("collections", lang)
    seeds = entry.lists("seeds", lang)
    lay_birds(entry, state, collections, lang)
    lay_seeds(entry, state, seeds)
    for seat, name in enumerate(entry.names):
        if not collections[seat] and not seeds[seat]:
            sheet.missing.append(
                sheet.say(f"Rien n’est noté pour {name}.", f"Nothing is entered for {name}.")
            )
    species = [species_part(sheet, state, number) for number in range(N_SPECIES)]
    for seat in range(entry.players):
        write_lines(sheet, state, seat)
    leading = seats_in(winners(state))
    explain(sheet, state, leading)
    return sheet.answer(leading, species=species)


def lay_birds(entry: Entry, state: Any, collections: list[list[Any]], lang: str) -> None:
    """P1, P5: every bird exists once; with 2 players one species is out."""
    places: dict[str, str] = {}
    on_table: list[str] = []
    for seat, birds in enumerate(collections):
        for text in birds:
            if not isinstance(text, str) or text not in BIRDS:
                card = as_text(text)
                raise ScoreError("no-such-bird", card=card, game="piafs", example="CH5m")
            name = card_name(text, lang)
            if text in places:
                raise ScoreError(
                    "card-twice", card=f"{name} ({text})", one=places[text], other=entry.names[seat]
                )
            places[text] = entry.names[seat]
            species = text[:2]
            if species == entry.options.without:
                raise ScoreError("species-out", card=name, species=PLURALS[species][lang])
            if species not in on_table:
                on_table.append(species)
                if entry.players == 2 and len(on_table) == N_SPECIES:
                    raise ScoreError("all-species", card=name)
            bird = BIRDS.index(text)
            state["collection"][seat, bird // A_SPECIES] |= 1 << bird % A_SPECIES


def lay_seeds(entry: Entry, state: Any, seeds: list[list[Any]]) -> None:
    """P2, P4: no more seeds of a value than are in the deck of so many players."""
    values = sorted(SEEDS)
    used = [0] * len(values)
    for seat, cards in enumerate(seeds):
        for card in cards:
            text = as_text(card)
            if text in MALUS:
                raise ScoreError("malus-leaves", card=text)
            if text not in [str(value) for value in values]:
                listed = ", ".join([str(value) for value in values])
                raise ScoreError("no-such-seed", card=text, values=listed)
            value = int(text)
            out = [one for one in MARKED_3_PLUS if one == text] if entry.players == 2 else []
            most = SEEDS[value] - len(out)
            used[value - 1] += 1
            if used[value - 1] > most:
                n = used[value - 1]
                raise ScoreError("too-many-seeds", card=text, most=most, n=n, players=entry.players)
            state["seeds"][seat, value - 1] += 1


def species_part(sheet: Sheet, state: Any, number: int) -> dict[str, Any]:
    """P17, P18: one species between the players: birds, pairs, eggs, and who has the majority; a
    tie is explained."""
    players = range(sheet.entry.players)
    piles = [int(state["collection"][seat, number]) for seat in players]
    counts = [int(bit_count(pile)) for pile in piles]
    eggs = [int(majority(state, seat, number)) for seat in players]
    holders = [seat for seat in players if eggs[seat]]
    if len(holders) > 1:
        names, n = sheet.names_of(holders), counts[holders[0]]
        plural = PLURALS[SPECIES[number]][sheet.lang]
        sheet.why.append(
            sheet.say(
                f"Autant de {plural} ({n}) chez {names} : tous marquent la majorité.",
                f"As many {plural} ({n}) with {names}: each of them scores the majority.",
            )
        )
    return {
        "species": SPECIES[number],
        "name": SPECIES_NAMES[SPECIES[number]][sheet.lang],
        "counts": counts,
        "pairs": [int(pairs_in(pile)) for pile in piles],
        "eggs": eggs,
        "holders": holders,
    }


def write_lines(sheet: Sheet, state: Any, seat: int) -> None:
    """P17-P19: pairs, majorities, seeds."""
    pairs = int(n_pairs(state, seat))
    one, many = sheet.say("paire", "pair"), sheet.say("paires", "pairs")
    text = counted(pairs, one, many, sheet.lang)
    sheet.add(seat, "pairs", f"{text} × {POINTS_A_PAIR}", pairs * POINTS_A_PAIR)
    for number, species in enumerate(SPECIES):
        eggs = int(majority(state, seat, number))
        if eggs:
            plural = PLURALS[species][sheet.lang]
            text = sheet.say(f"Majorité de {plural}", f"Majority of {plural}")
            sheet.add(seat, f"majority-{species}", text, eggs)
    sheet.add(seat, "seeds", sheet.say("Graines", "Seeds"), int(seed_points(state, seat)))


def explain(sheet: Sheet, state: Any, leading: list[int]) -> None:
    """P20: how a tie for the most points is broken."""
    totals = [player["total"] for player in sheet.players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return
    names, top = sheet.names_of(tied), max(totals)
    start = sheet.say(f"{names} ont {top} points", f"{names} have {top} points")
    pairs = int(n_pairs(state, leading[0]))
    one, many = sheet.say("paire", "pair"), sheet.say("paires", "pairs")
    n = counted(pairs, one, many, sheet.lang)
    winner = sheet.names_of(leading)
    if leading == tied:
        end = sheet.say(
            f"autant de paires aussi ({n}), la victoire est partagée",
            f"as many pairs, too ({n}), the win is shared",
        )
    elif len(leading) > 1:
        end = sheet.say(
            f"le plus de paires départage, {winner} en ont {n} et partagent la victoire",
            f"more pairs decide, {winner} have {n} and share the win",
        )
    else:
        end = sheet.say(
            f"le plus de paires départage, {winner} en a {n}",
            f"more pairs decide, {winner} has {n}",
        )
    colon = sheet.say(" : ", ": ")
    sheet.why.append(f"{start}{colon}{end}.")
