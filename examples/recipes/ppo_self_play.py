"""Recipe: PPO in one file, learning vautour by playing against itself on the vector environment.

    pip install "voliere[train]"
    python ppo_self_play.py --steps 600000

Both seats are played by the same network; what a seat's decisions were worth is known when its game
ends. After 600,000 decisions (about a minute on one core) it wins more than 85 % of its games
against random play, a draw counting half; it says so and ends with 1 if it does not.
"""

import argparse
import sys
import time

import numpy as np
import torch
from torch import nn

from voliere.envs import VectorEnv

TO_REACH = 0.85
GAMES = 256
ROUND = 30  # decisions in a game of two: a batch is whole games
EPOCHS, MINIBATCHES = 3, 6
CLIP, ENTROPY, VALUE, RATE = 0.2, 0.01, 0.5, 1e-3


class Network(nn.Module):
    """What to play, and what the game is worth, from what a seat knows."""

    def __init__(self, greatest: np.ndarray, n_actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, greatest)).float())
        self.body = nn.Sequential(
            nn.Linear(len(greatest), 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU()
        )
        self.policy = nn.Linear(128, n_actions)
        self.value = nn.Linear(128, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor):
        """The distribution over legal actions, and the value."""
        hidden = self.body(observations.float() / self.scale)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def collect(env: VectorEnv, network: Network) -> dict[str, torch.Tensor]:
    """A whole game in every place, decision by decision."""
    steps: dict[str, list] = {name: [] for name in ("seen", "masks", "actions", "logs", "seats")}
    observed, infos = env.reset()
    for _ in range(ROUND):
        seen = torch.from_numpy(observed["observation"].copy())
        masks = torch.from_numpy(observed["action_mask"].copy())
        with torch.no_grad():
            choice, _ = network(seen, masks)
            actions = choice.sample()
        row = (seen, masks, actions, choice.log_prob(actions), torch.from_numpy(env.seats.copy()))
        for name, value in zip(steps, row, strict=True):
            steps[name].append(value)
        observed, _, over, _, infos = env.step(actions.numpy())
    assert over.all(), "a batch is whole games"
    batch = {name: torch.stack(values) for name, values in steps.items()}
    worth = torch.from_numpy(infos["seat_rewards"].copy())
    batch["returns"] = worth.gather(1, batch["seats"].T.long()).T
    return {name: values.flatten(0, 1) for name, values in batch.items()}


def learn(network: Network, optimizer: torch.optim.Optimizer, batch: dict) -> None:
    """Some epochs of PPO on one batch."""
    with torch.no_grad():
        _, values = network(batch["seen"], batch["masks"])
        gains = batch["returns"] - values
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for places in torch.randperm(len(gains)).chunk(MINIBATCHES):
            choice, values = network(batch["seen"][places], batch["masks"][places])
            ratio = (choice.log_prob(batch["actions"][places]) - batch["logs"][places]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * gains[places], clipped * gains[places]).mean()
            value = (values - batch["returns"][places]).pow(2).mean()
            loss = policy + VALUE * value - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def share_won(network: Network, games: int) -> float:
    """The share of games won against random play, from either seat; a draw counts half."""
    env = VectorEnv("vautour", games, seed=99, players=2)
    own = np.arange(games) % 2
    observed, infos = env.reset()
    for _ in range(ROUND):
        seen = torch.from_numpy(observed["observation"])
        with torch.no_grad():
            choice, _ = network(seen, torch.from_numpy(observed["action_mask"]))
        actions = np.where(env.seats == own, choice.probs.argmax(1).numpy(), env.sample())
        observed, _, _, _, infos = env.step(actions)
    worth = infos["seat_rewards"][np.arange(games), own]
    return float((worth.mean() + 1) / 2)


def main(arguments: list[str]) -> int:
    """Learn for so many decisions, then say how good it has become."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)  # the network is small: more threads wait for each other
    env = VectorEnv("vautour", GAMES, seed=chosen.seed, players=2)
    network = Network(env.setting.bounds()[1], env.setting.n_actions)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    begun = time.monotonic()
    batches = max(1, chosen.steps // (GAMES * ROUND))
    for number in range(1, batches + 1):
        learn(network, optimizer, collect(env, network))
        if number % max(1, batches // 10) == 0:
            spent = time.monotonic() - begun
            won = share_won(network, 1000)
            print(f"{number * GAMES * ROUND:,} decisions, {spent:.0f} s: wins {won:.1%}")
    won = share_won(network, 4000)
    print(f"wins {won:.1%} of its games against random play")
    return 0 if won > TO_REACH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
