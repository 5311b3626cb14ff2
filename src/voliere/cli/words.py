"""Everything the command line says that no game says, in French and English."""

from __future__ import annotations

from typing import Any

from voliere.games.game import Game, Options
from voliere.games.language import Words, counted, listing
from voliere.games.options import as_text

WORDS: dict[str, Words] = {
    "seat": {"fr": "Place {seat}", "en": "Seat {seat}"},
    "you": {"fr": "Joueur", "en": "Player"},
    "players": {"fr": "de {least} à {most} joueurs", "en": "{least} to {most} players"},
    "minutes": {"fr": "de {least} à {most} minutes", "en": "{least} to {most} minutes"},
    "option": {
        "fr": "Option {name} ({default}) : {label}.",
        "en": "Option {name} ({default}): {label}.",
    },
    "option-value": {"fr": "  {name}={value} : {label}.", "en": "  {name}={value}: {label}."},
    "chosen-option": {"fr": "{label} : {value}.", "en": "{label}: {value}."},
    "yes": {"fr": "oui", "en": "yes"},
    "no": {"fr": "non", "en": "no"},
    "none": {"fr": "aucun", "en": "none"},
    "output": {"fr": "la sortie standard", "en": "standard output"},
    "compiling": {"fr": "Compilation", "en": "Compiling"},
    "compiling-first": {
        "fr": "Les règles sont compilées une fois pour toutes : une minute environ…",
        "en": "The rules are being compiled, once and for all: about a minute…",
    },
    # simulate
    "simulating": {"fr": "Simulation", "en": "Simulating"},
    "simulated": {
        "fr": "{games} en {seconds} s : {games_rate} parties par seconde, "
        "{moves_rate} coups par seconde. Graine : {seed}.",
        "en": "{games} in {seconds} s: {games_rate} games a second, "
        "{moves_rate} moves a second. Seed: {seed}.",
    },
    # check and verify
    "checking": {"fr": "Contrôle", "en": "Checking"},
    "bad-line": {
        "fr": "Enregistrement {number} : {told}",
        "en": "Record {number}: {told}",
    },
    "checked": {
        "fr": "{records}, {good} en ordre, {bad} en défaut",
        "en": "{records}, {good} good, {bad} bad",
    },
    "fair": {"fr": "Enregistrement {number} : donne loyale.", "en": "Record {number}: fair."},
    "unfair": {
        "fr": "Enregistrement {number} : pas loyale. {told}",
        "en": "Record {number}: not fair. {told}",
    },
    "unverifiable": {
        "fr": "Enregistrement {number} : rien à vérifier. {told}",
        "en": "Record {number}: nothing to verify. {told}",
    },
    "verified": {
        "fr": "{records}, {fair} loyaux, {unfair} pas loyaux, {unverifiable} sans rien à vérifier",
        "en": "{records}, {fair} fair, {unfair} not fair, {unverifiable} with nothing to verify",
    },
    # show
    "open": {
        "fr": "Toutes les cartes sont montrées.",
        "en": "All cards are shown.",
    },
    "as-seat": {
        "fr": "La partie comme {name} l’a vue.",
        "en": "The game as {name} saw it.",
    },
    "at-the-end": {"fr": "La table à la fin :", "en": "The table at the end:"},
    "so-far": {
        "fr": "La partie n’est pas finie. La table :",
        "en": "The game is not over. The table:",
    },
    # score
    "unfinished": {"fr": "Il manque encore :", "en": "Still to enter:"},
    # sheets
    "printed": {"fr": "Les feuilles sont dans {path}.", "en": "The sheets are in {path}."},
    # play
    "welcome": {
        "fr": "{title}. Vous êtes {you}, à la place {seat}. À la table : {names}.",
        "en": "{title}. You are {you}, in seat {seat}. At the table: {names}.",
    },
    "how": {
        "fr": "Tapez le numéro d’un coup ou sa notation. ? redit la table, l liste les coups "
        "(l M1 : ceux qui contiennent M1), u reprend votre dernier coup, r montre les règles, "
        "q quitte.",
        "en": "Type the number of a move or its notation. ? tells the table again, l lists the "
        "moves (l M1: those that contain M1), u takes back your last move, r shows the rules, "
        "q quits.",
    },
    "commitment": {
        "fr": "Empreinte de la donne, pour voliere verify : {commitment}.",
        "en": "Commitment of the deal, for voliere verify: {commitment}.",
    },
    "your-moves": {"fr": "Vos coups :", "en": "Your moves:"},
    "many-moves": {
        "fr": "{n} coups sont possibles, par exemple {example}. l les liste tous.",
        "en": "{n} moves are possible, for example {example}. l lists them all.",
    },
    "no-moves-with": {
        "fr": "Aucun coup possible ne contient « {text} ».",
        "en": "No possible move contains “{text}”.",
    },
    "prompt": {"fr": "Votre coup : ", "en": "Your move: "},
    "taken-back": {"fr": "Votre dernier coup est repris.", "en": "Your last move is taken back."},
    "goodbye": {"fr": "La partie s’arrête ici. À bientôt !", "en": "The game stops here. Goodbye!"},
    "recorded": {"fr": "La partie est dans {path}.", "en": "The game is in {path}."},
}


def text(key: str, lang: str, **values: Any) -> str:
    """One of our texts.

    >>> text("seat", "fr", seat=0)
    'Place 0'
    """
    return WORDS[key][lang].format(**values)


def n_records(n: int, lang: str) -> str:
    """So many records."""
    return counted(
        n, *{"fr": ("enregistrement", "enregistrements"), "en": ("record", "records")}[lang], lang
    )


def n_games(n: int, lang: str) -> str:
    """So many games."""
    return counted(n, *{"fr": ("partie", "parties"), "en": ("game", "games")}[lang], lang)


def chosen_options(game: Game, options: Options, lang: str) -> list[str]:
    """The options that are not as usual, in lines."""
    usual = game.options()
    lines = []
    for option in game.options.__struct_fields__:
        value = getattr(options, option)
        if option != "players" and value != getattr(usual, option):
            label = game.words.OPTIONS[option][lang]
            lines.append(
                text("chosen-option", lang, label=label, value=shown(game, option, value, lang))
            )
    return lines


def shown(game: Game, option: str, value: Any, lang: str) -> str:
    """The value of an option as a player reads it."""
    if value is None or value is True or value is False:
        return text({None: "none", True: "yes", False: "no"}[value], lang)
    if isinstance(value, list):
        return listing([shown(game, option, one, lang) for one in value], lang)
    label = game.words.OPTIONS.get(f"{option}={as_text(value)}")
    return label[lang] if label else as_text(value)
