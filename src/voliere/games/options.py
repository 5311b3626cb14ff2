"""The options of a table, declared as plain data: their values, what goes together, and the numbers
that stand for them in a state. From this they are checked and written, here and by programs in
other languages.

An option of a game is a `choice`, one of several values (in the state: its place among them, plus
`first`), or a whole `number`; of `several` values a list may stand for one (in the state so many
bits each, packed into words). A condition says for some options which values they have: it holds if
all of it does. First the values are checked, then the refusals, in their order.

Plain Python: MicroPython, which the score pad runs under in the browser, reads this, too.
"""

from __future__ import annotations

import json
from typing import Any

from voliere.games.errors import OptionError


def choice(name: str, values: Any, *, field: str | None = None, first: int = 0) -> dict[str, Any]:
    """An option that is one of these values."""
    return {"name": name, "values": list(values), "field": field or name, "first": first}


def flag(name: str) -> dict[str, Any]:
    """An option that is chosen or not."""
    return choice(name, [False, True])


def number(
    name: str, least: int, most: int | None, *, null: int, field: str | None = None
) -> dict[str, Any]:
    """An option that is null (in the state that number) or a whole number between these; without
    the greater one it is below the number of players."""
    return {"name": name, "least": least, "most": most, "null": null, "field": field or name}


def several(
    name: str, values: Any, most: int, *, field: str, n_field: str, bits: int, a_word: int
) -> dict[str, Any]:
    """An option that is null, one of these values, or a list of so many at most."""
    return {
        "name": name,
        "several": list(values),
        "most": most,
        "field": field,
        "n_field": n_field,
        "bits": bits,
        "a_word": a_word,
    }


def is_in(*values: Any) -> dict[str, Any]:
    """A condition: the option has one of these values."""
    return {"in": list(values)}


def is_not(*values: Any) -> dict[str, Any]:
    """A condition: it has none of these."""
    return {"not": list(values)}


IS_LIST = {"list": True}  # a condition: it is a list


def refused(option: str, other: str, when: dict[str, Any]) -> dict[str, Any]:
    """Under this condition these two options do not go together."""
    return {"code": "bad-combination", "option": option, "other": other, "when": when}


def missing(option: str, other: str, allowed: str, when: dict[str, Any]) -> dict[str, Any]:
    """Under this condition an option must have a value, because of another one."""
    return {
        "code": "missing-option",
        "option": option,
        "other": other,
        "allowed": allowed,
        "when": when,
    }


def both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A condition: these two hold (MicroPython has no shorter way)."""
    joined = dict(one)
    joined.update(other)
    return joined


def declared(
    options: list[dict[str, Any]],
    *,
    refusals: list[dict[str, Any]] | None = None,
    settled: list[dict[str, Any]] | None = None,
    derived: list[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """What a game declares of its options, beside the number of players: `settled` are values that
    become others first, `derived` are fields of the state that say whether one of some conditions
    holds."""
    return {
        "options": options,
        "refusals": refusals or [],
        "settled": settled or [],
        "derived": derived or [],
    }


def holds(options: Any, condition: dict[str, Any]) -> bool:
    """Whether a condition holds for these options."""
    for name, test in condition.items():
        value = getattr(options, name)
        if "list" in test and not isinstance(value, list):
            return False
        if "in" in test and not _is_one_of(value, test["in"]):
            return False
        if "not" in test and _is_one_of(value, test["not"]):
            return False
    return True


def _is_one_of(value: Any, values: list[Any]) -> bool:
    return any(value == one and type(value) is type(one) for one in values)


def settled_value(options: Any, rules: dict[str, Any], name: str) -> Any:
    """The value that an option comes to have."""
    for one in rules["settled"]:
        if one["option"] == name and holds(options, one["when"]):
            return one["to"]
    return getattr(options, name)


def check(options: Any, rules: dict[str, Any]) -> None:
    """Raise OptionError for a value or a combination that the rules don't know."""
    for one in rules["options"]:
        if not _is_known(options, one):
            value = as_text(getattr(options, one["name"]))
            allowed = _allowed(options, one)
            raise OptionError("bad-option-value", option=one["name"], value=value, allowed=allowed)
    for one in rules["refusals"]:
        if holds(options, one["when"]):
            raise _refusal(options, one)


def _is_known(options: Any, one: dict[str, Any]) -> bool:
    value = getattr(options, one["name"])
    if "values" in one:
        return _is_one_of(value, one["values"])
    if value is None:
        return True
    if "several" in one:
        values = value if isinstance(value, list) else [value]
        return 1 <= len(values) <= one["most"] and all(v in one["several"] for v in values)
    return type(value) is int and one["least"] <= value <= _most(options, one)


def _most(options: Any, one: dict[str, Any]) -> int:
    most: int = options.players - 1 if one["most"] is None else one["most"]
    return most


def _allowed(options: Any, one: dict[str, Any]) -> str:
    if "values" in one:
        return ", ".join([as_text(value) for value in one["values"]])
    if "several" in one:
        return f"null, {', '.join(one['several'])}, [{one['several'][0]}, …]"
    return f"null, {one['least']}, …, {_most(options, one)}"


def _refusal(options: Any, one: dict[str, Any]) -> OptionError:
    option, other = one["option"], one["other"]
    other_value = as_text(getattr(options, other))
    if one["code"] == "missing-option":
        return OptionError(
            one["code"],
            option=option,
            other=other,
            other_value=other_value,
            allowed=one["allowed"],
        )
    value = as_text(getattr(options, option))
    return OptionError(
        one["code"], option=option, value=value, other=other, other_value=other_value
    )


def write(s: Any, options: Any, rules: dict[str, Any]) -> None:
    """Put checked options into a fresh state."""
    s["players"] = options.players
    for one in rules["options"]:
        value = getattr(options, one["name"])
        if "values" in one:
            s[one["field"]] = one["values"].index(value) + one["first"]
        elif "several" in one:
            _write_several(s, one, value)
        else:
            s[one["field"]] = one["null"] if value is None else value
    for one in rules["derived"]:
        s[one["field"]] = any(holds(options, condition) for condition in one["any"])


def _write_several(s: Any, one: dict[str, Any], value: Any) -> None:
    values = value if isinstance(value, list) else [] if value is None else [value]
    s[one["n_field"]] = len(values)
    for i in range(len(values)):
        place = one["several"].index(values[i])
        s[one["field"]][i // one["a_word"]] |= place << one["bits"] * (i % one["a_word"])


def as_text(value: Any) -> str:
    """A value as it stands in a record.

    >>> as_text(True), as_text(None), as_text("crow"), as_text(["crow", "falcon"])
    ('true', 'null', 'crow', 'crow, falcon')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join([as_text(one) for one in value])
    return json.dumps(value)
