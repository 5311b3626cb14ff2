"""The small linker: what it makes is a module, and what it cannot make one of is said."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from voliere.wasm.link import LinkError, linked, sections_of
from voliere.wasm.target import object_of

TEXT = """
target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e"
@table = internal constant [3 x i32] [i32 5, i32 7, i32 11]
@where = internal global ptr @table
define i32 @pick(i32 %i) {{
  %base = load volatile ptr, ptr @where
  %at = getelementptr i32, ptr %base, i32 %i
  %one = load i32, ptr %at
  {call}
  ret i32 %one
}}
"""


def made(call: str = "") -> bytes:
    text = TEXT.format(call=call) + ("declare void @outside()" if call else "")
    return object_of(llvm.parse_assembly(text), {"pick"})


def test_the_module_has_a_memory_and_its_exports_and_nothing_else_to_ask_for() -> None:
    module = linked(made(), ["pick"])
    parts = sections_of(module)
    assert 2 not in parts.sections
    assert not parts.custom
    assert b"pick" in parts.sections[7]
    assert b"memory" in parts.sections[7]
    assert len(module) < len(made())


def test_what_is_missing_is_named() -> None:
    with pytest.raises(LinkError, match="outside"):
        linked(made("call void @outside()"), ["pick"])
    with pytest.raises(LinkError, match="choose"):
        linked(made(), ["choose"])
    with pytest.raises(LinkError, match="no object"):
        linked(b"ELF", ["pick"])
