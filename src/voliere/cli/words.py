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
    "fair": {
        "fr": "Enregistrement {number} : donne loyale. {told}",
        "en": "Record {number}: fair. {told}",
    },
    "version-1": {
        "fr": "Donne de version 1 : les grains de hasard n’étaient pas promis d’avance, et qui "
        "tenait le serveur pouvait choisir le dernier ; l’empreinte n’était liée ni à la table, "
        "ni au jeu, ni aux places.",
        "en": "A deal of version 1: nonces were not pledged beforehand, and whoever ran the "
        "server could choose the last one; the commitment was bound neither to the table nor to "
        "its game or seats.",
    },
    "not-revealed": {
        "fr": "Grain de hasard promis, pas révélé à temps et donc laissé de côté : {seats}. Pour "
        "chacun, qui tenait le serveur et cette place, ou a écarté ce grain exprès, pouvait "
        "choisir entre deux donnes.",
        "en": "Nonce pledged, not revealed in time and so left out: {seats}. With each of them "
        "whoever ran the server and had that seat, or left it out on purpose, could choose between "
        "two deals.",
    },
    "no-nonces": {
        "fr": "Aucun joueur n’a ajouté de grain de hasard : qui tenait le serveur pouvait choisir "
        "le secret, et avec lui la donne.",
        "en": "No player has added a nonce: whoever ran the server could choose the secret, and "
        "with it the deal.",
    },
    "commitment-unseen": {
        "fr": "Le fichier seul ne prouve pas que cette empreinte a été montrée avant la partie "
        "(--commitment la compare à la vôtre).",
        "en": "The file alone does not prove that this commitment was shown before the game "
        "(--commitment compares it with yours).",
    },
    "nonces-unseen": {
        "fr": "Il ne prouve pas non plus que les grains de hasard sont ceux que les joueurs ont "
        "envoyés (--seat et --nonce comparent le vôtre).",
        "en": "Nor does it prove that the nonces are those the players sent (--seat and --nonce "
        "compare yours).",
    },
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
    "resumed": {
        "fr": "La partie reprend après {moves} ; « {log} » raconte ce qui s’est passé.",
        "en": "The game goes on after {moves}; “{log}” tells what has happened.",
    },
    "how": {
        "fr": "Tapez le numéro d’un coup ou sa notation, par exemple {example}, ou un de ces mots "
        "(le début suffit s’il est clair) :",
        "en": "Type the number of a move or its notation, for example {example}, or one of these "
        "words (its beginning is enough where it is clear):",
    },
    "does-help": {"fr": "redire ces mots", "en": "tell these words again"},
    "does-rules": {
        "fr": "les règles, ou ce qu’elles disent d’un paragraphe ou d’un mot",
        "en": "the rules, or what they say about a paragraph or a word",
    },
    "does-log": {
        "fr": "ce qui s’est passé, ou les derniers événements seulement",
        "en": "what has happened, or only the last events",
    },
    "does-undo": {
        "fr": "reprendre votre dernier coup, pour s’entraîner",
        "en": "take back your last move, for training",
    },
    "does-hint": {
        "fr": "ce qu’un robot jouerait à votre place, pour s’entraîner",
        "en": "what a bot would play in your place, for training",
    },
    "does-moves": {
        "fr": "tous les coups possibles, ou ceux qui contiennent un texte",
        "en": "all possible moves, or those that contain a text",
    },
    "does-table": {"fr": "remontrer la table", "en": "show the table again"},
    "does-quit": {
        "fr": "quitter ; la partie peut être gardée pour plus tard",
        "en": "leave; the game can be kept for later",
    },
    "about-rules": {"fr": "[{paragraph} ou mot]", "en": "[{paragraph} or word]"},
    "about-log": {"fr": "[nombre]", "en": "[number]"},
    "about-moves": {"fr": "[texte]", "en": "[text]"},
    "commitment": {
        "fr": "Empreinte de la donne, pour voliere verify : {commitment}.",
        "en": "Commitment of the deal, for voliere verify: {commitment}.",
    },
    "your-moves": {"fr": "Vos coups :", "en": "Your moves:"},
    "many-moves": {
        "fr": "{n} coups sont possibles, par exemple {example} ; « {moves} » les liste tous.",
        "en": "{n} moves are possible, for example {example}; “{moves}” lists them all.",
    },
    "no-moves-with": {
        "fr": "Aucun coup possible ne contient « {text} ».",
        "en": "No possible move contains “{text}”.",
    },
    "prompt": {"fr": "Votre coup : ", "en": "Your move: "},
    "no-rules-about": {
        "fr": "Les règles ne disent rien de « {text} ».",
        "en": "The rules say nothing about “{text}”.",
    },
    "nearest": {
        "fr": "Coups possibles les plus proches : {moves}.",
        "en": "Nearest moves: {moves}.",
    },
    "taken-back": {
        "fr": "Votre dernier coup est repris. C’est de l’entraînement : vous savez ce qui a suivi.",
        "en": "Your last move is taken back. This is training: you know what came after it.",
    },
    "hint": {
        "fr": "Un conseil de {bot}, qui ne voit que ce que vous voyez : {move}. "
        "{share} % de ses essais vont à ce coup. Ce n’est qu’un conseil.",
        "en": "A hint by {bot}, who sees only what you see: {move}. "
        "{share}% of its tries go to this move. It is no more than a hint.",
    },
    "only-move": {
        "fr": "Le seul coup possible : {move}.",
        "en": "The only possible move: {move}.",
    },
    "was-training": {
        "fr": "C’était un entraînement. Coups repris : {undone} ; conseils : {hints}.",
        "en": "This was training. Moves taken back: {undone}; hints: {hints}.",
    },
    "goodbye": {"fr": "La partie s’arrête ici. À bientôt !", "en": "The game stops here. Goodbye!"},
    "keep-where": {
        "fr": "Dans quel fichier garder la partie ? (Entrée : aucun) ",
        "en": "In which file shall the game be kept? (Enter: none) ",
    },
    "keep-there": {
        "fr": "Dans quel fichier garder la partie ? (Entrée : {path}) ",
        "en": "In which file shall the game be kept? (Enter: {path}) ",
    },
    "replace": {
        "fr": "« {path} » existe déjà. Remplacer ce fichier ? (oui ou non) ",
        "en": "“{path}” exists already. Replace that file? (yes or no) ",
    },
    "not-kept": {"fr": "La partie n’est pas gardée.", "en": "The game is not kept."},
    "how-to-keep": {
        "fr": "Avec --record FICHIER, une partie est gardée quand elle s’arrête.",
        "en": "With --record FILE a game is kept when it stops.",
    },
    "how-to-resume": {
        "fr": "Pour continuer : voliere play --resume {path}",
        "en": "To go on: voliere play --resume {path}",
    },
    "recorded": {"fr": "La partie est dans {path}.", "en": "The game is in {path}."},
}


def text(key: str, lang: str, **values: Any) -> str:
    """One of our texts.

    >>> text("seat", "fr", seat=0)
    'Place 0'
    """
    return WORDS[key][lang].format(**values)


def about(request: str, lang: str, paragraph: str) -> str:
    """What may follow the word of a request at the table; nothing for most.

    >>> about("rules", "fr", "V1"), about("undo", "fr", "V1")
    ('[V1 ou mot]', '')
    """
    key = f"about-{request}"
    return text(key, lang, paragraph=paragraph) if key in WORDS else ""


def n_records(n: int, lang: str) -> str:
    """So many records."""
    return counted(
        n, *{"fr": ("enregistrement", "enregistrements"), "en": ("record", "records")}[lang], lang
    )


def n_games(n: int, lang: str) -> str:
    """So many games."""
    return counted(n, *{"fr": ("partie", "parties"), "en": ("game", "games")}[lang], lang)


def n_moves(n: int, lang: str) -> str:
    """So many moves."""
    return counted(n, *{"fr": ("coup", "coups"), "en": ("move", "moves")}[lang], lang)


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
