"""Files that only the server's own user can read: the database with what SQLite writes beside it, and its copies."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

_PRIVATE_FOLDER, _PRIVATE_FILE = 0o700, 0o600
_OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""The endings of the files that belong to one database. SQLite gives the later ones the mode of the first."""

_OURS = "huetable"
"""Everything that the server puts into its folder begins with this."""


def make_private_folder(folder: Path) -> None:
    """Only if there is none: a folder that exists may be somebody else's."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=_PRIVATE_FOLDER, exist_ok=True)


def make_private_file(path: Path) -> None:
    """An empty file with the right mode before anything is in it; one that exists gets that mode.

    The file of a database that is in use must not be opened here: closing it again would drop SQLite's locks.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE_FILE))
    for ending in BESIDE:
        file = path.with_name(path.name + ending)
        with suppress(FileNotFoundError):
            if file.stat().st_mode & _OTHERS:
                file.chmod(_PRIVATE_FILE)


def give_to_owner_of_folder(file: Path) -> None:
    """If root makes a file for the server, it is the server's user who has to open it."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def others_may_look(folder: Path) -> bool:
    return bool(folder.stat().st_mode & _OTHERS)


def close_folder_to_others(folder: Path) -> bool:
    """Whether only we can look into the folder now. One that is not ours alone, such as /tmp, stays as it is."""
    if not others_may_look(folder):
        return True
    if _is_ours_alone(folder, folder.stat()):
        folder.chmod(_PRIVATE_FOLDER)
        return True
    return False


def _is_ours_alone(folder: Path, status: os.stat_result) -> bool:
    mine = status.st_uid == os.geteuid() and not status.st_mode & stat.S_ISVTX
    return mine and all(each.name.startswith(_OURS) for each in folder.iterdir())
