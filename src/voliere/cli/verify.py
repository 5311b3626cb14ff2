"""`voliere verify FILE`: whether the deals come from the secrets that were committed to."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from voliere.cli import language, words
from voliere.cli.errors import FAULT, CommandError, told
from voliere.cli.files import reading
from voliere.cli.numbers import number
from voliere.cli.options import Lang, RecordFile
from voliere.cli.proof import Kept, reservations
from voliere.cli.records import Numbered, records_in, verified
from voliere.games.errors import VoliereError


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The commitment you were shown before the game."),
    ] = None,
    nonce: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="The nonce that you sent; needs --seat."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="S", help="Your seat, counted from 0.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Check the fairness of every deal of a file; exit code 0 only if all are proven fair.

    A file alone can't prove that its commitment was shown before the game, nor that its nonces are
    those the players sent: --commitment and --nonce compare them with what you have kept.

    \b
    Example:
      voliere verify games.jsonl
      voliere verify game.jsonl --commitment 5d0c… --seat 0 --nonce 9ad1…
    """
    tongue = language.chosen(lang)
    kept = kept_of(commitment, nonce, seat)
    verdicts: Counter[str] = Counter()
    with reading(file) as lines:
        for numbered in records_in(lines):
            verdict, sentences = judged(numbered, kept, tongue)
            verdicts[verdict] += 1
            line = words.text(verdict, tongue, number=numbered.number, told=sentences)
            print(line.rstrip())
    print(
        words.text(
            "verified",
            tongue,
            records=words.n_records(verdicts.total(), tongue),
            fair=verdicts["fair"],
            unfair=verdicts["unfair"],
            unverifiable=verdicts["unverifiable"],
        )
    )
    return FAULT if verdicts["unfair"] or verdicts["unverifiable"] else 0


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
