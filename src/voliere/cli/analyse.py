"""`voliere analyse FILE`: what could be known at each decision of a game, and what chance did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.arena import MOST_JOBS, writing_to
from voliere.cli.errors import FAULT, CommandError, clean, tell
from voliere.cli.files import reading, require_writable
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import AsJson, Lang, RecordFile
from voliere.cli.progress import progress
from voliere.cli.records import Numbered, names_of, records_in
from voliere.games.errors import VoliereError
from voliere.table.record import STUMBLES, stumbled
from voliere.words import text

if TYPE_CHECKING:
    from voliere.study.analyse import Plan, Spread
    from voliere.study.analysis import Analysis

MOST_MS = 10**7


def analyse(
    file: RecordFile,
    game: Annotated[str | None, typer.Option(metavar="K", help="cli-flag-analyse-game")] = None,
    seat: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-analyse-seat")] = None,
    budget_ms: Annotated[
        str | None, typer.Option(metavar="N", help="cli-flag-analyse-budget")
    ] = None,
    as_json: AsJson = False,
    plot: Annotated[
        str | None, typer.Option(metavar="cli-value-picture", help="cli-flag-analyse-plot")
    ] = None,
    jobs: Annotated[str | None, typer.Option(metavar="N", help="cli-flag-jobs")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ray", help="cli-flag-arena-cluster")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="cli-flag-analyse-seed")] = "0",
    lang: Lang = None,
) -> int:
    """Say of each decision what it lost, and of chance what it did.

    \b
    Examples:
      voliere analyse game.jsonl
      voliere analyse games.jsonl --game 2 --seat 0 --budget-ms 1000 --json --jobs 2
    """
    from voliere.pictures import require_picture

    tongue = language.chosen(lang)
    wanted = None if game is None else number("--game", game, least=1)
    how = {
        "seat": None if seat is None else number("--seat", seat),
        "budget_ms": None
        if budget_ms is None
        else number("--budget-ms", budget_ms, least=1, most=MOST_MS),
        "seed": seed_number(seed),
    }
    n_jobs = None if jobs is None else number("--jobs", jobs, least=1, most=MOST_JOBS)
    spread = spread_over(n_jobs, cluster)
    if plot is not None:
        require_picture(plot)
        require_writable(plot)
    run = Run(file, wanted, how, tongue)
    names: list[list[str]] = []
    for n_told, analysis in enumerate(run.analyses(spread, names), start=1):
        told_names = names[n_told - 1]
        if as_json:
            print_json(analysis)
        else:
            if n_told > 1:
                print()
            _print(analysis, told_names, tongue)
        if plot is not None:
            draw(analysis, plot if n_told == 1 else numbered(plot, n_told), told_names, tongue)
    return run.code


def _print(analysis: Analysis, names: list[str], lang: str) -> None:
    from voliere.cli.told_analysis import lines

    print("\n".join(lines(analysis, names, lang)), flush=True)


class Run:
    """The games of a file that are to be analysed; what is wrong with one is told, and the others
    are analysed all the same."""

    def __init__(self, path: str, wanted: int | None, how: dict[str, Any], lang: str) -> None:
        self.path, self.wanted, self.how, self.lang = path, wanted, how, lang
        self.code = 0

    def analyses(self, spread: Spread, names: list[list[str]]) -> Iterator[Analysis]:
        """The analyses one after the other; the seats' names are added to `names` before."""
        from voliere.study.analyse import analysed

        plans = list(self.plans(names))
        n_pieces = sum(len(plan.pieces) for plan in plans)
        with progress(text("study-analysing", self.lang), n_pieces) as advance:
            yield from analysed(plans, spread, lambda: advance(1))

    def plans(self, names: list[list[str]]) -> Iterator[Plan]:
        """What is to be done for each game."""
        n = 0
        with reading(self.path) as file:
            for one in records_in(file):
                n = one.number
                if self.wanted not in (None, n):
                    continue
                try:
                    plan = self.plan(one)
                except VoliereError as error:
                    self.code = FAULT
                    if self.wanted is None and n > 1:
                        sentence = error.sentence(self.lang)
                        error = CommandError("in-record", number=n, told=clean(sentence))
                    tell(error, self.lang)
                else:
                    assert one.record is not None, "it was planned"
                    names.append(names_of(one.record, plan.course.players, self.lang))
                    yield plan
        if n == 0 or (self.wanted is not None and self.wanted > n):
            raise CommandError("no-such-record", number=self.wanted or 1, path=self.path, n=n)

    def plan(self, one: Numbered) -> Plan:
        """What is to be done for a game; VoliereError says why it can't be analysed."""
        from voliere.study.analyse import plan_for

        if one.error is not None:
            raise one.error
        assert one.record is not None, "there is a record or an error"
        try:
            return plan_for(one.record, **self.how)
        except STUMBLES as error:
            raise stumbled(error) from error


def spread_over(jobs: int | None, cluster: str | None) -> Spread:
    """How the work is spread; ArenaError if there is no such cluster."""
    if cluster is not None:
        from voliere.arena.cluster import pieces_over_ray, require_cluster

        require_cluster(cluster)
        return partial(pieces_over_ray, jobs=jobs)
    if jobs is None or jobs == 1:
        return map
    from voliere.table.processes import in_order

    over: Callable[..., Any] = partial(in_order, jobs=jobs)
    return over


def draw(analysis: Analysis, path: str, names: list[str], lang: str) -> None:
    """Write the picture of an analysis."""
    from voliere.extras import extra
    from voliere.study import plot

    figure = extra("matplotlib.figure").Figure(figsize=(10, 7), layout="constrained")
    plot.draw(analysis, figure, names, lang)
    with writing_to(path):
        figure.savefig(path, dpi=150)


def numbered(path: str, number: int) -> str:
    """The name of the picture of a further game.

    >>> numbered("games.png", 2)
    'games-2.png'
    """
    first = Path(path)
    return str(first.with_name(f"{first.stem}-{number}{first.suffix}"))
