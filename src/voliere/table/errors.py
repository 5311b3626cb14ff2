"""What can be wrong with a deal that was published as fair, in French and English."""

from __future__ import annotations

from voliere.games.errors import RecordError

SENTENCES: dict[str, dict[str, str]] = {
    "fairness-version": {
        "fr": "La donne est publiée en version {version} ; celles que nous vérifions sont 1 et 2.",
        "en": "The deal is published in version {version}; those verified here are 1 and 2.",
    },
    "incomplete-fairness": {
        "fr": "Ce qui est publié de la donne est incomplet ou abîmé : « {what} ».",
        "en": "What is published of the deal is incomplete or damaged: “{what}”.",
    },
    "wrong-secret": {
        "fr": "Le secret publié n’est pas celui que l’empreinte annonçait pour cette table, "
        "ce jeu, ces options et ces places.",
        "en": "The published secret is not the one committed to for this table, game, options "
        "and seats.",
    },
    "wrong-seats": {
        "fr": "La place {seat} est annoncée pour « {sealed} » et l’enregistrement dit « {told} ».",
        "en": "Seat {seat} was announced for “{sealed}” and the record says “{told}”.",
    },
    "wrong-nonce": {
        "fr": "Le grain de hasard de la place {seat} n’est pas celui qu’elle avait promis.",
        "en": "The nonce of seat {seat} is not the one it had pledged.",
    },
    "other-cards": {
        "fr": "Redistribuée à partir du secret et des grains de hasard, la partie a d’autres "
        "cartes.",
        "en": "Dealt again from the secret and the nonces, the game has other cards.",
    },
    "other-commitment": {
        "fr": "L’empreinte publiée n’est pas celle qui vous a été montrée.",
        "en": "The published commitment is not the one you were shown.",
    },
    "other-nonce": {
        "fr": "Le grain de hasard publié pour la place {seat} n’est pas celui que vous avez "
        "envoyé.",
        "en": "The nonce published for seat {seat} is not the one you sent.",
    },
    "nonce-left-out": {
        "fr": "Le grain de hasard de la place {seat} n’a pas servi à la donne.",
        "en": "The nonce of seat {seat} was left out of the deal.",
    },
}


class FairnessError(RecordError):
    """A published deal that does not hold."""

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)
