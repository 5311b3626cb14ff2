"""`GAME.json`: what a program needs to know beside a game's compiled functions, as plain data."""

from __future__ import annotations

from dataclasses import asdict, replace
from importlib import resources
from typing import Any

import msgspec
import numpy as np

from voliere import __version__
from voliere.bots import budget, greedy, level_bot, personality, policy, search_bot
from voliere.bots.ahead import exact_of
from voliere.bots.backward import DEPTHS, MOST_CARDS
from voliere.bots.knowledge import knowledge_of
from voliere.bots.learned.halving import TO_THE_END
from voliere.bots.levels import all_levels_of
from voliere.bots.personality import personalities_of
from voliere.bots.tree import MOVES_A_POINT, POINT, SPARE_MOVES, TRIED
from voliere.games.describe import describe as described
from voliere.games.doors.habits import Habits
from voliere.games.doors.levels import BIRDS
from voliere.games.game import Game
from voliere.games.kinds import Decks
from voliere.games.seats import MOST_SEATS
from voliere.kernel.log import SIZE
from voliere.study import accounting, analyse, analysis, branches, hints, spacing, trial
from voliere.study.advising import FEWEST_MOVES, MOST_MOVES
from voliere.study.budget import (
    COULD_KNOW,
    FAIR,
    FIGURES,
    HINDSIGHT,
    PROBES,
    REASONS,
    ply_ns_of,
)
from voliere.study.imagined import reasons_of
from voliere.study.judges import is_a_judge, judged_by
from voliere.study.judging import FEWEST_FRESH, MOST, N_FOUND
from voliere.study.playouts import SUBSETS
from voliere.study.weighing import judging_habits, points_of
from voliere.table.fair import WORDS_A_DEAL
from voliere.table.position import MEMORY_SEED
from voliere.wasm.weights import described_weights
from voliere.words.entries import entries

FORMAT = 6  # of this description: who reads another one says so


def describe(game: Game, sha256: str) -> dict[str, Any]:
    """The description of a game whose compiled functions have that hash."""
    decks = Decks()
    declared = described(game, decks)
    hinting = hints_of(game, decks)
    layout = getattr(game.deals, "LAYOUT", None)
    deals = None if layout is None else deals_of(layout, decks)
    rules = game.rules
    return {
        "format": FORMAT,
        "game": game.name,
        "version": __version__,
        "sha256": sha256,
        "players": list(game.players),
        "defaults": msgspec.to_builtins(game.options()),
        "options": getattr(game.deals, "OPTIONS", None),
        "deal": deals,
        "titles": list(game.titles),
        "state": {"size": rules.STATE.itemsize, "fields": fields_of(rules.STATE)},
        "view": {"size": game.views.record.itemsize, "fields": declared["view"]},
        "events": declared["events"],
        "decks": decks.all,
        "moves": [game.text_of(number) for number in range(rules.N_MOVES)],
        "most": {
            "moves": rules.MAX_MOVES,
            "length": rules.MAX_LENGTH,
            "log": SIZE,
            "seats": MOST_SEATS,
            "words": WORDS_A_DEAL,
        },
        "memory_seed": MEMORY_SEED,
        "bots": bots_of(game),
        "hints": hinting,
        "analysis": analysis_of(game),
        "branches": branches_of(),
        "mistakes": mistakes_of(),
        "messages": messages_of(game),
    }


