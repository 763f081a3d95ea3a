"""One guest with several chairs: several roles for one person, or friends who pass one phone around."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from table_kit import Party, Somebody

from huetable.core.codec import encode
from huetable.server.http.home import my_tables
from huetable.server.lobby.listing import game_results
from huetable.table.wire.protocol import (
    Admit,
    CastVote,
    Concede,
    Consult,
    HandOver,
    Kick,
    Leave,
    Mute,
    Play,
    Position,
    Propose,
    Ready,
    RemoveChair,
    Rename,
    Say,
    Sit,
    Start,
)

NOD = Raw(b'{"type":"nod"}')


async def family(party: Party, *more: str, game: str = "parlour") -> list[Somebody]:
    """Ann holds her chair and one for each further name; Ben holds one."""
    ann, ben = await party.waiting(2, game)
    for name in more or ("Amy",):
        await ann.do(Sit, name, another=True)
    return [ann, ben]


async def playing(party: Party, *more: str, game: str = "parlour") -> list[Somebody]:
    ann, ben = await family(party, *more, game=game)
    await ben.do(Ready)
    await ann.do(Start)
    return [ann, ben]


def observations(who: Somebody) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(who.last(Position).sights)
    return found


def events(who: Somebody) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(who.last(Position).events)
    return found


async def play(who: Somebody, seat: int, **move: Any) -> None:
    await who.do(Play, seat, Raw(encode(move)))


@pytest.mark.rule("TABLE-12")
async def test_another_chair_is_taken_only_by_asking_for_it(party: Party) -> None:
    ann, ben = await party.waiting(2)
    assert await ann.refused(Sit, "Amy") == "TABLE-12"
    await ann.do(Sit, "Amy", another=True)
    chairs = ann.seen().chairs
    assert [(chair.name, chair.yours, chair.with_chair) for chair in chairs] == [
        ("Ann", True, None),
        ("Ben", False, None),
        ("Amy", True, 0),
    ]
    assert [chair.with_chair for chair in ben.seen().chairs] == [None, None, 0]
    assert ann.guest.name == "Ann", "the friend's name is not hers"


async def test_all_seats_held_are_seen_and_played_and_no_other(party: Party) -> None:
    ann, ben = await playing(party)
    assert [observation["seat"] for observation in observations(ann)] == [0, 2]
    assert [observation["seat"] for observation in observations(ben)] == [1]
    hands = [observation["view"]["hand"] for observation in observations(ann)]
    assert ann.table.state.current_game is not None
    assert hands == [ann.table.state.current_game.state.hands[seat] for seat in (0, 2)]
    await play(ann, 0, type="nod")
    assert await ann.refused(Play, 1, NOD) == "TABLE-27"
    await play(ben, 1, type="nod")
    assert await ben.refused(Play, 2, NOD) == "TABLE-27"
    await play(ann, 2, type="draw")
    assert b"drew" in bytes(ann.last(Position).events)
    assert b"drew" not in bytes(ben.last(Position).events)


async def test_a_secret_names_the_seat_it_is_for_to_who_holds_several(party: Party) -> None:
    ann, ben = await playing(party)
    await play(ann, 0, type="nod")
    await play(ben, 1, type="draw")
    assert [event.get("heard_by") for event in events(ben) if event["type"] == "drew"] == [None]
    await play(ann, 2, type="draw")
    assert [event.get("heard_by") for event in events(ann)] == [None, [2]]


async def test_each_chair_can_be_renamed_and_given_back(party: Party) -> None:
    ann, ben = await family(party)
    await ann.do(Rename, "Amelie", chair=2)
    assert [chair.name for chair in ben.seen().chairs] == ["Ann", "Ben", "Amelie"]
    assert ann.guest.name == "Ann"
    assert await ben.refused(Rename, "Mine", chair=2) == "TABLE-27"
    assert await ben.refused(Leave, chair=2) == "TABLE-27"
    await ann.do(Leave, chair=2)
    assert [chair.name for chair in ben.seen().chairs] == ["Ann", "Ben"]
    assert ann.seen().you_host


async def test_who_leaves_leaves_with_all_chairs(party: Party) -> None:
    ann, ben = await family(party, "Amy", "Abe")
    await ann.do(Leave)
    assert [(chair.name, chair.host) for chair in ben.seen().chairs] == [("Ben", True)]


async def test_in_a_game_a_bot_each_takes_the_seats_over(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.do(Leave)
    bots = [chair.name for chair in ben.seen().chairs if chair.kind == "bot"]
    assert len(set(bots)) == 2


@pytest.mark.rule("TABLE-22")
async def test_the_host_who_gives_one_chair_up_stays_the_host_in_the_other(party: Party) -> None:
    ann, ben = await family(party)
    await ann.do(Leave, chair=0)
    assert ann.seen().you_host
    assert not ben.seen().you_host


async def test_one_word_is_ready_for_all_chairs(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Sit, "Bea", another=True)
    assert await ann.refused(Start) == "TABLE-24"
    await ben.do(Ready)
    assert [chair.ready for chair in ann.seen().chairs] == [False, True, True]
    await ann.do(Start)


async def test_who_is_sent_away_goes_with_all_chairs(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Sit, "Bea", another=True)
    assert await ann.refused(Kick, 0) == "TABLE-17"
    await ann.do(Kick, 2)
    assert [chair.name for chair in ann.seen().chairs] == ["Ann"]
    assert ben.parted == "sent_away"


async def test_a_muted_chair_mutes_its_holder(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Sit, "Bea", another=True)
    await ann.do(Mute, 2)
    assert await ben.refused(Say, "hello") == "TABLE-38"


@pytest.mark.rule("TABLE-37")
async def test_a_secret_of_any_seat_hushes_its_holder(party: Party) -> None:
    ann, ben = await playing(party)
    await play(ann, 0, type="nod")
    await play(ben, 1, type="nod")
    await play(ann, 2, type="whisper")
    assert await ann.refused(Say, "psst") == "TABLE-37"


@pytest.mark.rule("TABLE-32")
async def test_whoever_holds_several_seats_has_one_vote(party: Party) -> None:
    ann, ben = await playing(party, "Amy", "Abe")
    await ann.do(Propose, "end")
    vote = ben.seen().vote
    assert vote is not None
    assert vote.may_vote == (0, 1), "two people, not four"
    assert vote.answered == (0,)
    assert await ann.refused(CastVote, vote.name, True) == "TABLE-34"
    await ben.do(CastVote, vote.name, True)
    await party.advance(1)
    assert ben.seen().phase == "over"


async def test_the_accused_votes_from_no_other_chair(party: Party) -> None:
    ann, ben, _ = guests = await party.waiting(3)
    await ben.do(Sit, "Bea", another=True)
    for guest in guests[1:]:
        await guest.do(Ready)
    await ann.do(Start)
    assert await ben.refused(Propose, "kick", 3) == "TABLE-17"
    await ann.do(Propose, "kick", 3)
    vote = ben.seen().vote
    assert vote is not None
    assert vote.may_vote == (0, 2)
    assert await ben.refused(CastVote, vote.name, False) == "TABLE-34"


async def test_a_move_of_any_of_my_seats_can_be_taken_back(party: Party) -> None:
    ann, ben = await playing(party)
    await play(ann, 0, type="nod")
    await play(ben, 1, type="nod")
    await play(ann, 2, type="bow", depth=2)
    await ann.do(Propose, "takeback")
    vote = ben.seen().vote
    assert vote is not None
    assert vote.proposer == 2
    await ben.do(CastVote, vote.name, True)
    await party.advance(1)
    assert ben.observation["awaited"] == [2]


async def test_one_seat_can_be_conceded_and_the_other_played_on(party: Party) -> None:
    ann, ben = await playing(party)
    assert await ben.refused(Concede, chair=0) == "TABLE-27"
    await ann.do(Concede, chair=2)
    assert [observation["seat"] for observation in observations(ann)] == [0]
    assert await ann.refused(Concede, chair=2) == "TABLE-4"


async def test_a_question_is_asked_from_a_seat_that_is_held(party: Party) -> None:
    ann, ben = await playing(party, "Amy")
    question = Raw(b'{"type":"may_bow","depth":2}')
    assert await ben.refused(Consult, question, seat=2) == "TABLE-27"
    await ann.answer(Consult("q", question, seat=2))


@pytest.mark.rule("TABLE-12")
async def test_nobody_wins_against_themselves(party: Party) -> None:
    ann, ben = await playing(party)
    await play(ann, 0, type="end")
    won = {result.guest: result.won for result in game_results(ann.table.state)}
    assert won == {ann.guest.id: False, ben.guest.id: False}


async def test_the_home_page_names_everybody_who_shares_my_screen(party: Party) -> None:
    ann, ben = await playing(party)
    (hers,) = await my_tables(party.lobby, ann.guest)
    (his,) = await my_tables(party.lobby, ben.guest)
    assert (hers.mine, hers.others) == (("Ann", "Amy"), ("Ben",))
    assert (his.mine, his.others) == (("Ben",), ("Ann", "Amy"))


async def test_chairs_held_together_stay_so_after_a_restart(party: Party) -> None:
    ann, ben = await playing(party)
    table = ann.table.state.id
    ann.table.close()
    again = await Somebody(party.lobby, ann.guest).join(table)
    assert [observation["seat"] for observation in observations(again)] == [0, 2]
    assert [chair.with_chair for chair in again.seen().chairs] == [None, None, 0]
    assert ben.parted == "restart"


async def test_a_bots_chair_may_be_my_second_one_when_the_host_agrees(party: Party) -> None:
    ann = await party.open(bots=("normal",))
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    await ben.do(Sit, "Ben")
    assert await ben.refused(Sit, "Bea", chair=1) == "TABLE-12"
    await ben.do(Sit, "Bea", chair=1, another=True)
    await party.advance(1)
    await ann.do(Admit, ann.seen().askers[0].guest)
    assert [(chair.name, chair.with_chair) for chair in ann.seen().chairs] == [
        ("Ann", None),
        ("Bea", None),
        ("Ben", 1),
    ]


async def test_the_host_may_make_a_held_chair_the_host_or_remove_it(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Sit, "Bea", another=True)
    await ann.do(RemoveChair, 2)
    assert [chair.name for chair in ben.seen().chairs] == ["Ann", "Ben"]
    await ann.do(HandOver, 1)
    assert ben.seen().you_host


@pytest.mark.rule("TABLE-32")
@pytest.mark.parametrize("upheld", [True, False])
async def test_friends_around_one_screen_answer_a_vote_together(party: Party, upheld: bool) -> None:
    (ann,) = await party.waiting(1)
    for name in ("Amy", "Abe"):
        await ann.do(Sit, name, another=True)
    await ann.do(Start)
    await play(ann, 0, type="accuse", whom=1)
    await party.advance(0)
    vote = ann.seen().vote
    assert vote is not None, "nobody else can answer, so the accusation waits for the screen"
    assert (vote.accused, vote.may_vote, vote.answered) == (1, (0,), ())
    await ann.do(CastVote, vote.name, upheld)
    await party.advance(0)
    assert ann.seen().vote is None
    assert observations(ann)[0]["view"]["guilty"] == ([1] if upheld else [])
