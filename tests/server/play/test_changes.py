"""A position that is sent as what has changed is, for whoever puts it together, the very position."""

import pytest
from sent_games import MOST_MOVES, Twins, everybody, last_message, move_at_random
from table_kit import Party, kept, settle

from huetable import games
from huetable.core.codec import decode
from huetable.core.rng import SEED_BYTES, Rng
from huetable.server.lobby import open_table
from huetable.table.command_result import accept
from huetable.table.events import Undone
from huetable.table.seeds import Seed
from huetable.table.wire.protocol import Change, Leave, Position, ServerMessage
from huetable.table.wire.rebuilding import OutOfStep, rebuild

GAMES = sorted(games.all_games())
MOST_TWINS = 8
SHARED = ("view", "tails", "parts", "told", "awaited", "timers", "result", "scores")


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards each time: a round of UNO that is played at random may last for ever."""
    monkeypatch.setattr(open_table, "draw_seed", lambda: Seed("07" * SEED_BYTES, "00" * SEED_BYTES))


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", kept(GAMES, "dye_pot", "uno_coloradd"))
async def test_whoever_puts_the_changes_together_has_every_position_of_a_whole_game(
    party: Party, game: str, seed: int
) -> None:
    people = (games.find_game(game).meta.seats[0], 4)[seed - 1]
    host, twins = await everybody(party, game, people)
    rng = Rng.from_number(seed)
    for number in range(MOST_MOVES):
        if host.table.state.phase != "playing":
            break
        if number % 7 == 6 and len(twins) < MOST_TWINS:
            # Somebody comes back in the middle of the game.
            twins.append(await Twins.of(twins[number % len(twins)].changes))
        for each in twins:
            each.fall_behind()
        await move_at_random(host, rng.child(number))
        for each in twins:
            each.compare()
    assert host.table.state.phase == "over"
    assert all(each.changed for each in twins[: people + 2])


@pytest.mark.parametrize("game", kept(GAMES, "dye_pot", "uno_coloradd"))
async def test_what_all_are_sent_alike_is_what_a_stranger_who_watches_is_sent(
    party: Party, game: str
) -> None:
    host, twins = await everybody(party, game, 2)
    stranger, rng, compared = twins[0].changes, Rng.from_number(5), 0
    for number in range(MOST_MOVES):
        if host.table.state.phase != "playing":
            break
        await move_at_random(host, rng.child(number))
        public = last_message(stranger.connection)
        for each in twins[1:]:
            change = last_message(each.changes.connection)
            if isinstance(public, Change) and isinstance(change, Change):
                assert [getattr(change, name) for name in SHARED] == [
                    getattr(public, name) for name in SHARED
                ]
                compared += 1
    assert compared > 10


def _decoded(frame: bytes) -> object:
    return decode(frame, ServerMessage)


async def test_a_long_row_of_changes_is_interrupted_by_a_whole_position(party: Party) -> None:
    host, *_ = await party.playing(2, "uno_coloradd")
    kinds = []
    for number in range(210):
        await move_at_random(host, Rng.from_number(1).child(number))
        kinds.append(type(last_message(host.connection)))
    assert [number for number, kind in enumerate(kinds) if kind is Position] == [100, 201]


async def test_whoever_has_joined_gets_changes_from_the_second_position_on(party: Party) -> None:
    ann, ben = await party.playing()
    await ann.play(type="nod")
    watcher = await party.watcher(ann)
    await ben.play(type="nod")
    assert isinstance(last_message(watcher.connection), Position)
    assert isinstance(last_message(ann.connection), Change)
    await ann.play(type="nod")
    assert isinstance(last_message(watcher.connection), Change)


async def test_moves_that_are_taken_back_are_told_by_a_whole_position(party: Party) -> None:
    ann, ben = await party.playing()
    await ann.play(type="nod")
    before = ann.table.state.seq
    await ben.play(type="draw")
    ann.table.commit(accept(Undone(before)))
    await settle(party.lobby)
    told = last_message(ben.connection)
    assert isinstance(told, Position)
    assert told.undone_to == before


async def test_whoever_gets_another_seat_is_shown_it_in_full(party: Party) -> None:
    ann, ben = await party.playing()
    watching = await party.watcher(ann)
    await ann.play(type="nod")
    await ben.play(type="nod")
    await ben.do(Leave)
    assert ben.last(Position).seq == ben.table.state.seq
    assert isinstance(
        [m for m in map(_decoded, ben.connection.frames) if isinstance(m, Position | Change)][-1], Position
    )
    assert ben.observation == watching.observation


async def test_a_change_of_another_position_is_not_taken(party: Party) -> None:
    ann, ben = await party.playing()
    for who in (ann, ben, ann):
        await who.play(type="nod")
    change = last_message(ben.connection)
    assert isinstance(change, Change)
    first = next(message for message in ben.heard() if isinstance(message, Position))
    with pytest.raises(OutOfStep):
        rebuild(first, change)
    with pytest.raises(OutOfStep):
        rebuild(None, change)
