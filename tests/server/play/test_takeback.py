"""Taking a move back: only where it gave nothing away."""

import pytest
from msgspec import UNSET
from table_kit import Party, Somebody

from huetable.core.record import read_record, verify
from huetable.core.rng import Rng
from huetable.games import find_game
from huetable.server.http.replays import build_replay
from huetable.table.game_on_table import takeback
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.game_on_table.takeback import CountingRng
from huetable.table.wire.protocol import (
    CastVote,
    Leave,
    Position,
    Propose,
    Ready,
    Refused,
    Start,
    Welcome,
)


async def agree(*others: Somebody) -> None:
    for other in others:
        vote = other.seen().vote
        if vote is not None:
            await other.do(CastVote, vote.name, yes=True)


@pytest.mark.every_store
@pytest.mark.rule("TABLE-35")
async def test_a_harmless_move_is_taken_back_when_the_others_agree(party: Party) -> None:
    ann, ben = await party.playing(2)
    before = ann.observation
    await ann.play(type="bow", depth=3)
    late = (await party.watcher(ann)).last(Welcome)
    assert late.seqs == (ann.last(Position).seq,) * 2, "also who comes in now can tell what to drop"
    await ann.do(Propose, "takeback")
    await agree(ben)
    await party.advance(0)
    assert ann.observation == before
    undone = ben.last(Position).undone_to
    assert undone is not UNSET
    assert [
        each.seq > undone
        for each in ben.heard()
        if isinstance(each, Position) and bytes(each.events) != b"[]"
    ] == [True], "what the log says of it has not happened"
    greeted = (await ben.again()).last(Welcome)
    assert (bytes(greeted.history), greeted.seqs) == (b"[]", ())
    await ann.play(type="nod")
    assert ben.last(Position).undone_to is UNSET
    await ben.play(type="end")
    finished = await party.lobby.services.store.finished_game(ann.table.state.id, 1)
    assert finished is not None
    verify(find_game("parlour"), finished.data)
    assert [bytes(step.move) for step in read_record(finished.data).steps] == [
        b'{"type":"nod"}',
        b'{"type":"end"}',
    ]
    replayed = build_replay(finished, {}, None).steps
    assert [step.seat for step in replayed] == [None, 0, 1], "who bowed and took it back has only nodded"
    assert not any(b"bow" in bytes(step.events) for step in replayed)


@pytest.mark.rule("TABLE-35")
@pytest.mark.parametrize("kind", ["draw", "roll", "flip"])
async def test_what_gave_something_away_is_not_taken_back(party: Party, kind: str) -> None:
    """A card drawn in secret, a die rolled, a card turned up for all."""
    ann, _ = await party.playing(2)
    await ann.play(type=kind)
    assert await ann.refused(Propose, "takeback") == "TABLE-35"


@pytest.mark.rule("TABLE-35")
async def test_only_the_mover_asks_and_only_for_the_last_move(party: Party) -> None:
    ann, ben = await party.playing(2)
    assert await ann.refused(Propose, "takeback") == "TABLE-35", "there is nothing yet"
    await ann.play(type="nod")
    assert await ben.refused(Propose, "takeback") == "TABLE-35"
    await ben.play(type="nod")
    assert await ann.refused(Propose, "takeback") == "TABLE-35"


@pytest.mark.rule("TABLE-35")
async def test_a_secret_pour_is_taken_back_but_not_the_one_that_shows_all(party: Party) -> None:
    guests = await party.playing(3, "dye_pot")
    await guests[0].play(type="pour", dye="red")
    await guests[0].do(Propose, "takeback")
    await agree(*guests[1:])
    await party.advance(0)
    assert guests[0].observation["view"]["mine"] is None
    for guest, dye in zip(guests, ("blue", "red", "yellow"), strict=True):
        await guest.play(type="pour", dye=dye)
    await party.advance(10)
    assert await guests[2].refused(Propose, "takeback") == "TABLE-35"


@pytest.mark.every_store
async def test_what_was_taken_back_stays_so_after_a_restart(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    await ben.play(type="bow", depth=2)
    before = ben.observation
    await ben.do(Propose, "takeback")
    await agree(ann)
    await party.advance(0)
    after = ben.observation
    assert after != before
    ben.table.retire()
    assert (await ben.again()).observation == after


def test_a_counting_rng_draws_the_same_and_counts() -> None:
    plain, counting = Rng.from_number(1), CountingRng(Rng.from_number(1))
    assert counting.child(3, "x").below(100, "y") == plain.child(3, "x").below(100, "y")
    assert counting.dice(3) == plain.dice(3)
    assert counting.draws == ["y", ""]


# How often (TABLE-60)


async def take_back(party: Party, mover: Somebody, *others: Somebody) -> None:
    await mover.play(type="bow", depth=3)
    await mover.do(Propose, "takeback")
    await agree(*others)
    await party.advance(10)


async def refusal(mover: Somebody) -> Refused:
    answer = await mover.ask(Propose(mover.new_id(), "takeback"))
    assert isinstance(answer, Refused)
    return answer


@pytest.mark.rule("TABLE-60")
async def test_ten_moves_of_a_seat_are_taken_back_in_a_game_and_no_more(party: Party) -> None:
    ann, ben = await party.playing(2)
    for number in range(10):
        assert ann.seen().takebacks_left == (10 - number, 10)
        await take_back(party, ann, ben)
    assert ben.seen().takebacks_left == (0, 10)
    await ann.play(type="bow", depth=3)
    refused = await refusal(ann)
    assert (refused.clause, refused.sentence) == (
        "TABLE-60",
        "You’ve taken back ten moves in this game, so this one stands.",
    )
    await ben.play(type="bow", depth=3)
    await ben.do(Propose, "takeback")


@pytest.mark.every_store
@pytest.mark.rule("TABLE-60")
async def test_the_limit_holds_after_a_restart_and_ends_with_the_game(party: Party) -> None:
    ann, ben = await party.playing(2)
    await take_back(party, ann, ben)
    ann.table.retire()
    ann, ben = await ann.again(), await ben.again()
    assert ann.seen().takebacks_left == (9, 10)
    await ann.play(type="end")
    assert ann.seen().takebacks_left == ()
    await ben.do(Ready)
    await ann.do(Start)
    assert ann.seen().takebacks_left == (10, 10)


@pytest.mark.rule("TABLE-60")
async def test_a_seat_that_changes_hands_gets_no_more_take_backs(party: Party) -> None:
    ann, ben = await party.playing(2)
    await take_back(party, ann, ben)
    await ann.do(Leave)
    assert ben.seen().takebacks_left == (9, 10)


@pytest.mark.rule("TABLE-60")
async def test_a_table_checks_a_move_at_most_once_every_ten_seconds(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[int] = []
    reveals = takeback._reveals_anything

    def counting(game: CurrentGame) -> bool:
        checked.append(len(game.steps))
        return reveals(game)

    monkeypatch.setattr(takeback, "_reveals_anything", counting)
    ann, ben = await party.playing(2)
    await ann.play(type="flip")
    for _ in range(5):
        assert await ann.refused(Propose, "takeback") == "TABLE-35"
    assert checked == [1], "asked again, the answer is the same, without the work"
    await ben.play(type="nod")
    await party.advance(3.5)
    refused = await refusal(ben)
    assert (refused.clause, refused.sentence) == (
        "TABLE-60",
        "The table has just checked a move. Ask again in 7 seconds.",
    )
    assert checked == [1]
    await party.advance(6.5)
    await ben.do(Propose, "takeback")
    assert checked == [1, 2]
