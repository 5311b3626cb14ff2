"""Games end, legal moves are exactly those accepted, records replay, moves can be taken back."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import voliere
from tests.conformance import variants
from tests.conformance.conservation import check_conserved
from voliere.games import REGISTRY, wording
from voliere.words import LANGUAGES

every_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)

Variant = tuple[str, dict[str, Any]]


def random_game(game: str, options: dict[str, Any], seed: int) -> voliere.Table:
    """A finished game at random."""
    rng = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    return table


@every_variant
def test_games_end_and_cards_are_conserved(variant: Variant) -> None:
    game, options = variant
    rng = random.Random(3)
    table = voliere.new_table(game, seed=3, **options)
    n_moves = 0
    while not table.over:
        check_conserved(table)
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
        n_moves += 1
    check_conserved(table)
    limit = table.game.rules.MAX_LENGTH * max(1, len(table.deal.get("rounds", [])))
    assert n_moves <= limit
    assert table.result is not None
    assert table.actors == []
    assert type(table.events()[-1]).__name__ == "Ended"


@every_variant
def test_legal_moves_are_exactly_those_accepted(variant: Variant) -> None:
    game, options = variant
    rng = random.Random(5)
    table = voliere.new_table(game, seed=5, **options)
    n_all = table.game.rules.N_MOVES
    while not table.over:
        for seat in range(table.options.players):
            legal = {str(move) for move in table.legal_moves(seat)}
            assert bool(legal) == (seat in table.actors)
            some = rng.sample(range(n_all), min(n_all, 12))
            for text in {str(table.game.moves.value(number)) for number in some} - legal:
                before = (table.version, table.actors, table.position.buffer.tobytes())
                with pytest.raises(voliere.IllegalMove):
                    table.play(seat, text)
                assert before == (table.version, table.actors, table.position.buffer.tobytes())
        seat = rng.choice(table.actors)
        moves = table.legal_moves(seat)
        assert len(moves) <= table.game.rules.MAX_MOVES
        twin = table.copy()
        for move in rng.sample(moves, min(len(moves), 3)):
            other = table.copy()
            other.play(seat, move)
        assert twin.position.buffer.tobytes() == table.position.buffer.tobytes()
        table.play(seat, rng.choice(moves))


@every_variant
def test_what_one_plays_is_nothing_to_those_who_decide_at_once(variant: Variant) -> None:
    game, options = variant
    rng = random.Random(2)
    for seed in range(3):
        table = voliere.new_table(game, seed=seed, **options)
        while not table.over:
            seat, *others = rng.sample(table.actors, len(table.actors))
            before = [table.legal_texts(other) for other in others]
            table.play(seat, rng.choice(table.legal_moves(seat)))
            if others:
                assert table.actors == sorted(others)
                assert [table.legal_texts(other) for other in others] == before


@every_variant
def test_records_replay_to_the_same_state(variant: Variant) -> None:
    game, options = variant
    table = random_game(game, options, seed=11)
    record = json.loads(json.dumps(table.record()))
    again = voliere.from_record(record)
    assert again.record() == record
    for seat in (*range(table.options.players), None):
        assert again.view(seat).to_dict() == table.view(seat).to_dict()


@every_variant
def test_unfinished_records_replay(variant: Variant) -> None:
    game, options = variant
    rng = random.Random(17)
    table = voliere.new_table(game, seed=17, **options)
    for _ in range(15):
        if table.over:
            break
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    record = table.record()
    assert voliere.from_record(record).record() == record


@every_variant
def test_every_move_can_be_taken_back(variant: Variant) -> None:
    game, options = variant
    rng = random.Random(13)
    table = voliere.new_table(game, seed=13, **options)
    while not table.over:
        before = _everything(table)
        seat = rng.choice(table.actors)
        move = rng.choice(table.legal_moves(seat))
        table.play(seat, move)
        after = _everything(table)
        table.undo()
        assert _everything(table) == before
        table.play(seat, move)
        assert _everything(table) == after


def _everything(table: voliere.Table) -> tuple[Any, ...]:
    return (
        table.position.buffer.tobytes(),
        table.events(),
        table.moves,
        list(table.chances),
        table.deal,
    )


@pytest.mark.parametrize("game", REGISTRY)
def test_notation_goes_both_ways(game: str) -> None:
    moves = REGISTRY[game].moves
    texts = set()
    for number in range(REGISTRY[game].rules.N_MOVES):
        text = str(moves.value(number))
        texts.add(text)
        assert moves.parse(text) == number
        assert eval(repr(moves.value(number)), vars(moves)) == moves.value(number)
    assert len(texts) == REGISTRY[game].rules.N_MOVES


@every_variant
def test_every_event_has_a_sentence_in_every_language(variant: Variant) -> None:
    game, options = variant
    table = random_game(game, options, seed=19)
    names = [f"N{seat}" for seat in range(table.options.players)]
    for seat in (*range(table.options.players), None):
        for event in table.events(seat=seat):
            for lang in LANGUAGES:
                assert voliere.say(table.game, event, lang, names).strip()
        for lang in LANGUAGES:
            lines = wording.describe(table.game, table.view(seat), lang, names)
            assert all(line.strip() for line in lines)


@every_variant
def test_every_option_and_choice_has_words(variant: Variant) -> None:
    game, options = variant
    table = voliere.new_table(game, seed=1, **options)
    for option in table.options.__struct_fields__:
        for lang in LANGUAGES:
            assert wording.option(table.game, option, lang).strip()
    for seat in table.actors:
        for move in table.legal_moves(seat):
            for lang in LANGUAGES:
                assert wording.move(table.game, str(move), lang).strip()
