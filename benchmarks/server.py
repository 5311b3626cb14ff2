"""`python -m benchmarks.server`: live tables under load, against named peers in the same run.

Writes docs/benchmarks-server.md. P1, P2, P4, S3 and S7 are promises of docs/reliability.md. Name
parts to measure only those: throughput, paced, crowd, restart, flood, thinking, memory, processes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from multiprocessing.synchronize import Event
from pathlib import Path

import httpx

from benchmarks import cluster, servers
from benchmarks.load import Socket, Tally, connect, cpu_of, memory_of, now, stolen_time
from benchmarks.players import (
    BarePlayer,
    BoardgamePlayer,
    Player,
    TurnPlayer,
    VolierePlayer,
    about,
)
from benchmarks.report import Line, as_table, write_page

GENERATIONS = 3
MOVES_A_GAME = 15  # of each seat of a two-player table
SECONDS = 20.0
CONNECTING = 50  # sockets opened at once
MEGA = 1 << 20
DEAF = 500
DEAF_AT_AN_ADDRESS = 20
FLOODING = "127.0.0.99"
N_HOSTS = 5  # whose tables are played beside bad neighbours
OWLS = [{"kind": "bot", "bot": "hibou"}] * 7
N_OWL_TABLES = 50
N_TURNS = 200
TURN_LIMITS = {"oisillon": 300.0, "moineau": 300.0, "merle": 1000.0}  # ms


async def flat_out(server: servers.Server, games: Sequence[list[Player]], tally: Tally) -> None:
    """Let all players of some games play as fast as they are answered."""
    players = [player for game in games for player in game]
    for begin in range(0, len(players), CONNECTING):
        await asyncio.gather(*(player.sit() for player in players[begin : begin + CONNECTING]))
    cpu, begun = cpu_of(server.pid), now()
    for player in players:
        player.begin()
    await asyncio.wait_for(asyncio.gather(*(player.done.wait() for player in players)), 300)
    tally.ended += now() - begun
    tally.cpu += cpu_of(server.pid) - cpu


def throughput_of(
    server: servers.Server, make_game: Callable[[Tally], list[Player]], n_tables: int
) -> Tally:
    """Several generations of games, flat out."""
    total = Tally()

    async def measure() -> None:
        for _ in range(GENERATIONS):
            await flat_out(server, [make_game(total) for _ in range(n_tables)], total)

    asyncio.run(measure())
    return total


def voliere_throughput(n_tables: int, **environment: str) -> Tally:
    """Accepted moves of Volière."""
    with servers.voliere(**environment) as server:
        host = servers.Host(server.port)

        def game(tally: Tally) -> list[Player]:
            table = host.open()
            return [
                VolierePlayer(server.port, host.tokens[seat], table, seat, tally) for seat in (0, 1)
            ]

        return throughput_of(server, game, n_tables)


def bare_throughput(n_tables: int) -> Tally:
    """Accepted moves of the bare Starlette server."""
    with servers.bare() as server:
        names = iter(range(1 << 30))

        def game(tally: Tally) -> list[Player]:
            name = next(names)
            return [BarePlayer(server.port, name, seat, MOVES_A_GAME, tally) for seat in (0, 1)]

        return throughput_of(server, game, n_tables)


def boardgame_throughput(n_tables: int) -> Tally:
    """Accepted moves of boardgame.io."""
    with servers.boardgame() as server:
        http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60)

        def game(tally: Tally) -> list[Player]:
            made = http.post("/games/vautour/create", json={"numPlayers": 2})
            made.raise_for_status()
            match = made.json()["matchID"]
            return [BoardgamePlayer(server.port, match, seat, tally) for seat in (0, 1)]

        return throughput_of(server, game, n_tables)


def throughput() -> list[Line]:
    """Flat out, against both peers."""
    lines = []
    for n_tables in (200, 500):
        ours = voliere_throughput(n_tables)
        bare = bare_throughput(n_tables)
        boardgame = boardgame_throughput(n_tables)
        work = f"moves a second, {n_tables} tables flat out"
        lines += [
            Line.ratio(work, ours, "boardgame.io 0.50.2 in memory", boardgame, 2.0),
            Line.ratio(work, ours, "bare Starlette, group commit", bare, 0.5),
        ]
    return lines


# At a pace


async def play_at_a_pace(
    server: servers.Server,
    n_tables: int,
    moves_a_second: float,
    seconds: float,
    n_hosts: int = 1,
) -> tuple[Tally, list[VolierePlayer], int]:
    """Tables where moves come at a pace; the memory of the server at the end comes along."""
    hosts = [servers.Host(server.port, address) for address in addresses(n_hosts)]
    chance = random.Random(1)
    tally = Tally()
    pace = about(n_tables / moves_a_second, chance)  # in songbirds one decides after the other
    players = []
    for number in range(n_tables):
        host = hosts[number % n_hosts]
        table = host.open("songbirds")
        players += [
            VolierePlayer(
                server.port,
                host.tokens[seat],
                table,
                seat,
                tally,
                pace=pace,
                address=host.address,
            )
            for seat in (0, 1)
        ]
    for begin in range(0, len(players), CONNECTING):
        await asyncio.gather(*(one.sit() for one in players[begin : begin + CONNECTING]))
    cpu, stolen = cpu_of(server.pid), stolen_time()
    tally.begun = now()
    for player in players:
        player.begin()
    await asyncio.sleep(seconds)
    tally.ended = now()
    tally.cpu = cpu_of(server.pid) - cpu
    tally.stolen = stolen_time() - stolen
    return tally, players, memory_of(server.pid)


def paced() -> list[Line]:
    """P1: 500 tables, a move a second each."""
    lines = []
    for fsync, most in ((0.0, 15.0), (0.010, 100.0)):
        with servers.voliere(fsync=fsync) as server:
            tally, _, _ = asyncio.run(play_at_a_pace(server, 500, 500, SECONDS))
        disk = f", fsync +{fsync * 1000:.0f} ms" if fsync else ""
        work = f"P1: p99 of 500 tables, a move a second each{disk}"
        lines.append(Line.limit(work, tally.percentile(0.99), "ms", most, _load_of(tally)))
    return lines


def crowd() -> list[Line]:
    """P2: 2,000 tables, 4,000 sockets, 1,000 moves a second."""
    with servers.voliere() as server:
        tally, _, memory = asyncio.run(play_at_a_pace(server, 2000, 1000, SECONDS))
        figures = servers.metrics(server)
    load = _load_of(tally)
    lags = "voliere_loop_lag_milliseconds"
    n_late = figures[f"{lags}_count"] - figures[f'{lags}_bucket{{le="20.0"}}']
    late = 100 * n_late / figures[f"{lags}_count"]
    worst = f"the worst {figures['voliere_loop_lag_worst']:.0f} ms, 4,000 sockets coming included"
    return [
        Line.limit("P2: p99 of 2,000 tables", tally.percentile(0.99), "ms", 50, load),
        Line.limit("P2: memory of the server", memory / MEGA, "MB", 400, load),
        Line.limit("the event loop late by more than 20 ms", late, "% of looks", 0, worst),
    ]


def _load_of(tally: Tally) -> str:
    return (
        f"{tally.a_second:,.0f} moves/s, {tally.cpu_micros:.0f} µs of CPU each; meanwhile the host "
        f"took {1000 * tally.stolen:,.0f} ms from our cores"
    )


# After a restart


def restart() -> list[Line]:
    """P4: kill -9 with 2,000 live tables, then start again."""

    async def measure() -> tuple[float, float]:
        data = Path(tempfile.mkdtemp())
        with servers.voliere(data) as server:
            _, players, _ = await play_at_a_pace(server, 2000, 1000, 5.0)
            server.kill()
        begun = now()
        with servers.voliere(data) as server:
            for player in players:
                player._port = server.port
                player.welcomed.clear()
                player.leave()
            before = players[0]._tally.moves
            for player in players[:2]:
                player.hurry()
                await player.sit()
                player.begin()
            while players[0]._tally.moves == before:
                await asyncio.sleep(0.005)
            first = now() - begun
            for start in range(2, len(players), CONNECTING):
                batch = players[start : start + CONNECTING]
                await asyncio.gather(*(player.sit() for player in batch))
            return first, now() - begun

    first, everybody = asyncio.run(measure())
    return [
        Line.limit("P4: first move after a restart with 2,000 tables", first, "s", 2, ""),
        Line.limit("P4: all 4,000 clients back", everybody, "s", 10, ""),
    ]


# Bad neighbours


def addresses(n: int, first: int = 1) -> list[str]:
    """Addresses of this machine, the usual one first: limits are counted by address, and here they
    are those of a server in use."""
    return [f"127.0.0.{number}" for number in range(first, first + n)]


def with_neighbours(server: servers.Server, seconds: float) -> tuple[Tally, int]:
    """Fifty tables at a pace beside bad neighbours; the server's memory comes along.

    The neighbours are a process of their own, and give way to the one that measures: what they
    cost the load's core is not the server's doing."""
    processes = multiprocessing.get_context("spawn")
    ready = processes.Event()
    neighbours = processes.Process(target=be_bad, args=(server.port, ready), daemon=True)
    neighbours.start()
    assert ready.wait(120), "the neighbours have come"
    tally, _, memory = asyncio.run(play_at_a_pace(server, 50, 50, seconds, N_HOSTS))
    neighbours.kill()
    neighbours.join()
    return tally, memory


def be_bad(port: int, ready: Event) -> None:
    """One client that floods and 500 that never read, at the same table, until killed."""
    servers.take_the_other_core()
    os.nice(10)
    asyncio.run(_be_bad(port, ready))


async def _be_bad(port: int, ready: Event) -> None:
    host = servers.Host(port, FLOODING)
    noisy = host.open("songbirds", public=True)
    deaf = []
    for address in addresses(DEAF // DEAF_AT_AN_ADDRESS, first=100):
        guests = servers.Host(port, address)
        for _ in range(DEAF_AT_AN_ADDRESS):
            deaf.append(await _deaf(port, guests.guest(), noisy, address))
    ready.set()
    await _flood(port, host.tokens[1], noisy)


async def _deaf(port: int, token: str, table: str, address: str) -> Socket:
    socket = await connect(
        port,
        f"/api/v1/tables/{table}/socket",
        {"Authorization": f"Bearer {token}"},
        lambda _: None,
        address,
    )
    socket.say(b'{"type":"hello","protocol":2,"lang":null}')
    socket.transport.pause_reading()
    return socket


async def _flood(port: int, token: str, table: str) -> None:
    """Chat as fast as it goes, and come back as soon as one is sent away."""
    while True:
        try:
            socket = await _deaf(port, token, table, FLOODING)
        except ConnectionError:
            await asyncio.sleep(0.001)
            continue
        socket.transport.resume_reading()
        while not socket.transport.is_closing():
            for _ in range(20):
                socket.say(b'{"type":"chat","seat":1,"phrase":"hello"}')
            await asyncio.sleep(0.001)


def flood() -> list[Line]:
    """S3: the other tables' p99 with bad neighbours, against without."""
    with servers.voliere(VOLIERE_GENEROSITY="1") as server:
        quiet, _, _ = asyncio.run(play_at_a_pace(server, 50, 50, SECONDS, N_HOSTS))
    with servers.voliere(VOLIERE_GENEROSITY="1") as server:
        before = memory_of(server.pid)
        loud, after = with_neighbours(server, SECONDS)
    grown = (after - before) / MEGA
    ratio = loud.percentile(0.99) / quiet.percentile(0.99)
    load = f"p99 {quiet.percentile(0.99):.1f} ms without, {loud.percentile(0.99):.1f} ms with"
    return [
        Line.limit("S3: p99 with a flood and 500 deaf clients", ratio, "times", 2, load),
        Line.limit("S3: memory they cost the server", grown, "MB", 200, f"{DEAF} deaf clients"),
    ]


