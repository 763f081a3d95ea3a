"""One server for each data folder: two would run the clocks and bots of the same tables."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from huetable.store.base import StoreError

LOCK_FILE = "huetable.lock"


class FolderLock:
    """Held until it is released or its process ends, however that ends."""

    def __init__(self, folder: Path) -> None:
        """Raises StoreError if another server holds it."""
        self._file = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip() or "unknown"
            os.close(self._file)
            raise StoreError(
                f"Another server (process {holder}) uses the data folder {folder}:"
                " stop it, or choose another folder with --data"
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, b"%d\n" % os.getpid())

    def release(self) -> None:
        os.close(self._file)


def running_server(folder: Path) -> str | None:
    """The process that holds the folder now; None if nobody does. Looks without holding it for others."""
    try:
        file = os.open(folder / LOCK_FILE, os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return os.read(file, 20).decode("ascii", "replace").strip() or "unknown"
    finally:
        os.close(file)
    return None


@contextmanager
def hold_folder(folder: Path) -> Iterator[None]:
    """For a command that needs the server to be stopped. A folder that does not exist has no server."""
    lock = FolderLock(folder) if folder.is_dir() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()
