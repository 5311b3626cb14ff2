"""What can go wrong with bots, each with a code and a sentence in French and English."""

from __future__ import annotations

from voliere.games.errors import VoliereError

SENTENCES: dict[str, dict[str, str]] = {
    "unknown-bot": {
        "fr": "Il n’y a pas de robot « {bot} » ; les robots sont : {bots}.",
        "en": "There is no bot “{bot}”; the bots are: {bots}.",
    },
    "unknown-bot-option": {
        "fr": "Le robot {bot} n’a pas d’option « {option} » ; ses options sont : {options}.",
        "en": "Bot {bot} has no option “{option}”; its options are: {options}.",
    },
    "bad-bot-option": {
        "fr": "L’option {option} d’un robot ne peut pas valoir {value} ; il faut {expected}.",
        "en": "Option {option} of a bot can't be {value}; it takes {expected}.",
    },
    "nothing-to-decide": {
        "fr": "La place {seat} n’a rien à décider dans cette vue.",
        "en": "Seat {seat} has nothing to decide in this view.",
    },
    "bot-illegal-move": {
        "fr": "Le robot {bot} a voulu jouer {move}, qui n’est pas permis.",
        "en": "Bot {bot} wanted to play {move}, which is not legal.",
    },
    "bot-died": {
        "fr": "Le robot {bot} est tombé en panne : {reason}.",
        "en": "Bot {bot} broke down: {reason}.",
    },
    "bot-overran": {
        "fr": "Le robot {bot} a dépassé son temps de {limit} ms.",
        "en": "Bot {bot} overran its time of {limit} ms.",
    },
    "bad-bot-program": {
        "fr": "Le programme « {command} » ne peut pas être lancé : {reason}.",
        "en": "Program “{command}” can't be started: {reason}.",
    },
    "bad-solve-size": {
        "fr": "Le solveur prend de {least} à {most} cartes, pas {value}.",
        "en": "The solver takes {least} to {most} cards, not {value}.",
    },
    "no-solver": {
        "fr": "Il n’y a pas de solveur pour {game} ; il y en a un pour : {games}.",
        "en": "There is no solver for {game}; there is one for: {games}.",
    },
}


class BotError(VoliereError):
    """Something about a bot that a person can put right, or a fault of a bot while playing."""

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)
