"""When somebody is told that it is their turn: without a page at the table for 30 seconds, and once for each decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from table_kit import Party, Somebody, settle

from huetable.server.notify.notice import Notice
from huetable.server.slow.waking import Waking
from huetable.store.notifications import PushSubscription
from huetable.table.wire.protocol import Pause


def guests(told: list[Notice]) -> list[tuple[str, str]]:
    return [(each.guest, each.kind) for each in told]


async def test_nobody_is_told_while_they_look_at_the_table(party: Party, told: list[Notice]) -> None:
    await party.playing(2)
    await party.advance(3600)
    assert told == []


async def test_it_takes_thirty_seconds_without_a_page(party: Party, told: list[Notice]) -> None:
    ann, _ = await party.playing(2)
    await ann.go()
    await party.advance(29)
    assert told == []
    await party.advance(2)
    assert guests(told) == [(ann.guest.id, "your_turn")]


async def test_a_reload_is_no_absence(party: Party, told: list[Notice]) -> None:
    ann, _ = await party.playing(2)
    for _ in range(5):
        await ann.go()
        await party.advance(20)
        await ann.join(ann.table.state.id)
    assert told == []


async def test_whoever_was_away_for_long_is_told_as_soon_as_it_is_their_turn(
    party: Party, told: list[Notice]
) -> None:
    ann, ben = await party.playing(2)
    await ben.go()
    await party.advance(40)
    assert told == [], "it is not their turn"
    await ann.play(type="nod")
    await party.advance(0.5)
    assert guests(told) == [(ben.guest.id, "your_turn")]


async def test_once_for_each_decision(party: Party, told: list[Notice]) -> None:
    ann, ben = await party.playing(2)
    await ben.go()
    await party.advance(40)
    await ann.play(type="nod")
    await party.advance(3600)
    for _ in range(3):
        await ben.join(ben.table.state.id)
        await ben.go()
        await party.advance(50)
    assert guests(told) == [(ben.guest.id, "your_turn")]
    # They decide, and it is their turn again.
    await ben.join(ben.table.state.id)
    await ben.play(type="nod")
    await ben.go()
    await ann.play(type="nod")
    await party.advance(31)
    assert guests(told) == [(ben.guest.id, "your_turn")] * 2
    assert told[0].number < told[1].number


async def test_after_a_restart_a_decision_still_has_its_number(
    party: Party, told: list[Notice], restart: Callable[[Somebody], None]
) -> None:
    ann, ben = await party.playing(2)
    await ben.go()
    await ann.play(type="nod")
    await party.advance(31)
    restart(ann)
    await ann.join(ann.table.state.id)
    await party.advance(31)
    assert len(told) == 2, "the store refuses the second"
    assert told[0] == told[1]


async def subscribe(who: Somebody) -> None:
    known = who.guest.to_known_guest(None, None)
    wanted = PushSubscription(
        f"https://push.example.org/{known.guest}", known.guest, known.key, "", "", "en", "", 1
    )
    assert await who.lobby.services.store.notifications.add_subscription(known, wanted)


async def test_a_restart_wakes_no_table_where_nobody_can_be_told(
    party: Party, restart: Callable[[Somebody], None]
) -> None:
    ann, _ = await party.playing(2)
    restart(ann)
    await settle(party.lobby)
    await Waking(party.lobby).wake()
    assert party.lobby.tables == {}


@pytest.mark.every_store
async def test_whoever_was_about_to_be_told_is_told_after_a_restart(
    party: Party, told: list[Notice], restart: Callable[[Somebody], None]
) -> None:
    """Also if nobody comes back to the table."""
    ann, ben = await party.playing(2)
    await subscribe(ben)
    await ben.go()
    await ann.play(type="nod")
    await ann.go()
    await party.advance(10)
    restart(ann)
    await settle(party.lobby)
    assert party.lobby.tables == {}
    await party.advance(10)
    await Waking(party.lobby).wake()
    await party.advance(29)
    assert told == []
    await party.advance(2)
    assert guests(told) == [(ben.guest.id, "your_turn")]


@pytest.mark.every_store
async def test_so_are_they_after_a_crash_long_after_the_start(party: Party, told: list[Notice]) -> None:
    """Plain moves write no entry by which the table would be found."""
    ann, ben = await party.playing(2)
    await subscribe(ben)
    for _ in range(3):
        await party.advance(500)
        await ann.play(type="nod")
        await ben.play(type="nod")
    await ben.go()
    await ann.play(type="nod")
    await party.advance(10)
    ann.table.scheduler.stop()
    party.lobby.tables.clear()
    await Waking(party.lobby).wake()
    await party.advance(31)
    assert guests(told) == [(ben.guest.id, "your_turn")]


async def test_a_restart_wakes_no_table_that_waits_for_nobody_or_has_waited_for_long(
    party: Party, told: list[Notice], restart: Callable[[Somebody], None]
) -> None:
    ann, _ = await party.playing(2)
    over = await party.playing(2)
    for who in (ann, *over):
        await subscribe(who)
    await over[0].play(type="end")
    restart(over[0])
    await party.advance(700)
    restart(ann)
    await settle(party.lobby)
    await Waking(party.lobby).wake()
    assert party.lobby.tables == {}


async def test_a_table_that_pauses_waits_for_nobody(party: Party, told: list[Notice]) -> None:
    ann, ben = await party.playing(2)
    await ben.go()
    await ann.do(Pause, True)
    await party.advance(3600)
    assert told == []


async def test_nothing_in_a_notice_is_a_secret_or_a_name(party: Party, told: list[Notice]) -> None:
    ann, _ = await party.playing(2, name="Zyxwv")
    await ann.go()
    await party.advance(31)
    (notice,) = told
    assert {table.game for table in notice.tables} == {"parlour"}
    assert "Zyxwv" not in repr(notice)
    assert ann.table.state.seed.seed not in repr(notice)
