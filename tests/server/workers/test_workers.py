"""Two workers and one PostgreSQL: whichever of them somebody comes to, it is the same table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from unittest.mock import ANY

import pytest
from device_kit import accept_link, device_link, devices, end_device, goodbye_of, name
from msgspec import Raw
from msgspec.structs import replace
from server_kit import Server, post
from table_kit import Somebody, stranger

from huetable.client import ConnectionClosed, GuestClient
from huetable.core.codec import encode
from huetable.server.http.api import Home, NewTable
from huetable.server.live.people.chat import show_bot_reaction
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby
from huetable.store.base import Batch, DoneCallback
from huetable.table.wire.protocol import (
    Ack,
    Admit,
    CastVote,
    ChangeLink,
    Goodbye,
    MuteWatcher,
    Play,
    React,
    Reacted,
    Ready,
    Refused,
    RemoveWatcher,
    Said,
    Say,
    Sit,
    Start,
    Table,
    Welcome,
)

Append = Callable[[Batch, DoneCallback], None]
Workers = tuple[Lobby, Lobby]


NOTIFIED, LOOKING = pytest.param(True, id="notified"), pytest.param(False, id="looking")
either_way = pytest.mark.parametrize("servers", [NOTIFIED, LOOKING], indirect=True)


@pytest.fixture(params=[NOTIFIED, pytest.param(False, id="looking", marks=pytest.mark.soak)])
async def servers(
    request: pytest.FixtureRequest, tmp_path: Path, emptied: str, quick_exchange: None
) -> AsyncIterator[tuple[Server, Server]]:
    """With notifications, and without: slower, but the same."""
    settings = {"store": emptied, "notify": request.param}
    async with Server(tmp_path, **settings) as one, Server(tmp_path, **settings) as other:
        yield one, other


@pytest.fixture
def workers(servers: tuple[Server, Server]) -> Workers:
    return servers[0].lobby, servers[1].lobby


async def eventually(holds: Callable[[], bool], what: str, seconds: float = 8) -> None:
    end = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < end, f"waited {seconds} s for {what}"
        await asyncio.sleep(0.01)


async def open_at(lobby: Lobby, **wish: object) -> Somebody:
    host = Somebody(lobby)
    order = {"game": "parlour", "name": "Ann", "clocks": "off", "pace": "instant", **wish}
    table = await lobby.open(host.guest, NewTable(**order))  # type: ignore[arg-type]
    assert isinstance(table, TableRunner)
    return await host.join(table.state.id)


async def two_at_two(workers: Workers, **wish: object) -> tuple[Somebody, Somebody]:
    """A game between somebody at one worker and somebody at the other."""
    ann = await open_at(workers[0], **wish)
    ben = await Somebody(workers[1]).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await eventually(
        lambda: len(ann.table.state.chairs) == 2 and ann.table.state.chairs[1].ready, "Ben at the first"
    )
    await ann.do(Start)
    await eventually(lambda: ben.table.state.phase == "playing", "the game at the other worker")
    return ann, ben


async def level(*people: Somebody) -> None:
    await eventually(lambda: len({who.table.state.seq for who in people}) == 1, "the same row everywhere")


@either_way
async def test_what_is_done_at_one_worker_is_seen_at_the_other(workers: Workers) -> None:
    ann, ben = await two_at_two(workers)
    for who in (ann, ben) * 3:
        await level(ann, ben)
        current_game, seat = who.table.state.current_game, who.chair
        assert current_game is not None
        assert seat is not None
        for move in current_game.game.legal_moves(current_game.state, seat)[:1]:
            assert isinstance(await who.ask(Play(who.new_id(), seat, Raw(encode(move)))), Ack)
    await level(ann, ben)
    assert ann.observation["view"].keys() == ben.observation["view"].keys()
    assert hashes(ann) == hashes(ben)


def hashes(who: Somebody) -> str:
    current_game = who.table.state.current_game
    assert current_game is not None
    return encode(current_game.state).hex()


async def test_a_command_counts_once_whichever_worker_it_is_sent_to(workers: Workers) -> None:
    ann = await open_at(workers[0])
    ben = await Somebody(workers[1]).join(ann.table.state.id)
    same = await Somebody(workers[0], ben.guest).join(ann.table.state.id)
    sit = Sit("the same", "Ben")
    answers = [await ben.ask(sit), await same.ask(sit), await ben.ask(sit)]
    assert {type(answer) for answer in answers} == {Ack}
    await level(ann, ben)
    assert [chair.person is not None for chair in ann.table.state.chairs] == [True, True]


async def test_of_two_at_the_same_moment_both_count(workers: Workers) -> None:
    """Each worker believes that the next row is its own; one is wrong, reads on, and tries again."""
    ann = await open_at(workers[0])
    ben = await Somebody(workers[1]).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    await level(ann, ben)
    for number in range(10):
        await asyncio.gather(
            ann.do(Ready, ready=bool(number % 2)),
            ben.do(Ready, ready=bool(number % 2)),
        )
        await level(ann, ben)
    lost = sum(lobby.services.metrics.conflicts for lobby in workers)
    assert lost > 0
    assert ann.table.state.chairs[1].ready


@pytest.mark.rule("TABLE-49")
async def test_who_is_too_late_several_times_is_told_and_shown_how_it_stands(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await open_at(workers[0])
    ben = await Somebody(workers[1]).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    monkeypatch.setattr(workers[1].services.store, "append", always_late(workers[1].services.store.append))
    before = len(ben.heard())
    assert await ben.ask(Ready("late")) == Refused("late", "TABLE-49", ANY, {})
    assert any(isinstance(message, Welcome) for message in ben.heard(before))


def always_late(append: Append) -> Append:
    """A store at which somebody else has always just written the row."""

    def late(batch: Batch, done: DoneCallback) -> None:
        if not batch.rows:  # The server's own upkeep, which writes beside the log.
            append(batch, done)
            return
        others = replace(batch.rows[0], command_id=f"another's {batch.rows[0].seq}")
        append(replace(batch, rows=(others,)), lambda _: append(batch, done))

    return late


async def test_words_reach_everybody_and_are_there_for_who_comes_later(workers: Workers) -> None:
    ann, ben = await two_at_two(workers)
    await ann.do(Say, "hello over there")
    await eventually(lambda: any(isinstance(m, Said) for m in ben.heard()), "the words at the other worker")
    await ben.do(React, "clap")
    await eventually(lambda: any(getattr(m, "reaction", "") == "clap" for m in ann.heard()), "the clapping")
    show_bot_reaction(ann.table, Reacted(1, "wow"))
    await eventually(
        lambda: any(getattr(m, "reaction", "") == "wow" for m in ben.heard()), "a bot's reaction"
    )
    assert sum(isinstance(message, Said) for message in ann.heard()) == 1
    late = await Somebody(workers[1]).join(ann.table.state.id)
    assert [talk.text for talk in late.last(Welcome).talk] == ["hello over there"]


async def test_everybody_sees_who_is_there(workers: Workers) -> None:
    ann, ben = await two_at_two(workers)
    await eventually(lambda: all(chair.online for chair in ann.seen().chairs), "Ben online at Ann's")
    await eventually(lambda: all(chair.online for chair in ben.seen().chairs), "Ann online at Ben's")
    await ben.go()
    await eventually(lambda: not ann.seen().chairs[1].online, "Ben gone at Ann's")


async def test_one_worker_alone_sees_to_bots_and_clocks(workers: Workers) -> None:
    ann = await open_at(workers[0], bots=("normal",) * 2, start=True)
    ben = await Somebody(workers[1]).join(ann.table.state.id)
    await eventually(lambda: ann.table.in_charge or ben.table.in_charge, "somebody to keep the table")
    assert not (ann.table.in_charge and ben.table.in_charge)
    nod = await ann.play(type="nod")
    await eventually(lambda: ann.table.state.seq > nod.seq, "a bot's move")
    await asyncio.sleep(0.2)
    await level(ann, ben)
    assert sum(lobby.services.metrics.conflicts for lobby in workers) == 0


async def test_a_lesson_goes_on_at_another_worker_and_is_closed_there_too(workers: Workers) -> None:
    ann = await open_at(workers[0], game="uno_coloradd", lesson=True)
    elsewhere = await Somebody(workers[1], ann.guest).join(ann.table.state.id)
    await elsewhere.play(type="play", card="g7")
    await eventually(lambda: elsewhere.observation["view"]["discard"][-3:] == ["g7", "r7", "r2"], "the bots")
    await level(ann, elsewhere)
    assert hashes(ann) == hashes(elsewhere)
    assert (await Somebody(workers[1]).join(ann.table.state.id)).parted == "lesson"


async def test_a_host_may_let_in_somebody_at_another_worker(workers: Workers) -> None:
    ann = await open_at(workers[0], bots=("normal",), start=True)
    eve = await Somebody(workers[1]).join(ann.table.state.id)
    await eve.do(Sit, "Eve", chair=1)
    await eventually(lambda: bool(ann.seen().askers), "the question at the host's")
    await ann.do(Admit, ann.seen().askers[0].guest, yes=True)
    await eventually(lambda: eve.chair == 1, "Eve in the chair")
    assert not ann.table.requests.views
    await eventually(lambda: not eve.table.requests.views, "nobody who asks")


async def test_everybody_at_both_workers_is_asked_before_a_newcomer_takes_over_a_hand(
    workers: Workers,
) -> None:
    ann = await open_at(workers[0], bots=("normal",))
    ben, eve = [await Somebody(workers[1]).join(ann.table.state.id) for _ in range(2)]
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await eventually(lambda: [c.ready for c in ann.seen().chairs][2:] == [True], "Ben ready at the first")
    await ann.do(Start)
    await eventually(lambda: ben.seen().phase == "playing", "the game at the second")
    assert await ben.refused(Sit, "Spy", chair=1, another=True) == "TABLE-55"
    await eve.do(Sit, "Eve", chair=1)
    await eventually(lambda: bool(ann.seen().askers), "the question at the host's")
    await ann.do(Admit, ann.seen().askers[0].guest)
    await eventually(lambda: ben.seen().vote is not None, "the vote at Ben's")
    await ben.do(CastVote, ben.table.state.vote.name if ben.table.state.vote else "", yes=True)
    await eventually(lambda: eve.chair == 1 and not ann.seen().askers, "Eve in the chair")
    await eventually(lambda: not (eve.table.requests.views or ann.table.requests.views), "nobody who asks")


async def test_a_screen_at_another_worker_is_no_guest(workers: Workers) -> None:
    """A screen by itself is listed as one; a person who watches as well is a person."""
    ann = await open_at(workers[0], bots=("normal",), start=True)
    tv = await Somebody(workers[1]).join(ann.table.state.id, watches=True)
    await eventually(
        lambda: [each.screen for each in ann.seen().watchers] == [True], "the screen in the list"
    )
    assert ann.seen().watching == 0
    await tv.again()
    await eventually(
        lambda: [each.screen for each in ann.seen().watchers] == [False], "the person in the list"
    )
    assert ann.seen().watching == 1


async def test_spectators_are_muted_and_sent_away_at_another_worker(workers: Workers) -> None:
    ann = await open_at(workers[0], bots=("normal",), start=True)
    wim = Somebody(workers[1])
    wim.guest.name = "Wim"
    await wim.join(ann.table.state.id)
    await wim.do(Say, "seven!")
    await eventually(lambda: [each.name for each in ann.seen().watchers] == ["Wim"], "Wim in the list")
    await ann.do(MuteWatcher, ann.seen().watchers[0].watcher)
    await eventually(lambda: wim.table.state.is_muted(wim.guest.id), "the mute")
    assert await wim.refused(Say, "eight!") == "TABLE-38"
    await ann.do(RemoveWatcher, ann.seen().watchers[0].watcher)
    await eventually(lambda: wim.parted == "sent_away", "Wim gone")


async def test_a_new_name_reaches_tables_at_other_workers(servers: tuple[Server, Server]) -> None:
    one, other = servers
    host = await one.visitor()
    table = await one.join(host, await one.open(host, name="Ann"))
    host.address = other.address
    answer = await post(host, "/api/me/name", json={"name": "Anna", "face": "owl"})
    assert answer.status == 200
    shown = await table.until(Table)
    while shown.chairs[0].name == "Ann":
        shown = await table.until(Table)
    assert (shown.chairs[0].name, shown.chairs[0].face) == ("Anna", "owl")


async def test_a_changed_link_counts_at_every_worker(servers: tuple[Server, Server]) -> None:
    one, other = servers
    host, stranger = await one.visitor(), await other.visitor()
    link = await one.open(host)
    watching = await other.join(stranger, link)
    at_host = await one.join(host, link)
    await at_host.ask(ChangeLink("change"))
    new = await at_host.until(Welcome)
    with pytest.raises(ConnectionClosed, match="link_changed"):
        await watching.until(Goodbye)
    with pytest.raises(ConnectionClosed, match="link_changed"):
        await stranger.join(link.table)
    assert (await other.join(stranger, replace(link, link=new.link))).welcome is not None


async def test_a_link_to_another_device_works_once_at_either_worker(servers: tuple[Server, Server]) -> None:
    one, other = servers
    mira = await one.visitor()
    await one.open(mira, name="Mira")
    path = await device_link(mira)
    phones = [await server.visitor() for server in (other, one, other, one)]
    tries = await asyncio.gather(*(accept_link(phone, path) for phone in phones))
    assert sorted(tries) == [204, 410, 410, 410]
    assert await name(phones[tries.index(204)]) == "Mira"


async def test_ending_a_device_closes_its_connections_at_every_worker(servers: tuple[Server, Server]) -> None:
    one, other = servers
    mira, phone = await one.visitor(), await other.visitor()
    link = await one.open(mira, name="Mira")
    await accept_link(phone, await device_link(mira))
    theirs = await other.join(phone, link)
    assert theirs.chair == 0
    assert await end_device(mira, (await devices(mira))[1]) == 204
    async with asyncio.timeout(8):
        assert await goodbye_of(theirs) == "signed_out"
    assert await name(phone) is None


async def test_who_is_forgotten_at_one_worker_is_forgotten_at_the_other(
    servers: tuple[Server, Server],
) -> None:
    one, other = servers
    mira, phone = await one.visitor(), await other.visitor()
    link = await one.open(mira, name="Mira")
    await accept_link(phone, await device_link(mira))
    theirs = await other.join(phone, link)
    unused = await device_link(mira)
    assert (await post(mira, "/api/me/forget")).status == 204
    async with asyncio.timeout(8):
        assert await goodbye_of(theirs) in ("forgotten", "signed_out")
    assert await name(phone) is None
    assert await accept_link(phone, unused) == 410


async def test_open_tables_are_offered_at_either_worker(servers: tuple[Server, Server]) -> None:
    host = await open_at(servers[0].lobby, listed=True)
    guest: GuestClient = await servers[1].visitor()
    found: list[str] = []
    for _ in range(200):
        found = [line.table for line in (await guest.get("/api/home", Home)).open]
        if found:
            break
        await asyncio.sleep(0.02)
    assert found == [host.table.state.id]


async def test_a_worker_that_closes_hands_its_tables_over(tmp_path: Path, emptied: str) -> None:
    async with Server(tmp_path, store=emptied) as stays:
        async with Server(tmp_path, store=emptied) as goes:
            ann = await open_at(goes.lobby, bots=("normal",) * 2, start=True)
            await eventually(lambda: ann.table.in_charge, "the first to keep it")
            ben = await Somebody(stays.lobby, stranger()).join(ann.table.state.id)
        goodbye = ann.last(Goodbye)
        assert goodbye.reason == "restart"
        assert 0 < (goodbye.come_back or 0) <= 1000
        await eventually(lambda: ben.table.in_charge, "the other to keep it", 2)
        again = await Somebody(stays.lobby, ann.guest).join(ann.table.state.id)
        assert again.chair == 0


async def test_what_was_handed_in_at_one_worker_may_be_cited_at_the_other_at_once(
    servers: tuple[Server, Server],
) -> None:
    one, other = servers
    ann, ben = await one.visitor(), await one.visitor()
    link = await one.open(ann, game="gallery")
    at_one, at_ben = await one.join(ann, link), await one.join(ben, link)
    await at_ben.sit("Ben")
    await at_ben.ready()
    await at_one.start()
    picture = b"picture of a heron"
    ann.address = other.address
    at_other = await other.join(ann, link)
    ann.address = one.address
    hash = await ann.hand_in(link.table, picture)
    await at_other.play({"type": "hang", "picture": hash})
    ann.address = other.address
    assert await ann.fetch(link.table, hash) == picture