# Bots that think for others


async def turns_against(host: servers.Host, bot: str) -> Tally:
    """Games of songbirds against a bot, until so many turns were waited for."""
    tally = Tally()
    while tally.moves < N_TURNS:
        table = host.open_with_bots("songbirds", [{"kind": "me"}, {"kind": "bot", "bot": bot}])
        player = TurnPlayer(host.port, host.tokens[0], table, 0, tally)
        await player.sit()
        player.begin()
        await player.done.wait()
        player.leave()
    return tally


def thinking() -> list[Line]:
    """S7: a person's turns against quick bots while 350 owls think for another, who has left."""
    lines = []
    with servers.voliere() as server:
        host = servers.Host(server.port)
        flooding = servers.Host(server.port, FLOODING)
        for _ in range(N_OWL_TABLES):
            flooding.open_with_bots("feather", OWLS)
        for bot, most in TURN_LIMITS.items():
            tally = asyncio.run(turns_against(host, bot))
            waiting = (
                f"{servers.metrics(server)['voliere_bots_waiting']:.0f} decisions of owls waited"
            )
            work = f"S7: p99 of a turn against {bot}, 50 tables of seven hibou"
            lines.append(Line.limit(work, tally.percentile(0.99), "ms", most, waiting))
    return lines


def memory() -> list[Line]:
    """Memory a waiting table."""
    n_tables = 5000
    with servers.voliere() as server:
        host = servers.Host(server.port)
        for _ in range(200):
            host.open(full=False)
        before = memory_of(server.pid)
        for _ in range(n_tables):
            host.open(full=False)
        each = (memory_of(server.pid) - before) / n_tables / 1024
    return [Line.limit("memory a waiting table", each, "KB", 20, f"{n_tables} tables")]


