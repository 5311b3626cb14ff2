"""The games of a run spread over processes of this machine, or over a Ray cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from queue import SimpleQueue

import msgspec

from voliere.arena.cluster import connected, require_cluster
from voliere.arena.errors import ArenaError
from voliere.arena.guard import Guard
from voliere.arena.match import Played, Setup
from voliere.arena.pairings import Fixture

AHEAD = 8  # games a process may be ahead of the one whose result comes next


def in_order(
    setup: Setup,
    fixtures: Iterable[Fixture],
    *,
    jobs: int | None = None,
    cluster: str | None = None,
) -> Iterator[Played]:
    """What came of all fixtures, in their order, the same however the work is spread.

    `jobs` processes share it: by default one here, or as many as a cluster has processors.
    Raises ArenaError if a cluster is wanted that is not there.
    """
    if cluster is None:
        return over_processes(setup, fixtures, jobs or 1)
    require_cluster(cluster)
    return over_ray(setup, fixtures, jobs)


def over_processes(setup: Setup, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
    """What came of all fixtures, played by so many processes of this machine."""
    waiting = iter(fixtures)
    guards = [Guard(setup) for _ in range(jobs)]
    idle: SimpleQueue[Guard] = SimpleQueue()
    for guard in guards:
        idle.put(guard)

    def play(fixture: Fixture) -> Played:
        guard = idle.get()
        try:
            return guard.play(fixture)
        finally:
            idle.put(guard)

    pool = ThreadPoolExecutor(jobs, thread_name_prefix="arena")
    try:
        running: deque[Future[Played]] = deque(
            pool.submit(play, fixture) for fixture in islice(waiting, jobs * AHEAD)
        )
        while running:
            yield running.popleft().result()
            running.extend(pool.submit(play, fixture) for fixture in islice(waiting, 1))
    finally:
        for guard in guards:
            guard.close()
        pool.shutdown(cancel_futures=True)


def over_ray(setup: Setup, fixtures: Iterable[Fixture], jobs: int | None) -> Iterator[Played]:
    """What came of all fixtures, played by at most so many actors of a Ray cluster."""
    with connected(jobs) as cluster:
        # A game that was lost with its machine is played again elsewhere, and is the same.
        kind = cluster.ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(RayPlayer)
        encoded = msgspec.json.encode(setup)
        actors = cluster.actors(kind, encoded)
        answers = cluster.actor_pool(actors).map(
            lambda actor, fixture: actor.play.remote(msgspec.json.encode(fixture)), fixtures
        )
        for answer in answers:
            if isinstance(answer, str):
                raise ArenaError("worker-died", reason=answer)
            yield msgspec.json.decode(answer, type=Played)


class RayPlayer:
    """Plays games somewhere in a Ray cluster; everything goes in and out as JSON."""

    def __init__(self, setup: bytes) -> None:
        self.guard = Guard(msgspec.json.decode(setup, type=Setup))

    def play(self, fixture: bytes) -> bytes | str:
        """What came of a fixture; a text if no process can play it."""
        try:
            played = self.guard.play(msgspec.json.decode(fixture, type=Fixture))
        except ArenaError as error:
            return str(error.values["reason"])
        return msgspec.json.encode(played)
