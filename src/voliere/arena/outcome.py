"""What a game is worth to each seat: its share of the win, and its place."""

from __future__ import annotations

from voliere.arena.match import Played


def win_shares(played: Played) -> list[float]:
    """The win of a game, split between those who won it; one for each seat.

    Where nobody won, all share it; a seat that forfeits leaves it to the others.
    """
    n_seats = len(played.fixture.arrangement)
    if played.forfeit is not None:
        winners = [seat for seat in range(n_seats) if seat != played.forfeit.seat]
    else:
        assert played.result is not None, "a game that nobody forfeits has a result"
        winners = played.result.winners or list(range(n_seats))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(n_seats)]


def places(played: Played) -> list[float]:
    """The place of each seat from 1: the winners, then the others by score; a seat that forfeits
    comes last. Those who are level share the mean of their places."""
    n_seats = len(played.fixture.arrangement)
    shares = win_shares(played)
    scores = [0] * n_seats if played.result is None else played.result.scores
    merits = [(shares[seat] > 0, 0 if shares[seat] else scores[seat]) for seat in range(n_seats)]
    places = []
    for merit in merits:
        n_before = sum(other > merit for other in merits)
        n_level = merits.count(merit)
        places.append(n_before + (n_level + 1) / 2)
    return places
