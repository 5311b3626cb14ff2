"""OpenSpiel: every game as a `pyspiel` game, registered when this module is imported.

`pyspiel.load_game("voliere_vautour(players=3)")` has the same moves as everywhere else; action
numbers are the numbers of moves. Seats that decide at once act one after another in seat order,
and no information state tells what the others have chosen.

Beside the options of the game there are these parameters (docs/environments.md):

* `reward`: "win" or "margin";
* `chance_nodes`, `chance_outcomes`: a deal is drawn by so many chance nodes of so many equally
  likely outcomes each. A shuffled deck has far too many orders to list them; the defaults pick one
  of 2^32 deals.
* `cards`: above 0 a small form of the game, which only vautour has: so many cards, and one chance
  node with every deal.
* `endgame`, `endgame_seed`: above 0 the game begins late: a random game is played to its end, and
  its last `endgame` decisions or a few more are left to the players. What is public then is the
  same in every deal, and chance deals what is hidden. Such games are small enough to be solved.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np

from voliere.envs.course import Course
from voliere.envs.errors import EnvError
from voliere.envs.opening import Opening, opening_of
from voliere.envs.setting import Setting, setting_of
from voliere.envs.told import N_HALVES
from voliere.extras import extras
from voliere.games import REGISTRY, wording
from voliere.games.game import Game
from voliere.kernel import rng

with extras():
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

PREFIX = "voliere_"
OWN_PARAMETERS: dict[str, Any] = {
    "reward": "win",
    "chance_nodes": 4,
    "chance_outcomes": 256,
    "cards": 0,
    "endgame": 0,
    "endgame_seed": 0,
}
BEFORE_THE_DEAL = "before the deal"


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults. OpenSpiel knows neither null nor lists: null is
    -1 where numbers are meant, else "", and "+" stands between the items of a list.

    >>> parameters = parameters_of(REGISTRY["songbirds"])
    >>> parameters["rounds"], parameters["first"], parameters["special"]
    (1, -1, '')
    """
    defaults: dict[str, Any] = msgspec.to_builtins(game.options())
    for name, kind in get_type_hints(game.options).items():
        if name in defaults and defaults[name] is None:
            defaults[name] = -1 if int in get_args(kind) else ""
    return defaults | OWN_PARAMETERS


