"""The kinds of fields that events and views are made of.

What happens and what a seat may know the rules write down as plain numbers. A kind knows how many
numbers a field of it takes, how they are read, what the field is to whoever puts it into words, and
how to say all of this as plain data, from which other languages read the same numbers.

How a field is read is a piece of Python, an expression on the list of numbers `n`. Those of all
fields of an event or a view are put together into one function, as `dataclass` makes its
`__init__`: a move is told in many fields, and calling something for each takes several times as
long.

Plain Python: MicroPython, which the score pad runs under in the browser, reads this, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from voliere.games.seats import seats_in
from voliere.kernel.log import ABSENT
from voliere.kernel.packed import unpacked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Described: TypeAlias = "dict[str, Any]"

SETS_REMEMBERED = 1 << 14
MOST_WRITTEN_OUT = 8  # rows that are read one by one, which is faster than a loop


class Source:
    """What a reader is written with: names for what its expressions refer to, and the number of
    players at the table."""

    def __init__(self, players: int = 0) -> None:
        self.players = players
        self.names: dict[str, Any] = {}
        self.n_loops = 0

    def name(self, value: Any) -> str:
        """The name of a value."""
        for name, known in self.names.items():
            if known is value:
                return name
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name

    def loop(self) -> str:
        """A name for the place in another loop."""
        self.n_loops += 1
        return f"i{self.n_loops}"

    def function(self, arguments: str, expression: str) -> Callable[..., Any]:
        """The function that gives this expression."""
        return eval(f"lambda {arguments}: {expression}", self.names)  # type: ignore[no-any-return]


class Decks:
    """The decks that fields name cards of, each described once.

    >>> decks = Decks()
    >>> decks.number_of({0: "MA", 1: "MR"}), decks.number_of({0: "MA", 1: "MR"}), decks.all
    (0, 0, [[[0, 'MA'], [1, 'MR']]])
    """

    def __init__(self) -> None:
        self.all: list[list[list[Any]]] = []

    def number_of(self, texts: dict[int, Any]) -> int:
        """The number of this deck among all."""
        deck = [[number, text] for number, text in texts.items()]
        if deck not in self.all:
            self.all.append(deck)
        return self.all.index(deck)


class Kind:
    """A kind of field: `width` numbers, which lie in a record in this `shape`.

    What is absent is told by its first number, ABSENT; a field that may be has the kind `Maybe`.
    """

    width = 1
    shape: tuple[int, ...] = ()
    wording = "number"

    def read(self, at: str, source: Source) -> str:
        """The expression for a field whose numbers begin at that place of `n`."""
        raise NotImplementedError

    def is_there(self, at: str, source: Source) -> str:
        """The expression for whether it is there."""
        return f"n[{at}] != {ABSENT}"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        raise NotImplementedError

    def of(self, numbers: list[int], players: int = 0) -> Any:
        """The value that these numbers tell."""
        source = Source(players)
        return source.function("n", self.read("0", source))(numbers)


# Of one number


class Single(Kind):
    """A kind of one number."""

    def value(self, number: str, source: Source) -> str:
        """The expression for the value of a number."""
        return number

    def is_value(self, number: str, source: Source) -> str:
        """The expression for whether a number tells a value."""
        return f"{number} != {ABSENT}"

    def read(self, at: str, source: Source) -> str:
        """The value of the number."""
        return self.value(f"n[{at}]", source)

    def is_there(self, at: str, source: Source) -> str:
        """Whether the number tells a value."""
        return self.is_value(f"n[{at}]", source)


class Number(Single):
    """A number; what counts from 0 inside may be shown as counted from 1.

    >>> Number().of([3]), Number(first=1).of([3]), Maybe(Number()).of([ABSENT])
    (3, 4, None)
    """

    def __init__(self, first: int = 0) -> None:
        self.first = first

    def value(self, number: str, source: Source) -> str:
        """The number that is shown."""
        return f"{number} + {self.first}" if self.first else number

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "number", "first": self.first}


class YesNo(Single):
    """Whether something is so: anything but 0.

    >>> YesNo().of([1])
    True
    """

    wording = "yes-no"

    def value(self, number: str, source: Source) -> str:
        """Whether it is so."""
        return f"{number} != 0"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "yes-no"}


class Seat(Single):
    """A seat; a negative number is nobody's.

    >>> Seat().of([2]), Maybe(Seat()).of([-1])
    (2, None)
    """

    wording = "seat"

    def is_value(self, number: str, source: Source) -> str:
        """Whether it is somebody's."""
        return f"{number} >= 0"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "seat"}


