"""A Ray cluster plays the same games as one process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import ray

from tests.arena.figures import without_times
from voliere.arena import compete

BOTS = ["moineau", "oisillon", "merle:simulations=20"]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        yield
        ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_two_workers_of_a_local_cluster() -> None:
    spread = compete("vautour", BOTS, n_games=6, seed=4, cluster="ray")
    alone = compete("vautour", BOTS, n_games=6, seed=4)
    assert without_times(spread) == without_times(alone)
    assert ray.is_initialized()  # whoever connected to the cluster still is