# Several processes


def processes() -> list[Line]:
    """Two processes on PostgreSQL and NATS, against one on SQLite: a report."""
    one = voliere_throughput(200)
    with cluster.two_servers() as pair:
        hosts = [servers.Host(server.port) for server in pair]
        total = Tally()

        async def measure() -> None:
            for _ in range(GENERATIONS):
                games: list[list[Player]] = []
                for number in range(200):
                    host = hosts[number % 2]
                    table = host.open()
                    games.append(
                        [
                            VolierePlayer(host.port, host.tokens[seat], table, seat, total)
                            for seat in (0, 1)
                        ]
                    )
                other = cpu_of(pair[1].pid)
                await flat_out(pair[0], games, total)
                total.cpu += cpu_of(pair[1].pid) - other

        asyncio.run(measure())
    work = "moves a second, two processes on PostgreSQL and NATS, all on the same two cores"
    return [Line.ratio(work, total, "one process on SQLite", one, None)]


PARTS = {
    "throughput": throughput,
    "paced": paced,
    "crowd": crowd,
    "restart": restart,
    "flood": flood,
    "thinking": thinking,
    "memory": memory,
    "processes": processes,
}


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    load = os.getloadavg()
    servers.take_the_other_core()
    lines = []
    for part in wanted:
        measured = PARTS[part]()
        print(as_table(measured), flush=True)
        lines += measured
    if not sys.argv[1:]:
        write_page(lines, load)


if __name__ == "__main__":
    main()
