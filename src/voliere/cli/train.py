"""`voliere train GAME`: nets learn a game by playing against themselves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.arena import writing_to
from voliere.cli.files import require_writable, writing
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import AsJson, GameName, Lang
from voliere.cli.progress import progress
from voliere.words import Phrase, text
from voliere.words.numbers import decimal

if TYPE_CHECKING:
    from voliere.training.checkpoint import Checkpoint
    from voliere.training.run import Run

STEPS = 1000  # of the progress bar
MOST_JOBS, MOST_MINUTES, MOST_ROUNDS = 64, 100_000, 10_000_000


def train(
    game: GameName,
    minutes: Annotated[str, typer.Option(metavar="N", help="cli-flag-train-minutes")] = "60",
    rounds: Annotated[str | None, typer.Option(metavar="N", help="cli-flag-train-rounds")] = None,
    jobs: Annotated[str, typer.Option(metavar="N", help="cli-flag-train-jobs")] = "1",
    seed: Annotated[str, typer.Option(metavar="S", help="cli-flag-train-seed")] = "1",
    out: Annotated[
        str | None, typer.Option("--out", metavar="cli-value-file", help="cli-flag-train-out")
    ] = None,
    plot: Annotated[
        str | None, typer.Option(metavar="cli-value-picture", help="cli-flag-train-plot")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Let nets learn a game by playing against themselves.

    \b
    Examples:
      voliere train feather --minutes 60 --out feather.weights
      voliere play feather --bot learned:weights=feather.weights
    """
    from voliere.games import by_name
    from voliere.pictures import require_picture
    from voliere.training import plot as picture
    from voliere.training.run import Plan, Run

    tongue = language.chosen(lang)
    plan = Plan(
        minutes=number("--minutes", minutes, least=1, most=MOST_MINUTES),
        rounds=None if rounds is None else number("--rounds", rounds, least=1, most=MOST_ROUNDS),
        jobs=number("--jobs", jobs, least=1, most=MOST_JOBS),
        seed=seed_number(seed),
    )
    file = out or f"{game}.weights"
    require_writable(file)
    if plot is not None:
        require_picture(plot)
        require_writable(plot)
    run = Run(by_name(game), Path(f"{file}.checkpoint"), plan)
    tell_resumed(run, tongue)
    go_on(run, tongue)
    write(run, file)
    if plot is not None:
        with writing_to(plot):
            picture.draw(run.so_far, Path(plot), tongue)
    if as_json:
        print_json(plain(run.so_far, file))
    else:
        print("\n".join(lines(run.so_far, file, tongue)))
    return 0


def tell_resumed(run: Run, lang: str) -> None:
    """Say so if a run goes on from its checkpoint."""
    if run.so_far.rounds:
        told = text("cli-train-resumed", lang, file=run.checkpoint.name, n=run.so_far.rounds)
        print(told, file=sys.stderr)


def go_on(run: Run, lang: str) -> None:
    """Train until the plan is done, and show how far it has come."""
    with (
        writing_to(str(run.checkpoint)),
        progress(text("cli-train-training", lang), STEPS) as advance,
    ):
        shown = 0
        for done in run.go_on():
            advance(int(done * STEPS) - shown)
            shown = int(done * STEPS)


def write(run: Run, file: str) -> None:
    """Write the weights."""
    from voliere.bots.learned.weights import encoded
    from voliere.training.origin import origin_of

    with writing(file) as target:
        target.write(encoded(run.game, run.weights, origin_of(run)))


def plain(so_far: Checkpoint, file: str) -> dict[str, Any]:
    """What has come of it, for programs: the strength by number of players, alone the score."""
    return {
        "file": file,
        "game": so_far.game,
        "seed": so_far.seed,
        "rounds": so_far.rounds,
        "games": so_far.games,
        "seconds": round(so_far.seconds, 1),
        "strength": so_far.history[-1][2],
    }


def lines(so_far: Checkpoint, file: str, lang: str) -> list[str]:
    """What has come of it, as people read it."""
    games = Phrase("cli-n-games", n=so_far.games)
    said = [text("cli-trained", lang, file=file, rounds=so_far.rounds, games=games)]
    for players, strength in so_far.history[-1][2].items():
        if players == "1":
            said.append(text("cli-trained-alone", lang, score=decimal(strength, lang, 1)))
        else:
            share = decimal(strength, lang, 3)
            said.append(text("cli-trained-against", lang, n=int(players), share=share))
    return said
