"""What can go wrong, each with a code and a sentence in French and English."""

from __future__ import annotations

from typing import Any

SENTENCES: dict[str, dict[str, str]] = {
    "unknown-game": {
        "fr": "Il n’y a pas de jeu « {game} » ; les jeux sont : {games}.",
        "en": "There is no game “{game}”; the games are: {games}.",
    },
    "unknown-option": {
        "fr": "{game} n’a pas d’option « {option} » ; ses options sont : {options}.",
        "en": "{game} has no option “{option}”; its options are: {options}.",
    },
    "bad-players": {
        "fr": "{game} se joue à {least} joueurs au moins et {most} au plus, pas à {players}.",
        "en": "{game} is for {least} to {most} players, not {players}.",
    },
    "bad-option-value": {
        "fr": "L’option {option} ne peut pas valoir {value} ; valeurs admises : {allowed}.",
        "en": "Option {option} can't be {value}; it takes: {allowed}.",
    },
    "bad-combination": {
        "fr": "{option} = {value} ne va pas avec {other} = {other_value}.",
        "en": "{option} = {value} does not go with {other} = {other_value}.",
    },
    "missing-option": {
        "fr": "Avec {other} = {other_value}, il faut l’option {option} ; "
        "valeurs admises : {allowed}.",
        "en": "With {other} = {other_value}, option {option} is needed; it takes: {allowed}.",
    },
    "bad-notation": {
        "fr": "« {text} » n’est pas un coup de {game} ; exemple : {example}.",
        "en": "“{text}” is not a move of {game}; for example: {example}.",
    },
    "illegal-move": {
        "fr": "Le coup {move} n’est pas permis à la place {seat} maintenant.",
        "en": "Move {move} is not legal for seat {seat} now.",
    },
    "not-to-move": {
        "fr": "La place {seat} n’a rien à décider maintenant ; c’est à : {actors}.",
        "en": "Seat {seat} has nothing to decide now; those to decide: {actors}.",
    },
    "no-such-seat": {
        "fr": "Il n’y a pas de place {seat} ; les places vont de 0 à {last}.",
        "en": "There is no seat {seat}; seats run from 0 to {last}.",
    },
    "game-over": {
        "fr": "La partie est finie : le coup {move} n’est plus possible.",
        "en": "The game is over: move {move} can no longer be played.",
    },
    "nothing-to-undo": {
        "fr": "Aucun coup n’a été joué : il n’y a rien à reprendre.",
        "en": "No move has been played: there is nothing to take back.",
    },
    "bad-deal": {
        "fr": "La donne est fausse : {what} ({value}).",
        "en": "The deal is wrong: {what} ({value}).",
    },
    "bad-record": {
        "fr": "L’enregistrement est abîmé : {what}.",
        "en": "The record is damaged: {what}.",
    },
    "bad-record-version": {
        "fr": "L’enregistrement est de version {version} ; celle que nous lisons est 1.",
        "en": "The record is of version {version}; the one read here is 1.",
    },
    "wrong-move-in-record": {
        "fr": "Coup {number} de l’enregistrement : {reason}",
        "en": "Move {number} of the record: {reason}",
    },
    "wrong-legal-in-record": {
        "fr": "Coup {number} de l’enregistrement : la liste des coups permis est fausse ({value}).",
        "en": "Move {number} of the record: the list of legal moves is wrong ({value}).",
    },
    "wrong-chance-in-record": {
        "fr": "Entrée {number} de l’enregistrement : le hasard {value} est impossible ici.",
        "en": "Entry {number} of the record: chance {value} is impossible here.",
    },
    "wrong-result": {
        "fr": "Le résultat enregistré {recorded} est faux ; le bon est {right}.",
        "en": "The recorded result {recorded} is wrong; the right one is {right}.",
    },
    "no-fairness": {
        "fr": "L’enregistrement ne dit pas d’où vient la donne : il n’y a rien à vérifier.",
        "en": "The record does not say where its deal comes from: there is nothing to verify.",
    },
}


class VoliereError(Exception):
    """Anything a person can get wrong: `code` for programs, `sentence(lang)` for people."""

    def __init__(self, code: str, **values: Any) -> None:
        self.code = code
        self.values = values
        super().__init__(self.sentence("en"))

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)


class OptionError(VoliereError):
    """A game, an option or a value that does not exist, or a combination the rules don't know."""


class NotationError(VoliereError):
    """A text that is no move of the game."""


class IllegalMove(VoliereError):  # noqa: N818 - the name players of python-chess know
    """A move that the rules don't allow now; nothing has changed."""


class RecordError(VoliereError):
    """A record or deal that is damaged, impossible or wrong."""