class Seats(Single):
    """Seats as the bits of a number.

    >>> Seats().of([0b101])
    [0, 2]
    """

    wording = "seats"

    def value(self, number: str, source: Source) -> str:
        """The seats, ascending."""
        return f"{source.name(seats_in)}({number})"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "seats"}


class Choice(Single):
    """One of several words, by its number; any other number is none of them.

    >>> Choice(("play", "keep")).of([1]), Maybe(Choice({1: "1", -1: "crow"})).of([0])
    ('keep', None)
    """

    name = "choice"
    wording = "text"

    def __init__(self, texts: Sequence[str] | dict[int, str]) -> None:
        self.texts = dict(texts if isinstance(texts, dict) else enumerate(texts))

    def value(self, number: str, source: Source) -> str:
        """The word of this number."""
        return f"{source.name(self.texts)}[{number}]"

    def is_value(self, number: str, source: Source) -> str:
        """Whether there is a word of this number."""
        return f"{number} in {source.name(self.texts)}"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": self.name, "deck": decks.number_of(self.texts)}


class Card(Choice):
    """A card in notation, by its number."""

    name = "card"
    wording = "card"


class Owner(Choice):
    """Whose something is: a seat's, by its number as a word, or that of a word for nobody's."""

    wording = "owner"


class Texts(Single):
    """One of several lists or tables of words, by its number.

    >>> Texts((("a1", "a2"), ("b1", "b2"))).of([1])
    ['b1', 'b2']
    """

    wording = "texts"

    def __init__(self, lists: Sequence[Sequence[str] | dict[str, Any]]) -> None:
        self.lists = [dict(one) if isinstance(one, dict) else list(one) for one in lists]

    def value(self, number: str, source: Source) -> str:
        """The list of this number."""
        return f"{source.name(self.lists)}[{number}].copy()"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "texts", "deck": decks.number_of(dict(enumerate(self.lists)))}


class Move(Single):
    """A move in notation, by its number."""

    wording = "move"

    def __init__(self, text_of: Callable[[int], str]) -> None:
        self.text_of = text_of

    def value(self, number: str, source: Source) -> str:
        """The move of this number."""
        return f"{source.name(self.text_of)}({number})"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "move"}


# Of several numbers


class ChoiceSet(Kind):
    """Some of several words as the bits of a number, or of several numbers of so many bits; in the
    order of the words.

    >>> ChoiceSet(("1", "2", "3", "4", "5"), bits=2).of([0b01, 0b10, 0b1])
    ['1', '4', '5']
    """

    name = "choice-set"
    wording = "texts"

    def __init__(self, texts: Sequence[Any], *, bits: int = 31, first: int = 0) -> None:
        self.texts = tuple(texts)
        self.bits = bits
        self.first = first
        self.width = -(-(first + len(self.texts)) // bits)
        self.shape = () if self.width == 1 else (self.width,)
        self.known: dict[Any, list[Any]] = {}

    def read(self, at: str, source: Source) -> str:
        """Those whose bits are set; what was read before is remembered, for hands and piles change
        slowly."""
        known, found, masks = source.name(self.known), source.name(self.found), source.loop()
        numbers = ", ".join([f"n[{at} + {i}]" for i in range(self.width)])
        key = f"({masks} := ({numbers}))"
        return f"({known}[{masks}].copy() if {key} in {known} else {found}({masks}))"

    def found(self, masks: Any) -> list[Any]:
        """Those whose bits are set in these numbers, to be remembered."""
        if len(self.known) >= SETS_REMEMBERED:
            self.known.clear()
        numbers = (masks,) if self.width == 1 else masks
        texts = []
        for i in range(len(self.texts)):
            place = self.first + i
            if numbers[place // self.bits] >> place % self.bits & 1:
                texts.append(self.texts[i])
        self.known[masks] = texts
        return texts.copy()

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        deck = decks.number_of(dict(enumerate(self.texts)))
        return {"kind": self.name, "deck": deck, "bits": self.bits, "first": self.first}


class CardSet(ChoiceSet):
    """Cards of a deck as the bits of one or several numbers; in the order of the deck."""

    name = "card-set"
    wording = "cards"


class Counts(Kind):
    """Cards counted: for each of a deck how many there are.

    >>> Counts(("1", "2", "3")).of([2, 0, 1])
    ['1', '1', '3']
    """

    wording = "cards"

    def __init__(self, deck: Sequence[str]) -> None:
        self.deck = tuple(deck)
        self.width = len(self.deck)
        self.shape = (self.width,)

    def read(self, at: str, source: Source) -> str:
        """So many of each."""
        return " + ".join([f"[{text!r}] * n[{at} + {i}]" for i, text in enumerate(self.deck)])

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "counts", "deck": decks.number_of(dict(enumerate(self.deck)))}


class Maybe(Kind):
    """A field that may be absent, and then is None."""

    def __init__(self, inner: Kind) -> None:
        self.inner = inner
        self.width = inner.width
        self.shape = inner.shape
        self.wording = inner.wording

    def read(self, at: str, source: Source) -> str:
        """The field, if it is there."""
        inner = self.inner
        return f"({inner.read(at, source)} if {inner.is_there(at, source)} else None)"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "maybe", "of": self.inner.described(decks)}


