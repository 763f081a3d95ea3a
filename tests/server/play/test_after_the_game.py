"""After a game is finished, ended by a vote or left by everybody: people and bots come, go and start again, in every game."""

import logging
from collections.abc import Iterator

import pytest
from table_kit import Party, Somebody, kept, play_out

from huetable.games import all_games
from huetable.table.wire.protocol import (
    AddBot,
    Admit,
    CastVote,
    Leave,
    Position,
    Propose,
    Ready,
    RemoveChair,
    Rename,
    Sit,
    Start,
)

GAMES = sorted(all_games())


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A table that stumbles says so in the server's log and goes on; here that is a failure."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def begun(party: Party, name: str) -> list[Somebody]:
    """The fewest people that the game can be played by."""
    game = all_games()[name]
    return await party.playing(game.meta.seats[0], name, options=dict(game.shortest), clocks="relaxed")


async def finished(party: Party, people: list[Somebody]) -> None:
    table = people[0].table
    await play_out(party.lobby, table)
    assert table.state.current_game is not None
    assert table.state.current_game.result is not None


async def ended(party: Party, people: list[Somebody]) -> None:
    await people[0].do(Propose, "end")
    vote = people[0].seen().vote
    assert vote is not None
    for other in people[1:]:
        if other.table.state.vote is not None:
            await other.do(CastVote, vote.name, yes=True)
    await party.advance(0)
    for person in people:
        observation = person.observation
        assert [
            observation["moves"],
            observation["forms"],
            observation["awaited"],
            observation["timers"],
        ] == [[], [], [], []]
        assert person.last(Position).clocks == (), "no clock runs in a game that has ended"


async def leave_and_come(party: Party, people: list[Somebody]) -> None:
    """Someone new sits down, takes one more chair, and a bot comes; somebody leaves; chairs change colours and go."""
    ann = people[0]
    most = ann.table.state.game.meta.seats[1]
    new = await party.watcher(ann)
    if len(ann.table.state.chairs) < most:
        await new.do(Sit, "Newcomer")
        assert new.observation["seat"] is None, "the game on the table is seen as a spectator sees it"
        assert new.seen().chairs[-1].yours
        assert (await new.again()).observation["seat"] is None, "and so after a reload"
    if len(ann.table.state.chairs) < most:
        await new.do(Sit, "A friend", another=True)
    if len(ann.table.state.chairs) < most:
        await ann.do(AddBot, ann.table.state.game.bots and "normal")
    await people[-1].do(Leave)
    bot = next(index for index, chair in enumerate(ann.seen().chairs) if chair.kind == "bot")
    back = await party.watcher(ann)
    await back.do(Sit, "Back", chair=bot)
    (asker,) = ann.seen().askers
    await ann.do(Admit, asker.guest)
    assert back.chair == bot
    await back.do(Rename, "Back again")
    for person in (ann, new, back):
        assert (await person.again()).last(Position).game_no == 1


async def start_again(party: Party, host: Somebody) -> None:
    state = host.table.state
    least, _ = state.game.meta.seats
    while any(chair.person is None for chair in state.chairs) and len(state.chairs) > least:
        bots = [index for index, chair in enumerate(state.chairs) if chair.person is None]
        await host.do(RemoveChair, bots[-1])
        state = host.table.state
    for client in list(host.table.connections.clients):
        if client.chairs and client.guest.id != host.guest.id:
            again = await Somebody(party.lobby, client.guest).join(state.id)
            await again.do(Ready)
    coming = host.seen().coming
    names = [chair.name for chair in host.seen().chairs]
    await host.do(Start)
    assert [chair.name for chair in host.seen().chairs] == [names[index] for index in coming]
    assert host.observation["seat"] == host.chair


@pytest.mark.rule("TABLE-13", "TABLE-15", "TABLE-26")
@pytest.mark.parametrize(
    # Whole games of bots take their time, and end in the same phase as those that were stopped.
    "end",
    [pytest.param(finished, marks=pytest.mark.soak), ended],
    ids=lambda end: end.__name__,
)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_after_a_game_people_come_and_go_and_start_again(party: Party, name: str, end: object) -> None:
    assert callable(end)
    people = await begun(party, name)
    await end(party, people)
    assert people[0].seen().phase == "over"
    await leave_and_come(party, people)
    await start_again(party, people[0])


@pytest.mark.rule("TABLE-19")
@pytest.mark.parametrize("name", kept(GAMES, "parlour", "dye_pot"))
@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_a_game_that_everybody_has_left_can_be_taken_up_by_somebody_new(
    party: Party, name: str
) -> None:
    people = await begun(party, name)
    watcher = await party.watcher(people[0])
    for person in people:
        await person.do(Leave)
    await watcher.do(Sit, "Newcomer", chair=1)
    assert watcher.seen().you_host
    assert watcher.observation["seat"] == 1
    await watcher.do(Propose, "end")
    await party.advance(0)
    assert watcher.seen().phase == "over"
    await start_again(party, watcher)
