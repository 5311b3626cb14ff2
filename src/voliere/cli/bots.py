"""`voliere bots`: the levels of a game's bots, how they play and how strong they are."""

from __future__ import annotations

from voliere.bots.levels import levels_of
from voliere.bots.personality import personalities_of
from voliere.bots.ratings import RatedLevels, rated_at
from voliere.cli import language
from voliere.cli.json_lines import print_json
from voliere.cli.listing import columns
from voliere.cli.options import AsJson, GameName, GameOptions, Lang, Players, parse
from voliere.games import by_name, wording
from voliere.games.doors.levels import Level, called, name_of
from voliere.table.table import make_options
from voliere.words import text
from voliere.words.numbers import decimal


def bots(
    game: GameName,
    players: Players = None,
    option: GameOptions = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List the levels of a game's bots, how they play and how strong they are.

    \b
    Examples:
      voliere bots vautour --players 3
      voliere bots songbirds --option early_bird=true --json
    """
    tongue = language.chosen(lang)
    found = by_name(game)
    table = make_options(found, **parse(option, players))
    levels, rated = levels_of(found, table), rated_at(found, table)
    if as_json:
        print_json(
            {
                "game": found.name,
                "levels": [
                    {"name": name_of(number), "called": called(name_of(number)), "is": level}
                    for number, level in enumerate(levels, start=1)
                ],
                "measured": rated,
                "personalities": {
                    one: wording.personality(found, one, tongue) for one in personalities_of(found)
                },
            }
        )
        return 0
    headings = [text(f"cli-bots-{one}", tongue) for one in ("level", "called", "plays", "strength")]
    rows = [
        [
            name_of(number),
            called(name_of(number)),
            plays(level, tongue),
            strength(rated, number, tongue),
        ]
        for number, level in enumerate(levels, start=1)
    ]
    print("\n".join(columns(headings, rows)))
    print(text("cli-bots-note", tongue, unit=rated.unit if rated else "none"))
    for one in personalities_of(found):
        words = wording.personality(found, one, tongue)
        print(text("cli-bots-personality", tongue, name=one, words=words))
    return 0


def plays(level: Level, lang: str) -> str:
    """How a level plays, in a few words."""
    if level.temperature is not None:
        draws = "cli-bots-draws-learned" if level.learned else "cli-bots-draws"
        return text(draws, lang, temperature=decimal(level.temperature, lang, 2))
    if level.simulations is not None:
        return text("cli-bots-searches", lang, simulations=level.simulations)
    return text("cli-bots-is-learned" if level.learned else "cli-bots-is", lang, bird=level.bird)


def strength(rated: RatedLevels | None, number: int, lang: str) -> str:
    """How strong a level was measured to be."""
    for one in rated.ratings if rated else ():
        if one.level == number:
            return text("cli-bots-rated", lang, value=round(one.value), margin=round(one.margin))
    return text("cli-bots-unmeasured", lang)
