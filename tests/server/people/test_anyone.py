"""People who don't know each other meet at tables on the list of open ones."""

import asyncio

import pytest
from msgspec.structs import replace
from table_kit import Party, stranger

from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable, OpenTable
from huetable.server.lobby.open_tables import Meeting, open_tables
from huetable.server.services import HouseRules
from huetable.table.wire.protocol import AddBot, Kick, SetTable, Sit


def wish(name: str, **more: object) -> NewTable:
    return NewTable(game="parlour", name=name, **more)  # type: ignore[arg-type]


def allow(party: Party, house: HouseRules) -> None:
    party.lobby.services = replace(party.lobby.services, house=house)


async def found(meeting: Meeting, name: str, **more: object) -> OpenTable:
    met = await meeting.find_or_open(stranger(), wish(name, **more))
    assert isinstance(met, OpenTable)
    return met


@pytest.mark.rule("TABLE-83")
async def test_two_strangers_who_ask_at_the_same_moment_meet_at_one_table(party: Party) -> None:
    meeting = Meeting(party.lobby)
    first, second = await asyncio.gather(found(meeting, "Ann"), found(meeting, "Ben"))
    assert first.table == second.table
    assert (first.people, first.free) == (1, 4)


async def test_a_new_table_is_forgotten_if_nobody_comes_to_it(party: Party) -> None:
    meeting = Meeting(party.lobby)
    first = await found(meeting, "Ann")
    await party.advance(21)
    assert (await found(meeting, "Ben")).table != first.table


async def test_somebody_who_asks_again_stays_at_their_table(party: Party) -> None:
    meeting, ann = Meeting(party.lobby), stranger()
    first = await meeting.find_or_open(ann, wish("Ann"))
    again = await meeting.find_or_open(ann, wish("Ann"))
    assert isinstance(first, OpenTable)
    assert isinstance(again, OpenTable)
    assert first.table == again.table


async def test_only_tables_that_wait_with_somebody_there_are_found(party: Party) -> None:
    meeting = Meeting(party.lobby)
    ann = await party.open("parlour")
    assert (await found(meeting, "Ben")).table != ann.table.state.link
    await ann.do(SetTable, listed=True)
    await party.advance(21)
    assert (await found(meeting, "Cleo")).table == ann.table.state.link
    assert [line.table for line in await open_tables(party.lobby)] == [ann.table.state.link]


async def test_somebody_who_was_banned_is_sent_elsewhere(party: Party) -> None:
    meeting = Meeting(party.lobby)
    ann, ben = await party.waiting()
    await ann.do(SetTable, listed=True)
    await ann.do(Kick, 1, True)
    met = await meeting.find_or_open(ben.guest, wish("Ben"))
    assert isinstance(met, OpenTable)
    assert met.table != ann.table.state.link
    assert (await found(meeting, "Cleo")).table == ann.table.state.link


@pytest.mark.rule("TABLE-83")
async def test_a_bot_makes_room_for_each_person_until_the_game_starts(party: Party) -> None:
    ann = await party.open("parlour", bots=("normal",) * 4)
    ben = await party.watcher(ann)
    assert await ben.refused(Sit, "Ben") == "TABLE-13"
    await ann.do(SetTable, listed=True)
    await ben.do(Sit, "Ben")
    assert [bool(chair.bot) for chair in ann.table.state.chairs] == [False, True, True, True, False]
    # A friend on the same phone needs a seat of their own.
    assert await ben.refused(Sit, "Bea", another=True) == "TABLE-13"
    for name in ("Cleo", "Dora", "Emil"):
        await (await party.watcher(ann)).do(Sit, name)
    assert await (await party.watcher(ann)).refused(Sit, "Eve") == "TABLE-13"
    assert await ann.refused(AddBot, "normal") == "TABLE-13"


@pytest.mark.rule("TABLE-84")
async def test_without_strangers_no_table_is_open_to_them(party: Party) -> None:
    allow(party, HouseRules(strangers=False))
    ann = await party.open("parlour")
    assert await ann.refused(SetTable, listed=True) == "TABLE-84"
    refused = Refusal("TABLE-84", reason="strangers")
    assert await party.lobby.open(ann.guest, wish("Ann", listed=True)) == refused
    assert await Meeting(party.lobby).find_or_open(ann.guest, wish("Ann")) == refused
    assert await open_tables(party.lobby) == ()


@pytest.mark.rule("TABLE-84")
async def test_without_spectators_only_players_see_a_game(party: Party) -> None:
    allow(party, HouseRules(spectators=False))
    ann, ben = await party.playing()
    assert await ann.refused(SetTable, spectators=True) == "TABLE-84"
    eve = await party.watcher(ann)
    assert eve.parted == "no_watching"
    assert ben.parted is None
