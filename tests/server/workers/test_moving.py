"""`huetable move`: a server's tables go to PostgreSQL, are played on there, and come back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from server_kit import Server

from huetable.core.codec import encode
from huetable.server.lobby.lobby import Lobby


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "huetable.cli", "move", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


async def hash_of(lobby: Lobby, table: str) -> bytes:
    state = (await lobby.table(table)).state
    assert state.current_game is not None
    return encode((state.seq, state.current_game.state))


@pytest.mark.soak
async def test_tables_go_to_postgresql_and_back_and_stand_as_they_stood(
    tmp_path: Path, database: str
) -> None:
    home, back = tmp_path / "home", tmp_path / "back"
    async with Server(home) as server:
        table = (await server.game(3))[0].welcome
        assert table is not None
        before = await hash_of(server.lobby, table.table)
    moved = run(str(home), database)
    assert (moved.returncode, moved.stdout) == (0, moved.stdout)
    assert moved.stdout.startswith("1 tables with ")
    async with Server(tmp_path / "unused", store=database) as server:
        assert await hash_of(server.lobby, table.table) == before
    assert run(database, str(back)).returncode == 0
    async with Server(back) as server:
        assert await hash_of(server.lobby, table.table) == before


def test_what_cannot_be_moved_is_said_in_one_line(tmp_path: Path, database: str) -> None:
    for words, problem in (
        ((str(tmp_path), str(tmp_path)), "expected a data folder and an address"),
        ((str(tmp_path / "nothing"), database), "does not exist"),
        (("postgresql://nobody@/nothing?host=/nowhere", str(tmp_path)), "PostgreSQL"),
    ):
        answered = run(*words)
        assert answered.returncode == 2
        assert problem in answered.stderr
        assert answered.stderr.count("\n") == 1
