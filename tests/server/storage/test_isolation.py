"""What fails for one client is over with that client: the table and everybody else at it go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from server_kit import Server, get
from table_kit import Party, RecordingConnection, Somebody, settle

from huetable.client import ConnectionClosed
from huetable.server.live import log_writer, table_runner
from huetable.server.live.broadcast import Broadcast
from huetable.server.live.connections import Client
from huetable.server.live.scheduler import Scheduler
from huetable.server.live.table_runner import TableRunner
from huetable.server.loading import load_table
from huetable.server.lobby.lobby import DamagedTable
from huetable.store.base import Batch, Row, StoreError
from huetable.store.postgres import worker_exchange
from huetable.store.postgres.held_table import HeldTable
from huetable.store.sqlite.store import SqliteStore
from huetable.store.worker_exchange import RemotePresence, WorkerMessage
from huetable.table import rows
from huetable.table.wire.protocol import Consult, Goodbye, Play, Position, Say, Start, Welcome

NOD = Raw(b'{"type":"nod"}')


class Breaking(RecordingConnection):
    """A connection that raises instead of sending."""

    def send(self, *frames: bytes) -> None:
        raise RuntimeError("no send")


async def join_as(who: Somebody, connection: RecordingConnection, base: str = "http://here") -> Client:
    client = Client(who.guest, connection, base)
    who.table.join(client, 0)
    await settle(who.lobby)
    return client


async def rebuild(who: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is read back, as after any failed write."""
    monkeypatch.setattr(log_writer, "_RETRY_DELAYS", (0.0,))
    who.table.log_writer.reload(None)
    await settle(who.lobby)


