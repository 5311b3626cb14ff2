"""The standings of an arena as people read them."""

from __future__ import annotations

from voliere.arena.figures import number, percent, span
from voliere.arena.tally import Standing, Standings
from voliere.cli.errors import clean
from voliere.games import by_name, wording
from voliere.words import Phrase, text

MOST_TOLD = 10  # forfeits that are told one by one
RIVALS = ["bot", "score", "win-share", "interval", "rating", "sure", "p50", "p99", "forfeits"]
SHARED = ["bot", "score", "interval", "p50", "p99", "forfeits"]


def lines(standings: Standings, spent: float, lang: str) -> list[str]:
    """Everything there is to say about a run that took so many seconds."""
    n = standings.options["players"]
    head = text(
        "arena-played",
        lang,
        title=wording.title(by_name(standings.game), lang),
        players=Phrase("arena-n-seats", n=n),
        games=Phrase("cli-n-games", n=standings.games),
        deals=Phrase("arena-n-deals", n=standings.deals),
        seconds=number(spent, lang, decimals=2),
        seed=standings.seed,
    )
    if standings.shared:
        rest = titles(standings, lang)
    else:
        rest = [text("arena-even", lang, share=percent(1 / n, lang))]
    table = [[text(f"arena-{key}", lang) for key in (SHARED if standings.shared else RIVALS)]]
    table += [row(bot, lang) for bot in standings.best_first()]
    return [head, "", *aligned(table), "", *rest, *remarks(standings, lang)]


def row(bot: Standing, lang: str) -> list[str]:
    """The row of a bot."""
    score, share, rating, times = bot.score, bot.win_share, bot.rating, bot.decision_ms
    cells = [clean(bot.bot), number(score.mean if score else None, lang, decimals=2)]
    if bot.titles is not None:
        cells.append(span(score, number, lang))
    else:
        cells += [
            percent(share.mean if share else None, lang),
            span(share, percent, lang),
            number(rating.mu if rating else None, lang),
            number(rating.ordinal if rating else None, lang),
        ]
    cells += [number(time, lang, decimals=2) for time in (times.p50, times.p99)]
    return [*cells, str(bot.forfeits)]


def aligned(table: list[list[str]]) -> list[str]:
    """A table as lines, names to the left and figures to the right.

    >>> aligned([["Bot", "Score"], ["merle", "7"]])
    ['Bot    Score', 'merle      7']
    """
    widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        )
        for row in table
    ]


def titles(standings: Standings, lang: str) -> list[str]:
    """How often each bot earned which title."""
    game = by_name(standings.game)
    said = []
    for bot in standings.best_first():
        earned = bot.titles or {}
        counts = [
            f"{wording.rank(game, title, lang)} {earned[title]}"
            for title in game.titles
            if title in earned
        ]
        said.append(text("arena-titles", lang, bot=clean(bot.bot), titles=", ".join(counts) or "–"))
    return said


def remarks(standings: Standings, lang: str) -> list[str]:
    """What else is to be known: forfeits and their reasons, and bots that think by the clock."""
    said = [
        text(
            "arena-forfeited", lang, number=one.number, seat=one.seat, reason=clean(one.said(lang))
        )
        for one in standings.forfeits[:MOST_TOLD]
    ]
    if len(standings.forfeits) > MOST_TOLD:
        said.append(text("arena-more-forfeits", lang, n=len(standings.forfeits) - MOST_TOLD))
    if standings.by_the_clock:
        bots = clean(", ".join(standings.by_the_clock))
        said.append(text("arena-by-the-clock", lang, bots=bots))
    return said
