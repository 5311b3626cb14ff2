"""The standings of a run as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from voliere.arena.estimate import Estimate
from voliere.arena.tally import Standing, Standings
from voliere.extras import extra
from voliere.games import by_name, wording
from voliere.words import text

BAR = "#4c7a5a"
WHISKER = "#22342a"
EVEN = "#b0553a"
LONGEST_NAME = 32


def draw(standings: Standings, path: Path, lang: str) -> None:
    """Write the picture: win shares and ratings, or for solo and cooperative games the scores and
    titles. MissingPackage without matplotlib."""
    bots = standings.best_first()
    height = 1.4 + 0.5 * len(bots)
    figure = extra("matplotlib.figure").Figure(figsize=(10, height), layout="constrained")
    title = wording.title(by_name(standings.game), lang)
    players = standings.options["players"]
    figure.suptitle(
        text("arena-picture", lang, title=title, players=players, games=standings.games)
    )
    left, right = figure.subplots(1, 2)
    if standings.shared:
        draw_estimates(left, bots, [one.score for one in bots], text("arena-score", lang))
        draw_titles(right, standings, bots, lang)
    else:
        draw_estimates(left, bots, [one.win_share for one in bots], text("arena-win-share", lang))
        left.set_xlim(0, 1)
        left.axvline(1 / standings.options["players"], color=EVEN, linestyle="--")
        draw_ratings(right, bots, text("arena-rating", lang))
    figure.savefig(path, dpi=150)


def draw_estimates(
    axes: Any, bots: list[Standing], estimates: list[Estimate | None], label: str
) -> None:
    """A bar for each mean, with its interval."""
    rows = range(len(bots))
    axes.barh(rows, [one.mean if one else 0.0 for one in estimates], color=BAR)
    for row, one in enumerate(estimates):
        if one is not None and one.low is not None:
            axes.plot([one.low, one.high], [row, row], color=WHISKER, linewidth=3)
    name_rows(axes, bots, label)


def draw_ratings(axes: Any, bots: list[Standing], label: str) -> None:
    """A point for each rating, with two sigmas to either side."""
    for row, bot in enumerate(bots):
        if bot.rating is not None:
            axes.errorbar(bot.rating.mu, row, xerr=2 * bot.rating.sigma, fmt="o", color=BAR)
    name_rows(axes, bots, label)


def draw_titles(axes: Any, standings: Standings, bots: list[Standing], lang: str) -> None:
    """A bar for each bot, made of the titles it earned."""
    game = by_name(standings.game)
    from_left = [0] * len(bots)
    for title in game.titles:
        counts = [(bot.titles or {}).get(title, 0) for bot in bots]
        axes.barh(range(len(bots)), counts, left=from_left, label=wording.rank(game, title, lang))
        from_left = [a + b for a, b in zip(from_left, counts, strict=True)]
    axes.legend(fontsize="small")
    name_rows(axes, bots, text("arena-games", lang))


def name_rows(axes: Any, bots: list[Standing], label: str) -> None:
    """Name the rows after the bots, the best on top."""
    names = [
        bot.bot if len(bot.bot) <= LONGEST_NAME else f"…{bot.bot[-LONGEST_NAME:]}" for bot in bots
    ]
    axes.set_yticks(range(len(bots)), names)
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.set_xlabel(label)
