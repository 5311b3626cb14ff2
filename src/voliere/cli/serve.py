"""`voliere serve`: host games for people and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from voliere.cli.numbers import number

HIGHEST_PORT = 65535
MOST_WORKERS = 256


def serve(
    host: Annotated[
        str, typer.Option(metavar="cli-value-address", help="cli-flag-serve-host")
    ] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="cli-flag-serve-port")] = "8000",
    data: Annotated[
        Path | None, typer.Option(metavar="cli-value-dir", help="cli-flag-serve-data")
    ] = None,
    workers: Annotated[str | None, typer.Option(metavar="N", help="cli-flag-serve-workers")] = None,
    hosts: Annotated[
        str | None,
        typer.Option(metavar="cli-value-names", help="cli-flag-serve-hosts"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="cli-flag-serve-open")] = False,
) -> int:
    """Host games for people and bots until stopped with Ctrl-C.

    \b
    Examples:
      voliere serve
      voliere serve --host 0.0.0.0 --port 80 --data /srv/voliere --workers 3
      voliere serve --hosts birds.example
    """
    from voliere.server import garbage, json_logs
    from voliere.server.settings import Settings, data_folder, host_names, listed, n_workers

    settings = Settings(
        hosts=host_names() if hosts is None else listed(hosts),
        host=host,
        port=number("--port", port, least=0, most=HIGHEST_PORT),
        data=data or data_folder(),
        workers=(
            n_workers()
            if workers is None
            else number("--workers", workers, least=1, most=MOST_WORKERS)
        ),
    )
    garbage.wait_for_the_start()
    from voliere.server.run import run

    json_logs.set_up()
    run(settings, ready_and_open if open_page else ready)
    return 0


def ready(address: str) -> None:
    """Say where the server is."""
    print(f"Volière: {address}", flush=True, file=sys.stdout)


def ready_and_open(address: str) -> None:
    """Say where the server is, and show it where there is a browser to show it in; what the page
    plays with by itself is then built behind."""
    import webbrowser

    from voliere.wasm.behind import build_behind

    ready(address)
    webbrowser.open(address)
    build_behind()
