"""`hibou` against OpenSpiel's own search on our registration of each game, equal CPU time.

IS-MCTS sees what a player sees, as `hibou` does. MCTS looks at the true state, hidden cards and
all: it is a cheat, and measured for curiosity. OpenSpiel gets as many simulations as fit into the
time, by how long its simulations took at the last decision.
"""

from __future__ import annotations

import os
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import voliere
from voliere.arena.estimate import Estimate, share
from voliere.bots import by_name
from voliere.envs import open_spiel_game

MS = int(os.environ.get("RIVALS_MS", "100"))
DEALS = int(os.environ.get("RIVALS_DEALS", "50"))
BAR = 0.75


class Paced:
    """An OpenSpiel bot that takes about MS milliseconds a decision."""

    def __init__(self, kind: str, game: Any, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        if kind == "IS-MCTS":
            self.bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 1, random_state=random)
        else:
            self.bot = mcts.MCTSBot(game, 1.4, 1, evaluator, random_state=random)
        self.kind = kind
        self.a_second = 400.0  # simulations, as long as nothing is known

    def step(self, state: Any) -> int:
        """The move found in the time."""
        n = max(2, round(MS / 1000 * self.a_second))
        name = "_max_simulations" if self.kind == "IS-MCTS" else "max_simulations"
        assert hasattr(self.bot, name), "OpenSpiel has renamed it"
        setattr(self.bot, name, n)
        begun = time.thread_time()
        action = int(self.bot.step(state))
        self.a_second = n / (time.thread_time() - begun)
        return action


def play(game: str, kind: str, deal: int, owl_seat: int) -> tuple[float, float, float]:
    """The owl's share of the win, and the mean milliseconds of the owl and of the rival."""
    name = f"{open_spiel_game.PREFIX}{game}(players=2)"
    spiel = pyspiel.load_game(name)
    rng = np.random.RandomState(deal)
    state = spiel.new_initial_state()
    rival = Paced(kind, spiel, seed=deal)
    owl = by_name("hibou", budget_ms=MS, seed=deal)
    spent, times = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        seat = state.current_player()
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        begun = time.thread_time()
        if seat == owl_seat:
            move = owl.choose(state.course.position.seen(seat))
            action = next(one for one in legal if state.action_to_string(seat, one) == str(move))
        else:
            action = rival.step(state)
        who = 0 if seat == owl_seat else 1
        spent[who] += time.thread_time() - begun
        times[who] += 1
        state.apply_action(action)
    won = (1 + state.returns()[owl_seat]) / 2
    return won, 1000 * spent[0] / times[0], 1000 * spent[1] / times[1]


def meeting(game: str, kind: str) -> tuple[Estimate, float, float]:
    """The owl's win share over paired deals, and both mean decision times."""
    sums, owl_ms, rival_ms = [], [], []
    for deal in range(DEALS):
        shares = 0.0
        for owl_seat in (0, 1):
            won, mine, theirs = play(game, kind, deal, owl_seat)
            shares += won
            owl_ms.append(mine)
            rival_ms.append(theirs)
        sums.append(shares)
    found = share(sums, [2] * DEALS)
    assert found is not None, "there are deals"
    return found, float(np.mean(owl_ms)), float(np.mean(rival_ms))


def section() -> str:
    """What was measured, for the page."""
    lines = []
    for game in voliere.games():
        for kind, bar in (("IS-MCTS", BAR), ("MCTS, which sees hidden cards", None)):
            found, mine, theirs = meeting(game, kind)
            won = f"{found.mean:.3f} [{found.low:.3f}, {found.high:.3f}]"
            met = "" if bar is None else ("yes" if found.mean >= bar else "**no**")
            lines.append(
                f"| {game} | {kind} | {2 * DEALS} | {mine:.0f} / {theirs:.0f} ms "
                f"| {won} | {bar or 'report'} | {met} |"
            )
            print(lines[-1], flush=True)
    return (
        "| game | OpenSpiel's bot | games | time a decision, `hibou` / it | win share of `hibou` "
        "| to reach | met |\n|---|---|---|---|---|---|---|\n" + "\n".join(lines)
    )
