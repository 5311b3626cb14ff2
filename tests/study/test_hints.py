"""Hints: legal moves with figures and reasons in words, made of what the seat knows and of nothing
else; and the facts of each game, where they can be told without imagining anything."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import voliere
from tests.bots.test_hidden import exchanged
from tests.conformance import variants
from voliere.bots import BotError
from voliere.games import by_name, wording
from voliere.study.hint_telling import hint_lines
from voliere.study.hints import MOST_MOVES, Hint, hint
from voliere.table.table import Table
from voliere.words import LANGUAGES

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal"]
QUICK = 1 / 64  # of the usual time
ASKED = 3  # decisions of a game at which a hint is asked


def decisions(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Table, int]]:
    """Some decisions of a random game, at which there is a choice."""
    chance = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    found = []
    while not table.over:
        seat = chance.choice(table.actors)
        moves = table.legal_moves(seat)
        if len(moves) > 1:
            found.append((table.copy(), seat))
        table.play(seat, chance.choice(moves))
    yield from chance.sample(found, min(ASKED, len(found)))


def told(advice: Hint, table: Table, lang: str) -> list[str]:
    """A hint as it is read."""
    return hint_lines(advice, lambda move: wording.move(table.game, move, lang), lang, NAMES)


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_hint_is_legal_in_words_and_the_same_whatever_is_hidden(
    variant: tuple[str, dict[str, Any]],
) -> None:
    for table, seat in decisions(*variant, seed=len(variants.name(variant))):
        advice = hint(table.seen(seat), share=QUICK)
        check(advice, table, seat)
        for seed in (1, 2):
            other = hint(exchanged(table, seat, seed).seen(seat), share=QUICK)
            assert repr(other).encode() == repr(advice).encode()


def check(advice: Hint, table: Table, seat: int) -> None:
    moves = [one.move for one in advice.moves]
    assert 2 <= len(moves) == len(set(moves)) <= MOST_MOVES
    assert set(moves) <= set(table.legal_texts(seat))
    for one in advice.moves:
        assert 0.0 <= one.win <= 1.0
        assert 0.0 <= one.error < 0.5
        assert one.reasons
    for lang in LANGUAGES:
        lines = told(advice, table, lang)
        assert len(lines) == 1 + len(moves) + advice.is_coarse
        assert not any(re.search(r"[{}]|-reason-", line) for line in lines), lines


def test_the_win_chance_orders_where_it_can_be_trusted() -> None:
    for table, seat in decisions("vautour", {"players": 3}, seed=3):
        wins = [one.win for one in hint(table.seen(seat), share=QUICK).moves]
        assert wins == sorted(wins, reverse=True)


def test_asked_again_it_is_the_same_and_more_time_makes_it_surer() -> None:
    table, seat = next(decisions("piafs", {"players": 2}, seed=4))
    quick, usual = hint(table.seen(seat), share=QUICK), hint(table.seen(seat))
    assert hint(table.seen(seat)) == usual
    assert usual.moves[0].error < quick.moves[0].error


def test_who_has_nothing_to_decide_gets_a_sentence() -> None:
    table = voliere.new_table("vautour", seed=1, players=2)
    table.play(0, "3")
    with pytest.raises(BotError) as caught:
        hint(table.seen(0))
    assert caught.value.code == "nothing-to-decide"


# Facts that can be checked by hand


def at(game: str, options: dict[str, Any], deal: dict[str, Any], *moves: tuple[int, str]) -> Table:
    made = by_name(game).options(**options)
    table = Table(by_name(game), made, dealer=lambda _: deal)
    for seat, move in moves:
        table.play(seat, move)
    return table


POINTS = ["+5", "-5", "-4", "-3", "-2", "-1", "+1", "+2", "+3", "+4", "+6", "+7", "+8", "+9", "+10"]


def test_vautour_the_last_cards_but_one() -> None:
    """With 14 and 15 against 1 and 2 every card takes the stake, whatever is imagined."""
    high, low = range(1, 14), (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    turns = [turn for a, b in zip(high, low, strict=True) for turn in ((0, str(a)), (1, str(b)))]
    table = at("vautour", {"players": 2}, {"points": POINTS}, *turns)
    lines = told(hint(table.seen(0), share=QUICK), table, "en")
    assert sum("in all of 100 imagined deals" in line for line in lines) == 2
    missed = "But you would miss it for the mouse +10 that is still in the pile."
    assert [missed in line for line in lines if "Play the 15" in line] == [True]


def strongest(sums: dict[str, int]) -> str | None:
    """S7, once more: the best sum that no other colour has."""
    alone = [colour for colour, one in sums.items() if one and [*sums.values()].count(one) == 1]
    return max(alone, key=lambda colour: sums[colour], default=None)


def test_songbirds_how_many_cards_break_a_line() -> None:
    """Counted again from what lies there, card by card."""
    n_found = 0
    for seed in range(30):
        for table, seat in decisions("songbirds", {"players": 2}, seed=seed):
            view = table.view(seat)
            for one in hint(table.seen(seat), share=QUICK).moves:
                for reason in one.reasons:
                    if reason.id == "songbirds-reason-keeps":
                        n_found += 1
                        check_keeps(view, one.move, reason.arguments)
    assert n_found > 5


def check_keeps(view: Any, move: str, said: dict[str, Any]) -> None:
    card, cell = move.split("@")
    forest = {**view.forest, cell: card}
    there = [name for at, name in forest.items() if said["line"] in at]
    assert len(there) == 4
    unseen = {f"{colour}{n}" for colour in "RBGW" for n in range(1, 8)}
    unseen -= {*forest.values(), *view.hand}
    assert said["unseen"] == len(unseen)

    def winner(*more: str) -> str | None:
        cards = [*there, *more]
        return strongest({c: sum(int(x[1]) for x in cards if x[0] == c) for c in "RBGW"})

    assert winner() == said["colour"] == card[0]
    assert said["n"] == sum(winner(other) != card[0] for other in unseen)
