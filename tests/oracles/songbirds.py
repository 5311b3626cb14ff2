"""Songbirds, a second time: the rules S1 to S26 in plain Python, to referee the first."""

import random
from collections.abc import Sequence
from typing import Any

COLOURS = ["R", "B", "G", "W"]
CARDS = [f"{colour}{volume}" for colour in COLOURS for volume in range(1, 8)]  # S1
BERRIES = [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]  # S1
CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
CENTRE = "c3"
DIAGONALS = ["a1", "e1", "b2", "d2", "c3", "b4", "d4", "a5", "e5"]  # S21
WORMS = [3, 2, 1]  # S2
HAND_SIZE = {2: 13, 3: 9, 4: 7}  # S4

SIDES = {"above": ["c1", "c2"], "right": ["d3", "e3"], "below": ["c4", "c5"], "left": ["a3", "b3"]}
CORNERS = {
    "above-right": SIDES["above"] + SIDES["right"],
    "below-left": SIDES["below"] + SIDES["left"],
}
SPECIALS = {  # S9 to S12
    "crow": {"above": -2, "right": -4, "below": -5, "left": -3},
    "falcon": {"above-right": -4, "below-left": -4},
    "hummingbird": {"above": 2, "right": 4, "below": 5, "left": 3},
    "mockingbird": {"above-right": 4, "below-left": 4},
}
TO_THE_WEAKEST = ["hummingbird", "mockingbird"]  # S11, S12


def is_open_game(options: dict[str, Any]) -> bool:
    """S21, S24: solo and cooperative games, which play from the diagonals and a pile."""
    return options["players"] == 1 or bool(options["coop"])


def is_match(options: dict[str, Any]) -> bool:
    """S18: several rounds, by their number or by points."""
    return (options["rounds"] or 1) > 1 or options["target"] is not None


def special_of(options: dict[str, Any], round_number: int) -> str | None:
    """S4, S18: the special card of a round (from 1); a list starts again when it runs out."""
    special = options["special"]
    if isinstance(special, list):
        name: str = special[(round_number - 1) % len(special)]
        return name
    return None if special is None else str(special)


