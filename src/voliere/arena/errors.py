"""What can go wrong with an arena, each with a code and a sentence in French and English."""

from __future__ import annotations

from voliere.games.errors import VoliereError

SENTENCES: dict[str, dict[str, str]] = {
    "no-entrants": {
        "fr": "Il faut au moins un robot, par exemple --bots moineau,oisillon.",
        "en": "It takes at least one bot, for example --bots moineau,oisillon.",
    },
    "too-many-entrants": {
        "fr": "{n} robots sont inscrits ; l’arène en prend {most} au plus.",
        "en": "{n} bots are entered; the arena takes {most} at most.",
    },
    "bad-entrant": {
        "fr": "« {text} » n’est pas un robot ; la forme est nom ou nom:option=valeur.",
        "en": "“{text}” is not a bot; the form is name or name:option=value.",
    },
    "entrant-option-twice": {
        "fr": "« {text} » donne deux fois l’option {option}.",
        "en": "“{text}” gives option {option} twice.",
    },
    "missing-package": {
        "fr": "L’arène a besoin de {package} : installez « voliere[arena] ».",
        "en": "The arena needs {package}: install “voliere[arena]”.",
    },
    "unknown-cluster": {
        "fr": "L’arène ne connaît pas de grappe « {cluster} » ; elle connaît : {clusters}.",
        "en": "The arena knows no cluster “{cluster}”; it knows: {clusters}.",
    },
    "no-cluster": {
        "fr": "La grappe Ray ne répond pas : {reason}.",
        "en": "The Ray cluster does not answer: {reason}.",
    },
    "worker-died": {
        "fr": "Un processus de l’arène s’arrête avant tout coup ({reason}) ; "
        "avec --records, la même commande reprendra la suite.",
        "en": "A process of the arena ends before any move ({reason}); "
        "with --records the same command will go on from here.",
    },
    "records-of-another-run": {
        "fr": "« {path} » contient d’autres parties que celles-ci ({what}) ; "
        "il faut un autre fichier.",
        "en": "“{path}” holds other games than these ({what}); another file is needed.",
    },
    "bad-journal": {
        "fr": "« {path} » n’est pas un journal d’arène : ligne {line}, {reason}.",
        "en": "“{path}” is not the journal of an arena: line {line}, {reason}.",
    },
    "bad-plot-format": {
        "fr": "« {path} » ne peut pas être une image ; les fins possibles sont : {formats}.",
        "en": "“{path}” can't be a picture; its name may end in: {formats}.",
    },
}


class ArenaError(VoliereError):
    """Something about an arena that a person can put right."""

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)
