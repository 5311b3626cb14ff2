"""How many simulations a second the search makes on one core, against OpenSpiel's C++ MCTS bot."""

from __future__ import annotations

import time

import voliere
from benchmarks.table import Row, best, table
from voliere.bots import by_name
from voliere.bots.search_bot import SearchBot
from voliere.kernel import rng

GOOFSPIEL = "goofspiel(num_cards=15,players=2)"
SIMULATIONS = 20_000
THEIRS = 4_000


def ours(game: str, players: int) -> float:
    """Simulations a second at the first decision of a game, with the habits the bots have."""
    table_ = voliere.new_table(game, players=players, seed=1)
    seen = table_.seen(table_.actors[0])
    bot = by_name("hibou", simulations=SIMULATIONS, seed=1)
    assert isinstance(bot, SearchBot)
    begun = time.process_time()
    bot.think(seen, rng.seeded(1))
    return SIMULATIONS / (time.process_time() - begun)


def open_spiel(name: str) -> float:
    """Simulations a second of OpenSpiel's MCTS with one random rollout each."""
    import pyspiel

    game = pyspiel.load_game_as_turn_based(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, THEIRS, 500, False, 1, False)
    begun = time.process_time()
    bot.step(state)
    return THEIRS / (time.process_time() - begun)


def section() -> str:
    """What was measured, for the page."""
    theirs = best(lambda: open_spiel(GOOFSPIEL))
    found = []
    for game in voliere.games():
        ours(game, 2)
        bar = 12.0 if game == "vautour" else None
        mine = best(lambda game=game: ours(game, 2))
        peer = f"OpenSpiel C++ MCTS, {GOOFSPIEL}"
        found.append(Row(f"search, {game}, 2 players", mine, "simulations/s", peer, theirs, bar))
    return table(found)
