"""What room.toml says of the rules is true of them: the sections, the options, the values."""

from __future__ import annotations

import re

import pytest

from voliere.games import REGISTRY
from voliere.games.sections import sections_of


@pytest.mark.parametrize("game", REGISTRY)
def test_the_sections_named_are_in_the_rules_and_their_options_exist(game: str) -> None:
    room = REGISTRY[game]
    anchors = re.findall(r"^## .*\{#([\w-]+)\}", room.rules_text("en"), re.MULTILINE)
    for anchor, concerns in sections_of(room).items():
        assert anchor in anchors
        for option in (*concerns.options, *concerns.chosen):
            assert option in room.options.__struct_fields__
