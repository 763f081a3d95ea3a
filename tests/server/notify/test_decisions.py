"""Every decision has a number of its own, also where others have settled the last one or a move was taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from table_kit import Party, Somebody

from huetable.games.guardians_of_hue.rules.state import State
from huetable.games.guardians_of_hue.tests.guardian_table import square
from huetable.server.notify.notice import Notice, decision_number
from huetable.table.game_on_table.snapshot import decode_snapshot, encode_snapshot
from huetable.table.wire.protocol import CastVote, Propose, Ready, SetTable, Start


def turns_told(told: list[Notice], who: Somebody) -> list[int]:
    return [each.number for each in told if (each.guest, each.kind) == (who.guest.id, "your_turn")]


async def guardians(party: Party, state: State, **settings: object) -> list[Somebody]:
    at = await party.waiting(4, "guardians_of_hue")
    await at[0].do(SetTable, **settings)
    for guest in at[1:]:
        await guest.do(Ready)
    await at[0].do(Start)
    current_game = at[0].table.state.current_game
    assert current_game is not None
    current_game.state = state
    return at


def last_action() -> State:
    """The first guardian has one action left, and all four stand on the same location."""
    return square(4, places=[0, 0, 0, 0], dark=[0, 1, 3], actions=1, clock=False)


async def test_who_was_asked_for_support_is_told_when_it_is_their_own_turn(
    party: Party, told: list[Notice]
) -> None:
    """The others have helped, and the dice were rolled: then it is Ben's turn, without anybody else's in between."""
    ann, ben, cleo, dan = await guardians(party, last_action(), clocks="off")
    await ben.go()
    await party.advance(31)
    await ann.play(type="encounter")
    await party.advance(1)
    assert len(turns_told(told, ben)) == 1
    await cleo.play(type="support")
    await party.advance(1)
    assert len(turns_told(told, ben)) == 1, "he is still asked the same"
    await dan.play(type="support")
    await party.advance(1)
    assert list(ann.table.state.game.whose_turn(ann.table.state.current_game.state)) == [1]  # type: ignore[union-attr]
    first, second = turns_told(told, ben)
    assert first < second


async def test_own_turn_after_a_window_that_others_have_closed_has_all_of_its_time(party: Party) -> None:
    ann, _, cleo, dan = await guardians(party, last_action(), clocks="days", decision_hours=24)
    await ann.play(type="encounter")
    await party.advance(20 * 3600)
    await cleo.play(type="support")
    await dan.play(type="support")
    current_game = ann.table.state.current_game
    assert current_game is not None
    assert {seat: clock.ends for seat, clock in current_game.seat_clocks.items()} == {
        1: party.time.now() + 24 * 3_600_000
    }


@pytest.mark.every_store
async def test_after_a_take_back_the_next_turn_is_told_again(
    party: Party, told: list[Notice], restart: Callable[[Somebody], None]
) -> None:
    ann, ben, cleo = await party.playing(3)
    await ben.go()
    await party.advance(31)
    await ann.play(type="bow", depth=3)
    await party.advance(1)
    await ann.do(Propose, "takeback")
    vote = cleo.seen().vote
    assert vote is not None
    await cleo.do(CastVote, vote.name, yes=True)
    await party.advance(1)
    await ann.play(type="nod")
    await party.advance(1)
    first, second = turns_told(told, ben)
    assert first < second
    restart(ann)
    await ann.join(ann.table.state.id)
    await party.advance(31)
    assert turns_told(told, ben) == [first, second, second], "the log says which decision it is"


async def test_a_decision_keeps_its_number_while_others_decide_beside_it(party: Party) -> None:
    ann, ben, _ = await party.playing(3, "dye_pot")
    state = ann.table.state
    before = decision_number(state, ben.guest.id)
    assert before > 0
    await ann.play(type="pour", dye="red")
    assert decision_number(state, ben.guest.id) == before
    loaded, _ = decode_snapshot(state.id, encode_snapshot(state, ann.table.recent))
    loaded.people = state.people
    assert decision_number(loaded, ben.guest.id) == before


async def test_a_decision_has_its_number_from_the_log_alone(party: Party) -> None:
    ann, ben = await party.playing(2, "parlour")
    state = ann.table.state
    numbers = [decision_number(state, ann.guest.id)]
    assert decision_number(state, ben.guest.id) == 0, "nobody waits for him"
    await ann.play(type="nod")
    numbers.append(decision_number(state, ben.guest.id))
    await ben.play(type="nod")
    numbers.append(decision_number(state, ann.guest.id))
    assert numbers == sorted(set(numbers))
