"""What this machine can say without asking anybody: folder, disk, clock."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import huetable
from huetable.server.ops.backup import DATABASE_FILE
from huetable.server.ops.readiness import LEAST_FREE
from huetable.store.sqlite.folder_lock import running_server
from huetable.store.sqlite.private_files import others_may_look

from .finding import Finding

_LITTLE_FREE = 2**30
_TOLERANCE = 3600
"""Seconds by which a clock may be off before anybody is told."""


def check_folder(folder: Path) -> Finding:
    if not folder.is_dir():
        return Finding("folder", "ok", f"{folder} isn't there yet: the first start makes it")
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding(
            "folder", "fail", f"{folder} can't be written to: give it to the server's user with chown"
        )
    if others_may_look(folder):
        return Finding("folder", "note", f"other users can look into {folder}: run chmod 700 {folder}")
    server = running_server(folder)
    return Finding(
        "folder", "ok", f"{folder}, {'not in use' if server is None else f'used by process {server}'}"
    )


def check_disk(folder: Path) -> Finding:
    there = next(path for path in (folder, *folder.absolute().parents) if path.is_dir())
    free = shutil.disk_usage(there).free
    line = f"{free // 2**20:,} MB are free at {there}"
    if free < LEAST_FREE:
        return Finding(
            "disk", "fail", f"{line}: the server needs {LEAST_FREE // 2**20} MB to go on. Make room"
        )
    if free < _LITTLE_FREE:
        return Finding("disk", "note", f"{line}: make room before it is full")
    return Finding("disk", "ok", line)


def check_clock(folder: Path, now: float) -> Finding:
    """Against what must have been before: the program's own files, and the latest move in the folder."""
    shown = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d %H:%M UTC")
    for what, at in (("this program", _installed_at()), ("the latest move", _latest_move(folder))):
        if at > now + _TOLERANCE:
            return Finding(
                "clock", "fail", f"{shown} is earlier than {what}: set the clock, best by NTP (timedatectl)"
            )
    return Finding("clock", "ok", shown)


def _installed_at() -> float:
    return Path(huetable.__file__).stat().st_mtime


def _latest_move(folder: Path) -> float:
    file = folder / DATABASE_FILE
    if not file.is_file():
        return 0.0
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reads:
            (latest,) = reads.execute("SELECT max(changed_at) FROM listings").fetchone()
    except sqlite3.Error:
        return 0.0
    return (latest or 0) / 1000