PLURALS = {"card": "cards", "seat": "seats", "number": "numbers", "text": "texts"}


class Several(Kind):
    """Several of one kind, one behind the other."""

    def __init__(self, inner: Kind, most: int) -> None:
        self.inner = inner
        self.most = most
        self.width = most * inner.width
        self.shape = (most,) + inner.shape  # noqa: RUF005 - MicroPython has no other way
        self.wording = PLURALS.get(inner.wording, "table")

    def each(self, start: str, n_numbers: str, source: Source) -> tuple[str, str, str, str]:
        """The expressions of a loop over so many numbers from that place on: its variable, what it
        goes over, the value of one of them, and whether it is there."""
        inner, stop = self.inner, f"{start} + {n_numbers}"
        if isinstance(inner, Single):
            over = f"n[{start}:{stop}]"
            return "x", over, inner.value("x", source), inner.is_value("x", source)
        at = source.loop()
        over = f"range({start}, {stop}, {inner.width})"
        return at, over, inner.read(at, source), inner.is_there(at, source)

    def read_all(self, start: str, n_numbers: str, source: Source) -> str:
        """The expression for a list of all that stand in so many numbers from that place on."""
        one, over, value, _ = self.each(start, n_numbers, source)
        return over if value == one else f"[{value} for {one} in {over}]"


class Listed(Several):
    """A list of at most so many; it begins with how many numbers follow.

    >>> Listed(Card(("MA", "MR")), 3).of([2, 1, 0, 0])
    ['MR', 'MA']
    """

    def __init__(self, inner: Kind, most: int) -> None:
        super().__init__(inner, most)
        self.width += 1
        self.shape = (self.width,)

    def read(self, at: str, source: Source) -> str:
        """As many as there are."""
        return self.read_all(f"{at} + 1", f"n[{at}]", source)

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "listed", "of": self.inner.described(decks), "most": self.most}


class Stretch(Several):
    """So many places, of which those that are absent are left out; as they stand, or sorted as they
    read.

    >>> Stretch(Card({1: "1", 2: "2"}), 3).of([2, 0, 1])
    ['2', '1']
    """

    def __init__(self, inner: Kind, most: int, *, is_sorted: bool = False) -> None:
        super().__init__(inner, most)
        self.is_sorted = is_sorted

    def read(self, at: str, source: Source) -> str:
        """Those that are there."""
        one, over, value, is_there = self.each(at, str(self.width), source)
        found = f"[{value} for {one} in {over} if {is_there}]"
        return f"sorted({found})" if self.is_sorted else found

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        described = {"kind": "stretch", "of": self.inner.described(decks), "most": self.most}
        described["sorted"] = self.is_sorted
        return described


