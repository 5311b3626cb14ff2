"""What can be wrong with an entry of the score pad, each with a code and a sentence in French and
English."""

from __future__ import annotations

from voliere.games.errors import VoliereError

SENTENCES: dict[str, dict[str, str]] = {
    "bad-entry": {
        "fr": "La feuille n’a pas la bonne forme : {what} ({value}).",
        "en": "The sheet is not of the right form: {what} ({value}).",
    },
    "unknown-key": {
        "fr": "La feuille n’a pas de partie « {key} » ; ses parties sont : {keys}.",
        "en": "The sheet has no part “{key}”; its parts are: {keys}.",
    },
    "wrong-player-count": {
        "fr": "Il y a {n} dans « {what} », mais {players} joueurs.",
        "en": "There are {n} in “{what}” but {players} players.",
    },
    "no-such-bird": {
        "fr": "« {card} » n’est pas un oiseau de {game} ; exemple : {example}.",
        "en": "“{card}” is no bird of {game}; for example: {example}.",
    },
    "bird-twice": {
        "fr": "{card} est coché deux fois sur la feuille de {name}.",
        "en": "{card} is ticked twice on the sheet of {name}.",
    },
    "card-twice": {
        "fr": "La carte {card} est à deux endroits : {one} et {other}.",
        "en": "The card {card} is in two places: {one} and {other}.",
    },
    "species-out": {
        "fr": "{card} ne peut pas être là : à 2 joueurs, on joue sans les {species}.",
        "en": "{card} can’t be there: with 2 players the {species} are left out.",
    },
    "all-species": {
        "fr": "{card} ne peut pas être là : à 2 joueurs, une espèce est retirée du jeu, et les six "
        "sont sur la table.",
        "en": "{card} can’t be there: with 2 players one species is taken out, and all six are "
        "on the table.",
    },
    "no-such-seed": {
        "fr": "« {card} » n’est pas une graine ; les graines valent {values}.",
        "en": "“{card}” is no seed; seeds are worth {values}.",
    },
    "malus-leaves": {
        "fr": "Le malus « {card} » quitte le jeu : seules les graines comptent.",
        "en": "The malus “{card}” leaves the game: only seeds count.",
    },
    "too-many-seeds": {
        "fr": "Il n’y a que {most} graines de valeur {card} à {players} joueurs, pas {n}.",
        "en": "There are only {most} seeds of value {card} with {players} players, not {n}.",
    },
    "no-such-points-card": {
        "fr": "« {card} » n’est pas une carte de points ; elles vont de −5 à −1 et de +1 à +10.",
        "en": "“{card}” is no points card; they run from −5 to −1 and from +1 to +10.",
    },
    "points-card-twice": {
        "fr": "La carte {card} est notée deux fois : {one} et {other}.",
        "en": "The card {card} is written down twice: {one} and {other}.",
    },
    "too-many-rounds": {
        "fr": "La partie est finie après {most} manches ; il y en a {n} sur la feuille.",
        "en": "The game is over after {most} rounds; there are {n} on the sheet.",
    },
    "no-such-seat": {
        "fr": "Il n’y a pas de place {seat} ; les places vont de 0 à {last}.",
        "en": "There is no seat {seat}; seats run from 0 to {last}.",
    },
    "both-forms": {
        "fr": "La feuille a « {one} » et « {other} » : il ne faut que l’un des deux.",
        "en": "The sheet has “{one}” and “{other}”: it takes only one of them.",
    },
    "no-such-cell": {
        "fr": "Il n’y a pas de case « {cell} » ; les cases vont de a1 à e5.",
        "en": "There is no cell “{cell}”; cells run from a1 to e5.",
    },
    "no-such-colour": {
        "fr": "Il n’y a pas de couleur « {colour} » ; les couleurs sont : {colours}.",
        "en": "There is no colour “{colour}”; the colours are: {colours}.",
    },
    "wrong-centre": {
        "fr": "En {cell}, « {card} » ne peut pas être : au centre il y a {right}.",
        "en": "“{card}” can’t be at {cell}: in the centre there is {right}.",
    },
    "special-elsewhere": {
        "fr": "La carte spéciale « {card} » ne peut pas être en {cell}.",
        "en": "The special card “{card}” can’t be at {cell}.",
    },
    "no-such-token": {
        "fr": "Il n’y a pas de jeton {token} de plus ; les jetons baies sont : {tokens}.",
        "en": "There is no further token {token}; the berry tokens are: {tokens}.",
    },
    "impossible-tokens": {
        "fr": "{colour} ne peut pas avoir {n} : aucun choix de jetons ne fait cette somme.",
        "en": "{colour} can’t have {n}: no choice of tokens makes that sum.",
    },
    "too-many-berries": {
        "fr": "Les quatre couleurs ont {n} ensemble : aucun choix de jetons ne fait cette somme.",
        "en": "The four colours have {n} together: no choice of tokens makes that sum.",
    },
    "no-worms": {
        "fr": "Les vers ne comptent que dans Early Bird.",
        "en": "Worms count in Early Bird only.",
    },
    "no-such-worm": {
        "fr": "Il n’y a pas de ver {worm} de plus ; les vers sont : {worms}.",
        "en": "There is no further worm {worm}; the worms are: {worms}.",
    },
    "unknown-paper": {
        "fr": "Il n’y a pas de papier « {paper} » ; les papiers sont : {papers}.",
        "en": "There is no paper “{paper}”; the papers are: {papers}.",
    },
    "one-favourite": {
        "fr": "Une partie solo ou coopérative n’a qu’un favori, pas {n}.",
        "en": "A solo or cooperative game has one favourite, not {n}.",
    },
}


class ScoreError(VoliereError):
    """An entry that can't be: what was typed could not lie on the table."""

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)
