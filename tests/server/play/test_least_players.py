"""Before a game everybody is told how many players it needs: with some options more than without them."""

from table_kit import Party

from huetable.table.wire.protocol import AddBot, RemoveChair, SetTable, Start


async def test_a_game_needs_as_many_as_its_options_do_and_starts_with_them(party: Party) -> None:
    (ann,) = await party.waiting(1, "guardians_of_hue")
    assert ann.seen().least_players == 2
    await ann.do(SetTable, options={"lord_sepia": True})
    assert ann.seen().least_players == 3
    for _ in range(2):
        await ann.do(AddBot, "normal")
    await ann.do(Start)
    assert ann.table.state.phase == "playing"


async def test_a_player_who_cannot_be_chosen_is_refused_and_does_not_call_for_more_players(
    party: Party,
) -> None:
    (ann,) = await party.waiting(1, "guardians_of_hue")
    for _ in range(3):
        await ann.do(AddBot, "normal")
    await ann.do(SetTable, options={"first": 3})
    assert await ann.refused(SetTable, options={"first": 3, "lord_sepia": True}) == "GUARD-11"
    await ann.do(SetTable, options={"first": 2, "lord_sepia": True})
    await ann.do(AddBot, "normal")
    await ann.do(SetTable, options={"first": 3})
    assert await ann.refused(SetTable, options={"first": 4}) == "GUARD-11"
    await ann.do(SetTable, options={"first": 3, "lord_sepia": True})
    await ann.do(RemoveChair, 4)
    assert ann.seen().least_players == 3
