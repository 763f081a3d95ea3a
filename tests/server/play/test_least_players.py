"""Before a game everybody is told how many players it needs: with some options more than without them."""

from table_kit import Party

from huetable.table.wire.protocol import AddBot, SetTable, Start


async def test_a_game_needs_as_many_as_its_options_do_and_starts_with_them(party: Party) -> None:
    (ann,) = await party.waiting(1, "guardians_of_hue")
    assert ann.seen().least_players == 2
    await ann.do(SetTable, options={"lord_sepia": True})
    assert ann.seen().least_players == 3
    for _ in range(2):
        await ann.do(AddBot, "normal")
    await ann.do(Start)
    assert ann.table.state.phase == "playing"
