"""LLVM for WebAssembly: a module that Numba has written for this machine, made an object."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
# What every browser of the last years has; vectors made the code larger and no faster.
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
LEVEL = 3

WITH_POINTER = re.compile(r"\b(load|store|alloca) (ptr\b|[{\[][^%]*\bptr\b)(.*), align 8\b")


def object_of(module: Any, exports: Collection[str]) -> bytes:
    """The object of a module for this machine; only the exports can be called."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=LEVEL, reloc="static"
    )
    retargeted = _retargeted(module, str(machine.target_data), exports)
    _optimise(retargeted, machine)
    made: bytes = machine.emit_object(retargeted)
    return made


def _retargeted(module: Any, data_layout: str, exports: Collection[str]) -> Any:
    text = str(module)
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{data_layout}"', text)
    text = text.replace("= common ", "= weak ")  # there are no common symbols there
    text = text.replace("@sqrt(", "@llvm.sqrt.f64(")  # an instruction there
    text = WITH_POINTER.sub(r"\1 \2\3", text)  # a pointer has 4 bytes, and is not aligned to 8
    made = llvm.parse_assembly(text)
    made.triple, made.data_layout = TRIPLE, data_layout
    for function in made.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = "internal"
    for variable in made.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    made.verify()
    return made


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
    options.loop_vectorization = options.slp_vectorization = False
    options.loop_unrolling = options.loop_interleaving = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