def fields_of(state: np.dtype[Any]) -> dict[str, list[int]]:
    """Where each field of a state stands: the place of its first number, and how many it has."""
    if any(field[0].base != np.int32 for field in (state.fields or {}).values()):
        raise TypeError("the fields of a state are int32 numbers and arrays of them")
    return {
        name: [offset // 4, kind.itemsize // 4]
        for name, (kind, offset, *_) in (state.fields or {}).items()
    }


def deals_of(layout: dict[str, Any], decks: Decks) -> dict[str, Any]:
    """How deals are laid out; their texts are the number of a deck."""

    def with_deck(one: dict[str, Any]) -> dict[str, Any]:
        texts = one.get("texts")
        return one if texts is None else {**one, "texts": decks.number_of(dict(texts))}

    later = layout["later"]
    return {
        **layout,
        "parts": [with_deck(part) for part in layout["parts"]],
        "later": None if later is None else with_deck(later),
    }


def bots_of(game: Game) -> dict[str, Any]:
    """What the bots of all levels go by."""
    knowledge, exact = knowledge_of(game), exact_of(game)
    return {
        "birds": {
            name: {"level": BIRDS.index(name) + 1, "ms": ms}
            for name, ms in usual_ms_of_birds().items()
        },
        "levels": [asdict(eight) for eight in all_levels_of(game)],
        "weights": described_weights(game),
        "trying": {
            "candidates": TO_THE_END.candidates,
            "hopeless": TO_THE_END.hopeless,
            "moments": TO_THE_END.moments,
        },
        "personalities": {
            "names": list(personalities_of(game)),
            "tilt": personality.TILT,
            "worth": personality.WORTH,
            "resolve": greedy.RESOLVE,
        },
        "samples": greedy.SAMPLES,
        "policy_samples": policy.SAMPLES,
        "habits": [described_habits(habits) for habits in knowledge.HABITS],
        "final_spread": float(knowledge.FINAL_SPREAD),
        "tree": {
            "point_size": POINT.itemsize,
            "tried_size": TRIED.itemsize,
            "moves_a_point": MOVES_A_POINT,
            "spare_moves": SPARE_MOVES,
            "spare_points": search_bot.SPARE_POINTS,
            "haste": search_bot.HASTE,
            "most_points": search_bot.MOST_POINTS,
        },
        "budget": {"first_chunk": budget.FIRST_CHUNK, "fewest": budget.FEWEST},
        "solver": None
        if exact is None
        else {
            "objectives": list(exact.OBJECTIVES),
            "room": dict(exact.NOTEBOOK_ROOM),
            "depths": DEPTHS,
            "cards": MOST_CARDS,
        },
    }


def usual_ms_of_birds() -> dict[str, float | None]:
    """How long the birds of the ladder search for a decision, the weakest first."""
    return {
        **dict.fromkeys(level_bot.QUICK),
        **{name: bot.default_ms for name, bot in level_bot.SEARCHING.items()},
    }


def described_habits(habits: Habits) -> dict[str, Any]:
    """How a search goes about its work, for either objective, and under which options."""
    return {
        "when": habits.when,
        "win": habits.numbers(),
        "judging": judging_habits(habits).numbers(),
        "points": replace(habits, winning=0.0).numbers(),
        "winning": habits.winning,
        "draws": habits.draws,
        "full_grown": habits.full_grown,
        "pace": habits.pace,
    }


def hints_of(game: Game, decks: Decks) -> dict[str, Any]:
    """What hints go by, and what they say."""
    reasons = reasons_of(game)
    return {
        "seed": hints.SEED,
        "simulations": hints.SIMULATIONS,
        "ms": hints.MS,
        "ply_ns": ply_ns_of(game),
        "probes": PROBES,
        "fewest": FEWEST_FRESH,
        "most": MOST,
        "games": hints.GAMES,
        "fewest_games": hints.FEWEST_GAMES,
        "fewest_moves": FEWEST_MOVES,
        "most_moves": MOST_MOVES,
        "is_a_judge": is_a_judge(game),
        "judged_by": judged_by(game),
        "judge_points": points_of(game),
        "figures_part": FIGURES,
        "reasons_part": REASONS,
        "subsets": SUBSETS,
        "n_facts": reasons.N_FACTS,
        "reasons": reasons.REASONS.described(decks),
    }


def analysis_of(game: Game) -> dict[str, Any]:
    """What analyses go by, and what their figures are called, as they stand in the arrays."""
    return {
        "version": analysis.ANALYSIS_VERSION,
        "seed": analyse.SEED,
        "policy": judged_by(game),
        "quick_ms": analysis.QUICK_MS,
        "could_know_part": COULD_KNOW,
        "hindsight_part": HINDSIGHT,
        "fair_part": FAIR,
        "found": N_FOUND,
        "times": accounting.N_TIMES,
        "classes": list(analysis.CLASSES),
        "causes": list(analysis.CAUSES),
        "account": list(analysis.ACCOUNT),
    }


def branches_of() -> dict[str, Any]:
    """How hidden cards are drawn anew where a game is played on."""
    return {
        "exchanges": branches.EXCHANGES,
        "one_in": branches.ONE_IN,
        "known": list(branches.KNOWN),
        "orders": branches.ORDERS,
        "card": branches.CARD.pattern,
    }


def mistakes_of() -> dict[str, Any]:
    """Which decisions are asked again, how answers are judged and gone on from, and when they come
    back."""
    return {
        "asked_again": analysis.ASKED_AGAIN,
        "ms": trial.MS,
        "seed": trial.SEED,
        "bot": trial.BOT,
        "bot_ms": trial.BOT_MS,
        "bot_seed": trial.BOT_SEED,
        "longest": trial.LONGEST,
        "pauses": list(spacing.PAUSES),
        "after_a_miss": spacing.AFTER_A_MISS,
    }


def messages_of(game: Game) -> list[str]:
    """The ids of the game's messages."""
    file = resources.files(game.package).joinpath("words", "en.ftl")
    return sorted(entries(file.read_text("utf-8")))
