"""From the object that LLVM writes for WebAssembly to a module that can be run.

A linker joins many objects; here is one, in which nothing is missing. What is left to do: put the
data behind the stack (so that a stack that overflows traps), give the module a memory and a stack
pointer, name its exports, and shorten the numbers that the object leaves room in. The format is
that of the tool conventions of WebAssembly ("Object File Linking").
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

HEADER = b"\0asm\x01\0\0\0"
STACK = 1 << 18
PAGE = 1 << 16

CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 2, 5, 6, 7, 10, 11
KEPT = (1, 3)  # types and functions stand in the module as they do in the object
DATA_COUNT = 12
ORDER = (*KEPT, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA)

I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B
OF_FUNCTION, OF_TABLE, OF_MEMORY, OF_GLOBAL = 0, 1, 2, 3  # kinds of imports and exports
STACK_POINTER = "__stack_pointer"
HEAP_BASE = "heap_base"

# Kinds of relocations.
FUNCTION_INDEX_LEB, MEMORY_ADDR_LEB, MEMORY_ADDR_SLEB, MEMORY_ADDR_I32 = 0, 3, 4, 5
TYPE_INDEX_LEB, GLOBAL_INDEX_LEB = 6, 7
WITH_ADDEND = (MEMORY_ADDR_LEB, MEMORY_ADDR_SLEB, MEMORY_ADDR_I32)
PADDED = 5  # bytes that the object leaves for a number

SYMBOL_TABLE = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
SYMBOL_FUNCTION, SYMBOL_DATA, SYMBOL_SECTION = 0, 1, 3


class LinkError(ValueError):
    """The object is not one that can be turned into a module by itself."""


class Relocation(NamedTuple):
    """A number in a section that is to be put right: its kind and its place."""

    kind: int
    at: int


class Reader:
    """Reads numbers and names, one after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    @property
    def is_left(self) -> bool:
        """Whether there is more."""
        return self.at < len(self.data)

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def bytes(self, n: int) -> bytes:
        """The next n bytes."""
        self.at += n
        return self.data[self.at - n : self.at]

    def number(self) -> int:
        """The next number without a sign (LEB128)."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """The next number with a sign."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def name(self) -> str:
        """The next name."""
        return self.bytes(self.number()).decode()


def number(value: int) -> bytes:
    """A number without a sign, as short as it can be.

    >>> number(300).hex()
    'ac02'
    """
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    """A number with a sign, as short as it can be.

    >>> signed(64).hex(), signed(-1).hex()
    ('c000', '7f')
    """
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def vector(items: Iterable[bytes]) -> bytes:
    """Items behind their number."""
    listed = list(items)
    return number(len(listed)) + b"".join(listed)


def named(text: str) -> bytes:
    """A name behind its length."""
    return number(len(text.encode())) + text.encode()


class Parts(NamedTuple):
    """The sections of an object: those of the format by their ids, and its own by their names."""

    sections: dict[int, bytes]
    custom: dict[str, bytes]
    order: list[int]  # the ids of all sections, as they stand


