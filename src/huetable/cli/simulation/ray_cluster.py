"""The games of a simulation, spread over a Ray cluster: the same games as anywhere else."""

from __future__ import annotations

from collections.abc import Iterator

from huetable.cli.errors import CommandError

from .play_games import PlayedGame, SimulationPlan, blocks_of, play_whole_block


def play_on_ray(plan: SimulationPlan, number_of_games: int, address: str) -> Iterator[PlayedGame]:
    """In the order of their numbers. Without an address a cluster of this machine alone is started, and ended."""
    try:
        import ray
    except ImportError as error:
        raise CommandError("--ray needs its extra: pip install 'huetable[ray]'") from error
    try:
        ray.init(address=address or None, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise CommandError(f"Can't reach a Ray cluster at {address or 'this machine'}: {error}") from error
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        share = ray.remote(play_whole_block)
        # All are under way at once; Ray gives each to a core that is free.
        shares = [share.remote(plan, block) for block in blocks_of(number_of_games, cores)]
        for each in shares:
            yield from ray.get(each)
    finally:
        ray.shutdown()
