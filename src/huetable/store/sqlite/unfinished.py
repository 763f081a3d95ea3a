"""Copies that have their name only when they are whole: until then they are `.part` files, which nobody takes for copies."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from huetable.store.base import StoreError

_ENDING = ".part"


@contextmanager
def unfinished_copy(target: Path) -> Iterator[Path]:
    """Where to write. It becomes the target at the end; if anything goes wrong, nothing is left of it.

    A copy that was killed leaves its part behind, and the next one removes it. The lock on the folder says that no
    part is still being written; it ends with the process that holds it.
    """
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        _lock(folder, target.parent)
        _remove_parts(target.parent, target.name)
        part = target.with_name(target.name + _ENDING)
        try:
            yield part
            part.rename(target)
            # The new name itself must survive a power cut too.
            os.fsync(folder)
        finally:
            _remove_parts(target.parent, target.name)
    finally:
        os.close(folder)


def _lock(folder: int, path: Path) -> None:
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreError(f"Another copy is being written to {path}: wait until it is finished") from None


def _remove_parts(folder: Path, name: str) -> None:
    """Of this copy and of earlier ones, with what SQLite has left beside them."""
    for pattern in (f"huetable*{_ENDING}*", f"{name}{_ENDING}*"):
        for left in folder.glob(pattern):
            left.unlink(missing_ok=True)
