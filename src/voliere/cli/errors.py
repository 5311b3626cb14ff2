"""What can go wrong on the command line, and how it is told: one sentence, then its code."""

from __future__ import annotations

import errno
import sys

import typer

from voliere.games.errors import RecordError, VoliereError

FAULT = 1  # something about the content is wrong
USAGE = 2  # the command can't be carried out as given
INTERRUPTED = 130

LONGEST = 400  # characters of a sentence; a whole record may stand in it

SENTENCES: dict[str, dict[str, str]] = {
    "unknown-command": {
        "fr": "Il n’y a pas de commande « {command} » ; les commandes sont : {commands}.",
        "en": "There is no command “{command}”; the commands are: {commands}.",
    },
    "unknown-flag": {
        "fr": "La commande n’a pas d’option {flag} ; --help les montre.",
        "en": "The command has no option {flag}; --help shows them.",
    },
    "missing-argument": {
        "fr": "Il manque {name} ; --help montre un exemple.",
        "en": "{name} is missing; --help shows an example.",
    },
    "missing-value": {
        "fr": "L’option {flag} attend une valeur.",
        "en": "Option {flag} needs a value.",
    },
    "bad-usage": {
        "fr": "La commande n’est pas comprise : {what}.",
        "en": "The command is not understood: {what}.",
    },
    "unknown-language": {
        "fr": "Il n’y a pas de langue « {value} » ; les langues sont : {languages}.",
        "en": "There is no language “{value}”; the languages are: {languages}.",
    },
    "bad-number": {
        "fr": "{flag} ne peut pas valoir « {value} » ; il faut un entier de {least} à {most}.",
        "en": "{flag} can't be “{value}”; it takes a whole number from {least} to {most}.",
    },
    "bad-option-form": {
        "fr": "« {text} » n’est pas une option de jeu ; la forme est nom=valeur.",
        "en": "“{text}” is not an option of a game; the form is name=value.",
    },
    "option-twice": {
        "fr": "L’option {option} est donnée deux fois.",
        "en": "Option {option} is given twice.",
    },
    "needs-records": {
        "fr": "--legal ne va pas sans --records.",
        "en": "--legal does not go without --records.",
    },
    "no-such-file": {
        "fr": "Il n’y a pas de fichier « {path} ».",
        "en": "There is no file “{path}”.",
    },
    "no-such-folder": {
        "fr": "Il n’y a pas de dossier où écrire « {path} ».",
        "en": "There is no folder to write “{path}” to.",
    },
    "is-a-directory": {
        "fr": "« {path} » est un dossier, pas un fichier.",
        "en": "“{path}” is a folder, not a file.",
    },
    "no-permission": {
        "fr": "L’accès à « {path} » est refusé.",
        "en": "Access to “{path}” is denied.",
    },
    "disk-full": {
        "fr": "Il n’y a plus de place pour « {path} ».",
        "en": "There is no space left for “{path}”.",
    },
    "file-error": {
        "fr": "« {path} » ne peut pas servir : {reason}.",
        "en": "“{path}” can't be used: {reason}.",
    },
    "nonce-without-seat": {
        "fr": "--nonce et --seat vont ensemble : quel grain de hasard, et de quelle place ?",
        "en": "--nonce and --seat go together: which nonce, and of which seat?",
    },
    "not-json": {
        "fr": "La ligne {line} n’est pas du JSON : {reason}.",
        "en": "Line {line} is not JSON: {reason}.",
    },
    "truncated-record": {
        "fr": "La ligne {line} s’arrête au milieu de l’enregistrement.",
        "en": "Line {line} ends in the middle of the record.",
    },
    "impossible-record": {
        "fr": "L’enregistrement est abîmé, il ne peut pas être rejoué : {reason}.",
        "en": "The record is damaged, it can't be replayed: {reason}.",
    },
    "no-such-record": {
        "fr": "Il n’y a pas de partie {number} dans « {path} » ; il y en a {n}.",
        "en": "There is no game {number} in “{path}”; it has {n}.",
    },
    "file-exists": {
        "fr": "« {path} » existe déjà ; donnez un autre nom.",
        "en": "“{path}” exists already; give another name.",
    },
    "game-is-over": {
        "fr": "La partie de « {path} » est finie ; voliere show la raconte.",
        "en": "The game in “{path}” is over; voliere show tells it.",
    },
    "not-one-game": {
        "fr": "Pour continuer il faut un fichier d’une seule partie ; « {path} » en contient {n}.",
        "en": "A file with a single game is needed to go on; “{path}” holds {n}.",
    },
    "not-with-resume": {
        "fr": "{flag} ne va pas avec --resume : la partie du fichier l’a déjà fixé.",
        "en": "{flag} does not go with --resume: the game in the file has settled it.",
    },
    "unknown-word": {
        "fr": "« {text} » n’est ni un coup ni un mot connu ici ; « {help} » les montre.",
        "en": "“{text}” is neither a move nor a word known here; “{help}” shows them.",
    },
    "ambiguous-word": {
        "fr": "« {text} » peut vouloir dire plusieurs choses : {words}.",
        "en": "“{text}” can mean several things: {words}.",
    },
    "process-died": {
        "fr": "Un des processus de la simulation s’est arrêté en route.",
        "en": "One of the processes of the simulation has died on the way.",
    },
    "interrupted": {"fr": "Interrompu.", "en": "Interrupted."},
    "internal-error": {
        "fr": "Volière a buté sur une erreur à elle ({reason}) ; VOLIERE_DEBUG=1 la montre.",
        "en": "Volière met an error of its own ({reason}); VOLIERE_DEBUG=1 shows it.",
    },
}

