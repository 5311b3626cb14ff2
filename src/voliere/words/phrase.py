"""A phrase: something to be said, before it is known in which language."""

from __future__ import annotations

from typing import Any


class Phrase:
    """A message by its id, and its arguments: texts, numbers, further phrases, lists of these.

    The page makes phrases too, under MicroPython, which has no arguments by position only.

    >>> Phrase("list-last", list="1, 2", item="3")
    Phrase('list-last', list='1, 2', item='3')
    """

    def __init__(self, id: str, **arguments: Any) -> None:
        self.id = id
        self.arguments = arguments

    @property
    def plain(self) -> dict[str, Any]:
        """The phrase as plain data, for those who word it elsewhere.

        >>> Phrase("a", n=2, of=Phrase("b")).plain
        {'id': 'a', 'arguments': {'n': 2, 'of': {'id': 'b', 'arguments': {}}}}
        """
        return {"id": self.id, "arguments": {k: _plain(v) for k, v in self.arguments.items()}}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase):
            return NotImplemented
        return (self.id, self.arguments) == (other.id, other.arguments)

    def __repr__(self) -> str:
        arguments = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Phrase({self.id!r}{arguments})"


def _plain(argument: Any) -> Any:
    if isinstance(argument, Phrase):
        return argument.plain
    return [_plain(one) for one in argument] if isinstance(argument, list | tuple) else argument
