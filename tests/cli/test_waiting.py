"""Who waits for the compiler is told so, once; pipes and files hear nothing."""

import numba

from tests.french import french
from voliere.cli.waiting import telling_of_compilation


def compile_something() -> None:
    assert numba.njit(lambda x: x + 1)(1) == 2


def test_it_is_said_once(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with telling_of_compilation("fr"):
        compile_something()
        compile_something()
    assert capsys.readouterr().err == (
        french("Les règles sont compilées une fois pour toutes : une minute environ…\n")
    )


def test_nothing_is_said_when_nothing_is_compiled(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with telling_of_compilation("en"):
        pass
    compile_something()
    assert capsys.readouterr().err == ""


def test_pipes_hear_nothing(capsys):
    with telling_of_compilation("en"):
        compile_something()
    assert capsys.readouterr().err == ""
