"""The games of a simulation, spread over a Ray cluster: the same games as anywhere else."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from huetable.cli.errors import CommandError
from huetable.server.ops.extras import how_to_install

from .play_games import PlayedGame, SimulationPlan, blocks_of, play_whole_block

_PATIENCE_S = 5


def play_on_ray(plan: SimulationPlan, number_of_games: int, address: str) -> Iterator[PlayedGame]:
    """In the order of their numbers. Without an address a cluster of this machine alone is started, and ended."""
    try:
        import ray
    except ImportError as error:
        raise CommandError(f"--ray needs its extra: {how_to_install('ray')}") from error
    _connect(ray, address)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        share = ray.remote(play_whole_block)
        # All are under way at once; Ray gives each to a core that is free.
        shares = [share.remote(plan, block) for block in blocks_of(number_of_games, cores)]
        for each in shares:
            yield from ray.get(each)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    # Ray would report to its makers that it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Without an address Ray would join any cluster that RAY_ADDRESS names or that runs on this machine.
    where = {"address": address} if address else {"address": "local", "include_dashboard": False}
    try:
        _check_address(address)
        ray.init(log_to_driver=False, logging_level="ERROR", **where)
    except (OSError, RuntimeError, ValueError) as error:
        raise CommandError(f"Can't reach a Ray cluster at {address or 'this machine'}: {error}") from error


def _check_address(address: str) -> None:
    """Ray itself goes on trying for minutes. Names such as "auto" are Ray's own."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    if parts.hostname and parts.port:
        socket.create_connection((parts.hostname, parts.port), _PATIENCE_S).close()
