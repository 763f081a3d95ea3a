"""Counters for operators."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from huetable.table.events import Moved, TableEvent

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.moves = 0
        self.refusals = 0
        self.failed_appends = 0
        self.conflicts = 0
        self.sockets = 0
        self.nonsense = 0
        self.floods = 0
        self.slow_readers = 0
        self.wrong_codes = 0
        self.wrong_origins = 0
        self.turned_away = 0
        """Connections that were refused or closed because there were too many."""
        self._latency = [0] * (len(_BOUNDS) + 1)
        self._latency_sum = 0.0
        self.clock = time.perf_counter

    def count_commit(self, begun: float, events: Iterable[TableEvent]) -> None:
        for event in events:
            self.moves += type(event) is Moved
        seconds = self.clock() - begun
        self._latency_sum += seconds
        self._latency[bisect_left(_BOUNDS, seconds)] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """In the format of Prometheus."""
        counters = {
            "moves": self.moves,
            "refusals": self.refusals,
            "failed_appends": self.failed_appends,
            "conflicts": self.conflicts,
            "nonsense": self.nonsense,
            "floods": self.floods,
            "slow_readers": self.slow_readers,
            "wrong_codes": self.wrong_codes,
            "wrong_origins": self.wrong_origins,
            "turned_away": self.turned_away,
        }
        lines = [f"# TYPE huetable_{name} gauge\nhuetable_{name} {value}" for name, value in gauges.items()]
        lines += [
            f"# TYPE huetable_{name}_total counter\nhuetable_{name}_total {value}"
            for name, value in counters.items()
        ]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        """From a command's arrival to the moment at which it is on disk."""
        name = "huetable_commit_seconds"
        totals = list(accumulate(self._latency))
        bounds = [*map(str, _BOUNDS), "+Inf"]
        buckets = [
            f'{name}_bucket{{le="{bound}"}} {total}' for bound, total in zip(bounds, totals, strict=True)
        ]
        return [
            f"# TYPE {name} histogram",
            *buckets,
            f"{name}_sum {self._latency_sum}",
            f"{name}_count {totals[-1]}",
        ]
