"""Alone with bots, or on one phone, there is no clock, unless somebody chose one. The time here is a virtual one."""

import pytest
from table_kit import Party, Somebody

from huetable.core.codec import decode, encode
from huetable.server.http.api import NewTable
from huetable.server.live.table_runner import TableRunner
from huetable.table.events import Opened
from huetable.table.wire.protocol import AddBot, Clock, Leave, Position, Propose, Ready, SetTable, Sit, Start

pytestmark = pytest.mark.rule("TABLE-70")

RELAXED = Clock("seat 0", 0, 60_000, 60_000)


def clocks(who: Somebody) -> list[Clock]:
    return list(who.last(Position).clocks)


async def alone(party: Party, **wish: object) -> Somebody:
    """Ann with a bot, before the start. Nobody has said anything about clocks."""
    order = {"game": "parlour", "name": "Ann", "pace": "instant", "bots": ("normal",), **wish}
    host = Somebody(party.lobby)
    table = await party.lobby.open(host.guest, NewTable(**order))  # type: ignore[arg-type]
    assert isinstance(table, TableRunner), table
    return await host.join(table.state.id)


@pytest.mark.every_store
async def test_alone_with_bots_nobody_is_hurried_not_even_after_a_restart(party: Party) -> None:
    ann = await alone(party)
    assert not ann.seen().clocks_chosen
    await ann.do(Start)
    assert clocks(ann) == []
    await party.advance(600)
    assert ann.observation["awaited"] == [0]
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert clocks(back) == []
    assert not back.seen().clocks_chosen


async def test_play_now_has_no_clock_either(party: Party) -> None:
    ann = await alone(party, start=True)
    assert clocks(ann) == []


async def test_friends_who_pass_one_phone_around_have_no_clock_until_another_device_comes(
    party: Party,
) -> None:
    ann = await alone(party, bots=())
    for name in ("Abe", "Amy"):
        await ann.do(Sit, name, another=True)
    await ann.do(Start)
    assert clocks(ann) == []
    await ann.do(Propose, "end")
    await party.advance(1)
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await ann.do(Start)
    assert clocks(ann) != []


async def test_the_games_own_windows_still_close(party: Party) -> None:
    ann = await alone(party, options={"style": "timed"}, start=True)
    assert [clock.name for clock in clocks(ann)] == ["turn/0"]
    await party.advance(31)
    assert ann.last(Position).last != (0, ""), "the table has gone on"
    assert ann.table.state.seq > 4


ONLY_TIMES_DECISIONS = pytest.mark.parametrize(
    ("game", "timer"), [("dye_pot", "pour/1"), ("cluzzle", "sculpt/1")]
)


@ONLY_TIMES_DECISIONS
async def test_a_game_that_only_times_decisions_does_not_time_them_for_one_alone(
    party: Party, game: str, timer: str
) -> None:
    ann = await alone(party, game=game, bots=("normal", "normal"), start=True)
    assert clocks(ann) == []
    await party.advance(600)
    assert 0 in ann.observation["awaited"], "nobody has poured or sculpted for Ann"


@ONLY_TIMES_DECISIONS
async def test_nor_for_friends_who_pass_one_phone_around(party: Party, game: str, timer: str) -> None:
    ann = await alone(party, game=game, bots=())
    for name in ("Abe", "Amy"):
        await ann.do(Sit, name, another=True)
    await ann.do(Start)
    assert clocks(ann) == []


@ONLY_TIMES_DECISIONS
async def test_such_a_game_keeps_its_times_if_a_clock_is_chosen_or_another_device_is_there(
    party: Party, game: str, timer: str
) -> None:
    ann = await alone(party, game=game, bots=("normal", "normal"), clocks="relaxed", start=True)
    assert [clock.name for clock in clocks(ann)] == [timer]
    eve = await alone(party, game=game, bots=("normal",))
    ben = await Somebody(party.lobby).join(eve.table.state.id)
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await eve.do(Start)
    assert [clock.name for clock in clocks(eve)] == [timer]


@pytest.mark.parametrize("chosen", ["relaxed", "quick", "off"])
async def test_who_chooses_clocks_gets_them(party: Party, chosen: str) -> None:
    ann = await alone(party)
    await ann.do(SetTable, clocks=chosen)
    assert ann.seen().clocks_chosen
    await ann.do(Start)
    total = {"relaxed": [60_000], "quick": [20_000], "off": []}[chosen]
    assert [clock.total for clock in clocks(ann)] == total


async def test_who_opens_a_table_with_clocks_has_chosen_them(party: Party) -> None:
    ann = await alone(party, clocks="relaxed", start=True)
    assert ann.seen().clocks_chosen
    assert clocks(ann) == [RELAXED]


async def test_with_a_second_person_the_usual_clock_runs(party: Party) -> None:
    ann = await alone(party)
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await ann.do(Start)
    assert clocks(ann) == [RELAXED]


async def test_a_second_person_brings_the_clock_with_the_next_game(party: Party) -> None:
    ann = await alone(party, start=True)
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    await ann.play(type="end")
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await ann.do(Start)
    assert [clock.total for clock in clocks(ann)] in ([], [60_000])
    assert ann.table.state.current_game is not None
    assert ann.table.state.current_game.decision == 60_000


async def test_who_is_left_alone_plays_the_next_game_without_a_clock(party: Party) -> None:
    ann = await alone(party)
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    await ann.do(Start)
    await ben.do(Leave)
    assert clocks(ann) == [RELAXED], "this game goes on as it began"
    await ann.play(type="end")
    await ann.do(Start)
    assert ann.table.state.current_game is not None
    assert ann.table.state.current_game.decision is None


async def test_to_choose_the_usual_clock_is_to_choose_it_and_everybody_stays_ready(party: Party) -> None:
    ann = await alone(party)
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    await ben.do(Ready)
    assert not ann.seen().clocks_chosen
    await ann.do(SetTable, clocks="relaxed")
    assert ann.seen().clocks_chosen
    assert ann.seen().chairs[2].ready, "a clock is no rule of the game (TABLE-24)"


async def test_the_host_can_go_back_to_the_usual_clocks(party: Party) -> None:
    ann = await alone(party, clocks="quick")
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    assert await ben.refused(SetTable, clocks_chosen=False) == "TABLE-21"
    await ann.do(SetTable, clocks_chosen=False)
    assert (ann.seen().clocks, ann.seen().clocks_chosen) == ("relaxed", False)
    await ann.do(Start)
    assert clocks(ann) == []
    assert await ann.refused(SetTable, clocks_chosen=True) == "TABLE-23"


def test_a_table_that_was_opened_before_keeps_its_clock() -> None:
    new = Opened("parlour", "c", "00", "00", {}, "relaxed", "brisk", listed=False, clocks_chosen=False)
    old = encode(new).replace(b',"clocks_chosen":false', b"")
    assert decode(old, Opened).clocks_chosen
    assert not decode(encode(new), Opened).clocks_chosen


async def test_bots_can_be_added_later(party: Party) -> None:
    ann = await alone(party, bots=())
    await ann.do(AddBot, "normal")
    await ann.do(Start)
    assert clocks(ann) == []