def options_of(game: Game, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options that these parameters set: those that are not at their default.

    >>> options_of(REGISTRY["songbirds"], {"players": 4, "special": "crow+falcon", "first": 1})
    {'players': 4, 'special': ['crow', 'falcon'], 'first': 1}
    """
    options = {}
    for name, default in parameters_of(game).items():
        value = parameters.get(name, default)
        if name not in OWN_PARAMETERS and value != default:
            is_list = isinstance(value, str) and "+" in value
            options[name] = value.split("+") if is_list else value
    return options


class VoliereGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the aviary for OpenSpiel; each has a subclass that names it."""

    game: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game, parameters = self.game, parameters or {}
        own = {name: parameters.get(name, default) for name, default in OWN_PARAMETERS.items()}
        for name, least in (("chance_nodes", 1), ("chance_outcomes", 1), ("endgame", 0)):
            if own[name] < least:
                expected = f"≥ {least}"
                raise EnvError("bad-env-option", option=name, value=own[name], expected=expected)
        small = {"cards": own["cards"] or None}
        options = options_of(game, parameters) | small
        self.setting = setting_of(game.name, reward=own["reward"], **options)
        if own["cards"] and own["endgame"]:
            raise EnvError("bad-env-option", option="endgame", value=own["endgame"], expected="0")
        n_deals = self.setting.n_deals
        self.chance_nodes: int = own["chance_nodes"] if n_deals is None else 1
        self.n_outcomes: int = own["chance_outcomes"] if n_deals is None else n_deals
        self._endgame = (own["endgame"], own["endgame_seed"])
        utility = utility_of(self.setting)
        most = 2.0 if own["reward"] == "margin" and not self.setting.is_shared else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.n_actions,
            max_chance_outcomes=self.n_outcomes,
            num_players=self.setting.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.setting.max_length,
        )
        super().__init__(game_type(game, utility), info, parameters)

    @cached_property
    def opening(self) -> Opening | None:
        """What was played before an endgame begins; None if the whole game is played."""
        length, seed = self._endgame
        return opening_of(self.setting, length, seed) if length else None

    def new_initial_state(self) -> VoliereState:
        """The state before the deal."""
        return VoliereState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> VoliereObserver:
        """What shows a state to a player: how things stand, after all that has happened if it is
        to have perfect recall."""
        if params:
            raise EnvError("bad-env-option", option="params", value=params, expected="{}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return VoliereObserver(self.setting, recalls=kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """How many chance nodes there may be in a game."""
        deals = self.setting.game.rules.MAX_LENGTH if self.setting.options.is_match else 1
        return self.chance_nodes * deals


def utility_of(setting: Setting) -> Any:
    """How the rewards of the seats belong together."""
    if setting.is_shared:
        return pyspiel.GameType.Utility.IDENTICAL
    if setting.reward == "win" or setting.players == 2:
        return pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType.Utility.GENERAL_SUM


def game_type(game: Game, utility: Any) -> Any:
    """The type of a game."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Volière: {wording.title(game, 'en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class VoliereState(pyspiel.State):  # type: ignore[misc]
    """A game at one point. All that is its own is in `course`: OpenSpiel copies and stores states
    attribute by attribute."""

    def __init__(self, game: VoliereGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting, game.opening)

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.course.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.course.next_seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.position.legal(player).tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of a chance node, equally likely."""
        n = self.get_game().n_outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        seat = self.course.next_seat
        if seat is not None:
            self.course.play(seat, action)
            return
        game = self.get_game()
        self.course.draw(action, game.n_outcomes, game.chance_nodes)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        return self.course.setting.game.text_of(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.is_over

    def returns(self) -> list[float]:
        """The reward of each player: 0 while the game is being played."""
        return self.course.setting.rewards(self.course.position)

    def rewards(self) -> list[float]:
        """What the last action was worth to each player."""
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> VoliereState:
        """A state drawn from those that the player cannot tell from this one."""
        twin: VoliereState = self.clone()
        twin.course.resample(player, rng.seeded(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        """What each player sees, a line a player."""
        if not self.course.is_dealt:
            return f"{BEFORE_THE_DEAL} {self.course.drawn}"
        seats = range(self.course.setting.players)
        return "\n".join(f"{seat}: {self.course.sight(seat)}" for seat in seats)


class VoliereObserver:
    """Shows states to players, as OpenSpiel's observers do."""

    def __init__(self, setting: Setting, *, recalls: bool) -> None:
        self.recalls = recalls
        pieces = [(piece.name, piece.length) for piece in setting.layout]
        if recalls:
            pieces += [("seat", setting.players), ("history", N_HALVES)]
        self.tensor = np.zeros(sum(length for _, length in pieces), dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, length in pieces:
            self.dict[name] = self.tensor[start : start + length]
            start += length
        self._now = self.tensor[: setting.observation_size]

    def set_from(self, state: VoliereState, player: int) -> None:
        """Write what the player knows to the tensor; zeros before the deal."""
        self.tensor[:] = 0
        course = state.course
        if not course.is_dealt:
            return
        self._now[:] = course.setting.observation(course.position, player)
        if self.recalls:
            self.dict["seat"][player] = 1
            self.dict["history"][:] = course.history(player)

    def string_from(self, state: VoliereState, player: int) -> str:
        """What the player knows, as JSON: how things stand, after all that has happened if the
        observer recalls it."""
        if not state.course.is_dealt:
            return BEFORE_THE_DEAL
        sight = state.course.sight(player)
        return f"{state.course.story(player)}{sight}" if self.recalls else sight


def _register() -> None:
    for game in REGISTRY.values():
        # A class, because OpenSpiel lets go of it after Python has ended: a function would be
        # freed then, and there would be nobody to free it.
        name = f"Voliere{game.name.capitalize()}"
        kind = type(name, (VoliereGame,), {"game": game, "__module__": __name__})
        globals()[name] = kind  # where pickles look for it
        pyspiel.register_game(game_type(game, pyspiel.GameType.Utility.GENERAL_SUM), kind)


_register()
