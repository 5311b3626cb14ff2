"""Recipe: MaskablePPO of sb3-contrib learns vautour against one of our bots.

    pip install "voliere[train]" sb3-contrib
    python maskable_ppo.py --steps 100000

After 100,000 decisions (about a minute on one core) it wins more than 75 % of its games against
`oisillon`, a draw counting half; it says so and ends with 1 if it does not.
"""

import argparse
import sys

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import voliere.envs.gymnasium_env  # noqa: F401 - registers the games

TO_REACH = 0.75
OPPONENT = "oisillon"
GAMES = 500


def table(**options: object) -> gymnasium.Env:
    """A table with one bot, seen as one row of numbers between -1 and 1."""
    env = gymnasium.make("voliere/Vautour-v0", opponents=[OPPONENT], **options)
    greatest = np.maximum(1, env.observation_space["observation"].high).astype(np.float32)
    space = gymnasium.spaces.Box(-1, 1, greatest.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(
        env, lambda observed: (observed["observation"] / greatest).clip(-1, 1), space
    )


class Masked(gymnasium.Wrapper):
    """Lets MaskablePPO find the masks of the game beneath other wrappers."""

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now."""
        return self.env.unwrapped.action_masks()


def share_won(model: MaskablePPO, games: int) -> float:
    """The share of games won, a draw counting half."""
    env = Masked(table())
    worth = 0.0
    for game in range(games):
        observed, _ = env.reset(seed=1000 + game)
        is_over = False
        while not is_over:
            action, _ = model.predict(observed, action_masks=env.action_masks(), deterministic=True)
            observed, reward, is_over, _, _ = env.step(int(action))
        worth += reward
    return (worth / games + 1) / 2


def main(arguments: list[str]) -> int:
    """Learn for so many decisions, then say how good it has become."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    torch.set_num_threads(1)  # the network is small: more threads wait for each other
    tables = make_vec_env(lambda: Masked(table()), n_envs=16, seed=chosen.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=240,
        batch_size=480,
        gamma=1.0,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=chosen.seed,
        device="cpu",
    )
    model.learn(chosen.steps)
    won = share_won(model, chosen.games)
    print(f"wins {won:.1%} of its games against {OPPONENT}")
    return 0 if won > TO_REACH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
