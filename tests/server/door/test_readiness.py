"""Operators see the truth: /healthz says that the server is alive, /readyz that it can write moves down."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from server_kit import Server, get

import huetable
from huetable.games import all_games
from huetable.server.ops import readiness, version
from huetable.server.ops.readiness import Readiness
from huetable.store.base import StoreError
from huetable.store.sqlite.store import SqliteStore
from huetable.table.wire.protocol import VERSION

if TYPE_CHECKING:
    from postgres import Postgres


async def ask(server: Server) -> tuple[int, int, dict[str, Any]]:
    """The status of /healthz and that of /readyz with its body."""
    who = await server.visitor()
    health, ready = await get(who, "/healthz"), await get(who, "/readyz")
    return health.status, ready.status, await ready.json()


async def test_a_server_that_can_write_is_alive_and_ready(server: Server) -> None:
    assert await ask(server) == (200, 200, {"ok": True})


async def test_a_disk_that_is_nearly_full_makes_it_alive_but_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "free_bytes", lambda _: 12 * 2**20)
    problem = "The disk is nearly full: 12 MB are free."
    assert await ask(server) == (200, 503, {"ok": False, "problem": problem})


async def test_a_store_that_takes_no_write_makes_it_alive_but_not_ready(
    server: Server, tmp_path: Path
) -> None:
    thief = sqlite3.connect(tmp_path / "huetable.db")
    thief.execute("DROP TABLE marks")
    thief.close()
    problem = "The database can't be written to."
    assert await ask(server) == (200, 503, {"ok": False, "problem": problem})


async def test_a_store_that_does_not_answer_makes_it_alive_but_not_ready_soon(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "_PATIENCE", 0.05)
    monkeypatch.setattr(SqliteStore, "set_mark", lambda *_: asyncio.sleep(60))
    assert await ask(server) == (200, 503, {"ok": False, "problem": "The database doesn't answer."})


async def test_a_damaged_file_makes_it_alive_but_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "damaged", True)
    problem = "The database file is damaged. Stop the server and restore a backup."
    assert await ask(server) == (200, 503, {"ok": False, "problem": problem})


async def test_without_its_postgresql_a_worker_is_alive_but_not_ready_and_then_ready_again(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "_MOST_AGE", -1.0)
    async with Server(tmp_path, store=postgres.new_database()) as server:
        assert (await ask(server))[:2] == (200, 200)
        await asyncio.to_thread(postgres.stop)
        problem = "The database can't be written to."
        assert await ask(server) == (200, 503, {"ok": False, "problem": problem})
        with pytest.raises(StoreError):
            await server.lobby.services.exchange.tables_elsewhere()
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(20):
            while (await ask(server))[1] != 200:
                continue


class CountingStore(SqliteStore):
    writes = 0

    async def set_mark(self, name: str, value: int | None) -> None:
        self.writes += 1
        await super().set_mark(name, value)


async def test_however_many_ask_there_is_one_write_a_second(tmp_path: Path) -> None:
    store = CountingStore(tmp_path / "huetable.db", asyncio.get_running_loop())
    ready = Readiness(store)
    assert await asyncio.gather(*[ready.problem() for _ in range(200)]) == [None] * 200
    assert store.writes == 1
    await store.close()


async def test_a_problem_is_logged_once_and_its_end_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(readiness, "_MOST_AGE", -1.0)
    store = await SqliteStore.open(tmp_path / "huetable.db")
    ready, works = Readiness(store), store.set_mark

    async def fail(*_: object) -> None:
        raise StoreError("the secret of the store")

    monkeypatch.setattr(store, "set_mark", fail)
    assert [await ready.problem() for _ in range(3)] == ["The database can't be written to."] * 3
    monkeypatch.setattr(store, "set_mark", works)
    assert await ready.problem() is None
    said = [record.__dict__["problem"] for record in caplog.records if record.message == "readiness changed"]
    assert said == ["The database can't be written to.", "none"]
    assert "secret" not in caplog.text
    await store.close()


async def test_a_monitor_is_no_guest(server: Server) -> None:
    who = await server.visitor()
    for path in ("/healthz", "/readyz", "/metrics"):
        assert "Set-Cookie" not in (await get(who, path)).headers


async def test_the_version_names_commit_protocol_and_rules(server: Server) -> None:
    answer = await get(await server.visitor(), "/version")
    said = await answer.json()
    assert set(said) == {"version", "commit", "protocol", "rules"}
    assert said["version"] == huetable.__version__
    assert said["protocol"] == VERSION
    assert said["rules"]["dye_pot"] == all_games()["dye_pot"].meta.rules_version
    assert answer.headers["Content-Type"].startswith("application/json")


def test_a_checkout_knows_its_commit_and_another_folder_has_none(tmp_path: Path) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@example.org"]
    assert version._commit_of_checkout(tmp_path) is None
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--allow-empty", "-m", "First"], check=True)
    assert re.fullmatch("[0-9a-f]{40}", version._commit_of_checkout(tmp_path) or "")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/docs/nothing", "/version/2"])
async def test_what_is_no_page_is_not_found(server: Server, path: str) -> None:
    assert (await get(await server.visitor(), path)).status == 404
