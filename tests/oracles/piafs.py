"""Piafs, written a second time from the rules alone (P1-P20), slowly and obviously."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

SPECIES = ["CH", "SP", "BU", "BL", "GR", "YE"]
MALUS = ["crow", "squirrel"]
THREE_PLUS = ["1", "2", "2", "3", "crow"]


def bird_deck() -> list[str]:
    """P1: the 72 birds, in the order hands and collections are shown."""
    return [f"{species}{n}{sex}" for species in SPECIES for n in range(1, 7) for sex in "mf"]


def feeder_deck() -> list[str]:
    """P2: the 36 feeder cards."""
    return ["1"] * 10 + ["2"] * 10 + ["3"] * 10 + ["crow"] * 3 + ["squirrel"] * 3


def species_of(bird: str) -> str:
    """P1: the species code of a bird."""
    return bird[:2]


def strength_of(bird: str) -> int:
    """P1: the strength of a bird, 1 to 6."""
    return int(bird[2])


def eggs_of(bird: str) -> int:
    """P1: strength halved, rounded up."""
    return (strength_of(bird) + 1) // 2


def in_order(birds: list[str]) -> list[str]:
    """The birds sorted by species, strength, m before f."""
    return sorted(birds, key=bird_deck().index)


def n_perches(players: int) -> int:
    """P3: 2 perches, or 3 with 4 players."""
    return 3 if players == 4 else 2


def random_deal(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """P4-P6: a random deal for these options."""
    players = options["players"]
    birds = bird_deck()
    feeder = feeder_deck()
    without = None
    removed: list[str] = []
    if players == 2:
        removed = list(THREE_PLUS)
        for card in removed:
            feeder.remove(card)
        without = options["without"]
        if without is None:
            without = rng.choice(SPECIES)
        birds = [bird for bird in birds if species_of(bird) != without]

    rng.shuffle(feeder)
    column: list[str] = []
    set_aside: list[str] = []
    while len(column) < 4:
        card = feeder.pop(0)
        if card in MALUS:
            set_aside.append(card)
        else:
            column.append(card)
    if set_aside:
        feeder = feeder + set_aside
        rng.shuffle(feeder)

    rng.shuffle(birds)
    perches = [birds.pop(0) for _ in range(n_perches(players))]
    hands = [[birds.pop(0) for _ in range(4)] for _ in range(players)]
    track = [birds.pop(0) for _ in range(3)]
    first = options["first"]
    if first is None:
        first = rng.randrange(players)
    return {
        "without": without,
        "removed": removed,
        "column": column,
        "feeder": feeder,
        "perches": perches,
        "hands": hands,
        "track": track,
        "birds": birds,
        "first": first,
    }


class Oracle:
    """One game of Piafs."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        """P4-P6: the table as dealt, the first player to play."""
        self.options = dict(options)
        self.players: int = options["players"]
        self.without: str | None = deal.get("without")
        self.first: int = deal["first"]
        self.column: list[str | None] = list(deal["column"])
        self.malus: list[str | None] = [None, None, None, None]
        self.feeder: list[str] = list(deal.get("feeder", []))
        self.perches: list[list[str]] = [[bird] for bird in deal["perches"]]
        self.hands: list[list[str]] = [list(hand) for hand in deal["hands"]]
        self.track: list[str] = list(deal.get("track", []))
        self.birds: list[str] = list(deal.get("birds", []))
        self.collections: list[list[str]] = [[] for _ in range(self.players)]
        self.seeds: list[list[str]] = [[] for _ in range(self.players)]
        # Cards that left the game: malus, birds given to crows, seeds lost, birds discarded last.
        self.gone: list[str] = []
        self.phase = "play"
        self.turn = self.first
        self.turns = [0] * self.players
        self.ending = False
        self.row = 0
        self.played = ""
        self.captured = False
        self.pending: list[str | None] = [None] * self.players
        self.lost: list[list[str]] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """P6, P16: the seat whose turn it is; at the end all seats that still have to keep."""
        if self.phase == "over":
            return []
        if self.phase == "keep":
            seats = range(self.players)
            return [seat for seat in seats if self.hands[seat] and self.pending[seat] is None]
        return [self.turn]

    # Legal moves

    def legal(self, seat: int) -> list[str]:
        """The move texts of this seat now, sorted; [] if it is not to decide."""
        if seat not in self.actors():
            return []
        if self.phase == "play":
            return sorted(self.plays(seat))
        if self.phase == "add":
            return sorted(["+" + bird for bird in self.addable(seat)] + ["-"])
        if self.phase == "crow":
            return sorted("x:" + bird for bird in self.largest_piles(seat))
        if self.phase == "draw":
            return sorted(self.draws())
        return sorted(self.keeps(seat))

    def plays(self, seat: int) -> list[str]:
        """P7: any hand card at any perch."""
        perches = range(1, len(self.perches) + 1)
        return [f"{bird}@{perch}" for bird in self.hands[seat] for perch in perches]

    def addable(self, seat: int) -> list[str]:
        """P10: the hand cards no stronger than the card just played."""
        limit = strength_of(self.played)
        return [bird for bird in self.hands[seat] if strength_of(bird) <= limit]

    def largest_piles(self, seat: int) -> list[str]:
        """P9c: the birds of the largest pile of the collection, or of all tied largest ones."""
        sizes = dict.fromkeys(SPECIES, 0)
        for bird in self.collections[seat]:
            sizes[species_of(bird)] += 1
        largest = max(sizes.values())
        return [bird for bird in self.collections[seat] if sizes[species_of(bird)] == largest]

    def draws(self) -> list[str]:
        """P11, P13: the pile unless it is empty, and every card of the track."""
        pile = ["d"] if self.birds else []
        return pile + ["t:" + bird for bird in self.track]

    def keeps(self, seat: int) -> list[str]:
        """P16: two of the hand, or all of a hand smaller than that."""
        count = min(2, len(self.hands[seat]))
        pairs = itertools.combinations(sorted(self.hands[seat]), count)
        return ["keep:" + ",".join(pair) for pair in pairs]

    # Playing

    def play(self, seat: int, move: str, lost: Sequence[Sequence[str]] = ()) -> None:
        """Plays a move; raises ValueError if it or `lost` is not possible."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot play {move}")
        self.lost = [list(seeds) for seeds in lost]
        self.apply(seat, move)
        if self.lost:
            raise ValueError(f"no squirrel took {self.lost}")

    def apply(self, seat: int, move: str) -> None:
        """Does what a legal move says, up to the next decision."""
        if self.phase == "play":
            bird, perch = move.split("@")
            self.play_card(seat, bird, int(perch) - 1)
        elif self.phase == "add":
            self.add_card(seat, move)
        elif self.phase == "crow":
            self.give_to_crow(seat, move.removeprefix("x:"))
        elif self.phase == "draw":
            self.draw_card(seat, move)
        else:
            self.pending[seat] = move
            if not self.actors():
                self.reveal_keeps()

    def play_card(self, seat: int, bird: str, row: int) -> None:
        """P7: the card goes to the end of the queue."""
        self.hands[seat].remove(bird)
        self.perches[row].append(bird)
        self.row = row
        self.played = bird
        self.captured = False
        self.compare(seat)

    def compare(self, seat: int) -> None:
        """P8, P9: captures while the ground is stronger than the perch; then on to P10 or P11."""
        queue = self.perches[self.row]
        perch = strength_of(queue[0])
        ground = sum(strength_of(bird) for bird in queue[1:])
        if ground > perch:
            self.captured = True
            self.capture(seat, ground - perch)
        elif not self.captured and self.addable(seat):
            self.phase = "add"
        else:
            self.go_on_drawing(seat)

    def capture(self, seat: int, difference: int) -> None:
        """P9a-c: the seed and its malus, the perch bird, then the malus takes its due."""
        malus = self.take_food(seat, difference)
        bird = self.perches[self.row].pop(0)
        self.collections[seat].append(bird)
        if malus is not None:
            self.gone.append(malus)
        if malus == "crow":
            self.phase = "crow"
            return
        if malus == "squirrel":
            self.squirrel(seat)
        self.next_on_perch(seat)

    def take_food(self, seat: int, difference: int) -> str | None:
        """P9a: the seed, if any, to the score pile; returns the malus taken, if any."""
        if difference <= 4:
            seed = self.column.pop(difference - 1)
            malus = self.malus.pop(difference - 1)
            self.column.append(None)
            self.malus.append(None)
            if seed is not None:
                self.seeds[seat].append(seed)
            return malus
        if not self.feeder:
            self.ending = True
            return None
        card = self.feeder.pop(0)
        if card in MALUS:
            return card
        self.seeds[seat].append(card)
        return None

    def squirrel(self, seat: int) -> None:
        """P9c: two seeds of the score pile, or all if fewer, leave the game."""
        if not self.lost:
            raise ValueError("a squirrel came, and it is not said which seeds were lost")
        taken = self.lost.pop(0)
        if len(taken) != min(2, len(self.seeds[seat])):
            raise ValueError(f"a squirrel cannot take {len(taken)} seeds")
        for seed in taken:
            if seed not in self.seeds[seat]:
                raise ValueError(f"no seed {seed} in the score pile")
            self.seeds[seat].remove(seed)
            self.gone.append(seed)

    def give_to_crow(self, seat: int, bird: str) -> None:
        """P9c: the bird given up leaves the game."""
        self.collections[seat].remove(bird)
        self.gone.append(bird)
        self.next_on_perch(seat)

    def next_on_perch(self, seat: int) -> None:
        """P9d, P9e: the strongest on the ground, of equals the nearest, takes the perch."""
        ground = self.perches[self.row]
        strongest = max(strength_of(bird) for bird in ground)
        for bird in ground:
            if strength_of(bird) == strongest:
                break
        ground.remove(bird)
        ground.insert(0, bird)
        self.compare(seat)

    def add_card(self, seat: int, move: str) -> None:
        """P10: a hand card joins the collection, or none does."""
        if move != "-":
            bird = move.removeprefix("+")
            self.hands[seat].remove(bird)
            self.collections[seat].append(bird)
        self.go_on_drawing(seat)

    def go_on_drawing(self, seat: int) -> None:
        """P11, P13: another draw while the hand is short and a card is left to draw."""
        if len(self.hands[seat]) < 4 and self.draws():
            self.phase = "draw"
        else:
            self.refill_column()
            self.end_turn()

    def draw_card(self, seat: int, move: str) -> None:
        """P11: one card, from the pile or from the track, whose gap is refilled at once."""
        if move == "d":
            self.hands[seat].append(self.birds.pop(0))
        else:
            bird = move.removeprefix("t:")
            place = self.track.index(bird)
            self.track.remove(bird)
            self.hands[seat].append(bird)
            if self.birds:
                self.track.insert(place, self.birds.pop(0))
        self.go_on_drawing(seat)

    def refill_column(self) -> None:
        """P12: four seeds again; malus met go beside the column, a fifth leaves the game."""
        while None in self.column:
            if not self.feeder:
                self.ending = True
                return
            card = self.feeder.pop(0)
            if card not in MALUS:
                self.column[self.column.index(None)] = card
            elif None in self.malus:
                self.malus[self.malus.index(None)] = card
            else:
                self.gone.append(card)

    def end_turn(self) -> None:
        """P13, P15: the next seat that has a hand card, or the end."""
        last = (self.first - 1) % self.players
        self.turns[self.turn] += 1
        passed_over = 0
        while True:
            if self.ending and self.turn == last:
                self.begin_keep()
                return
            if passed_over == self.players:
                self.begin_keep()
                return
            self.turn = (self.turn + 1) % self.players
            if self.hands[self.turn]:
                self.phase = "play"
                return
            self.turns[self.turn] += 1
            passed_over += 1

    def begin_keep(self) -> None:
        """P16: everyone with a hand picks; with no hand left the game is over."""
        self.phase = "keep"
        if not self.actors():
            self.reveal_keeps()

    def reveal_keeps(self) -> None:
        """P16: the cards kept join the collections, the others leave the game."""
        for seat in range(self.players):
            move = self.pending[seat]
            kept = [] if move is None else move.removeprefix("keep:").split(",")
            for bird in self.hands[seat]:
                if bird in kept:
                    self.collections[seat].append(bird)
                else:
                    self.gone.append(bird)
            self.hands[seat] = []
            self.pending[seat] = None
        self.phase = "over"

    # Score

    def pairs(self, seat: int) -> list[list[str]]:
        """P17: male and female of the same species and strength."""
        males = [bird for bird in in_order(self.collections[seat]) if bird.endswith("m")]
        females = [bird[:3] + "f" for bird in males]
        return [
            [male, female]
            for male, female in zip(males, females, strict=True)
            if female in self.collections[seat]
        ]

    def n_pairs(self, seat: int) -> int:
        """P17: how many pairs there are."""
        return len(self.pairs(seat))

    def majorities(self, seat: int) -> int:
        """P18: the eggs of every species this seat has most of, alone or tied."""
        points = 0
        for species in SPECIES:
            piles = [
                [bird for bird in collection if species_of(bird) == species]
                for collection in self.collections
            ]
            if len(piles[seat]) == max(len(pile) for pile in piles):
                points += sum(eggs_of(bird) for bird in piles[seat])
        return points

    def most(self, seat: int) -> list[str]:
        """P18: the species of which nobody has more than this seat, which has one at least."""
        sizes = [
            {name: len([bird for bird in birds if species_of(bird) == name]) for name in SPECIES}
            for birds in self.collections
        ]
        return [
            name
            for name in SPECIES
            if sizes[seat][name] > 0 and all(size[name] <= sizes[seat][name] for size in sizes)
        ]

    # What could be done

    def balance(self, row: int) -> tuple[int, int | None]:
        """P8: the strength on the ground and on the perch, where nobody is while a crow is fed."""
        queue = self.perches[row]
        if self.phase == "crow" and self.row == row:
            return sum(strength_of(bird) for bird in queue), None
        return sum(strength_of(bird) for bird in queue[1:]), strength_of(queue[0])

    def foretold(self, seat: int) -> list[dict[str, Any]]:
        """P7-P9: what each card of the seat would do at each perch, if it is to play one."""
        if self.phase != "play" or self.turn != seat:
            return []
        plays = []
        for bird in in_order(self.hands[seat]):
            for row in range(len(self.perches)):
                ground, perch = self.balance(row)
                ground += strength_of(bird)
                difference = ground - perch if perch is not None and ground > perch else None
                is_of_column = difference is not None and difference <= 4
                plays.append(
                    {
                        "card": bird,
                        "perch": row + 1,
                        "ground": ground,
                        "difference": difference,
                        "position": difference if is_of_column else None,
                    }
                )
        return plays

    def score(self, seat: int) -> int:
        """P17-P19: pairs, majorities and seeds."""
        seeds = sum(int(seed) for seed in self.seeds[seat])
        return 5 * self.n_pairs(seat) + self.majorities(seat) + seeds

    def result(self) -> dict[str, Any] | None:
        """P20: most points, then more pairs, then shared; None while playing."""
        if not self.over:
            return None
        seats = range(self.players)
        scores = [self.score(seat) for seat in seats]
        ranks = [(self.score(seat), self.n_pairs(seat)) for seat in seats]
        return {"scores": scores, "winners": [s for s in seats if ranks[s] == max(ranks)]}

    def view(self, seat: int | None) -> dict[str, Any]:
        """P14: what this seat may know; None is a spectator."""
        result = self.result()
        return {
            "game": "piafs",
            "seat": seat,
            "actors": self.actors(),
            "moves": [] if seat is None else self.legal(seat),
            "over": self.over,
            "result": result,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": self.turn,
            "first": self.first,
            "without": self.without,
            "ending": self.ending,
            "perch": self.row + 1 if self.phase in ("crow", "add", "draw") else None,
            "perches": [list(queue) for queue in self.perches],
            "column": list(self.column),
            "malus": list(self.malus),
            "n_feeder": len(self.feeder),
            "n_birds": len(self.birds),
            "track": list(self.track),
            "hand": None if seat is None else in_order(self.hands[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "chosen": None if seat is None else self.pending[seat],
            "collections": [in_order(collection) for collection in self.collections],
            "n_seeds": [len(seeds) for seeds in self.seeds],
            "seeds": None if seat is None else sorted(self.seeds[seat]),
            "seed_points": None if seat is None else sum(int(seed) for seed in self.seeds[seat]),
            "scores": None if result is None else result["scores"],
            "on_ground": [self.balance(row)[0] for row in range(len(self.perches))],
            "on_perch": [self.balance(row)[1] for row in range(len(self.perches))],
            "pairs": [self.pairs(other) for other in range(self.players)],
            "most": [self.most(other) for other in range(self.players)],
            "plays": None if seat is None else self.foretold(seat),
        }
