"""Printable sheets: pages, words in both languages, both papers, tags for screen readers."""

from __future__ import annotations

import io
from itertools import product

import pytest
from pypdf import PdfReader

from voliere.games import REGISTRY, wording
from voliere.games.errors import OptionError
from voliere.games.feather.cards import HABITATS
from voliere.games.piafs.cards import SPECIES
from voliere.scorepad import ScoreError, sheets
from voliere.scorepad.sheets.aids import aid
from voliere.scorepad.sheets.door import sheets_of
from voliere.scorepad.sheets.pdf import SOURCE_ART, pictures
from voliere.scorepad.sheets.summary import summary
from voliere.words import text
from voliere.words.functions import capital

LANGS = ("fr", "en")
HEADS = {
    "fr": ("Feuille de score", "Les règles en une page", "Aide de jeu"),
    "en": ("Score sheet", "The rules on one page", "Turn aid"),
}
FORMATS = {"a4": (595, 842), "letter": (612, 792)}  # in points


def read(game: str, lang: str, paper: str = "a4", players: int | None = None) -> PdfReader:
    return PdfReader(io.BytesIO(sheets.render(game, lang, paper=paper, players=players)))


def texts(reader: PdfReader) -> list[str]:
    """The text of each page, spaces made equal; lines may break within a word."""
    return [" ".join(page.extract_text().split()) for page in reader.pages]


@pytest.mark.parametrize(("game", "lang", "paper"), list(product(REGISTRY, LANGS, FORMATS)))
def test_score_sheet_rules_and_turn_aid_fill_a_page_each(game: str, lang: str, paper: str) -> None:
    least, most = REGISTRY[game].players[0], REGISTRY[game].players[-1]
    for players in sorted({least, 4, most}):
        reader = read(game, lang, paper, players)
        n_sheets = 2 if game == "feather" and players > 4 else 1
        assert len(reader.pages) == n_sheets + 2
        for page in reader.pages:
            sides = sorted((float(page.mediabox.width), float(page.mediabox.height)))
            assert sides == pytest.approx(FORMATS[paper], abs=1)


@pytest.mark.parametrize(("game", "lang"), list(product(REGISTRY, LANGS)))
def test_the_words_are_those_of_the_language(game: str, lang: str) -> None:
    first, rules, turn = texts(read(game, lang))
    title = wording.title(REGISTRY[game], lang)
    for page in (first, rules, turn):
        assert title in page
    score, one_page, turn_aid = HEADS[lang]
    assert game == "songbirds" or score in first
    assert one_page in rules
    assert turn_aid in turn
    for section in summary(REGISTRY[game], lang):
        assert " ".join(section["title"].split()) in rules
    for step in aid(REGISTRY[game], lang):
        assert step["head"].split()[0] in turn


@pytest.mark.parametrize(("game", "lang"), list(product(REGISTRY, LANGS)))
def test_the_file_is_tagged_and_says_its_title_and_language(game: str, lang: str) -> None:
    reader = read(game, lang)
    root = reader.root_object
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"].startswith(lang)
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert "/StructTreeRoot" in root
    assert reader.metadata is not None
    assert wording.title(REGISTRY[game], lang) in str(reader.metadata.title)
    assert b"pdfuaid:part" in reader.xmp_metadata.stream.get_data()  # type: ignore[union-attr]
    kinds = tags(root["/StructTreeRoot"])
    assert {"/H1", "/H2", "/Table", "/TH", "/TD", "/P"} <= kinds


def tags(node: object) -> set[str]:
    """The kinds of structure elements below a node."""
    found: set[str] = set()
    waiting = [node]
    while waiting:
        one = waiting.pop()
        one = one.get_object() if hasattr(one, "get_object") else one
        if isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            if "/S" in one:
                found.add(str(one["/S"]))
            if "/K" in one:
                waiting.append(one["/K"])
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_feather_has_five_habitats_by_seven_kinds_for_each_player(lang: str) -> None:
    for players in (2, 4, 7):
        pages = " ".join(texts(read("feather", lang, players=players))[:-2])
        for habitat in HABITATS:
            assert pages.count(capital(text(f"feather-habitat-{habitat}", lang))) == players
        assert pages.count({"fr": "inhabituel 2", "en": "uncommon 2"}[lang]) == players
    alone = texts(read("feather", lang, players=1))[0]
    assert all(text(f"feather-title-rank-{rank}", lang) in alone for rank in range(1, 6))


def test_the_sheets_of_the_other_games_have_their_layout() -> None:
    track = texts(read("vautour", "en", players=3))[0]
    assert track.count("+10") == 2
    assert track.count("−5") == 2
    table = texts(read("piafs", "fr", players=3))[0]
    for species in SPECIES:
        assert capital(text("piafs-species-many", "fr", species=species)) in table
    assert table.count("Joueur 3") == 2
    assert "Joueur 4" not in table
    match = texts(read("songbirds", "fr", players=3))[0]
    assert "Carte de match" in match
    assert match.count("Favori") == 3
    assert "All together".lower() in texts(read("songbirds", "en", players=6))[0].lower()


def test_every_picture_named_is_there() -> None:
    for game in REGISTRY.values():
        for step in sheets_of(game).AID:
            assert (SOURCE_ART / f"{step.picture}.svg").is_file(), step.picture


def test_the_summary_takes_its_sections_from_the_rules() -> None:
    for game, lang in product(REGISTRY, LANGS):
        sections = summary(REGISTRY[game], lang)
        assert len(sections) == len(sheets_of(REGISTRY[game]).SECTIONS)
        assert not any("[" in str(block.get("text", "")) for s in sections for block in s["blocks"])


def test_pages_can_be_looked_at() -> None:
    first, *_ = pictures("vautour", "fr", paper="a4", players=2, ppi=30)
    assert first.startswith(b"\x89PNG")


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="piafs"):
        sheets.render("piafs", "fr", players=5)
    with pytest.raises(OptionError):
        sheets.render("dodo", "fr")
    with pytest.raises(ScoreError, match="a3"):
        sheets.render("piafs", "fr", paper="a3")
