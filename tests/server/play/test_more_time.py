"""Tips for new players add time to their own clocks: how much, and what goes on meanwhile."""

import msgspec
import pytest
from table_kit import Party, Somebody

from huetable.core.codec import decode
from huetable.core.record import verify
from huetable.core.terms import Timer
from huetable.games import find_game
from huetable.table.wire.protocol import (
    AddBot,
    ClientMessage,
    Clock,
    Concede,
    MoreTime,
    Pause,
    Position,
    Propose,
    Ready,
    Refused,
    SetTable,
    Start,
)

pytestmark = pytest.mark.rule("TABLE-66")


def clocks(who: Somebody) -> list[Clock]:
    return list(who.last(Position).clocks)


async def sentence(who: Somebody, seat: int, tip: str) -> str:
    """Why there is no more time, in words."""
    answer = await who.ask(MoreTime(who.new_id(), seat, tip))
    assert isinstance(answer, Refused)
    assert answer.clause == "TABLE-66"
    return answer.sentence


async def test_a_tip_adds_fifteen_seconds_that_everybody_sees_at_once(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    watcher = await party.watcher(ann)
    await party.advance(5)
    await ann.do(MoreTime, 0, "fits")
    for who in (ann, ben, watcher):
        assert clocks(who) == [Clock("seat 0", 0, 30_000, 35_000)]
    await party.advance(29)
    assert ann.observation["awaited"] == [0]
    await party.advance(2)
    assert ann.observation["awaited"] == [1], "then a bot has decided for Ann"
    assert clocks(ben) == [Clock("seat 1", 1, 20_000, 20_000)], "the next decision has the usual time"


async def test_a_tip_adds_time_once_and_all_tips_together_ninety_seconds_a_game(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ann.do(MoreTime, 0, "tip-1")
    assert await sentence(ann, 0, "tip-1") == "This tip has already given you more time."
    for number in range(2, 7):
        await ann.do(MoreTime, 0, f"tip-{number}")
    assert clocks(ann) == [Clock("seat 0", 0, 110_000, 110_000)]
    used_up = "Tips have already given you 90 more seconds in this game. That’s the limit."
    assert await sentence(ann, 0, "tip-7") == used_up
    await ann.play(type="nod")
    await ben.do(MoreTime, 1, "tip-1")
    await ben.play(type="nod")
    assert await sentence(ann, 0, "tip-8") == used_up, "a new decision brings no new limit"


async def test_a_new_game_brings_new_time(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    for number in range(6):
        await ann.do(MoreTime, 0, f"tip-{number}")
    await ann.play(type="end")
    await ben.do(Ready)
    await ann.do(Start)
    await ben.do(MoreTime, 0, "tip-1")
    assert clocks(ann) == [Clock("seat 0", 0, 35_000, 35_000)]


async def test_a_command_that_is_sent_twice_adds_time_once(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="quick")
    command = MoreTime(ann.new_id(), 0, "fits")
    assert await ann.ask(command) == await ann.ask(command)
    assert clocks(ann) == [Clock("seat 0", 0, 35_000, 35_000)]


async def test_other_seats_and_short_windows_go_on(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("dye_pot")
    monkeypatch.setattr(game, "timers", lambda state: (Timer("catch", 5_000),), raising=False)
    people = await party.playing(3, "dye_pot", clocks="quick")
    await party.advance(2)
    await people[1].do(MoreTime, 1, "pour")
    assert clocks(people[0]) == [
        Clock("catch", None, 3_000, 5_000),
        Clock("seat 0", 0, 18_000, 20_000),
        Clock("seat 1", 1, 33_000, 35_000),
        Clock("seat 2", 2, 18_000, 20_000),
    ]


@pytest.mark.parametrize("style", ["timed", "reveal"])
async def test_a_clock_of_the_game_gets_no_time(party: Party, style: str) -> None:
    ann, _ = await party.playing(2, clocks="quick", options={"style": style})
    before = clocks(ann)
    assert await sentence(ann, 0, "fits") == "Your clock isn’t running, so there is no time to add."
    assert clocks(ann) == before


async def test_without_a_running_clock_there_is_no_time_to_add(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="off")
    assert await sentence(ann, 0, "fits") == "Your clock isn’t running, so there is no time to add."
    await ann.play(type="nod")
    assert await sentence(ann, 0, "fits") == "Your clock isn’t running, so there is no time to add."
    assert await ben.refused(MoreTime, 1, "fits") == "TABLE-66"


async def test_the_host_can_turn_it_off_before_the_game(party: Party) -> None:
    ann, ben = await party.waiting(2, clocks="quick")
    assert ann.seen().tip_time
    assert await ben.refused(SetTable, tip_time=False) == "TABLE-21"
    await ben.do(Ready)
    await ann.do(SetTable, tip_time=False)
    assert not ben.seen().tip_time
    assert ben.seen().chairs[1].ready, "more time for tips is no rule of the game (TABLE-24)"
    await ben.do(Ready)
    await ann.do(Start)
    assert await ann.refused(SetTable, tip_time=True) == "TABLE-23"
    off = "Tips add no time at this table. The host can change that before the next game."
    assert await sentence(ann, 0, "fits") == off


async def test_only_the_player_asks_and_only_while_the_clocks_run(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    watcher = await party.watcher(ann)
    assert await ben.refused(MoreTime, 0, "fits") == "TABLE-27"
    assert await watcher.refused(MoreTime, 0, "fits") == "TABLE-4"
    await ann.do(Pause, True)
    assert await ann.refused(MoreTime, 0, "fits") == "TABLE-29"
    await ann.do(Pause, False)
    await ben.do(Propose, "end")
    assert await ann.refused(MoreTime, 0, "fits") == "TABLE-33"


async def test_nobody_asks_for_a_bot_or_for_a_seat_that_was_conceded(party: Party) -> None:
    ann, ben = await party.waiting(2, clocks="quick", pace="calm")
    await ann.do(AddBot, "normal")
    await ben.do(Ready)
    assert await ann.refused(MoreTime, 0, "fits") == "TABLE-28"
    await ann.do(Start)
    assert await ann.refused(MoreTime, 2, "fits") == "TABLE-27"
    await ann.do(Concede)
    assert await ann.refused(MoreTime, 0, "fits") == "TABLE-27"
    await ben.do(Propose, "end")
    await party.advance(1)
    assert await ben.refused(MoreTime, 1, "fits") == "TABLE-2"


async def test_a_restart_keeps_the_time_and_the_count(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="quick")
    for number in range(6):
        await ann.do(MoreTime, 0, f"tip-{number}")
    await party.advance(50)
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert clocks(back) == [Clock("seat 0", 0, 60_000, 110_000)]
    assert await back.refused(MoreTime, 0, "one-more") == "TABLE-66"


async def test_a_record_says_nothing_of_it(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ann.do(MoreTime, 0, "fits")
    await ann.play(type="nod")
    await ben.play(type="end")
    finished = await party.lobby.services.store.finished_game(ann.table.state.id, 1)
    assert finished is not None
    assert b"fits" not in finished.data
    record = verify(find_game("parlour"), finished.data)
    assert [(step.seq, step.seat) for step in record.steps] == [(1, 0), (2, 1)]


@pytest.mark.parametrize("tip", ["", "x" * 41, "a tip", "ünicode", "<b>", "a\n"])
def test_a_tip_is_named_by_a_short_plain_word(tip: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(msgspec.json.encode({"do": "more_time", "id": "c1", "seat": 0, "tip": tip}), ClientMessage)
