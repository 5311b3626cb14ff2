"""Vautour, a second time: the rules V1 to V10 in plain Python, to referee the first."""

import random
from collections.abc import Sequence
from typing import Any

MICE = [f"+{value}" for value in range(1, 11)]
VULTURES = [f"-{value}" for value in range(1, 6)]
PLAY_CARDS = [str(number) for number in range(1, 16)]
ROUNDS = 15


def random_deal(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """V1: the fifteen points cards, shuffled (the same for every number of players)."""
    points = MICE + VULTURES
    rng.shuffle(points)
    return {"points": points}


def taker(stake: Sequence[str], played: Sequence[str]) -> int | None:
    """V4, V5: the seat that takes the stake, or None when no unmatched card is left."""
    unmatched = [card for card in played if played.count(card) == 1]
    if not unmatched:
        return None
    total = sum(int(card) for card in stake)
    card = max(unmatched, key=int) if total >= 0 else min(unmatched, key=int)
    return played.index(card)


def winners(won: Sequence[Sequence[str]], tiebreak: str) -> list[int]:
    """V9, V10: the seats that win, given the points cards each seat has won."""
    scores = [sum(int(card) for card in cards) for cards in won]
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        return tied
    if tiebreak == "runner-up":
        alone = [score for score in scores if scores.count(score) == 1]
        return [scores.index(max(alone))] if alone else tied
    mice = {int(card): seat for seat in tied for card in won[seat] if card in MICE}
    return [mice[max(mice)]] if mice else tied


class Oracle:
    """One game of vautour, on the texts of the notation."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        """V1: fifteen cards in each hand; V2: the first points card is turned up."""
        self.options = options
        self.n_players: int = options["players"]
        self.pile: list[str] = list(deal["points"])
        self.hands = [list(PLAY_CARDS) for _ in range(self.n_players)]
        self.chosen: list[str | None] = [None] * self.n_players
        self.played: list[list[str]] = [[] for _ in range(self.n_players)]
        self.won: list[list[str]] = [[] for _ in range(self.n_players)]
        self.stake = [self.pile.pop(0)]
        self.round = 1
        self.over = False

    def actors(self) -> list[int]:
        """V3: everybody who has not picked a card yet."""
        if self.over:
            return []
        return [seat for seat in range(self.n_players) if self.chosen[seat] is None]

    def legal(self, seat: int) -> list[str]:
        """V3: any card in hand."""
        return sorted(self.hands[seat]) if seat in self.actors() else []

    def play(self, seat: int, move: str, lost: Sequence[Sequence[str]] = ()) -> None:
        """V3: pick a card; the last pick reveals all. ValueError when not allowed."""
        if seat not in self.actors():
            raise ValueError(f"seat {seat} is not to decide")
        if move not in self.legal(seat):
            raise ValueError(f"{move} is not legal for seat {seat}")
        if lost:
            raise ValueError("there are no squirrels in vautour")
        self.chosen[seat] = move
        if not self.actors():
            self._reveal()

    def _reveal(self) -> None:
        """V4 to V8: the stake is taken or stays, the played cards go to the open piles."""
        revealed = [card for card in self.chosen if card is not None]
        for seat, card in enumerate(revealed):
            self.hands[seat].remove(card)
            self.played[seat].append(card)
        self.chosen = [None] * self.n_players
        seat_taking = taker(self.stake, revealed)
        if seat_taking is not None:
            self.won[seat_taking] += self.stake
            self.stake = []
        if self.round == ROUNDS:  # V7: what is still on the table goes to nobody
            self.stake = []
            self.over = True
        else:  # V2, V6
            self.round += 1
            self.stake.append(self.pile.pop(0))

    def _takes(self) -> str | None:
        """V4: whether the highest or the lowest card takes the stake, if there is one."""
        if not self.stake:
            return None
        return "lowest" if sum(int(card) for card in self.stake) < 0 else "highest"

    def scores(self) -> list[int]:
        """V9: the sum of the points cards won."""
        return [sum(int(card) for card in cards) for cards in self.won]

    def result(self) -> dict[str, Any] | None:
        """V9, V10: scores and winners; None while playing."""
        if not self.over:
            return None
        return {"scores": self.scores(), "winners": winners(self.won, self.options["tiebreak"])}

    def view(self, seat: int | None) -> dict[str, Any]:
        """V8: what a seat, or a spectator (None), may know."""
        return {
            "game": "vautour",
            "seat": seat,
            "actors": self.actors(),
            "moves": [] if seat is None else self.legal(seat),
            "over": self.over,
            "result": self.result(),
            "options": dict(self.options),
            "round": self.round,
            "stake": list(self.stake),
            "worth": sum(int(card) for card in self.stake) if self.stake else None,
            "takes": self._takes(),
            "n_points": len(self.pile),
            "hand": None if seat is None else sorted(self.hands[seat], key=int),
            "chosen": None if seat is None else self.chosen[seat],
            "last": [cards[-1] if cards else None for cards in self.played],
            "played": [list(cards) for cards in self.played]
            if self.options["memory_aid"]
            else None,
            "won": [list(cards) for cards in self.won],
            "scores": self.scores(),
        }
