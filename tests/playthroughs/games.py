"""Which games are told: one of each game and main variant."""

from __future__ import annotations

from tests.playthroughs.playthrough import Playthrough

PLAYTHROUGHS = [
    Playthrough("two", "piafs", {"players": 2}),
    Playthrough("three", "piafs", {"players": 3}),
    Playthrough("runner-up", "vautour", {"players": 3}),
    Playthrough("best-mouse", "vautour", {"players": 2, "tiebreak": "best-mouse"}),
    Playthrough("neutral-hands", "feather", {"players": 2}),
    Playthrough("migration", "feather", {"players": 3, "opening": "migration"}),
    Playthrough("draft-raptors", "feather", {"players": 2, "opening": "draft", "raptors": True}),
    Playthrough("solo", "feather", {"players": 1}),
    Playthrough("early-bird", "songbirds", {"players": 2, "early_bird": True}),
    Playthrough("crow", "songbirds", {"players": 4, "special": "crow"}),
    Playthrough("match", "songbirds", {"players": 2, "rounds": 2}),
    Playthrough("solo", "songbirds", {"players": 1}),
    Playthrough("coop", "songbirds", {"players": 3, "coop": True}),
]
