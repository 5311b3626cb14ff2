"""`voliere` alone: everything that is needed to play, and the page open in the browser."""

from __future__ import annotations

from voliere.cli.serve import serve

HOST = "127.0.0.1"
USUAL_PORT = 8000


def play_here() -> int:
    """Host games on this machine and open the page; what is not compiled yet is compiled then."""
    return serve(host=HOST, port=str(free_port(HOST, USUAL_PORT)), open_page=True)


def free_port(host: str, port: int) -> int:
    """The port if it is free, otherwise 0, which takes any."""
    from voliere.server.errors import ServerError
    from voliere.server.run import listen_at

    try:
        listen_at(host, port).close()
    except ServerError:
        return 0
    return port
