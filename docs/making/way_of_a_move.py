"""The picture of the way of a move, from a tap to every screen."""

from __future__ import annotations

from typing import NamedTuple

from docs.making import svg

WIDTH = 900
BOX = 470
GAP = 26
LANES = {"page": 12, "server": 215, "disk": 418}
FILLS = {"page": "#f6e9e0", "server": "#e4f2ee", "disk": "#f4f0df"}


class Step(NamedTuple):
    """A step of the way: where it is taken, what happens, and in which files of the project."""

    lane: str
    title: str
    text: str
    files: tuple[str, ...]


SERVER = "src/voliere/server"
STEPS = (
    Step(
        "page",
        "1 A card is tapped",
        "The page sends one of the moves it was offered, in notation, with the decision that it "
        "answers and an id of its own, so that sending it again is harmless.",
        ("web/src/lib/table/store.svelte.ts", "web/src/lib/table/socket.ts"),
    ),
    Step(
        "server",
        "2 The frame arrives",
        "It is counted, decoded as one of the declared messages, and the sender's scope is looked "
        "at.",
        (f"{SERVER}/net/table_socket.py", f"{SERVER}/protocol.py"),
    ),
    Step(
        "server",
        "3 May it be?",
        "Is it the sender's seat, was this id played already, does the moment still last, is the "
        "move legal? Otherwise: a code and a sentence, and nothing has changed.",
        (f"{SERVER}/tables/live_table.py", f"{SERVER}/tables/permissions.py"),
    ),
    Step(
        "server",
        "4 It has its turn",
        "Changes of a table go one after the other; moves of one moment go together.",
        (f"{SERVER}/tables/journal.py", f"{SERVER}/tables/change_queue.py"),
    ),
    Step(
        "disk",
        "5 It is written down",
        "One thread commits what has gathered and waits for the disk. The key (table, seq) decides "
        "if another process was first.",
        (f"{SERVER}/storage/batch.py", f"{SERVER}/storage/sqlite.py"),
    ),
    Step(
        "server",
        "6 Now it happens",
        "The state of the table is the fold of its log: the position is given the move, the "
        "compiled rules apply it and say what happened.",
        (
            f"{SERVER}/tables/table_state.py",
            "src/voliere/table/position.py",
            "src/voliere/games/vautour/rules.py",
        ),
    ),
    Step(
        "server",
        "7 Everybody is told their own",
        "For each seat, and for those who only look: its view and the events as it may see them, "
        "made in one place. The sender gets the acknowledgement.",
        (f"{SERVER}/tables/audience.py", f"{SERVER}/tables/messages.py"),
    ),
    Step(
        "page",
        "8 The cards move",
        "The page takes the message if it continues from what it knows, shows what happened step "
        "by step, and offers the next moves.",
        ("web/src/lib/table/store.svelte.ts", "web/src/lib/table/director.svelte.ts"),
    ),
)


def picture() -> str:
    """The way of a move as SVG."""
    parts: list[str] = []
    y, before = 12, None
    for step in STEPS:
        box = svg.Box(
            x=LANES[step.lane],
            y=y,
            width=BOX,
            title=step.title,
            text=step.text,
            small=", ".join(short(file) for file in step.files),
            fill=FILLS[step.lane],
        )
        parts.append(box.drawn())
        if before is not None:
            x = (max(before.x, box.x) + min(before.x, box.x) + BOX) // 2
            parts.append(svg.arrow(f"M{x} {before.y + before.height} L{x} {box.y}"))
        y, before = y + box.height + GAP, box
    label = "The way of a move: " + "; ".join(step.title[2:] for step in STEPS)
    return svg.drawing(WIDTH, y - GAP + 12, label, parts)


def short(file: str) -> str:
    """A file as it is called within its part of the project."""
    return file.removeprefix("src/voliere/").removeprefix("web/src/lib/")