def random_deal(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A random deal; a match by points gets more rounds than it can reasonably need."""
    if is_open_game(options):
        return _open_deal(options, rng)
    if not is_match(options):
        return _round_deal(options, rng, 1)
    target = options["target"]
    n_rounds = options["rounds"] if target is None else 10 + target // 5
    deals = [_round_deal(options, rng, number) for number in range(1, n_rounds + 1)]
    return {"rounds": deals}


def _tokens(rng: random.Random) -> dict[str, Any]:
    """S3: the ten berry tokens, shuffled."""
    tokens = list(BERRIES)
    rng.shuffle(tokens)
    return {"columns": tokens[:5], "rows": tokens[5:]}


def _first(options: dict[str, Any], rng: random.Random) -> int:
    """S5: chosen by the table, or drawn."""
    if options["first"] is not None:
        return int(options["first"])
    return rng.randrange(options["players"])


def _round_deal(options: dict[str, Any], rng: random.Random, number: int) -> dict[str, Any]:
    """S4: one round for 2 to 4 players. Only round 1 has a `first`: S19 gives the others."""
    players = options["players"]
    cards = list(CARDS)
    rng.shuffle(cards)
    deal = _tokens(rng)
    deal["centre"] = special_of(options, number) if players == 4 else cards.pop()
    deal["hands"] = [[cards.pop() for _ in range(HAND_SIZE[players])] for _ in range(players)]
    if players == 2:
        deal["aside"] = cards.pop()
    if number == 1:
        deal["first"] = _first(options, rng)
    return deal


def _open_deal(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """S21, S24: nine cards on the diagonals, one in each hand, the others are the pile."""
    cards = list(CARDS)
    rng.shuffle(cards)
    deal = _tokens(rng)
    deal["diagonals"] = [[cell, cards.pop()] for cell in DIAGONALS]
    deal["hands"] = [[cards.pop()] for _ in range(options["players"])]
    deal["pile"] = cards
    deal["first"] = _first(options, rng)
    return deal


def neighbours(cell: str) -> list[str]:
    """S6: the cells orthogonally next to a cell."""
    column, row = "abcde".index(cell[0]), int(cell[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{'abcde'[c]}{r}" for c, r in near if 0 <= c <= 4 and 1 <= r <= 5]


def winning_colour(cards: Sequence[str], *, weakest: bool = False) -> str | None:
    """S7, S9 to S12: the strongest (or weakest) colour present; equal sums cancel."""
    birds = [card for card in cards if card not in SPECIALS]
    present = [colour for colour in COLOURS if any(card[0] == colour for card in birds)]
    sums = {c: sum(int(card[1]) for card in birds if card[0] == c) for c in present}
    alone = [c for c in present if list(sums.values()).count(sums[c]) == 1]
    if not alone:
        return None
    return min(alone, key=lambda c: sums[c]) if weakest else max(alone, key=lambda c: sums[c])


def best_seats(scores: Sequence[int], favourites: Sequence[str]) -> list[int]:
    """S14, S20: the highest score, then the higher volume of the favourite, then shared."""
    keys = [(score, int(card[1])) for score, card in zip(scores, favourites, strict=True)]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def next_first(totals: Sequence[int], berries: Sequence[int], first: int) -> int:
    """S19: the highest total, then more berries, then the nearest after the last first player."""
    n = len(totals)
    after = [(first + step) % n for step in range(1, n + 1)]
    best = max(zip(totals, berries, strict=True))
    return next(seat for seat in after if (totals[seat], berries[seat]) == best)


def open_score(favourite: str | None, harvest: dict[str, list[int]]) -> int:
    """S23: favourite's volume, plus its colour's tokens, minus all the others."""
    if favourite is None:
        return 0
    score = int(favourite[1])
    for colour, tokens in harvest.items():
        score += sum(tokens) if colour == favourite[0] else -sum(tokens)
    return score


def title(score: int) -> str:
    """S23: the title of a solo or cooperative score."""
    if score < 1:
        return "beginner"
    if score < 20:
        return "amateur"
    if score < 40:
        return "apprentice"
    return "professional" if score < 55 else "superstar"


class Oracle:
    """One game or match of songbirds, on the texts of the notation."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        """Begin the first round."""
        self.options = options
        self.n_players: int = options["players"]
        self.is_open = is_open_game(options)
        self.is_solo = self.n_players == 1
        self.is_coop = self.is_open and not self.is_solo
        self.deals: list[dict[str, Any]] = deal.get("rounds", [deal])
        self.totals = [0] * self.n_players
        self.past_rounds: list[dict[str, Any]] = []
        self.round = 0
        self.over = False
        self._begin_round(0 if self.is_solo else self.deals[0]["first"])

    def _begin_round(self, first: int) -> None:
        """S3 to S5, S21, S24: the set-up of a round."""
        deal = self.deals[self.round]
        self.round += 1
        self.first = first
        self.columns: list[int | None] = list(deal["columns"])
        self.rows: list[int | None] = list(deal["rows"])
        self.hands: list[list[str]] = [list(hand) for hand in deal["hands"]]
        self.harvest: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        self.laid: list[str | None] = [None] * self.n_players
        self.worms: list[int | None] = [None] * self.n_players
        self.worms_left = list(WORMS)
        self.shown: str | None = None
        self.pile: list[str] = list(deal.get("pile", []))
        self.special: dict[str, int] = {}
        if self.is_open:
            self.forest: dict[str, str] = dict(deal["diagonals"])
        else:
            self.forest = {CENTRE: deal["centre"]}
            self.special = dict(SPECIALS.get(deal["centre"], {}))
        self._begin_turn(first)

    def _begin_turn(self, seat: int) -> None:
        """S22, S24: draw when there is a pile; an empty hand is skipped."""
        self.turn = seat
        if self.pile:
            self.hands[seat].append(self.pile.pop(0))
        elif not self.hands[seat]:
            self._begin_turn((seat + 1) % self.n_players)

    def actors(self) -> list[int]:
        """S6: one player at a time."""
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[str]:
        """S6, S15, S16, S22, S25: place a card or lay it; cooperative: show it first."""
        if seat not in self.actors():
            return []
        hand = self.hands[seat]
        cells = self._free_cells()
        if self.is_coop and self.shown is None:
            return sorted(f"{card}?" for card in hand)
        if self.is_coop:
            return sorted([f"@{cell}" for cell in cells] + (["!"] if self._can_lay(seat) else []))
        moves = [f"{card}!" for card in hand] if self._can_lay(seat) else []
        if not self._must_lay(seat):
            moves += [f"{card}@{cell}" for card in hand for cell in cells]
        return sorted(moves)

    def _free_cells(self) -> list[str]:
        """S6: the empty cells next to an occupied one."""
        empty = [cell for cell in CELLS if cell not in self.forest]
        return [cell for cell in empty if any(near in self.forest for near in neighbours(cell))]

    def _can_lay(self, seat: int) -> bool:
        """S15: once a player; S22, S24: once a game; never in the base game."""
        if self.is_open:
            return all(card is None for card in self.laid)
        return bool(self.options["early_bird"]) and self.laid[seat] is None

    def _must_lay(self, seat: int) -> bool:
        """S16: Early Bird, the last card of a player who has laid none."""
        return not self.is_open and self._can_lay(seat) and len(self.hands[seat]) == 1

    def play(self, seat: int, move: str, lost: Sequence[Sequence[str]] = ()) -> None:
        """Play one decision. ValueError when not allowed."""
        if seat not in self.actors():
            raise ValueError(f"seat {seat} is not to decide")
        if move not in self.legal(seat):
            raise ValueError(f"{move} is not legal for seat {seat}")
        if lost:
            raise ValueError("there are no squirrels in songbirds")
        if move.endswith("?"):  # S25: the turn goes on with the second decision
            self.shown = move[:-1]
            return
        text = f"{self.shown or ''}{move}"
        self.shown = None
        if text.endswith("!"):
            self._lay(seat, text[:-1])
        else:
            card, cell = text.split("@")
            self._place(seat, card, cell)
        if len(self.forest) == len(CELLS):
            self._end_round()
        else:
            self._begin_turn((seat + 1) % self.n_players)

    def _lay(self, seat: int, card: str) -> None:
        """S15, S22: lay the favourite; Early Bird takes the highest worm left."""
        self.hands[seat].remove(card)
        self.laid[seat] = card
        if not self.is_open:
            self.worms[seat] = self.worms_left.pop(0) if self.worms_left else 0

    def _place(self, seat: int, card: str, cell: str) -> None:
        """S6, S7, S9 to S12: place a card, then award column, row and special tokens."""
        self.hands[seat].remove(card)
        self.forest[cell] = card
        column = "abcde".index(cell[0])
        row = "12345".index(cell[1])
        if self._is_full(cells := [c for c in CELLS if c[0] == cell[0]]):
            self._award(self.columns[column], cells)
            self.columns[column] = None
        if self._is_full(cells := [c for c in CELLS if c[1] == cell[1]]):
            self._award(self.rows[row], cells)
            self.rows[row] = None
        for side in list(self.special):
            if self._is_full(cells := (SIDES | CORNERS)[side]):
                weakest = self.forest[CENTRE] in TO_THE_WEAKEST
                self._award(self.special.pop(side), cells, weakest=weakest)

    def _is_full(self, cells: Sequence[str]) -> bool:
        """S7: all these cells are occupied."""
        return all(cell in self.forest for cell in cells)

    def _award(self, token: int | None, cells: Sequence[str], *, weakest: bool = False) -> None:
        """S7: the token goes to the winning colour's harvest, or leaves the game."""
        colour = winning_colour([self.forest[cell] for cell in cells], weakest=weakest)
        if colour is not None and token is not None:
            self.harvest[colour].append(token)

    def _end_round(self) -> None:
        """S8, S14, S16 to S19: the forest is full; score, then end or begin another round."""
        if self.is_open:
            self.over = True
            return
        favourites = [laid or hand[0] for laid, hand in zip(self.laid, self.hands, strict=True)]
        berries = [sum(self.harvest[card[0]]) for card in favourites]
        scores = []
        for seat, card in enumerate(favourites):
            own = (self.worms[seat] or 0) if self.options["early_bird"] else int(card[1])
            scores.append(own + berries[seat])
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.past_rounds.append({"favourites": favourites, "berries": berries, "scores": scores})
        if self._is_last_round():
            self.over = True
        else:
            self._begin_round(next_first(self.totals, berries, self.first))

    def _is_last_round(self) -> bool:
        """S18: the agreed number of rounds is played, or a total has reached the target."""
        if self.options["target"] is not None:
            return max(self.totals) >= int(self.options["target"])
        return self.round >= (self.options["rounds"] or 1)

    def result(self) -> dict[str, Any] | None:
        """S14, S20, S23, S26: scores and winners, or score and title; None while playing."""
        if not self.over:
            return None
        if self.is_open:
            score = open_score(self._open_favourite(), self.harvest)
            return {"scores": [score], "winners": [], "title": title(score)}
        favourites = self.past_rounds[-1]["favourites"]
        return {"scores": list(self.totals), "winners": best_seats(self.totals, favourites)}

    def _open_favourite(self) -> str | None:
        """S22, S24: the one favourite of a solo or cooperative game, whoever laid it."""
        return next((card for card in self.laid if card is not None), None)

    def _around(self) -> dict[str, list[str]]:
        """S9 to S12: the cells around the special card in the centre, if there is one."""
        sides = SPECIALS.get(self.forest.get(CENTRE, ""), {})
        return {side: sorted((SIDES | CORNERS)[side]) for side in sides}

    def _lines(self) -> dict[str, dict[str, Any]]:
        """S7, S9 to S12: how each line stands."""
        lines: dict[str, list[str]] = {}
        for name in "abcde12345":
            lines[name] = [cell for cell in CELLS if name in cell]
        weakest = self.forest.get(CENTRE) in TO_THE_WEAKEST
        return {
            name: self._line(cells, weakest=weakest and name in self._around())
            for name, cells in (lines | self._around()).items()
        }

    def _line(self, cells: list[str], *, weakest: bool) -> dict[str, Any]:
        """S7: the sums, the colours that cancel, who would win, the free cells."""
        there = [self.forest[cell] for cell in cells if cell in self.forest]
        sums = [
            sum(int(card[1:]) for card in there if card in CARDS and card[0] == colour)
            for colour in COLOURS
        ]
        return {
            "sums": sums,
            "cancelled": [
                colour
                for colour, volume in zip(COLOURS, sums, strict=True)
                if volume and sums.count(volume) > 1
            ],
            "leader": winning_colour(there, weakest=weakest),
            "free": len(cells) - len(there),
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know (S4, S15, S25 name what is hidden)."""
        if self.is_open:
            favourite = self._open_favourite()
        else:
            favourite = None if seat is None else self.laid[seat]
        return {
            "game": "songbirds",
            "seat": seat,
            "actors": self.actors(),
            "moves": [] if seat is None else self.legal(seat),
            "over": self.over,
            "result": self.result(),
            "options": dict(self.options),
            "round": self.round,
            "first": self.first,
            "totals": [] if self.is_open else list(self.totals),
            "columns": list(self.columns),
            "rows": list(self.rows),
            "forest": {cell: self.forest[cell] for cell in CELLS if cell in self.forest},
            "harvest": {colour: list(tokens) for colour, tokens in self.harvest.items()},
            "special": dict(self.special),
            "around": self._around(),
            "lines": self._lines(),
            "hand": None if seat is None else sorted(self.hands[seat], key=CARDS.index),
            "hand_sizes": [len(hand) for hand in self.hands],
            "worms": list(self.worms) if self.options["early_bird"] else [],
            "next_worm": ((self.worms_left or [0])[0] if self.options["early_bird"] else None),
            "laid": [card is not None for card in self.laid],
            "favourite": favourite,
            "shown": self.shown,
            "n_pile": len(self.pile),
            "score": open_score(favourite, self.harvest) if self.is_open else None,
            "past_rounds": [
                {key: list(values) for key, values in past.items()} for past in self.past_rounds
            ],
        }
