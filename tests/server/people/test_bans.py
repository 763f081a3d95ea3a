"""Sending somebody away, and banning them: two different things."""

import pytest
from table_kit import Party

from huetable.table.wire.protocol import AddBot, Admit, HandOver, Kick, Leave, LiftBan, Sit


@pytest.mark.rule("TABLE-16")
async def test_whoever_is_sent_away_may_come_back_and_sit_down(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ann.do(Kick, 1)
    assert ben.parted == "sent_away"
    assert len(ann.seen().chairs) == 1
    assert ann.seen().banned == ()
    again = await ben.again()
    assert again.parted is None
    await again.do(Sit, "Ben")
    assert [chair.name for chair in ann.seen().chairs] == ["Ann", "Ben"]


@pytest.mark.rule("TABLE-16", "TABLE-55")
async def test_in_a_game_they_get_their_own_seat_again_if_the_host_agrees(party: Party) -> None:
    ann, ben, _ = await party.playing(3)
    await ann.do(Kick, 1)
    again = await ben.again()
    await again.do(Sit, "Ben", chair=1)
    await ann.do(Admit, ann.seen().askers[0].guest)
    assert again.observation["seat"] == 1


@pytest.mark.every_store
@pytest.mark.rule("TABLE-16")
async def test_a_ban_survives_a_restart_until_a_host_lifts_it(party: Party) -> None:
    ann, ben, cleo = await party.playing(3)
    await ann.do(Kick, 1, ban=True)
    assert ben.parted == "kicked"
    ann.table.retire()
    ann, cleo = await ann.again(), await cleo.again()
    assert (await ben.again()).parted == "kicked"
    assert [banned.name for banned in ann.seen().banned] == ["Ben"]
    assert cleo.seen().banned == (), "only the host is shown that"
    await ann.do(HandOver, 2)
    assert await ann.refused(LiftBan, cleo.seen().banned[0].person) == "TABLE-21"
    await cleo.do(LiftBan, cleo.seen().banned[0].person)
    assert cleo.seen().banned == ()
    assert (await ben.again()).parted is None


@pytest.mark.rule("TABLE-16")
async def test_a_ban_is_one_guests_whatever_they_were_called_here(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Leave)
    await ben.do(Sit, "Bob")
    await ben.do(Sit, "Bea", another=True)
    await ann.do(Kick, 1, ban=True)
    (banned,) = ann.seen().banned
    await ann.do(LiftBan, banned.person)
    assert ann.seen().banned == ()
    assert await ann.refused(LiftBan, banned.person) == "TABLE-16"
    assert (await ben.again()).parted is None


@pytest.mark.rule("TABLE-44", "TABLE-16")
async def test_whoever_was_forgotten_stands_in_no_list(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Sit, "Bea", another=True)
    await ann.do(Kick, 1, ban=True)
    table = ann.table.state
    for person in [person for person, known in table.people.items() if known.guest == ben.guest.id]:
        del table.people[person]
    await ann.do(AddBot, "normal")
    assert ann.seen().banned == ()
