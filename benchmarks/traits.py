"""What a personality shows in: a number for each decision of a seat, which is to be higher for who
has it than for who has not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voliere.games.feather.cards import N_KINDS
from voliere.games.feather.state import DISCARD
from voliere.games.piafs.cards import N_SPECIES
from voliere.games.piafs.scoring import majority, n_pairs, seed_points
from voliere.games.songbirds.awards import volumes_in, winner_of
from voliere.games.songbirds.cards import SIDE
from voliere.games.songbirds.knowledge import pull, wish
from voliere.games.songbirds.state import LAY, LINE_CELLS, N_CELLS, NOBODY, VOLUMES
from voliere.games.vautour.scoring import stake

BIG_MOUSE = 8
EARLY = 7  # rounds of feather: in the end almost all hand cards have been played

# Of a state, the state after a move of a seat there, and that move: None says nothing.
Trait = Callable[[Any, Any, int, int], "float | None"]


# Vautour


def bid_for_big_mice(s: Any, t: Any, seat: int, move: int) -> float | None:
    """The card played for a stake of 8 and more."""
    return move + 1.0 if stake(s) >= BIG_MOUSE else None


def bid_against_vultures(s: Any, t: Any, seat: int, move: int) -> float | None:
    """The card played for a stake below 0."""
    return move + 1.0 if stake(s) < 0 else None


# Piafs


def majorities_won(s: Any, t: Any, seat: int, move: int) -> float:
    """In how many more species nobody has more birds."""
    return float(majorities(t, seat) - majorities(s, seat))


def majorities(s: Any, seat: int) -> int:
    """In how many species nobody has more birds."""
    return sum(majority(s, seat, species) > 0 for species in range(N_SPECIES))


def seeds_eaten(s: Any, t: Any, seat: int, move: int) -> float:
    """The points of the seeds that were taken."""
    return float(seed_points(t, seat) - seed_points(s, seat))


def pairs_made(s: Any, t: Any, seat: int, move: int) -> float:
    """How many more pairs."""
    return float(n_pairs(t, seat) - n_pairs(s, seat))


# Feather


def seen_there(s: Any, t: Any, seat: int, move: int) -> float | None:
    """How many birds of the habitat that is visited early have been ticked off before."""
    if move >= DISCARD or s["round"] > EARLY:
        return None
    return float(int(s["seen"][seat, move // N_KINDS]).bit_count())


def missing_there(s: Any, t: Any, seat: int, move: int) -> float | None:
    """How many have not."""
    seen = seen_there(s, t, seat, move)
    return None if seen is None else N_KINDS - seen


# Songbirds


def pulled(s: Any, t: Any, seat: int, move: int) -> float:
    """How many more tokens the colour can expect that the seat wishes to win."""
    colour, kept = wish(s, seat)
    return float(pull(s, move, colour, kept))


def leads_taken(s: Any, t: Any, seat: int, move: int) -> float | None:
    """In how many lines a card that is placed takes the lead from a colour."""
    if move >= LAY:
        return None
    card, cell = move // N_CELLS, move % N_CELLS
    return float(sum(takes_lead(s, card, line) for line in (cell % SIDE, SIDE + cell // SIDE)))


def takes_lead(s: Any, card: int, line: int) -> bool:
    """Whether a card takes the lead in a line from the colour that has it."""
    sums = volumes_in(s, int(LINE_CELLS[line]))
    leader = winner_of(sums, False)
    return bool(leader != NOBODY and winner_of(sums + int(VOLUMES[card + 1]), False) != leader)


TRAITS: dict[tuple[str, str], Trait] = {
    ("piafs", "majorities"): majorities_won,
    ("piafs", "seeds"): seeds_eaten,
    ("piafs", "pairs"): pairs_made,
    ("vautour", "bold"): bid_for_big_mice,
    ("vautour", "careful"): bid_against_vultures,
    ("feather", "collector"): seen_there,
    ("feather", "wanderer"): missing_there,
    ("songbirds", "faithful"): pulled,
    ("songbirds", "spoilsport"): leads_taken,
}
