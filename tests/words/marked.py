"""A third language made up of files alone: every text of the English ones between ⟦ and ⟧.

`python -m tests.words.marked FOLDER` writes it there, the page's words included.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests.words.sources import PACKAGE, files

LANG = "mk"
PAGE = Path(__file__).parents[2] / "web" / "src" / "lib"
MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
IN_RULES = re.compile(r"\{#[\w-]+\}|\[[A-Z]\d+(?:, [A-Z]\d+)*\]|[^\W\d_]+")


class Marking(visitor.Transformer):
    """Puts marks around every piece of text with a letter in it; what is filled in stays bare."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        if any(letter.isalpha() for letter in node.value):
            node.value = "\n\n".join(f"⟦{paragraph}⟧" for paragraph in node.value.split("\n\n"))
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        return node  # it is compared with, never said


def marked_tree(folder: Path) -> Path:
    """The language's files, in a tree that VOLIERE_WORDS can name."""
    for file in files():
        if file.stem == "en":
            write(folder / file.relative_to(PACKAGE).parent, f"{LANG}.ftl", marked(file))
    for file in PACKAGE.glob("games/*/lessons/*.en.ftl"):
        name = file.name.replace(".en.", f".{LANG}.")
        write(folder / file.relative_to(PACKAGE).parent, name, marked(file))
    for file in PACKAGE.glob("games/*/rules.en.md"):
        text = IN_RULES.sub(marked_word, file.read_text("utf-8"))
        write(folder / file.relative_to(PACKAGE).parent, f"rules.{LANG}.md", text)
    return folder


def marked_page(folder: Path) -> None:
    """The page's words, where its build looks for them in that tree."""
    for file in PAGE.glob("**/words/en.ftl"):
        write(folder / "web" / "lib" / file.relative_to(PAGE).parent, f"{LANG}.ftl", marked(file))


def marked(file: Path) -> str:
    """A file of words with every text marked."""
    resource = Marking().visit(FluentParser().parse(file.read_text("utf-8")))
    return FluentSerializer().serialize(resource)


def marked_word(found: re.Match[str]) -> str:
    """A word of the rules; anchors and numbers of paragraphs are none."""
    return found[0] if found[0][0] in "{[" else f"⟦{found[0]}⟧"


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def unmarked(text: str) -> str:
    """What is left of a text without what is marked, whatever lines it is broken into."""
    return MARKED.sub(" ", text)


if __name__ == "__main__":
    marked_page(marked_tree(Path(sys.argv[1])))
