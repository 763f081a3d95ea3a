"""Cluzzle at a real table: sculptures are handed in, sealed, fetched and looked at, and nobody holds the others up."""

from typing import Any

import pytest
from server_kit import Server
from table_kit import Party, Somebody

from huetable.client import CommandRefused, Connection, GuestClient, new_id
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay.strokes import Solid
from huetable.table.drafts import blob_hash
from huetable.table.wire.protocol import AddBot, Position, React, Ready, Say, SetTable, Start

BALL = clay.encode([Solid("ball", (96, 60, 96), (40, 40, 40), 5)])
ONE_GAME = {"games": 1, "first": 0}


async def a_turn(seat: Connection, observation: dict[str, Any]) -> None:
    """What somebody does who asks, answers and looks on, but never guesses."""
    view = observation["view"]
    match view["phase"]:
        case "ask":
            other = next(n for n, each in enumerate(view["cluzzles"]) if n and each["solver"] is None)
            await seat.play({"type": "ask", "sculptor": other, "question": "Is it alive?"})
        case "answer":
            await seat.play({"type": "answer", "answer": "no"})
        case "guess":
            await seat.play({"type": "no_guess"})
        case _:
            await seat.play({"type": "content"})


@pytest.mark.soak
async def test_one_person_and_two_bots_play_a_whole_game(local_server: Server) -> None:
    ann: GuestClient = await local_server.visitor()
    link = await local_server.open(ann, game="cluzzle", options=ONE_GAME)
    seat = await local_server.join(ann, link)
    for level in ("easy", "normal"):
        await seat.ask(AddBot(new_id(), level))
    await seat.start()
    while seat.observation is None:
        await seat.until(Position)
    word = seat.observation["view"]["card"][0]
    with pytest.raises(CommandRefused):
        await seat.play({"type": "seal", "clay": blob_hash(BALL), "word": word})
    await ann.hand_in(link.table, BALL)
    await seat.play({"type": "seal", "clay": blob_hash(BALL), "word": word})
    async for observation in seat.turns():
        await a_turn(seat, observation)
    assert seat.observation["result"] is not None
    shown = seat.observation["view"]["past"][0]["cluzzles"]
    assert [each["sculpture"]["bot"] for each in shown] == [False, True, True]
    for each in shown:
        assert clay.check(await ann.fetch(link.table, each["sculpture"]["clay"])) is None


@pytest.mark.rule("TABLE-30")
async def test_who_runs_out_of_time_gets_a_bots_sculpture_that_is_marked(party: Party) -> None:
    ann, _, _ = await party.playing(3, game="cluzzle", clocks="relaxed", options=ONE_GAME)
    await party.advance(299)
    assert ann.observation["view"]["time"] == "on"
    assert ann.observation["awaited"] == [0, 1, 2]
    await party.advance(2)
    assert ann.observation["view"]["time"] == "grace"
    await party.advance(10)
    assert ann.observation["view"]["phase"] == "ask"
    assert all(each["sculpture"]["bot"] for each in ann.observation["view"]["cluzzles"])
    assert all(each["sculpture"]["clay"] for each in ann.observation["view"]["cluzzles"])


@pytest.mark.rule("TABLE-30")
async def test_a_lost_decision_with_nothing_modelled_is_a_bots_sculpture_too(party: Party) -> None:
    people = await party.waiting(3, game="cluzzle", clocks="relaxed", options=ONE_GAME)
    await people[0].do(SetTable, forfeit=True)
    for other in people[1:]:
        await other.do(Ready)
    await people[0].do(Start)
    cards = [each.observation["view"]["card"] for each in people]
    await party.advance(320)
    views = [each.observation["view"] for each in people]
    assert views[0]["phase"] == "ask"
    assert all(each["sculpture"]["bot"] for each in views[0]["cluzzles"])
    assert [view["choice"] for view in views] == [card[0] for card in cards]


@pytest.mark.rule("TABLE-50")
async def test_photos_are_for_tables_that_are_not_listed(party: Party) -> None:
    ann = await party.open("cluzzle", options={"photos": True})
    assert await ann.refused(SetTable, listed=True) == "TABLE-50"
    await ann.do(SetTable, options={"photos": False}, listed=True)


@pytest.mark.every_store
@pytest.mark.rule("TABLE-30")
async def test_random_bots_put_something_on_the_table_that_can_be_seen(party: Party) -> None:
    ann = await party.open("cluzzle", bots=("random", "random"), start=True, options=ONE_GAME)
    await party.advance(60)
    match = ann.table.state.current_game
    assert match is not None
    for sculptor in match.state.sculptors[1:]:
        made = await party.lobby.services.store.blob(ann.table.state.id, 1, sculptor.sculpture.clay)
        assert made is not None
        assert not clay.build(made).is_empty()


async def in_the_questions(party: Party) -> list[Somebody]:
    """Three people whose sculptures bots have made; Ann is to ask first."""
    people = await party.playing(3, game="cluzzle", clocks="relaxed", options=ONE_GAME)
    await party.advance(320)
    assert people[0].observation["view"]["phase"] == "ask"
    return people


@pytest.mark.rule("TABLE-37")
async def test_the_sculptor_cannot_chat_between_i_dont_know_and_the_guess(party: Party) -> None:
    ann, ben, cleo = await in_the_questions(party)
    await ann.play(type="ask", sculptor=1, question="Does it dream?")
    assert await ben.refused(Say, "a hint") == "TABLE-37"
    await ben.play(type="answer", answer="unknown")
    assert ann.observation["view"]["phase"] == "ask"
    assert await ben.refused(Say, "a hint") == "TABLE-37"
    assert await ben.refused(React, "wow") == "TABLE-37"
    await cleo.do(Say, "hello")
    await ann.play(type="ask", sculptor=1, question="Is it alive?")
    await ben.play(type="answer", answer="no")
    await ann.play(type="no_guess")
    await ben.do(Say, "hello")


@pytest.mark.rule("TABLE-30")
async def test_the_gallery_opens_ten_seconds_after_the_last_guess(party: Party) -> None:
    ann, ben, cleo = await in_the_questions(party)
    match = ann.table.state.current_game
    assert match is not None
    match.state.round, match.state.asker = 5, 2
    await cleo.play(type="ask", sculptor=1, question="Is it alive?")
    await ben.play(type="answer", answer="no")
    await cleo.play(type="no_guess")
    assert ann.observation["view"]["phase"] == "closing"
    assert [word["word"] for word in cleo.observation["view"]["cluzzles"]] == [None] * 3
    await party.advance(9)
    assert ann.observation["view"]["phase"] == "closing"
    await party.advance(2)
    assert ann.observation["view"]["phase"] == "gallery"
