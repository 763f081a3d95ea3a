"""Canary: the giver's card and choice are in nobody else's bytes, until the reveal."""

from table_kit import Party, Somebody

from huetable.games.hues_and_cues.rules.board import FIELDS


def fields_in(who: Somebody) -> set[str]:
    """Every field that is named in what this client was ever sent."""
    return {field for field in FIELDS for frame in who.connection.frames if f'"{field}"'.encode() in frame}


async def test_card_and_target_reach_nobody_before_the_reveal(party: Party) -> None:
    guests = await party.playing(3, "hues_and_cues")
    watcher = await party.watcher(guests[0])
    match = guests[0].table.state.current_game
    assert match is not None
    state = match.state
    giver = guests[state.giver]
    others = [guest for guest in (*guests, watcher) if guest is not giver]
    card, target = set(state.card), state.card[2]
    free = [field for field in FIELDS if field not in card][:4]

    await giver.play(type="choose", field=target)
    await giver.play(type="cue", words="meadow")
    await party.time.advance(party.lobby, 5_000)
    for step, field in enumerate(free[:2], 1):
        await guests[(state.giver + step) % 3].play(type="place", field=field)
    again = [await guest.again() for guest in others if guest is not watcher]
    assert card & fields_in(giver) == card
    for guest in (*others, *again):
        assert fields_in(guest) == set(free[:2])

    first = state.giver
    await giver.play(type="pass")
    for guest in (*others, *again):
        assert fields_in(guest) >= card
    # The next giver's card stays as secret as the first one; pieces may have stood on its fields.
    assert set(state.card) & fields_in(watcher) <= card.union(free[:2])
    assert state.giver == (first + 1) % 3
