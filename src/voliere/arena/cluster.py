"""Work on a Ray cluster: who is connected to it, its actors, and pieces of work in their order."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from voliere.arena.errors import ArenaError
from voliere.extras import extra

CLUSTERS = ("ray",)

Work = TypeVar("Work")
Result = TypeVar("Result")


def require_cluster(cluster: str) -> None:
    """ArenaError if there is no such kind of cluster, MissingPackage if it is not installed."""
    if cluster not in CLUSTERS:
        raise ArenaError("unknown-cluster", cluster=cluster, clusters=", ".join(CLUSTERS))
    extra(cluster)


class Connection:
    """A Ray cluster that this program is connected to, and the actors it has there."""

    def __init__(self, ray: Any, jobs: int | None) -> None:
        self.ray = ray
        self.actor_pool = extra("ray.util.actor_pool").ActorPool
        n_processors = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        self.n_actors = min(jobs or n_processors, n_processors)
        self._actors: list[Any] = []

    def actors(self, kind: Any, *arguments: Any) -> list[Any]:
        """As many actors of a kind as were asked for, or as there are processors."""
        self._actors += [kind.remote(*arguments) for _ in range(self.n_actors)]
        return self._actors

    def close(self) -> None:
        """End the actors."""
        for actor in self._actors:
            self.ray.kill(actor)


@contextmanager
def connected(jobs: int | None) -> Iterator[Connection]:
    """A Ray cluster: the one this program is connected to, the one of RAY_ADDRESS or of this
    machine, or a fresh local one. ArenaError if it does not answer."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
    ray = extra("ray")
    is_ours = not ray.is_initialized()
    if is_ours:
        _connect(ray, jobs)
    connection = None
    try:
        connection = Connection(ray, jobs)
        yield connection
    except ray.exceptions.RayError as error:
        raise ArenaError("no-cluster", reason=str(error).strip().splitlines()[0]) from error
    finally:
        if connection is not None:
            connection.close()
        if is_ours:
            ray.shutdown()


def _connect(ray: Any, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError:
        if address := os.environ.get("RAY_ADDRESS"):
            raise ArenaError("no-cluster", reason=address) from None
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)


class Doer:
    """Does pieces of work somewhere in a cluster; they go in and out as pickles."""

    def do(self, work: bytes) -> bytes:
        """What came of a piece of work."""
        function, piece = pickle.loads(work)
        return pickle.dumps(function(piece))


def pieces_over_ray(
    do: Callable[[Work], Result], pieces: Iterable[Work], *, jobs: int | None
) -> Iterator[Result]:
    """The results of all pieces of work, in their order, by at most so many actors."""
    with connected(jobs) as cluster:
        kind = cluster.ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Doer)
        actors = cluster.actors(kind)
        answers = cluster.actor_pool(actors).map(
            lambda actor, piece: actor.do.remote(pickle.dumps((do, piece))), pieces
        )
        for answer in answers:
            yield pickle.loads(answer)
