"""What can go wrong with environments, each with a code and a sentence in French and English."""

from __future__ import annotations

from voliere.games.errors import VoliereError

SENTENCES: dict[str, dict[str, str]] = {
    "missing-package": {
        "fr": "Cet environnement a besoin de {package} : installez « voliere[envs] ».",
        "en": "This environment needs {package}: install “voliere[envs]”.",
    },
    "bad-env-option": {
        "fr": "L’option {option} d’un environnement ne peut pas valoir {value} ; "
        "il faut {expected}.",
        "en": "Option {option} of an environment can't be {value}; it takes {expected}.",
    },
    "bad-actions": {
        "fr": "Il faut {expected} actions entières, une par partie, et non {value}.",
        "en": "It takes {expected} integer actions, one a game, not {value}.",
    },
    "illegal-action": {
        "fr": "L’action {action} n’est pas permise à la place {seat} maintenant.",
        "en": "Action {action} is not legal for seat {seat} now.",
    },
    "illegal-action-in": {
        "fr": "Partie {index} : l’action {action} n’est pas permise à la place {seat} maintenant.",
        "en": "Game {index}: action {action} is not legal for seat {seat} now.",
    },
    "missing-action": {
        "fr": "La place {seat} doit décider et n’a pas d’action.",
        "en": "Seat {seat} must decide and has no action.",
    },
    "not-reset": {
        "fr": "Appelez reset() avant {call}().",
        "en": "Call reset() before {call}().",
    },
}


class EnvError(VoliereError):
    """Something about an environment that a person can put right."""

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)


class MissingPackage(EnvError, ImportError):  # noqa: N818 - it says what is wrong
    """A package that an environment needs is not installed."""
