"""How many people may ask for a chair at a table at the same time."""

from __future__ import annotations

import pytest
from table_kit import Party, Somebody

from huetable.server.live.people.join_requests import MOST_OF_ADDRESS, MOST_OPEN
from huetable.table.wire.protocol import Admit, Sit


async def asker(party: Party, ann: Somebody, address: str) -> Somebody:
    somebody = await party.watcher(ann)
    somebody.client.address = address
    return somebody


@pytest.mark.rule("TABLE-59")
async def test_the_number_of_people_who_ask_for_a_chair_is_bounded(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    for number in range(MOST_OPEN):
        await (await asker(party, ann, f"203.0.113.{number}")).do(Sit, "Late", chair=1)
    late = await asker(party, ann, "198.51.100.1")
    assert await late.refused(Sit, "Late", chair=1) == "TABLE-59"
    assert len(ann.seen().askers) == MOST_OPEN
    await ann.do(Admit, ann.seen().askers[0].guest, yes=False)
    await late.do(Sit, "Late", chair=1)


@pytest.mark.rule("TABLE-59")
async def test_one_address_cannot_keep_everybody_else_from_asking(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    for _ in range(MOST_OF_ADDRESS):
        await (await asker(party, ann, "203.0.113.7")).do(Sit, "Many", chair=1)
    assert await (await asker(party, ann, "203.0.113.7")).refused(Sit, "Many", chair=1) == "TABLE-59"
    await (await asker(party, ann, "198.51.100.1")).do(Sit, "Honest", chair=1)


async def test_a_guest_has_one_request_however_many_tabs_they_open(party: Party) -> None:
    ann = await party.open(bots=("normal", "normal"), start=True)
    late = await party.watcher(ann)
    await late.do(Sit, "Late", chair=1)
    again = await late.again()
    await again.do(Sit, "Late", chair=2)
    assert [each.chair for each in ann.seen().askers] == [2]


@pytest.mark.rule("TABLE-41")
async def test_asking_again_and_again_is_slowed_down(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    late = await party.watcher(ann)
    for _ in range(6):
        await late.do(Sit, "Late", chair=1)
    assert await late.refused(Sit, "Late", chair=1) == "TABLE-41"
    assert len(ann.seen().askers) == 1
