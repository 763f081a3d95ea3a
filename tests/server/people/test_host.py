"""The host's rights, and how they pass on."""

import pytest
from table_kit import Party, Somebody

from huetable.table.wire.protocol import (
    AddBot,
    HandOver,
    Kick,
    Leave,
    Mute,
    Pause,
    Ready,
    RemoveChair,
    Say,
    SetTable,
    Start,
    SwapChairs,
)


@pytest.mark.rule("TABLE-21")
async def test_only_the_host_has_the_hosts_rights(party: Party) -> None:
    ann, ben = await party.waiting(2)
    for ask in (
        ben.refused(Start),
        ben.refused(SetTable, pace="calm"),
        ben.refused(AddBot, "normal"),
        ben.refused(RemoveChair, 0),
        ben.refused(Pause, True),
        ben.refused(Kick, 0),
        ben.refused(Mute, 0),
        ben.refused(HandOver, 1),
    ):
        assert await ask == "TABLE-21"
    assert ann.seen().you_host
    assert not ben.seen().you_host
    await ann.do(HandOver, 1)
    assert ben.seen().you_host
    assert not ann.seen().you_host
    await ben.do(AddBot, "normal")


@pytest.mark.rule("TABLE-22")
async def test_the_next_person_is_the_host_when_the_host_leaves(party: Party) -> None:
    ann, ben, cleo = await party.playing(3)
    await ben.go()
    await ann.do(Leave)
    assert cleo.seen().you_host, "Ben is next in the row, but not there"


@pytest.mark.rule("TABLE-22")
async def test_the_next_person_is_the_host_when_the_host_is_gone_for_a_minute(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.go()
    await party.advance(59)
    assert not ben.seen().you_host
    await party.advance(2)
    assert ben.seen().you_host
    back = await Somebody(party.lobby, ann.guest).join(ben.table.state.id)
    assert not back.seen().you_host


@pytest.mark.rule("TABLE-22")
async def test_a_host_who_comes_back_in_time_stays_the_host(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.go()
    await party.advance(50)
    ann = await Somebody(party.lobby, ann.guest).join(ben.table.state.id)
    await party.advance(100)
    assert ann.seen().you_host


@pytest.mark.rule("TABLE-23")
async def test_what_was_agreed_does_not_change_while_a_game_is_on(party: Party) -> None:
    ann, _ = await party.playing(2)
    assert await ann.refused(SetTable, options={"rounds": 3}) == "TABLE-23"
    assert await ann.refused(SetTable, clocks="quick") == "TABLE-23"
    assert await ann.refused(SetTable, forfeit=True) == "TABLE-23"
    assert await ann.refused(Start) == "TABLE-23"
    assert await ann.refused(Ready) == "TABLE-23"
    await ann.do(SetTable, pace="calm", listed=True)
    assert (ann.seen().pace, ann.seen().listed) == ("calm", True)


@pytest.mark.rule("TABLE-7")
async def test_options_are_checked_and_completed(party: Party) -> None:
    ann, _ = await party.waiting(2)
    assert await ann.refused(SetTable, options={"rounds": 99}) == "TABLE-7"
    assert await ann.refused(SetTable, options={"speed": 1}) == "TABLE-7"
    await ann.do(SetTable, options={"rounds": 4})
    assert ann.seen().options == {"clock": False, "rounds": 4, "style": "plain"}


@pytest.mark.rule("TABLE-24")
async def test_a_game_begins_when_everybody_has_agreed(party: Party) -> None:
    ann, ben = await party.waiting(2)
    assert await ann.refused(Start) == "TABLE-24"
    await ben.do(Ready)
    assert ann.seen().chairs[1].ready
    await ann.do(SetTable, options={"rounds": 4})
    assert not ann.seen().chairs[1].ready, "a change takes it back"
    assert await ann.refused(Start) == "TABLE-24"
    await ben.do(Ready)
    await ann.do(SetTable, options={"rounds": 4}, clocks=ann.seen().clocks, forfeit=False)
    assert ann.seen().chairs[1].ready, "what was set so already is no change"
    await ann.do(SetTable, pace="calm", clocks="quick", tip_time=False, spectators=False)
    assert ann.seen().chairs[1].ready, "none of these is a rule of the game"
    await ann.do(SetTable, forfeit=True)
    assert not ann.seen().chairs[1].ready, "what happens when time runs out is one"
    for said in (True, False):
        await ben.do(Ready, ready=said)
        assert ann.seen().chairs[1].ready is said, "whoever has said so can take it back"
    assert await ann.refused(Start) == "TABLE-24"
    await ben.do(Ready)
    await ann.do(Start)
    assert ann.seen().phase == "playing"


@pytest.mark.rule("TABLE-6")
async def test_a_game_needs_as_many_as_it_is_for(party: Party) -> None:
    ann = await party.open()
    assert await ann.refused(Start) == "TABLE-6"


@pytest.mark.rule("TABLE-25")
async def test_a_bot_is_of_a_level_that_the_game_has(party: Party) -> None:
    ann = await party.open()
    assert await ann.refused(AddBot, "godlike") == "TABLE-25"
    await ann.do(AddBot, "normal")
    assert ann.seen().chairs[1].level == "normal"


@pytest.mark.rule("TABLE-26")
@pytest.mark.rule("TABLE-9")
async def test_for_the_next_game_everybody_moves_on_by_one_seat(party: Party) -> None:
    ann, ben, cleo = await party.playing(3)
    first = ann.table.state.current_game
    assert first is not None
    commitment = ann.seen().commitment
    await ann.play(type="end")
    assert ann.seen().phase == "over"
    assert ann.seen().commitment != commitment, "the next game has a seed of its own"
    assert [(tally.chair, tally.wins) for tally in ann.seen().tally] == [(0, 1)]
    for guest in (ben, cleo):
        await guest.do(Ready)
    await ann.do(Start)
    assert [chair.name for chair in ann.seen().chairs] == ["Ben", "Cleo", "Ann"]
    assert [guest.observation["seat"] for guest in (ann, ben, cleo)] == [2, 0, 1]
    assert [(tally.chair, tally.wins) for tally in ann.seen().tally] == [(2, 1)]
    assert ann.table.state.current_game is not None
    assert ann.table.state.current_game.seed != first.seed
    assert ann.seen().game_no == 2


@pytest.mark.rule("TABLE-38")
async def test_who_is_muted_does_not_talk(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(Mute, 1)
    assert await ben.refused(Say, "hello") == "TABLE-38"
    await ann.do(Mute, 1, False)
    await ben.do(Say, "hello")


@pytest.mark.rule("TABLE-73")
async def test_the_host_swaps_seats_in_the_waiting_room(party: Party) -> None:
    ann, ben, cleo = await party.waiting(3)
    await cleo.do(Ready)
    await ann.do(SwapChairs, 0, 2)
    assert [chair.name for chair in ben.seen().chairs] == ["Cleo", "Ben", "Ann"]
    assert ben.seen().chairs[0].ready, "the order is no rule: people stay ready"
    assert ann.seen().you_host
    assert ann.seen().chairs[2].yours, "everybody keeps their own seat"
    assert await ben.refused(SwapChairs, 0, 1) == "TABLE-21"
    assert await ann.refused(SwapChairs, 0, 7) == "TABLE-17"
    await ben.do(Ready)
    await ann.do(Start)
    assert [guest.observation["seat"] for guest in (ann, ben, cleo)] == [2, 1, 0]
    assert await ann.refused(SwapChairs, 0, 1) == "TABLE-73"