async def test_a_client_that_cannot_be_greeted_is_dropped_and_no_rebuild_dies_of_it(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    stranger = Somebody(party.lobby)
    stranger.table = ann.table
    # The address is half of a character: it cannot be put into a frame.
    client = await join_as(stranger, stranger.connection, "http://\udcff")
    assert stranger.parted == "restart"
    assert client not in ann.table.connections.clients
    await rebuild(ann, monkeypatch)
    await ann.play(type="nod")
    await ben.play(type="nod")


async def test_a_connection_that_cannot_send_is_closed_and_the_others_hear_everything(party: Party) -> None:
    ann, ben = await party.playing(2)
    broken = Breaking()
    ben.client.connection = broken
    ack = await ann.play(type="nod")
    assert ann.last(Position).seq == ack.seq
    again = await ben.again()
    await again.play(type="nod")
    assert ann.last(Position).seq == ack.seq + 1


async def test_a_view_that_fails_drops_those_who_would_see_it_and_nobody_else(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    watcher = await party.watcher(ann)
    game = type(ann.table.state.game)
    shown = game.private_view

    def view(self: Any, state: Any, seat: int | None) -> Any:
        return shown(self, state, seat) if seat != 1 else 1 / 0

    monkeypatch.setattr(game, "private_view", view)
    ack = await ann.play(type="nod")
    assert ben.parted == "restart"
    assert ann.last(Position).seq == watcher.last(Position).seq == ack.seq
    monkeypatch.undo()
    await (await ben.again()).play(type="nod")


async def test_a_command_that_fails_is_refused_and_the_table_takes_the_next(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    monkeypatch.setattr(table_runner, "dispatch", lambda *_: 1 / 0)
    assert await ann.refused(Play, 0, NOD) == "TABLE-31"
    monkeypatch.undo()
    await ann.play(type="nod")
    await ben.play(type="nod")


async def test_an_answer_to_a_question_that_cannot_be_sent_drops_only_who_asked(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    monkeypatch.setattr("huetable.table.wire.frames.advice", lambda *_: 1 / 0)
    ben.table.receive(ben.client, Consult("q", Raw(b'{"type":"may_bow","depth":1}')))
    await settle(party.lobby)
    assert ben.parted == "restart"
    assert ann.parted is None
    await ann.play(type="nod")


async def test_a_commit_that_cannot_be_shown_counts_and_everybody_is_greeted_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    before = len(ben.connection.frames)
    monkeypatch.setattr(Broadcast, "send_commit", lambda *_: 1 / 0)
    ack = await ann.play(type="nod")
    assert isinstance(ben.heard(before)[0], Welcome)
    assert ben.last(Position).seq == ack.seq
    monkeypatch.undo()
    await ben.play(type="nod")


async def test_a_rebuild_that_fails_says_goodbye_to_everybody_and_the_table_can_be_loaded_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    late = Somebody(party.lobby)
    late.table = ann.table
    monkeypatch.setattr(TableRunner, "_rebuild", lambda *_: 1 / 0)
    monkeypatch.setattr(log_writer, "_RETRY_DELAYS", (0.0,))
    ann.table.log_writer.reload(None)
    client = Client(late.guest, late.connection, "http://here")
    ann.table.join(client, 0)
    await settle(party.lobby)
    assert [who.parted for who in (ann, ben, late)] == ["restart"] * 3, "also who waited to be greeted"
    monkeypatch.undo()
    again = await ann.again()
    assert again.table is not ann.table
    await again.play(type="nod")


async def test_a_log_that_cannot_be_applied_ends_in_a_goodbye_and_not_in_silence(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await party.playing(2)
    monkeypatch.setattr(load_table, "apply_row", lambda *_: 1 / 0)
    await rebuild(ann, monkeypatch)
    assert ann.parted == "restart"
    assert ann.table.state.id not in party.lobby.tables
    with pytest.raises(DamagedTable):
        await party.lobby.table(ann.table.state.id)
    monkeypatch.undo()
    await (await ann.again()).play(type="nod")


async def test_a_store_that_raises_at_once_is_a_store_that_failed(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await party.playing(2)
    monkeypatch.setattr(type(party.lobby.services.store), "append", lambda *_: 1 / 0)
    assert await ann.refused(Play, 0, NOD) == "TABLE-31"
    monkeypatch.undo()
    await ann.play(type="nod")


async def test_who_leaves_while_a_move_is_written_does_not_stay_as_a_ghost(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await party.playing(2)
    ghost = Client(Somebody(party.lobby).guest, RecordingConnection(), "http://here")
    ann.table.receive(ann.client, Play("x", 0, NOD))
    assert ann.table.log_writer.busy
    ann.table.join(ghost, 0)
    ann.table.leave(ghost)
    await settle(party.lobby)
    assert ghost not in ann.table.connections.clients
    assert not ann.table.connections.arriving


async def test_who_comes_to_a_table_that_has_just_closed_is_asked_to_come_back(party: Party) -> None:
    ann, _ = await party.playing(2)
    ann.table.close()
    late = Somebody(party.lobby)
    ann.table.join(Client(late.guest, late.connection, "http://here"), 0)
    assert late.parted == "restart"


async def test_bots_move_and_clocks_run_after_a_step_of_the_scheduler_has_failed(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await party.open(bots=("normal",), pace="brisk")
    await ann.do(Start)
    monkeypatch.setattr(Scheduler, "_play_bot_move", lambda *_: 1 / 0)
    await ann.play(type="nod")
    await party.advance(2)
    assert ann.observation["awaited"] == [1]
    monkeypatch.undo()
    await party.advance(5)
    assert ann.observation["awaited"] == [0]


async def test_a_bot_that_cannot_be_asked_makes_the_timeout_move(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await party.open(bots=("normal",))
    monkeypatch.setattr(type(party.lobby.services.bot_pool), "ask_bot", lambda *_: 1 / 0)
    await ann.do(Start)
    await ann.play(type="nod")
    await party.advance(5)
    assert ann.observation["awaited"] == [0]


async def test_junk_from_another_worker_changes_nothing(party: Party) -> None:
    ann, _ = await party.playing(2)
    for kind in ("talk", "ask", "answered", "?"):
        ann.table.workers.receive_message(WorkerMessage(kind, "guest", "id", b"\xff{"))
    await ann.do(Say, "hello")
    await ann.play(type="nod")


async def test_a_row_that_the_disk_cannot_hold_fails_alone(tmp_path: Path) -> None:
    """Half of a character, and a number of more than 64 bits: neither ends the thread that writes."""
    store = await SqliteStore.open(tmp_path / "tables.db")
    for seq, command in ((1, "\udcff"), (2**70, "x")):
        answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        store.append(Batch((Row("t", seq, 0, "x", None, command, 0, 1, b""),)), answer.set_result)
        assert isinstance(await answer, StoreError)
    with pytest.raises(StoreError):
        await store.forget("\udcff")
    answer = asyncio.get_running_loop().create_future()
    store.append(Batch((Row("t", 1, 0, "x", None, None, 0, 1, b""),)), answer.set_result)
    assert await answer is None
    await store.close()


async def test_a_table_that_cannot_be_loaded_hides_no_other_on_the_home_page(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = await server.visitor()
    first, second = await server.open(who), await server.open(who)
    server.lobby.close()

    def apply_row(state: Any, recent: Any, row: Row) -> Any:
        return 1 / 0 if row.table == first.table else rows.apply_row(state, recent, row)

    monkeypatch.setattr(load_table, "apply_row", apply_row)
    monkeypatch.setattr(type(server.lobby.services.store), "last_seq", never)
    home = await (await get(who, "/api/home")).json()
    assert [table["table"] for table in home["mine"]] == [second.table]
    assert (await get(who, f"/t/{first.table}")).status == 200, "the page itself needs no table"
    with pytest.raises(ConnectionClosed) as said:
        await who.join(first.link)
    assert isinstance(said.value.goodbye, Goodbye)
    assert said.value.goodbye.reason == "damaged"


async def never(*_: object) -> int:
    """No entry of the home page is up to date: every table has to be loaded."""
    return -1


async def test_a_table_that_could_not_be_written_is_refused_and_not_kept(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writer, "_RETRY_DELAYS", (0.0,))
    monkeypatch.setattr(type(party.lobby.services.store), "append", lambda *_: 1 / 0)
    with pytest.raises(AssertionError, match="TABLE-31"):
        await party.open()
    assert party.lobby.tables == {}


async def test_a_workers_job_that_fails_is_done_again_and_one_tables_failure_stops_no_other() -> None:
    done: asyncio.Queue[str] = asyncio.Queue()

    async def job() -> None:
        done.put_nowait("again")
        raise RuntimeError("a defect")

    repeating = asyncio.create_task(worker_exchange._repeat(job, 0))
    async with asyncio.timeout(5):
        assert [await done.get() for _ in range(3)] == ["again"] * 3
    repeating.cancel()
    held = HeldTable(listener=None)  # type: ignore[arg-type]
    worker_exchange._update(held, RemotePresence(frozenset({"ann"})), [(1, b"no message")])
    assert held.remote.guests == {"ann"}
