"""Screens for the whole room, and the log of who comes in."""

from typing import Any

import msgspec
from server_kit import Server
from table_kit import Party, Somebody

from huetable.table.wire.protocol import (
    CastVote,
    Play,
    Position,
    Propose,
    Ready,
    RemoveWatcher,
    Start,
    Welcome,
)


def history(who: Somebody) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(who.last(Welcome).history)
    return found


async def test_a_screen_that_watches_shows_nobodys_hand_even_to_who_sits_there(party: Party) -> None:
    ann, _ = await party.playing(2)
    screen = await Somebody(party.lobby, ann.guest).join(ann.table.state.id, watches=True)
    assert screen.observation["seat"] is None
    assert screen.observation["view"]["hand"] is None
    assert not any(chair.yours for chair in screen.seen().chairs)
    assert not screen.seen().you_host
    assert await screen.refused(Play, 0, msgspec.Raw(b'{"type":"nod"}')) == "TABLE-4"
    await ann.play(type="draw")
    assert b"drew" in bytes(ann.last(Position).events)
    assert b"drew" not in bytes(screen.last(Position).events)


async def test_a_screen_is_neither_a_person_nor_a_watcher(party: Party) -> None:
    ann, ben = await party.playing(2)
    await Somebody(party.lobby, ann.guest).join(ann.table.state.id, watches=True)
    await party.advance(1)
    assert ben.seen().watching == 0
    await ann.go()
    await party.advance(1)
    assert [chair.online for chair in ben.seen().chairs] == [False, True]


async def test_a_tv_without_a_seat_is_not_counted_and_the_host_can_remove_it(party: Party) -> None:
    ann, ben = await party.playing(2)
    tv = await Somebody(party.lobby).join(ann.table.state.id, watches=True)
    await party.watcher(ann)
    await party.advance(1)
    assert ben.seen().watching == 1
    screens = {each.screen: each for each in ann.seen().watchers}
    assert len(ann.seen().watchers) == len(screens) == 2
    await ann.do(RemoveWatcher, screens[True].watcher)
    assert tv.parted == "sent_away"


async def test_a_socket_can_ask_to_watch(server: Server) -> None:
    host = await server.visitor()
    link = await server.open(host, bots=("normal",), start=True)
    async with await host.join(link.link, watch=True) as screen:
        await screen.until(Position)
        assert screen.observation is not None
        assert screen.observation["seat"] is None


async def test_who_comes_in_is_told_what_happened_lately(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="draw")
    await ben.play(type="bow", depth=2)
    again = await ann.again()
    assert [event["type"] for event in history(again)] == ["did", "drew", "did", "bowed"]
    assert msgspec.json.decode(again.last(Position).events) == [], "it is no news"
    stranger = await party.watcher(ann)
    assert [event["type"] for event in history(stranger)] == ["did", "did", "bowed"]


async def test_who_comes_back_gets_what_was_missed_as_news(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    seen = ann.last(Position).seq
    await ben.play(type="bow", depth=1)
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id, seen)
    assert [event["type"] for event in history(again)] == ["did"]
    assert [event["type"] for event in msgspec.json.decode(again.last(Position).events)] == ["did", "bowed"]


async def test_the_log_is_there_after_a_restart_and_is_bounded(party: Party) -> None:
    ann, ben = await party.playing(2)
    for turn in range(39):
        await (ben if turn % 2 else ann).play(type="bow", depth=1 + turn % 3)
    before = history(await ann.again())
    ann.table.close()
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert history(again) == before
    assert len(before) == 2 * 39


async def test_what_was_taken_back_is_not_told(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    await ben.play(type="bow", depth=3)
    await ben.do(Propose, "takeback")
    vote = ann.seen().vote
    assert vote is not None
    await ann.do(CastVote, vote.name, True)
    await party.advance(1)
    assert [event["type"] for event in history(await ann.again())] == ["did"]


async def test_a_new_game_begins_with_an_empty_log(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="end")
    await ben.do(Ready)
    await ann.do(Start)
    assert history(await ann.again()) == []
