"""Whose numbers go into a shuffle, and that the table is bound to its seed before anybody adds one."""

from __future__ import annotations

import pytest
from server_kit import Server, get
from table_kit import Party, Somebody

from huetable.core.record import verify
from huetable.games import find_game
from huetable.table.wire.protocol import HandOver, Ready, RemoveChair, SetTable, Sit, Start, Table


def numbers(who: Somebody) -> tuple[str, ...]:
    """Of the game on the table, in the order of its seats."""
    assert who.table.state.current_game is not None
    return who.table.state.current_game.header.nonces


async def end_game(*people: Somebody) -> None:
    await next(who for who in people if who.chair == 0).play(type="end")


@pytest.mark.rule("TABLE-64")
async def test_the_hosts_number_comes_with_the_start_in_the_first_game_and_in_every_rematch(
    party: Party,
) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Ready, nonce="ben 1")
    await ann.do(Start, "ann 1")
    assert numbers(ann) == ("ann 1", "ben 1")
    for game in (2, 3):
        await end_game(ann, ben)
        await ben.do(Ready, nonce=f"ben {game}")
        await ann.do(Start, f"ann {game}")
        assert sorted(numbers(ann)) == [f"ann {game}", f"ben {game}"]


@pytest.mark.rule("TABLE-64")
async def test_numbers_stand_in_the_order_of_the_seats_after_everybody_moved_on(party: Party) -> None:
    ann, ben, cleo = await party.waiting(3)
    for game in (1, 2):
        await ben.do(Ready, nonce="ben")
        await cleo.do(Ready, nonce="cleo")
        await ann.do(Start, "ann")
        row = {ann.chair: "ann", ben.chair: "ben", cleo.chair: "cleo"}
        assert numbers(ann) == tuple(row[seat] for seat in range(3)), f"game {game}"
        await end_game(ann, ben, cleo)


@pytest.mark.rule("TABLE-64")
async def test_the_start_adds_one_number_to_all_chairs_of_the_host(party: Party) -> None:
    (ann,) = await party.waiting(1)
    await ann.do(Sit, "Ann's sister", nonce="with the chair", another=True)
    await ann.do(Start, "with the start")
    assert numbers(ann) == ("with the start", "with the start")


@pytest.mark.rule("TABLE-64")
async def test_whoever_is_the_host_when_the_game_starts_adds_a_number_and_so_does_everybody_else(
    party: Party,
) -> None:
    ann, ben = await party.waiting(2)
    await ann.do(HandOver, 1)
    await ann.do(Ready, nonce="ann")
    await ben.do(Start, "ben")
    assert numbers(ben) == ("ann", "ben")


@pytest.mark.rule("TABLE-64")
async def test_a_commitment_is_shown_before_the_game_that_it_binds_and_never_changes_after_that(
    party: Party,
) -> None:
    ann, ben = await party.waiting(2)
    for game in (1, 2):
        shown = ben.seen().commitment
        assert shown is not None
        await ann.do(SetTable, clocks="quick" if game == 1 else "off")
        await ben.do(Ready, nonce=f"ben {game}")
        assert ben.seen().commitment == shown
        await ann.do(Start, f"ann {game}")
        assert ben.seen().commitment == shown
        await end_game(ann, ben)
        assert ben.seen().commitment != shown, "the next game has a seed of its own"


@pytest.mark.rule("TABLE-64")
async def test_a_removed_chair_takes_its_number_along(party: Party) -> None:
    ann, ben, cleo = await party.waiting(3)
    await ben.do(Ready, nonce="ben")
    await cleo.do(Ready, nonce="cleo")
    await ann.do(RemoveChair, 1)
    await ann.do(Start, "ann")
    assert numbers(ann) == ("ann", "cleo")


@pytest.mark.rule("TABLE-65")
async def test_a_browser_that_adds_no_number_holds_nobody_up_and_the_record_shows_it(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Ready)
    await ann.do(Start, "ann")
    assert numbers(ann) == ("ann", "")


@pytest.mark.rule("TABLE-64")
async def test_a_quick_game_can_be_started_after_the_commitment_was_shown(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann, bots=("normal",))
    table = await server.join(ann, link)
    assert table.table is not None
    assert (table.table.phase, table.position) == ("waiting", None)
    shown = table.table.commitment
    await table.start("drawn after that")
    while table.table.phase == "waiting":
        await table.until(Table)
    await table.play({"type": "end"})
    path = f"/api/tables/{link.table}/games/1/record"
    record = verify(find_game("parlour"), await (await get(ann, path)).read())
    assert (record.header.commitment, record.header.nonces) == (shown, ("drawn after that",))


@pytest.mark.rule("TABLE-65")
async def test_one_request_still_opens_a_table_and_starts_its_game(server: Server) -> None:
    ann = await server.visitor()
    table = await server.join(ann, await server.open(ann, bots=("normal",), start=True, nonce="early"))
    assert table.table is not None
    assert table.table.phase == "playing"
