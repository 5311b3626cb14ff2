"""Birds of a Feather, written a second time from the rules alone (F1-F15), slowly and obviously."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

HABITATS = "MWDFO"
KINDS = "ARX123C"
COPIES = {"A": 1, "R": 1, "X": 1, "1": 2, "2": 2, "3": 2, "C": 3}
POINTS = {"A": 2, "R": 1, "X": 1, "1": 1, "2": 1, "3": 1, "C": 0}
ALL_BONUS = 3
HAND_SIZE = {1: 13, 2: 15, 3: 15, 4: 15, 5: 12, 6: 10, 7: 8}
N_NEUTRAL = {1: 0, 2: 2, 3: 1, 4: 0, 5: 0, 6: 0, 7: 0}
N_PASSED = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1}
PACK_SIZES = {2: [10, 10, 10], 3: [10, 10], 4: [5, 5, 5], 5: [6, 6], 6: [5, 5], 7: [8]}


def birds() -> list[str]:
    """F1: the 35 distinct birds in deck order."""
    return [habitat + kind for habitat in HABITATS for kind in KINDS]


def deck() -> list[str]:
    """F1: the 60 cards."""
    return [bird for bird in birds() for _ in range(COPIES[bird[1]])]


def in_order(cards: list[str]) -> list[str]:
    """The cards sorted by deck order."""
    return sorted(cards, key=birds().index)


def score_of(seen: list[str]) -> int:
    """F2: the points of the birds seen, with the bonus of every full habitat."""
    points = sum(POINTS[bird[1]] for bird in seen)
    for habitat in HABITATS:
        if all(habitat + kind in seen for kind in KINDS):
            points += ALL_BONUS
    return points


def rank_of(score: int) -> str:
    """F15: the title of a solo score."""
    if score <= 25:
        return "rank-1"
    if score <= 30:
        return "rank-2"
    if score <= 35:
        return "rank-3"
    if score <= 40:
        return "rank-4"
    return "rank-5"


def puts_one(players: int, pack_round: int) -> bool:
    """F12: whether a pick of this pack also puts a card into a neutral hand."""
    return players == 2 or (players == 3 and pack_round == 2)


def random_deal(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """F3, F12, F13: a random deal for these options."""
    players = options["players"]
    cards = deck()
    rng.shuffle(cards)

    def take(count: int) -> list[str]:
        return [cards.pop(0) for _ in range(count)]

    if players == 1:
        return {"hands": [take(13)], "pile": cards}
    if options["opening"] == "draft":
        packs = [[take(size) for _ in range(players)] for size in PACK_SIZES[players]]
        orders = [rng.sample(range(15), 15) for _ in range(N_NEUTRAL[players])]
        return {"packs": packs, "neutral_order": orders, "aside": cards}
    size = HAND_SIZE[players]
    hands = [take(size) for _ in range(players)]
    neutral = [take(size) for _ in range(N_NEUTRAL[players])]
    return {"hands": hands, "neutral": neutral, "aside": cards}


class Oracle:
    """One game of Birds of a Feather."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        """F3, F11-F13: the table as dealt, at the first decision of the chosen opening."""
        self.options = dict(options)
        self.players: int = options["players"]
        self.raptors: bool = options["raptors"]
        self.hands: list[list[str]] = [list(hand) for hand in deal.get("hands", [])]
        self.neutral: list[list[str]] = [list(hand) for hand in deal.get("neutral", [])]
        self.pile: list[str] = list(deal.get("pile", []))
        self.pack_rounds: list[list[list[str]]] = []
        self.neutral_order: list[list[int]] = []
        self.packs: list[list[str]] = []
        self.pack_round = 0
        self.put: list[list[str]] = [[] for _ in range(self.players)]
        self.passed: list[list[str]] = [[] for _ in range(self.players)]
        self.received: list[list[str]] = [[] for _ in range(self.players)]
        self.lingering: list[tuple[str, str]] = []
        self.seen: list[list[str]] = [[] for _ in range(self.players)]
        self.pending: list[str | None] = [None] * self.players
        # Cards out of the game: played ones that no longer linger, and solo discards.
        self.gone: list[str] = []
        self.round = 0
        self.n_rounds = HAND_SIZE[self.players] - 1
        if self.players > 1 and options["opening"] == "migration":
            self.phase = "migration"
        elif self.players > 1 and options["opening"] == "draft":
            self.phase = "draft"
            self.hands = [[] for _ in range(self.players)]
            self.neutral = [[] for _ in range(N_NEUTRAL[self.players])]
            self.pack_rounds = [[list(p) for p in packs] for packs in deal["packs"]]
            self.neutral_order = [list(order) for order in deal.get("neutral_order", [])]
            self.open_packs()
        else:
            self.phase = "play"
            self.round = 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """F4, F11, F12: all seats that have not decided yet."""
        if self.over:
            return []
        return [seat for seat in range(self.players) if self.pending[seat] is None]

    # Legal moves

    def legal(self, seat: int) -> list[str]:
        """The move texts of this seat now, sorted, equal ones once; [] if it is not to decide."""
        if seat not in self.actors():
            return []
        if self.phase == "migration":
            moves = self.passes(seat)
        elif self.phase == "draft":
            moves = self.drafts(seat)
        elif self.phase == "discard":
            moves = ["x:" + card for card in self.hands[seat]]
        else:
            moves = list(self.hands[seat])
        return sorted(set(moves))

    def passes(self, seat: int) -> list[str]:
        """F11: every choice of the cards to pass."""
        choices = itertools.combinations(sorted(self.hands[seat]), N_PASSED[self.players])
        return ["pass:" + ",".join(choice) for choice in choices]

    def drafts(self, seat: int) -> list[str]:
        """F12: one card of the pack, or one to keep and another one for the neutral hand."""
        pack = self.packs[seat]
        if not puts_one(self.players, self.pack_round):
            return ["draft:" + card for card in pack]
        return [f"draft:{kept}/{put}" for kept, put in itertools.permutations(pack, 2)]

    # Playing

    def play(self, seat: int, move: str, lost: Sequence[Sequence[str]] = ()) -> None:
        """Takes a decision; the last one reveals all. Raises ValueError if it is not legal."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot play {move}")
        if lost:
            raise ValueError("there are no squirrels in this game")
        self.pending[seat] = move
        if self.actors():
            return
        moves = [str(text) for text in self.pending]
        self.pending = [None] * self.players
        if self.phase == "migration":
            self.migrate(moves)
        elif self.phase == "draft":
            self.draft(moves)
        elif self.phase == "discard":
            self.discard(moves[0].removeprefix("x:"))
        else:
            self.reveal(moves)

    def migrate(self, moves: list[str]) -> None:
        """F11: all pass their cards to the left at once."""
        for seat in range(self.players):
            self.passed[seat] = moves[seat].removeprefix("pass:").split(",")
            for card in self.passed[seat]:
                self.hands[seat].remove(card)
        for seat in range(self.players):
            left = (seat + 1) % self.players
            self.received[left] = list(self.passed[seat])
            self.hands[left].extend(self.passed[seat])
        self.phase = "play"
        self.round = 1

    def open_packs(self) -> None:
        """F12: everybody takes up the next pack."""
        self.packs = self.pack_rounds[self.pack_round]
        self.pack_round += 1

    def draft(self, moves: list[str]) -> None:
        """F12: the picks leave the packs, then the packs are passed, or the next ones opened."""
        for seat in range(self.players):
            picked = moves[seat].removeprefix("draft:").split("/")
            for card in picked:
                self.packs[seat].remove(card)
            self.hands[seat].append(picked[0])
            if len(picked) == 2:
                neutral = seat if self.players == 2 else 0
                self.neutral[neutral].append(picked[1])
                self.put[seat].append(picked[1])
        if self.packs[0]:
            self.pass_packs()
        elif self.pack_round < len(self.pack_rounds):
            self.open_packs()
        else:
            self.end_draft()

    def pass_packs(self) -> None:
        """F12: first and third pack to the left, second to the right."""
        step = -1 if self.pack_round == 2 else 1
        passed: list[list[str]] = [[] for _ in range(self.players)]
        for seat in range(self.players):
            passed[(seat + step) % self.players] = self.packs[seat]
        self.packs = passed

    def end_draft(self) -> None:
        """F12: the neutral hands are shuffled, as the deal says; play begins."""
        for number, order in enumerate(self.neutral_order):
            self.neutral[number] = [self.neutral[number][place] for place in order]
        self.packs = []
        self.pack_round = 0
        self.phase = "play"
        self.round = 1

    def reveal(self, cards: list[str]) -> None:
        """F4-F8, F13: one round, from the reveal of all cards to the end of it."""
        revealed: list[tuple[str, str]] = []
        for seat in range(self.players):
            self.hands[seat].remove(cards[seat])
            revealed.append((str(seat), cards[seat]))
        for number, hand in enumerate(self.neutral):
            revealed.append((f"n{number}", hand.pop(0)))
        if self.players == 1:
            for _ in range(3):
                revealed.append(("pile", self.pile.pop(0)))

        if self.raptors:
            self.scare_off(revealed)
        for seat in range(self.players):
            self.tick_off(seat, cards[seat][0], revealed)

        # F7: the round's cards take the place of the lingering ones.
        self.gone.extend(card for _, card in self.lingering)
        self.lingering = revealed
        self.end_round()

    def scare_off(self, revealed: list[tuple[str, str]]) -> None:
        """F10: lingering cards leave the habitat of every raptor revealed."""
        habitats = [card[0] for _, card in revealed if card[1] == "R"]
        self.gone.extend(card for _, card in self.lingering if card[0] in habitats)
        self.lingering = [entry for entry in self.lingering if entry[1][0] not in habitats]

    def tick_off(self, seat: int, habitat: str, revealed: list[tuple[str, str]]) -> None:
        """F5, F6: the birds of the habitat visited, of this round and lingering ones."""
        for _, card in revealed + self.lingering:
            if card[0] == habitat and card not in self.seen[seat]:
                self.seen[seat].append(card)

    def end_round(self) -> None:
        """F8, F14: on to the next round, the solo discard, or the end."""
        if self.round == self.n_rounds:
            self.phase = "over"
        elif self.players == 1:
            self.phase = "discard"
        else:
            self.round += 1

    def discard(self, card: str) -> None:
        """F13: discard one, draw one; the next turn begins."""
        self.hands[0].remove(card)
        self.gone.append(card)
        self.hands[0].append(self.pile.pop(0))
        self.phase = "play"
        self.round += 1

    # Score

    def result(self) -> dict[str, Any] | None:
        """F9, F15: the highest score wins, ties share; solo has a rank. None while playing."""
        if not self.over:
            return None
        scores = [score_of(seen) for seen in self.seen]
        if self.players == 1:
            return {"scores": scores, "winners": [], "title": rank_of(scores[0])}
        seats = range(self.players)
        return {"scores": scores, "winners": [s for s in seats if scores[s] == max(scores)]}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know; None is a spectator."""
        return {
            "game": "feather",
            "seat": seat,
            "actors": self.actors(),
            "moves": [] if seat is None else self.legal(seat),
            "over": self.over,
            "result": self.result(),
            "options": dict(self.options),
            "phase": self.phase,
            "round": self.round,
            "n_rounds": self.n_rounds,
            "hand": None if seat is None else in_order(self.hands[seat]),
            "chosen": None if seat is None else self.pending[seat],
            "hand_sizes": [len(hand) for hand in self.hands],
            "neutral_sizes": [len(hand) for hand in self.neutral],
            "n_pile": len(self.pile),
            "n_aside": 4 if self.players == 7 else 0,
            "pack": in_order(self.packs[seat]) if self.packs and seat is not None else [],
            "pack_round": self.pack_round,
            "pack_goes": {0: None, 2: "right"}.get(self.pack_round, "left"),
            "put": [] if seat is None else in_order(self.put[seat]),
            "passed": [] if seat is None else in_order(self.passed[seat]),
            "received": [] if seat is None else in_order(self.received[seat]),
            "lingering": [[owner, card] for owner, card in self.lingering],
            "seen": [in_order(seen) for seen in self.seen],
            "scores": [score_of(seen) for seen in self.seen],
            "full": [
                [one for one in HABITATS if all(one + kind in seen for kind in KINDS)]
                for seen in self.seen
            ],
            "visits": None if seat is None else self.foretold(seat),
        }

    def foretold(self, seat: int) -> list[dict[str, Any]]:
        """F5, F10: what each card of the seat would tick off, as long as it is to play one."""
        if self.phase != "play" or self.pending[seat] is not None:
            return []
        visits = []
        for card in in_order(list(set(self.hands[seat]))):
            raptor = card[0] + "R"
            here = [one for _, one in self.lingering if one[0] == card[0] and one != card]
            known = [
                *self.hands[seat],
                *(one for _, one in self.lingering),
                *itertools.chain(*self.seen),
            ]
            if self.raptors and card == raptor:
                here = []
            risked = here if self.raptors and raptor not in known else []
            sure = [card, *(one for one in here if one not in risked)]
            visits.append(
                {
                    "card": card,
                    "sure": in_order([one for one in set(sure) if one not in self.seen[seat]]),
                    "risked": in_order([one for one in set(risked) if one not in self.seen[seat]]),
                }
            )
        return visits
