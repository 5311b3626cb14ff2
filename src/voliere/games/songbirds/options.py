"""Songbirds: the values that the options of a table may have, and what follows from them."""

from __future__ import annotations

from typing import Any

from voliere.games.errors import OptionError
from voliere.games.options import as_text, refuse, require
from voliere.games.songbirds.cards import HAND_SIZES, SPECIAL_NAMES
from voliere.games.songbirds.state import MAX_ROUNDS, NOBODY, SPECIALS_A_WORD

MOST_RIVALS = max(HAND_SIZES)
HIGHEST_TARGET = 999


def settled_rounds(options: Any) -> int | None:
    """S18: the number of rounds; with a target there is none, also where it was left at 1."""
    rounds: int | None = options.rounds
    if options.target is not None and type(rounds) is int and rounds == 1:
        return None
    return rounds


def is_match(options: Any) -> bool:
    """S18: several rounds, by their number or by points."""
    return options.rounds is None or options.rounds > 1


def is_shared(options: Any) -> bool:
    """S21, S24: a solo or cooperative game, with one score for all."""
    return options.players == 1 or options.coop


def specials_of(options: Any) -> list[str]:
    """S18: the special cards, one a round."""
    if options.special is None:
        return []
    return list(options.special) if isinstance(options.special, list) else [options.special]


def check(options: Any) -> None:
    """S4, S5, S15, S18, S21, S24: raise OptionError for a value or a combination that the rules
    don't know."""
    require(options, "early_bird", [False, True])
    require(options, "coop", [False, True])
    _require_special(options)
    _require_number(options, "rounds", 1, MAX_ROUNDS)
    _require_number(options, "target", 1, HIGHEST_TARGET)
    _require_number(options, "first", 0, options.players - 1)
    if options.players == 1 and options.coop:
        raise refuse(options, "coop", "players")
    if options.players > MOST_RIVALS and not options.coop:
        raise refuse(options, "players", "coop")
    if options.rounds is not None and options.target is not None:
        raise refuse(options, "rounds", "target")
    if options.rounds is None and options.target is None:
        raise _missing(options, "rounds", "target", f"1, …, {MAX_ROUNDS}")
    if is_shared(options):
        _check_shared(options)
    else:
        _check_special(options)


def _check_shared(options: Any) -> None:
    mode = "coop" if options.coop else "players"
    for option, absent in (("special", None), ("early_bird", False), ("target", None)):
        if getattr(options, option) != absent:
            raise refuse(options, option, mode)
    if is_match(options):
        raise refuse(options, "rounds", mode)


def _check_special(options: Any) -> None:
    if options.players == MOST_RIVALS and options.special is None:
        raise _missing(options, "special", "players", ", ".join(SPECIAL_NAMES))
    if options.players != MOST_RIVALS and options.special is not None:
        raise refuse(options, "special", "players")
    if isinstance(options.special, list) and not is_match(options):
        raise refuse(options, "special", "rounds")


def _require_special(options: Any) -> None:
    names = options.special if isinstance(options.special, list) else [options.special]
    is_known = all(name in SPECIAL_NAMES for name in names) and 1 <= len(names) <= MAX_ROUNDS
    if options.special is not None and not is_known:
        one = ", ".join(SPECIAL_NAMES)
        raise _bad_value(options, "special", f"null, {one}, [{SPECIAL_NAMES[0]}, …]")


def _require_number(options: Any, option: str, least: int, most: int) -> None:
    value = getattr(options, option)
    if value is not None and (type(value) is not int or not least <= value <= most):
        raise _bad_value(options, option, f"null, {least}, …, {most}")


def _bad_value(options: Any, option: str, allowed: str) -> OptionError:
    value = as_text(getattr(options, option))
    return OptionError("bad-option-value", option=option, value=value, allowed=allowed)


def _missing(options: Any, option: str, other: str, allowed: str) -> OptionError:
    return OptionError(
        "missing-option",
        option=option,
        other=other,
        other_value=as_text(getattr(options, other)),
        allowed=allowed,
    )


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    s["players"] = options.players
    s["early_bird"] = options.early_bird
    s["rounds"] = options.rounds or 0
    s["target"] = options.target or 0
    s["shared"] = is_shared(options)
    s["coop"] = options.coop
    s["first_option"] = NOBODY if options.first is None else options.first
    specials = [SPECIAL_NAMES.index(name) for name in specials_of(options)]
    s["n_specials"] = len(specials)
    for i, special in enumerate(specials):
        s["specials"][i // SPECIALS_A_WORD] |= special << 2 * (i % SPECIALS_A_WORD)
