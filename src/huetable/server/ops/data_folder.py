"""The data folder of a server with one worker: held by one server at a time, and closed to other users."""

from __future__ import annotations

from pathlib import Path

from huetable.store.sqlite.folder_lock import FolderLock
from huetable.store.sqlite.private_files import close_folder_to_others, make_private_folder
from huetable.store.sqlite.store import SqliteStore

from .backup import DATABASE_FILE
from .log import log


async def open_data_folder(folder: Path) -> SqliteStore:
    """Raises StoreError if another server has it, or if the database in it is damaged."""
    make_private_folder(folder)
    lock = FolderLock(folder)
    try:
        if not close_folder_to_others(folder):
            log.warning(
                "other users can look into the data folder, and it is not Huetable's alone: run chmod 700 on it",
                extra={"folder": str(folder)},
            )
        return await SqliteStore.open(folder / DATABASE_FILE, lock)
    except BaseException:
        lock.release()
        raise
