"""Which passwords are taken: long enough, and none that everybody tries first.

The list is our own and short: what stands behind limits on guessing must only not be among the
first hundreds of guesses. What follows a pattern needs no list.
"""

from __future__ import annotations

import re
import unicodedata

from voliere.server.errors import ServerError

LEAST, MOST = 8, 200
FEWEST_DIFFERENT = 4

# Without what stands around them: digits and signs at both ends are cut off before they are sought.
_WORDS = """
password passwort motdepasse azerty qwerty qwertz qwertyuiop azertyuiop qwertzuiop asdfghjkl
qsdfghjklm wxcvbn letmein welcome bienvenue bonjour coucou soleil doudou chouchou loulou iloveyou
jetaime jtaime sunshine princess princesse football baseball basketball monkey dragon superman
batman starwars pokemon minecraft master maitre shadow trustno computer ordinateur internet secret
secrete private admin administrator administrateur root toor guest invite default changeme
changemoi test testtest testing login connexion access hello bonsoir marseille paris london londres
france england voliere volière piafs piaf vautour vulture songbirds songbird feather birds oiseau
oiseaux stupidevautour birdsofafeather michael jennifer nicolas camille thomas julien charlie jordan
hunter killer whatever freedom liberte flower fleur summer ete winter hiver spring printemps autumn
automne monday lundi passw pass mypassword monmotdepasse
"""
_COMMON = frozenset(_WORDS.split())
_ROWS = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertzuiop",
    "yxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1a2z3e4r5t6y7u8i9o0p",
)
_LEET = str.maketrans("@401!357$", "aaoiiests")


def check_password(password: str, login: str) -> None:
    """Raise ServerError for a password that is too short, too long, or guessed at once.

    >>> check_password("mésange bleue", "ana")
    >>> check_password("12345678", "ana")
    Traceback (most recent call last):
    voliere.server.errors.ServerError: This password is guessed at once; take several words, say.
    """
    if not LEAST <= len(password) <= MOST:
        raise ServerError("bad-password")
    plain = unicodedata.normalize("NFKC", password).casefold()
    if len(set(plain)) < FEWEST_DIFFERENT or _is_repeated(plain) or _is_run(plain):
        raise ServerError("weak-password")
    if any(_is_known(one, login.casefold()) for one in (plain, plain.translate(_LEET))):
        raise ServerError("weak-password")


def _is_repeated(plain: str) -> bool:
    """Whether it is something short, again and again."""
    return re.fullmatch(r"(.{1,4})\1+.{0,3}", plain) is not None


def _is_run(plain: str) -> bool:
    """Whether it runs along the alphabet, the digits or a keyboard, there or back, in at most three
    runs."""
    n_runs, rest = 0, plain
    while rest and n_runs < 3:
        longest = max(_run(rest, row) for line in _ROWS for row in (line, line[::-1]))
        if longest < 3:
            return False
        rest = rest[longest:]
        n_runs += 1
    return not rest


def _run(text: str, row: str) -> int:
    """How far the text goes along a row from wherever it begins in it."""
    begin = row.find(text[0])
    length = 0
    while begin >= 0 and text[: length + 1] == row[begin : begin + length + 1]:
        length += 1
        if length == len(text):
            break
    return length


def _is_known(plain: str, login: str) -> bool:
    """Whether it is a common word or the login, whatever digits and signs stand around it."""
    core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain)
    bare = re.sub(r"[\W_]+", "", plain)
    kept = re.sub(r"[\W\d_]+", "", login) or login
    return core in _COMMON or bare in _COMMON or login in (plain, bare) or core == kept
