"""`voliere verify FILE`: whether the deals come from the secrets that were committed to."""

from __future__ import annotations

from collections import Counter

from voliere.cli import language, words
from voliere.cli.errors import FAULT, told
from voliere.cli.files import reading
from voliere.cli.options import Lang, RecordFile
from voliere.cli.records import Numbered, records_in, verified
from voliere.games.errors import VoliereError


def verify(file: RecordFile, lang: Lang = None) -> int:
    """Check the fairness of every deal of a file; exit code 0 only if all are proven fair.

    \b
    Example:
      voliere verify games.jsonl
    """
    tongue = language.chosen(lang)
    verdicts: Counter[str] = Counter()
    with reading(file) as lines:
        for numbered in records_in(lines):
            verdict, sentence = judged(numbered, tongue)
            verdicts[verdict] += 1
            print(words.text(verdict, tongue, number=numbered.number, told=sentence))
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


def judged(numbered: Numbered, lang: str) -> tuple[str, str]:
    """The verdict on a record, and the sentence that says why it is not better."""
    try:
        if numbered.error is not None:
            raise numbered.error
        verified(numbered.record)
    except VoliereError as error:
        return "unverifiable" if error.code == "no-fairness" else "unfair", told(error, lang)
    return "fair", ""
