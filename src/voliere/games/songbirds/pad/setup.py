"""Setting up Songbirds, step by step (S3-S5, S9-S12, S15, S18, S21, S24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.options import check
from voliere.games.songbirds import cards as songbirds
from voliere.games.songbirds import phrases
from voliere.games.songbirds.options import (
    MOST_RIVALS,
    OPTIONS,
    is_match,
    is_shared,
    settled_rounds,
    specials_of,
)
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.games.doors.pad.steps import Steps


def check_what_is_named(options: Any) -> None:
    """S4, S18: as at a table, but that the special card may still be to be drawn."""
    options.rounds = settled_rounds(options)
    is_to_draw = options.special is None and options.players == MOST_RIVALS and not options.coop
    if is_to_draw:
        options.special = songbirds.SPECIAL_NAMES[0]
    check(options, OPTIONS)
    if is_to_draw:
        options.special = None


def set_up(steps: Steps) -> None:
    """S3-S5, S9-S12, S15, S18, S21, S24."""
    options = steps.entry.options
    check_what_is_named(options)
    steps.heads = [Phrase("setup-players"), Phrase("setup-cards-in-hand")]
    sizes = songbirds.HAND_SIZES
    steps.rows = [[players, sizes[players]] for players in sorted(sizes)]
    steps.add(
        Phrase("songbirds-setup-berries", n=songbirds.N_BERRIES, side=songbirds.SIDE),
        ["songbirds/berry"],
    )
    steps.add(
        Phrase("songbirds-setup-harvest"),
        ["songbirds/R", "songbirds/B", "songbirds/G", "songbirds/W"],
    )
    if is_shared(options):
        set_up_together(steps)
    else:
        set_up_rivals(steps)
    if steps.players > 1:
        steps.draw_first(["cover-songbirds"])


def set_up_rivals(steps: Steps) -> None:
    """S4, S15, S18: the centre, the hands, the worms, the match."""
    options = steps.entry.options
    if steps.players == MOST_RIVALS:
        lay_special(steps)
    else:
        steps.add(Phrase("songbirds-setup-centre"), ["songbirds/G"])
    size = songbirds.HAND_SIZES[steps.players]
    if steps.players == 2:
        steps.add(Phrase("songbirds-setup-deal-two", n=size), ["backs/songbirds"])
    else:
        steps.add(Phrase("setup-deal", n=size), ["backs/songbirds"])
    if options.early_bird:
        worms = [str(worm) for worm in songbirds.WORMS]
        steps.add(
            Phrase("songbirds-setup-worms", worms=worms),
            ["songbirds/worm3", "songbirds/worm2", "songbirds/worm1"],
        )
    if is_match(options):
        if options.target is not None:
            text = Phrase("songbirds-setup-target", target=options.target)
        else:
            text = Phrase("songbirds-setup-match", n=options.rounds)
        steps.add(text, ["songbirds/berry"])


def lay_special(steps: Steps) -> None:
    """S9-S12: which special card lies in the centre, and its tokens."""
    named = specials_of(steps.entry.options)
    if not named:
        names = songbirds.SPECIAL_NAMES
        out_of = [{"value": one, "text": phrases.special(one)} for one in names]
        pictures = [f"songbirds/{one}" for one in names]
        draw = {"what": "special", "from": out_of}
        steps.add(Phrase("songbirds-setup-draw-special"), pictures, draw)
        named = list(names)
    for special in [one for i, one in enumerate(named) if one not in named[:i]]:
        text = Phrase(
            "songbirds-setup-special", special=phrases.special(special), tokens=tokens_of(special)
        )
        steps.add(text, [f"songbirds/{special}"])


def tokens_of(special: str) -> Phrase | None:
    """S9-S12: the tokens around a special card, one after the other."""
    row: Phrase | None = None
    for line in songbirds.LINE_NAMES:
        if line in songbirds.SPECIALS[special]:
            token = songbirds.SPECIALS[special][line]
            item = Phrase("songbirds-setup-token", line=phrases.line_name(line), token=token)
            row = item if row is None else Phrase("list-more", list=row, item=item)
    return row


def set_up_together(steps: Steps) -> None:
    """S21, S24: nine cards on the diagonals, one in each hand, a pile."""
    n_laid = len(songbirds.DIAGONALS)
    pile = len(songbirds.CARDS) - n_laid - steps.players
    steps.add(Phrase("songbirds-setup-diagonals", n=n_laid), ["songbirds/R", "songbirds/B"])
    if steps.players == 1:
        steps.add(Phrase("songbirds-setup-solo", pile=pile), ["backs/songbirds"])
    else:
        steps.add(Phrase("songbirds-setup-coop", pile=pile), ["backs/songbirds"])
