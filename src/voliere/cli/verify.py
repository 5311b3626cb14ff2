"""`voliere verify FILE`: whether the deals come from the secrets that were committed to."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from voliere.cli import language
from voliere.cli.errors import FAULT, CommandError, told
from voliere.cli.files import reading
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, Lang, RecordFile
from voliere.cli.proof import Kept, reservations
from voliere.cli.records import Numbered, records_in, verified
from voliere.games.errors import VoliereError
from voliere.words import Phrase, text

VERDICTS = ("fair", "unfair", "unverifiable")


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="cli-value-hash", help="cli-flag-verify-commitment"),
    ] = None,
    nonce: Annotated[
        str | None,
        typer.Option(metavar="cli-value-text", help="cli-flag-verify-nonce"),
    ] = None,
    seat: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-verify-seat")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Check the fairness of every deal of a file; exit code 0 only if all are proven fair.

    \b
    Example:
      voliere verify games.jsonl
      voliere verify game.jsonl --commitment 5d0c… --seat 0 --nonce 9ad1…
    """
    tongue = language.chosen(lang)
    kept = kept_of(commitment, nonce, seat)
    counted: Counter[str] = Counter(dict.fromkeys(VERDICTS, 0))
    verdicts = []
    with reading(file) as lines:
        for numbered in records_in(lines):
            verdict, sentences = judged(numbered, kept, tongue)
            counted[verdict] += 1
            if as_json:
                verdicts.append({"verdict": verdict, "sentences": sentences})
            else:
                said = text(f"cli-{verdict}", tongue, number=numbered.number, told=sentences)
                print(said.rstrip())
    if as_json:
        print_json({"records": verdicts, **counted})
    else:
        records = Phrase("cli-n-records", n=counted.total())
        print(text("cli-verified", tongue, records=records, **counted))
    return FAULT if counted["unfair"] or counted["unverifiable"] else 0


def kept_of(commitment: str | None, nonce: str | None, seat: str | None) -> Kept:
    """What the person has kept of the game; CommandError for a nonce without its seat."""
    if (nonce is None) != (seat is None):
        raise CommandError("nonce-without-seat")
    return Kept(commitment, nonce, None if seat is None else number("--seat", seat))


def judged(numbered: Numbered, kept: Kept, lang: str) -> tuple[str, str]:
    """The verdict on a record, and the sentences that say why it is not better."""
    try:
        if numbered.error is not None:
            raise numbered.error
        verified(numbered.record)
        kept.compare(numbered.record)
    except VoliereError as error:
        return "unverifiable" if error.code == "no-fairness" else "unfair", told(error, lang)
    return "fair", " ".join(reservations(numbered.record, kept, lang))
