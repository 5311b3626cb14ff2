"""The printable sheets over HTTP."""

from __future__ import annotations

import io

import httpx
import pytest
from pypdf import PdfReader

from tests.server.running import Running

SHEETS = "/api/v1/sheets/"


def test_the_sheets_are_downloaded_as_pdf(server: Running) -> None:
    wanted = {"lang": "en", "paper": "letter", "players": "3"}
    answer = httpx.get(f"{server.address}{SHEETS}vautour.pdf", params=wanted, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="vautour-en.pdf"' in answer.headers["content-disposition"]
    reader = PdfReader(io.BytesIO(answer.content))
    assert len(reader.pages) == 3
    assert "Score sheet" in reader.pages[0].extract_text()


@pytest.mark.parametrize(
    ("status", "code", "path"),
    [
        (404, "not-found", "dodo.pdf"),
        (404, "not-found", "vautour"),
        (404, "not-found", "vautour.png"),
        (400, "bad-language", "vautour.pdf?lang=de"),
        (400, "unknown-paper", "vautour.pdf?paper=a3"),
        (400, "bad-players", "vautour.pdf?players=9"),
        (400, "bad-message", "vautour.pdf?players=many"),
    ],
)
def test_what_does_not_exist_is_refused(server: Running, status: int, code: str, path: str) -> None:
    answer = httpx.get(f"{server.address}{SHEETS}{path}", timeout=60)
    assert answer.status_code == status
    assert answer.json()["code"] == code
