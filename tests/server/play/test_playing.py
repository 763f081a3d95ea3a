"""Moves: who may make them, and that they count once."""

import pytest
from msgspec import Raw
from table_kit import Party, Somebody

from huetable.table.wire.protocol import Ack, Concede, Pause, Play, Position, Refused, Sit


@pytest.mark.every_store
async def test_a_move_reaches_everybody(party: Party) -> None:
    ann, ben = await party.playing(2)
    ack = await ann.play(type="bow", depth=2)
    assert ben.last(Position).seq == ack.seq
    assert ben.last(Position).last == (0, "bow 2")
    assert ben.observation["awaited"] == [1]
    assert ann.observation["seat"] == 0
    assert ben.observation["seat"] == 1


@pytest.mark.rule("TABLE-27")
async def test_only_the_seats_holder_moves_it(party: Party) -> None:
    ann, ben = await party.playing(2)
    assert await ben.refused(Play, 0, Raw(b'{"type":"nod"}')) == "TABLE-27"
    assert await ann.refused(Play, 1, Raw(b'{"type":"nod"}')) == "TABLE-27"
    assert await ann.refused(Play, -1, Raw(b'{"type":"lapse","name":"x"}')) == "TABLE-27"


async def test_a_watcher_cannot_move(party: Party) -> None:
    ann, _ = await party.playing(2)
    eve = await party.watcher(ann)
    assert await eve.refused(Play, 0, Raw(b'{"type":"nod"}')) == "TABLE-4"


async def test_what_was_offered_is_legal_only_until_the_next_move(party: Party) -> None:
    ann, ben = await party.playing(2)
    current_game = ann.table.state.current_game
    assert current_game is not None
    nod = current_game.observed[0].moves[0]
    assert current_game.was_offered(0, nod)
    assert not current_game.was_offered(1, nod)
    await ann.play(type="nod")
    assert not current_game.was_offered(0, nod)
    assert await ann.refused_play(type="nod") == "TABLE-3"
    await ben.play(type="nod")
    await ann.play(type="nod")


@pytest.mark.every_store
async def test_a_command_sent_twice_counts_once(party: Party) -> None:
    ann, ben = await party.playing(2)
    command = Play("same", 0, Raw(b'{"type":"nod"}'))
    first = await ann.ask(command)
    again = await ann.ask(command)
    assert first == again
    assert isinstance(first, Ack)
    # Somebody else may have made up the same id.
    other = await ben.ask(Play("same", 1, Raw(b'{"type":"nod"}')))
    assert isinstance(other, Ack)
    assert other.seq == first.seq + 1


@pytest.mark.every_store
async def test_a_command_is_known_again_after_a_restart(party: Party) -> None:
    ann, _ = await party.playing(2)
    command = Play("same", 0, Raw(b'{"type":"nod"}'))
    first = await ann.ask(command)
    ann.table.retire()
    ann = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert await ann.ask(command) == first


async def test_a_refused_move_changes_nothing_and_says_why(party: Party) -> None:
    ann, _ = await party.playing(2)
    answer = await ann.ask(Play("x", 0, Raw(b'{"type":"accuse","whom":0}')))
    assert answer == Refused("x", "PAR-2", "Accuse somebody else.", {})
    assert await ann.refused_play(type="fly") == "TABLE-1"


@pytest.mark.rule("TABLE-28")
async def test_nothing_is_played_before_the_start(party: Party) -> None:
    ann, _ = await party.waiting(2)
    assert await ann.refused_play(type="nod") == "TABLE-28"


async def test_nothing_is_played_after_the_end(party: Party) -> None:
    ann, _ = await party.playing(2)
    await ann.play(type="end")
    assert await ann.refused_play(type="nod") == "TABLE-2"


@pytest.mark.rule("TABLE-29")
async def test_nothing_is_played_while_the_table_is_paused(party: Party) -> None:
    ann, _ = await party.playing(2)
    await ann.do(Pause, True)
    assert await ann.refused_play(type="nod") == "TABLE-29"
    await ann.do(Pause, False)
    await ann.play(type="nod")


async def test_a_secret_move_is_not_put_into_words_for_others(party: Party) -> None:
    guests = await party.playing(3, "dye_pot")
    await guests[0].play(type="pour", dye="red")
    assert guests[0].last(Position).last == (0, "pour red")
    assert guests[1].last(Position).last == (0, "")


@pytest.mark.every_store
async def test_who_comes_late_hears_what_happened_since(party: Party) -> None:
    ann, ben = await party.playing(2)
    first = await ann.play(type="nod")
    await ben.play(type="bow", depth=3)
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id, seen=first.seq)
    assert b'{"type":"bowed","seat":1,"depth":3}' in bytes(back.last(Position).events)
    assert b'"seat":0' not in bytes(back.last(Position).events)


async def test_a_guest_on_two_devices_sees_the_same(party: Party) -> None:
    ann, ben = await party.playing(2)
    phone = await ann.again()
    await ann.play(type="nod")
    assert phone.observation == ann.observation
    await ben.play(type="nod")
    await phone.play(type="nod")
    assert ann.last(Position).seq == phone.last(Position).seq


async def test_a_game_that_breaks_costs_one_answer_and_nothing_else(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    game = ann.table.state.game
    with monkeypatch.context() as broken:
        broken.setattr(type(game), "apply", lambda *_: 1 // 0)
        answer = await ann.ask(Play("x", 0, Raw(b'{"type":"nod"}')))
    assert isinstance(answer, Refused)
    await party.advance(1)
    await ann.play(type="nod")
    await ben.play(type="nod")


async def test_sitting_down_makes_a_player_of_a_watcher(party: Party) -> None:
    ann = await party.open()
    ben = await party.watcher(ann)
    assert ben.seen().watching == 1
    await ben.do(Sit, "Ben", "green")
    assert [chair.name for chair in ben.seen().chairs] == ["Ann", "Ben"]
    assert ben.seen().chairs[1].yours
    assert ben.seen().chairs[1].colour == "green"
    assert ann.seen().watching == 0


async def test_a_bot_that_came_just_before_a_waiting_move_plays_after_it(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="off", pace="instant")
    ann.table.receive(ben.client, Concede(ben.new_id()))
    ann.table.receive(ann.client, Play(ann.new_id(), 0, Raw(b'{"type":"nod"}')))
    await party.advance(5)
    current_game = ann.table.state.current_game
    assert current_game is not None
    assert [step.seat for step in current_game.steps][:2] == [0, 1]