BY_ERRNO = {
    errno.ENOENT: "no-such-file",
    errno.ENOTDIR: "no-such-file",
    errno.EISDIR: "is-a-directory",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "no-permission",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
}


class CommandError(VoliereError):
    """A command that can't be carried out as given."""

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en")."""
        return SENTENCES[self.code][lang].format(**self.values)


def tell(error: VoliereError, lang: str) -> int:
    """Say what is wrong on standard error; the exit code comes back."""
    sys.stdout.flush()
    print(told(error, lang), file=sys.stderr, flush=True)
    return FAULT if isinstance(error, RecordError) else USAGE


def told(error: VoliereError, lang: str) -> str:
    """What is wrong, on one line, the code at its end.

    >>> told(CommandError("missing-value", flag="--seed"), "en")
    'Option --seed needs a value. [missing-value]'
    """
    return f"{clean(sentence(error, lang), longest=LONGEST)} [{error.code}]"


def sentence(error: VoliereError, lang: str) -> str:
    """What is wrong; a reason inside is told in the same language."""
    reason = error.__cause__
    if "reason" in error.values and isinstance(reason, VoliereError):
        error = type(error)(error.code, **{**error.values, "reason": sentence(reason, lang)})
    return error.sentence(lang)


def clean(text: str, *, longest: int | None = None) -> str:
    """The text on one line and without control characters, which could rule a terminal.

    >>> clean("a\\nb\\x1b[2J"), clean("0123456789", longest=5)
    ('a b [2J', '01…89')
    """
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    if longest is not None and len(text) > longest:
        half = (longest - 1) // 2
        text = f"{text[:half]}…{text[-half:]}"
    return text


def of_file(error: OSError, path: str) -> CommandError:
    """The error of a file that can't be read or written."""
    code = BY_ERRNO.get(error.errno or 0, "file-error")
    return CommandError(code, path=path, reason=error.strerror or str(error))


def of_target(error: OSError, path: str) -> CommandError:
    """The error of a file that can't be written: what may be missing is its folder."""
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return CommandError("no-such-folder", path=path)
    return of_file(error, path)


def of_usage(error: typer.TyperException) -> CommandError:
    """The error of a command line that Typer has refused."""
    flag = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return CommandError("unknown-flag", flag=flag)
        case "BadOptionUsage":
            return CommandError("missing-value", flag=flag)
        case "MissingParameter" if parameter is not None:
            return CommandError("missing-argument", name=parameter.display_name_raw.upper())
    return CommandError("bad-usage", what=error.format_message().rstrip("."))
