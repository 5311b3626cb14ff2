"""The strength of a run over time, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from voliere.extras import extra
from voliere.games import by_name, wording
from voliere.training.checkpoint import Checkpoint
from voliere.words import text

MARKERS = "o^sDvPX*"  # told apart without colours too
ALONE = "1"


def draw(checkpoint: Checkpoint, path: Path, lang: str) -> None:
    """Write the picture: the share won against instinct by number of players, and the mean score
    alone. MissingPackage without matplotlib."""
    figure = extra("matplotlib.figure").Figure(figsize=(10, 4), layout="constrained")
    figure.suptitle(wording.title(by_name(checkpoint.game), lang))
    ways = checkpoint.history[-1][2]
    alone = [players for players in ways if players == ALONE]
    rivals = [players for players in ways if players != ALONE]
    left, right = figure.subplots(1, 2)
    draw_lines(left, checkpoint, rivals, text("training-plot-share", lang), lang)
    left.axhline(0.5, color="#b0553a", linestyle="--")
    draw_lines(right, checkpoint, alone, text("training-plot-score", lang), lang)
    figure.savefig(path, dpi=150)


def draw_lines(axes: Any, checkpoint: Checkpoint, ways: list[str], label: str, lang: str) -> None:
    """A line for each number of players over the games played."""
    for players, marker in zip(ways, MARKERS, strict=False):
        said = text("training-plot-players", lang, n=int(players))
        games = [games for _, games, _ in checkpoint.history]
        values = [strength[players] for _, _, strength in checkpoint.history]
        axes.plot(games, values, marker=marker, markersize=3, label=said)
    axes.set_xlabel(text("training-plot-games", lang))
    axes.set_ylabel(label)
    if ways:
        axes.legend(fontsize="small")
