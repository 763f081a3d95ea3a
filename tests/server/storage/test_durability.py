"""Durable before visible: what anybody sees is on disk, whatever the disk does."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Raw
from table_kit import Faulty, Party, RecordingConnection, Somebody, VirtualTime, Witness, settle

from huetable.core.codec import encode
from huetable.server.bots.pool import BotPool
from huetable.server.live.connections import Client
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.metrics import Metrics
from huetable.server.services import Services
from huetable.store.sqlite.connection import connect, migrate
from huetable.store.worker_exchange import SingleWorker
from huetable.table.reducer import apply_event
from huetable.table.rows import read_row
from huetable.table.state import TableState
from huetable.table.wire.protocol import Ack, Play, Position, Refused, Say
from huetable.table.wire.protocol import Table as TableMessage


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Faulty]:
    opened = await Faulty.open(tmp_path / "tables.db")
    assert isinstance(opened, Faulty)
    yield opened
    await opened.close()


@pytest.fixture
async def lobby(store: Faulty, time: VirtualTime) -> AsyncIterator[Lobby]:
    bot_pool = BotPool()
    lobby = Lobby(Services(store, time, bot_pool, Metrics(), SingleWorker(time.now)))
    yield lobby
    await settle(lobby)
    for table in lobby.tables.values():
        table.scheduler.stop()
    bot_pool.close()


def seqs(who: Somebody) -> list[int]:
    seen = [message for message in who.heard() if isinstance(message, Position | TableMessage | Ack)]
    return [message.seq for message in seen]


async def test_a_move_is_on_disk_before_anyone_sees_it(party: Party, store: Faulty) -> None:
    ann, ben = await party.playing(2)
    store.delay = 0.05
    before = (len(ann.connection.frames), len(ben.connection.frames))
    written = await store.last_seq(ann.table.state.id)
    ann.table.receive(ann.client, Play("x", 0, Raw(b'{"type":"nod"}')))
    assert ann.table.state.seq == written + 1, "it is applied"
    assert (len(ann.connection.frames), len(ben.connection.frames)) == before, "but nobody has heard of it"
    assert await store.last_seq(ann.table.state.id) == written
    await settle(party.lobby)
    assert await store.last_seq(ann.table.state.id) == written + 1
    assert ann.heard(before[0])[0] == Ack("x", written + 1)
    assert ben.last(Position).seq == written + 1


async def test_who_comes_in_while_a_move_is_being_written_sees_it_only_then(
    party: Party, store: Faulty
) -> None:
    ann, _ = await party.playing(2)
    store.delay = 0.05
    written = await store.last_seq(ann.table.state.id)
    ann.table.receive(ann.client, Play("x", 0, Raw(b'{"type":"nod"}')))
    connection = RecordingConnection()
    ann.table.join(Client(Somebody(party.lobby).guest, connection, ""), 0)
    assert connection.frames == []
    await settle(party.lobby)
    assert f'"seq":{written + 1}'.encode() in connection.frames[1]


async def test_a_move_that_could_not_be_written_never_was(party: Party, store: Faulty) -> None:
    ann, ben = await party.playing(2)
    before = ben.observation
    written = await store.last_seq(ann.table.state.id)
    store.fail = [True]
    answer = await ann.ask(Play("x", 0, Raw(b'{"type":"nod"}')))
    assert isinstance(answer, Refused)
    assert answer.clause == "TABLE-31"
    assert ben.observation == before
    assert max(seqs(ben)) == written
    again = await ann.ask(Play("x", 0, Raw(b'{"type":"nod"}')))
    assert again == Ack("x", written + 1)


@pytest.mark.rule("TABLE-31")
async def test_a_move_that_was_written_though_nobody_said_so_counts(party: Party, store: Faulty) -> None:
    ann, ben = await party.playing(2)
    written = await store.last_seq(ann.table.state.id)
    store.fail, store.lose_answer = [True], True
    assert await ann.ask(Play("x", 0, Raw(b'{"type":"nod"}'))) == Ack("x", written + 1)
    assert ben.observation["awaited"] == [1]
    await ben.play(type="nod")


async def test_a_writer_that_was_overtaken_learns_the_truth(
    party: Party, store: Faulty, time: VirtualTime
) -> None:
    """Two servers have the same table: the log decides, and the loser reads it."""
    ann, ben = await party.playing(2)
    other = Lobby(Services(store, time, party.lobby.services.bot_pool, Metrics(), SingleWorker(time.now)))
    twin = await Somebody(other, ann.guest).join(ann.table.state.id)
    await twin.play(type="nod")
    answer = await ann.ask(Play("x", 0, Raw(b'{"type":"nod"}')))
    assert isinstance(answer, Refused)
    assert ann.observation["awaited"] == [1]
    assert ben.observation["awaited"] == [1]
    await ben.play(type="nod")
    await settle(other)
    for table in other.tables.values():
        table.scheduler.stop()


@pytest.mark.parametrize("seed", range(6))
async def test_no_client_ever_sees_what_is_not_on_disk(
    party: Party, store: Faulty, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    guests = await party.playing(3)
    table = guests[0].table.state.id
    witnesses = [Witness(tmp_path / "tables.db", table) for _ in guests]
    for guest, witness in zip(guests, witnesses, strict=True):
        guest.connection = guest.client.connection = witness
        # A new connection begins with a whole position.
        guest.client.has = None
    store.fail = [chance.random() < 0.2 for _ in range(400)]
    store.lose_answer = chance.random() < 0.5
    store.delay = 0.001 * chance.randint(0, 1)
    await hurry(party, guests, chance)
    for witness in witnesses:
        witness.done()
        assert witness.premature == []
        assert witness.looks > 10
    rows = await store.rows(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "no gap"
    moves = [row for row in rows if row.kind == "move"]
    assert len({row.command_id for row in moves}) == len(moves), "nothing counts twice"
    assert acknowledged(guests) == {row.seq for row in moves}, (
        "what is there was acknowledged, and nothing else"
    )


async def hurry(party: Party, guests: list[Somebody], chance: random.Random) -> None:
    """Everybody sends whatever comes to mind, twice, without waiting for answers."""
    for number in range(30):
        who = chance.choice(guests)
        command = Play(f"move{number}", who.chair or 0, Raw(b'{"type":"nod"}'))
        for each in (command, command, Say(f"say{number}", "hm")):
            who.table.receive(who.client, each)
        if chance.random() < 0.5:
            await settle(party.lobby)
    await settle(party.lobby)


def acknowledged(guests: list[Somebody]) -> set[int]:
    """The numbers of all moves; a move that was sent twice has one number."""
    found: dict[tuple[int, str], int] = {}
    for index, guest in enumerate(guests):
        for message in guest.heard():
            if isinstance(message, Ack) and message.id.startswith("move"):
                assert found.setdefault((index, message.id), message.seq) == message.seq
    return set(found.values())


def test_a_witness_would_notice(tmp_path: Path) -> None:
    """The check itself is checked: told of row 2 when only row 1 is there."""
    connection = connect(tmp_path / "tables.db")
    migrate(connection)
    connection.execute("INSERT INTO log VALUES ('t', 1, 0, 'x', NULL, NULL, 0, 1, x'')")
    witness = Witness(tmp_path / "tables.db", "t")
    witness.send(encode(Ack("a", 1)), encode(Ack("b", 2)))
    assert witness.premature == [encode(Ack("b", 2))]
    witness.done()
    connection.close()


async def test_a_table_that_cannot_be_opened_is_refused(party: Party, store: Faulty) -> None:
    store.fail = [True]
    with pytest.raises(AssertionError, match="TABLE-31"):
        await party.open()
    assert party.lobby.tables == {}


async def test_the_state_after_a_restart_is_the_state_before(party: Party) -> None:
    ann, ben, _ = await party.playing(3)
    for who, move in ((ann, "draw"), (ben, "roll")):
        await who.play(type=move)
    state = ann.table.state
    again = TableState(state.id)
    again.people = state.people
    for row in await party.lobby.services.store.rows(state.id):
        apply_event(again, read_row(again, row), row.seq, row.at, row.command_id)
    assert again.current_game is not None
    assert state.current_game is not None
    assert encode(again.current_game.state) == encode(state.current_game.state)
    assert again.current_game.steps == state.current_game.steps
    assert again.handled == state.handled
    assert (again.seq, again.at, again.chairs, again.host) == (state.seq, state.at, state.chairs, state.host)