class Rows(Several):
    """So many rows: a fixed number, or as many as there are with that number of players.

    >>> Rows(Number(), 2).of([7, 8]), Rows(Number(), (0, 0, 2, 1)).of([7, 8], players=3)
    ([7, 8], [7])
    """

    def __init__(self, inner: Kind, lengths: int | Sequence[int]) -> None:
        self.lengths = lengths if isinstance(lengths, int) else tuple(lengths)
        super().__init__(inner, lengths if isinstance(lengths, int) else max(lengths))

    def read(self, at: str, source: Source) -> str:
        """As many rows as there are at the table."""
        lengths = self.lengths
        n = lengths if isinstance(lengths, int) else lengths[source.players]
        inner = self.inner
        if n > MOST_WRITTEN_OUT or inner.read("i", source) == "n[i]":
            return self.read_all(at, str(n * inner.width), source)
        each = [inner.read(f"{at} + {i * inner.width}", source) for i in range(n)]
        return f"[{', '.join(each)}]"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        lengths = self.lengths if isinstance(self.lengths, int) else list(self.lengths)
        return {"kind": "rows", "of": self.inner.described(decks), "lengths": lengths}


class Named(Several):
    """One for each of these names; those that are absent are left out.

    >>> Named(("R", "B"), Number()).of([3, ABSENT])
    {'R': 3}
    """

    def __init__(self, names: Sequence[str], inner: Kind) -> None:
        super().__init__(inner, len(names))
        self.names = tuple(names)
        self.wording = "table"

    def read(self, at: str, source: Source) -> str:
        """Those that are there, by name; a list is there even if nothing is in it."""
        if isinstance(self.inner, Listed):
            width = self.inner.width
            lists = [self.inner.read(f"{at} + {i * width}", source) for i in range(self.most)]
            return (
                "{" + ", ".join([f"{self.names[i]!r}: {lists[i]}" for i in range(self.most)]) + "}"
            )
        one, over, value, is_there = self.each(at, str(self.width), source)
        names = source.name(self.names)
        return f"{{name: {value} for name, {one} in zip({names}, {over}) if {is_there}}}"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "named", "of": self.inner.described(decks), "names": list(self.names)}


class Together(Kind):
    """Several fields that belong together: a tuple, or what is made of them.

    >>> Together([("owner", Seat()), ("card", Card(("MA", "MR")))]).of([2, 1])
    (2, 'MR')
    """

    wording = "table"

    def __init__(
        self, fields: list[tuple[str, Kind]], make: Callable[..., Any] | None = None
    ) -> None:
        self.fields = fields
        self.make = make
        self.width = sum([kind.width for _, kind in fields])
        self.shape = (self.width,)

    def read(self, at: str, source: Source) -> str:
        """All fields, in their order."""
        values = ""
        offset = 0
        for _, kind in self.fields:
            values += kind.read(f"{at} + {offset}", source) + ", "
            offset += kind.width
        return f"({values})" if self.make is None else f"{source.name(self.make)}({values})"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        fields = [[name, kind.described(decks)] for name, kind in self.fields]
        return {"kind": "pair" if self.make is None else "parts", "fields": fields}


class Packed(Single):
    """A field of several numbers in the bits of one. What was read before is remembered and given
    again, so it must be something that nobody can change.

    >>> kind = Packed(Together([("owner", Seat()), ("card", Maybe(Card(("MA", "MR"))))]), (2, 2))
    >>> kind.of([0b10_01]), kind.of([0b10_11])
    ((2, 'MR'), (2, None))
    """

    wording = "table"

    def __init__(self, inner: Kind, bits: Sequence[int]) -> None:
        self.inner = inner
        self.bits = tuple(bits)
        self.known: dict[int, Any] = {}
        self.inner_of: Callable[[list[int]], Any] | None = None

    def value(self, number: str, source: Source) -> str:
        """What stands in its bits."""
        known, found = source.name(self.known), source.name(self.found)
        return f"({known}[{number}] if {number} in {known} else {found}({number}))"

    def found(self, number: int) -> Any:
        """What stands in the bits of this number, to be remembered."""
        if len(self.known) >= SETS_REMEMBERED:
            self.known.clear()
        if self.inner_of is None:
            source = Source()
            self.inner_of = source.function("n", self.inner.read("0", source))
        value = self.known[number] = self.inner_of(unpacked(self.bits, number))
        return value

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "packed", "of": self.inner.described(decks), "bits": list(self.bits)}
