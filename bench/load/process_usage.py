"""What a process and its children have used, as the kernel counts it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_PAGE_KB = os.sysconf("SC_PAGE_SIZE") / 1024


def cpu_seconds(root: int) -> float:
    """User and system time of the whole family, of children that have ended too."""
    return sum(sum(map(int, _fields(pid)[11:15])) for pid in _family(root)) / _TICK


def resident_kb(root: int) -> float:
    return sum(int(_fields(pid)[21]) for pid in _family(root)) * _PAGE_KB


def _family(root: int) -> list[int]:
    parents = dict(_parents())
    family = [root]
    for member in family:
        family.extend(pid for pid, parent in parents.items() if parent == member)
    return family


def _parents() -> Iterator[tuple[int, int]]:
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                yield int(entry.name), int(_fields(int(entry.name))[1])
            except OSError:
                continue  # it has ended meanwhile


def _fields(pid: int) -> list[str]:
    """Of /proc/PID/stat, from the state on: what stands before it is a name, which may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