def linked(obj: bytes, exports: Iterable[str]) -> bytes:
    """The module made of an object, with these functions, its memory and `heap_base`, the first
    byte that is free, as exports. LinkError if the object needs something from outside."""
    parts = sections_of(obj)
    _check_imports(parts.sections.get(IMPORT, b"\0"))
    made = {section: parts.sections[section] for section in KEPT}
    if DATA_COUNT in parts.sections:
        made[DATA_COUNT] = parts.sections[DATA_COUNT]
    code = relocations(parts, "reloc.CODE", CODE)
    made[CODE] = _code(parts.sections[CODE], code)
    heap = STACK
    if DATA in parts.sections:
        made[DATA], heap = _data(parts.sections[DATA], relocations(parts, "reloc.DATA", DATA))
    made[MEMORY] = vector([b"\0" + number(-(-heap // PAGE) + 1)])
    made[GLOBAL] = vector([_global(STACK, is_mutable=True), _global(heap, is_mutable=False)])
    functions = _functions(parts.custom["linking"])
    if missing := [name for name in exports if name not in functions]:
        raise LinkError(f"the object does not define {', '.join(missing)}")
    made[EXPORT] = vector(
        [
            named("memory") + bytes([OF_MEMORY]) + number(0),
            named(HEAP_BASE) + bytes([OF_GLOBAL]) + number(1),
            *(named(name) + bytes([OF_FUNCTION]) + number(functions[name]) for name in exports),
        ]
    )
    return HEADER + b"".join(
        bytes([section]) + number(len(made[section])) + made[section]
        for section in ORDER
        if section in made
    )


def sections_of(obj: bytes) -> Parts:
    """The sections of an object."""
    if obj[: len(HEADER)] != HEADER:
        raise LinkError("this is no object for WebAssembly")
    reader = Reader(obj, len(HEADER))
    parts = Parts({}, {}, [])
    while reader.is_left:
        section = reader.byte()
        content = reader.bytes(reader.number())
        parts.order.append(section)
        if section == CUSTOM:
            inner = Reader(content)
            name = inner.name()
            parts.custom[name] = content[inner.at :]
        else:
            parts.sections[section] = content
    return parts


def _check_imports(content: bytes) -> None:
    """Only a memory and the stack pointer may be asked for."""
    reader = Reader(content)
    missing = []
    n_globals = 0
    for _ in range(reader.number()):
        _, name, kind = reader.name(), reader.name(), reader.byte()
        if kind == OF_FUNCTION:
            reader.number()
            missing.append(name)
        elif kind == OF_TABLE:
            missing.append(name)
            reader.bytes(1)
            _limits(reader)
        elif kind == OF_MEMORY:
            _limits(reader)
        elif kind == OF_GLOBAL:
            reader.bytes(2)
            n_globals += 1
            if name != STACK_POINTER:
                missing.append(name)
    if missing:
        raise LinkError(f"the compiled functions call what is not there: {', '.join(missing)}")


def _limits(reader: Reader) -> None:
    has_most = reader.byte() & 1
    for _ in range(1 + has_most):
        reader.number()


def relocations(parts: Parts, name: str, section: int) -> list[Relocation]:
    """What is to be put right in a section, in the order of its places."""
    if name not in parts.custom:
        return []
    reader = Reader(parts.custom[name])
    if parts.order[reader.number()] != section:
        raise LinkError(f"{name} is about another section")
    found = []
    for _ in range(reader.number()):
        kind, at, _ = reader.byte(), reader.number(), reader.number()
        if kind in WITH_ADDEND:
            reader.signed()
        elif kind not in (FUNCTION_INDEX_LEB, TYPE_INDEX_LEB, GLOBAL_INDEX_LEB):
            raise LinkError(f"a relocation of kind {kind} is not known")
        found.append(Relocation(kind, at))
    return found


def _code(content: bytes, relocations: list[Relocation]) -> bytes:
    """The functions, their numbers put right and shortened. Their indices are right as they are,
    for nothing is imported; addresses are, but for the stack that now lies before the data."""
    reader = Reader(content)
    waiting = iter([*relocations, Relocation(-1, len(content))])
    coming = next(waiting)
    bodies = []
    for _ in range(reader.number()):
        size = reader.number()
        end = reader.at + size
        body = bytearray()
        while coming.at < end:
            body += content[reader.at : coming.at]
            reader.at = coming.at
            body += _right_number(reader, coming.kind)
            if reader.at != coming.at + PADDED:
                raise LinkError("a number does not take the room that was left for it")
            coming = next(waiting)
        body += content[reader.at : end]
        reader.at = end
        bodies.append(number(len(body)) + bytes(body))
    return vector(bodies)


def _right_number(reader: Reader, kind: int) -> bytes:
    if kind == MEMORY_ADDR_LEB:
        return number(reader.number() + STACK)
    if kind == MEMORY_ADDR_SLEB:
        return signed(reader.signed() + STACK)
    return number(reader.number())


def _data(content: bytes, relocations: list[Relocation]) -> tuple[bytes, int]:
    """The data behind the stack, and where they end."""
    fixed = bytearray(content)
    for kind, at in relocations:
        if kind != MEMORY_ADDR_I32:
            raise LinkError(f"a relocation of kind {kind} in data is not known")
        address = int.from_bytes(fixed[at : at + 4], "little") + STACK
        fixed[at : at + 4] = address.to_bytes(4, "little")
    reader = Reader(bytes(fixed))
    segments = []
    heap = STACK
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise LinkError("a segment of data has no place of its own")
        address = reader.signed() + STACK
        if reader.byte() != END:
            raise LinkError("the place of a segment of data is no number")
        data = reader.bytes(reader.number())
        heap = max(heap, address + len(data))
        place = bytes([0, I32_CONST]) + signed(address) + bytes([END])
        segments.append(place + number(len(data)) + data)
    return vector(segments), -(-heap // 64) * 64


def _global(value: int, *, is_mutable: bool) -> bytes:
    return bytes([I32, MUTABLE if is_mutable else 0, I32_CONST]) + signed(value) + bytes([END])


def _functions(linking: bytes) -> dict[str, int]:
    """The indices of the functions that the object defines, by name."""
    reader = Reader(linking)
    reader.number()  # the version
    found: dict[str, int] = {}
    while reader.is_left:
        kind, size = reader.byte(), reader.number()
        end = reader.at + size
        if kind == SYMBOL_TABLE:
            for _ in range(reader.number()):
                _read_symbol(reader, found)
        reader.at = end
    return found


def _read_symbol(reader: Reader, functions: dict[str, int]) -> None:
    kind, flags = reader.byte(), reader.number()
    if kind == SYMBOL_SECTION:
        reader.number()
    elif kind == SYMBOL_DATA:
        reader.name()
        if not flags & UNDEFINED:
            for _ in range(3):
                reader.number()
    else:
        index = reader.number()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            name = reader.name()
            if kind == SYMBOL_FUNCTION and not flags & UNDEFINED:
                functions[name] = index
