"""The score pad of Piafs: the birds of each collection and the seeds (P17-P20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.doors.pad.errors import ScoreError
from voliere.games.doors.pad.sheet import Sheet
from voliere.games.options import as_text, check
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
from voliere.games.piafs.options import OPTIONS
from voliere.games.piafs.phrases import card as card_name
from voliere.games.piafs.phrases import species_birds, species_name
from voliere.games.piafs.scoring import majority, n_pairs, pairs_in, seed_points, winners
from voliere.games.seats import seats_in
from voliere.kernel.bits import bit_count
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.entry import Entry, Name


def score(entry: Entry) -> dict[str, Any]:
    """The answer for the collections and seeds entered; ScoreError for cards that can't lie on
    the table together."""
    entry.require_keys("collections", "seeds")
    check(entry.options, OPTIONS)
    sheet = Sheet(entry)
    state = entry.state
    state["players"] = entry.players
    collections = entry.lists("collections")
    seeds = entry.lists("seeds")
    lay_birds(entry, state, collections)
    lay_seeds(entry, state, seeds)
    for seat, name in enumerate(entry.names):
        if not collections[seat] and not seeds[seat]:
            sheet.missing.append(Phrase("piafs-pad-missing", name=name))
    species = [species_part(sheet, state, number) for number in range(N_SPECIES)]
    for seat in range(entry.players):
        write_lines(sheet, state, seat)
    leading = seats_in(winners(state))
    explain(sheet, state, leading)
    return sheet.answer(leading, species=species)


def lay_birds(entry: Entry, state: Any, collections: list[list[Any]]) -> None:
    """P1, P5: every bird exists once; with 2 players one species is out."""
    places: dict[str, Name] = {}
    on_table: list[str] = []
    for seat, birds in enumerate(collections):
        for text in birds:
            if not isinstance(text, str) or text not in BIRDS:
                card = as_text(text)
                raise ScoreError("no-such-bird", card=card, game="piafs", example="CH5m")
            name = card_name(text)
            if text in places:
                twice = Phrase("pad-card", name=name, card=text)
                raise ScoreError(
                    "card-twice", card=twice, one=places[text], other=entry.names[seat]
                )
            places[text] = entry.names[seat]
            species = text[:2]
            if species == entry.options.without:
                raise ScoreError("species-out", card=name, species=species_birds(species))
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
        birds = species_birds(SPECIES[number])
        sheet.why.append(Phrase("piafs-pad-majority-shared", birds=birds, n=n, names=names))
    return {
        "species": SPECIES[number],
        "name": species_name(SPECIES[number]),
        "counts": counts,
        "pairs": [int(pairs_in(pile)) for pile in piles],
        "eggs": eggs,
        "holders": holders,
    }


def write_lines(sheet: Sheet, state: Any, seat: int) -> None:
    """P17-P19: pairs, majorities, seeds."""
    pairs = int(n_pairs(state, seat))
    text = Phrase("piafs-pad-pairs", n=pairs, points=POINTS_A_PAIR)
    sheet.add(seat, "pairs", text, pairs * POINTS_A_PAIR)
    for number, species in enumerate(SPECIES):
        eggs = int(majority(state, seat, number))
        if eggs:
            text = Phrase("piafs-pad-majority", birds=species_birds(species))
            sheet.add(seat, f"majority-{species}", text, eggs)
    sheet.add(seat, "seeds", Phrase("piafs-pad-seeds"), int(seed_points(state, seat)))


def explain(sheet: Sheet, state: Any, leading: list[int]) -> None:
    """P20: how a tie for the most points is broken."""
    totals = [player["total"] for player in sheet.players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) > 1:
        sheet.why.append(tie_told(sheet, state, leading, tied))


def tie_told(sheet: Sheet, state: Any, leading: list[int], tied: list[int]) -> Phrase:
    """P20: more pairs decide, or the win is shared."""
    names, points = sheet.names_of(tied), sheet.players[tied[0]]["total"]
    pairs, winner = int(n_pairs(state, leading[0])), sheet.names_of(leading)
    if leading == tied:
        return Phrase("piafs-pad-tie-shared", names=names, points=points, pairs=pairs)
    if len(leading) > 1:
        return Phrase("piafs-pad-tie-some", names=names, points=points, pairs=pairs, winners=winner)
    return Phrase("piafs-pad-tie-one", names=names, points=points, pairs=pairs, winner=winner)
