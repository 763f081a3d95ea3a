"""The five seconds in which people may object, and where the table skips them."""

import pytest
from table_kit import Party, Somebody

from huetable.games.hues_and_cues.rules.state import State
from huetable.table.wire.protocol import AddBot, Position, Ready, Sit, Start

HOST_GIVES = {"clocks": "relaxed", "options": {"first": 0}}


async def give_cue(giver: Somebody) -> State:
    current_game = giver.table.state.current_game
    assert current_game is not None
    state: State = current_game.state
    await giver.play(type="choose", field=state.card[0])
    await giver.play(type="cue", words="meadow")
    return state


async def host_with(party: Party, *, bots: int = 0, chairs: int = 0) -> Somebody:
    """The host, who gives the first cue; bots, and friends at the host's own screen."""
    host = await party.open("hues_and_cues", **HOST_GIVES)
    for number in range(chairs):
        await host.do(Sit, f"Friend {number}", another=True)
    for _ in range(bots):
        await host.do(AddBot, "random")
    await host.do(Start)
    return host


@pytest.mark.rule("HUES-26")
async def test_people_at_other_screens_have_five_seconds(party: Party) -> None:
    giver, ben, _ = await party.playing(3, "hues_and_cues", **HOST_GIVES)
    state = await give_cue(giver)
    assert [clock.total for clock in ben.last(Position).clocks] == [5000]
    await party.advance(4.9)
    assert state.waiting
    await party.advance(0.1)
    assert not state.waiting


@pytest.mark.rule("HUES-26")
@pytest.mark.parametrize(("bots", "chairs"), [(2, 0), (0, 2), (1, 1)])
async def test_there_is_no_wait_where_all_others_are_bots_or_share_the_givers_screen(
    party: Party, bots: int, chairs: int
) -> None:
    giver = await host_with(party, bots=bots, chairs=chairs)
    state = await give_cue(giver)
    assert all(clock.total != 5000 for clock in giver.last(Position).clocks)
    await party.advance(0)
    assert not state.waiting


@pytest.mark.rule("HUES-26")
async def test_one_friend_elsewhere_is_enough_for_the_wait(party: Party) -> None:
    giver, ben = await party.waiting(2, "hues_and_cues", **HOST_GIVES)
    await giver.do(AddBot, "random")
    await ben.do(Ready)
    await giver.do(Start)
    state = await give_cue(giver)
    await party.advance(4.9)
    assert state.waiting
