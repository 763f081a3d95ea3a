from typing import Any

import msgspec
import pytest
from show_of_hands import HANDS, Propose, ShowOfHands

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, MoveField, OpenMove, Refusal, TimerExpired, VoteEnded
from huetable.games import find_game

DYE: Any = find_game("dye_pot")
Pour: Any = DYE.move_types()[0]


def dye_state(**options: Any) -> Any:
    return DYE.setup(DYE.options_type(**options), 3, Rng.from_number(1))


@pytest.mark.rule("TABLE-1")
@pytest.mark.parametrize(
    "thing", [None, 7, "pour red", {"type": "pour", "dye": "red"}, Pour("mauve"), TimerExpired("x")]
)
def test_what_is_no_move_of_this_game_is_refused(thing: object) -> None:
    assert DYE.refuse(dye_state(), 0, thing) == Refusal("TABLE-1")


@pytest.mark.rule("TABLE-2")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = dye_state()
    state.ending = "book"
    assert DYE.refuse(state, 0, Pour("red")) == Refusal("TABLE-2")


@pytest.mark.rule("TABLE-3")
def test_who_has_nothing_to_do_waits() -> None:
    state = dye_state()
    DYE.apply(state, 0, Pour("red"), Rng.from_number(2))
    assert DYE.refuse(state, 0, Pour("red")) == Refusal("TABLE-3")
    assert DYE.refuse(state, 1, Pour("red")) is None


@pytest.mark.rule("TABLE-4")
@pytest.mark.parametrize("seat", [3, -2, None, "0", 1.0, True])
def test_only_those_who_sit_at_the_table_play(seat: object) -> None:
    assert DYE.refuse(dye_state(), seat, Pour("red")) == Refusal("TABLE-4")


@pytest.mark.rule("TABLE-5")
def test_only_a_running_clock_lapses() -> None:
    state = dye_state()
    assert DYE.refuse(state, TABLE, TimerExpired("pour/1")) is None
    assert DYE.refuse(state, TABLE, TimerExpired("pour/2")) == Refusal("TABLE-5")
    assert DYE.refuse(dye_state(clock=False), TABLE, TimerExpired("pour/1")) == Refusal("TABLE-5")
    assert DYE.refuse(state, TABLE, Pour("red")) == Refusal("TABLE-5")
    unhashable: Any = []
    assert DYE.refuse(state, TABLE, TimerExpired(unhashable)) == Refusal("TABLE-5")


@pytest.mark.rule("TABLE-5")
def test_only_an_open_vote_is_ruled_on() -> None:
    state = HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1))
    assert HANDS.refuse(state, TABLE, VoteEnded("proposal/3", upheld=True)) == Refusal("TABLE-5")
    HANDS.apply(state, 1, Propose(), Rng.from_number(1))
    assert HANDS.refuse(state, TABLE, VoteEnded("proposal/3", upheld=True)) is None
    assert HANDS.refuse(state, TABLE, VoteEnded("proposal/2", upheld=True)) == Refusal("TABLE-5")
    assert HANDS.refuse(state, 0, Propose()) == Refusal("TABLE-3")


@pytest.mark.rule("TABLE-6")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_the_number_of_seats_must_suit_the_game(seats: int) -> None:
    args = {"least": 3, "most": 6, "players": seats}
    assert DYE.read_options({}, seats) == Refusal("TABLE-6", args, "few" if seats < 3 else "many")


@pytest.mark.rule("TABLE-7")
@pytest.mark.parametrize(
    ("raw", "args", "reason"),
    [
        ({"goal": 99}, {"option": "goal", "value": "99", "most": "15"}, "value_most"),
        ({"goal": -1}, {"option": "goal", "value": "-1", "least": "3"}, "value_least"),
        ({"goal": "7"}, {"option": "goal", "value": "7"}, "value"),
        ({"gaol": 7}, {"option": "gaol"}, "unknown"),
        ([], {}, ""),
        (None, {}, ""),
    ],
)
def test_options_must_be_known_and_within_bounds(raw: object, args: dict[str, object], reason: str) -> None:
    assert DYE.read_options(raw, 3) == Refusal("TABLE-7", args, reason)


def test_lawful_options_are_read_and_a_game_may_refuse_their_combination() -> None:
    assert DYE.read_options({"goal": 5}, 3).goal == 5
    assert HANDS.read_options({"votes": 2}, 2).votes == 2
    assert HANDS.read_options({"votes": 2}, 3) == Refusal("HANDS-2")


def test_moves_are_read_from_the_wire_or_not_at_all() -> None:
    assert DYE.read_move(b'{"type":"pour","dye":"red"}') == Pour("red")
    assert HANDS.read_move(b'{"type":"propose"}') == Propose()
    for junk in (
        b"",
        b"{",
        b'{"type":"pour"}',
        b'{"type":"pour","dye":"red","x":1}',
        b"\xff",
        b"[" * 100_000,
    ):
        assert DYE.read_move(junk) is None


def test_a_sight_holds_openings_only_for_who_may_act() -> None:
    state = dye_state()
    assert DYE.observe(state, 0).moves
    assert DYE.observe(state, 0).awaited == (0, 1, 2)
    assert DYE.observe(state, 0).timers
    assert DYE.observe(state, None).moves == ()
    DYE.apply(state, 0, Pour("red"), Rng.from_number(2))
    assert DYE.observe(state, 0).moves == ()
    state.ending = "book"
    over = DYE.observe(state, 1)
    assert (over.moves, over.open_moves, over.awaited, over.timers) == ((), (), (), ())
    assert over.result


def test_by_default_there_are_no_forms_timers_ballots_or_secrets_to_keep() -> None:
    state = HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1))
    assert (*HANDS.open_moves(state, 0), *HANDS.timers(state), *HANDS.chat_blocked(state)) == ()
    assert DYE.motion(dye_state()) is None
    assert DYE.refuse_options(DYE.options_type(), 3) is None
    assert not DYE.friends_only(DYE.options_type())
    assert not HANDS.must_submit_work(state, 0)
    assert HANDS.decision_name(state, 0) == ""


def test_a_game_says_by_its_types_whether_a_seat_sees_more_than_others() -> None:
    assert HANDS.has_private_views()
    assert not find_game("guardians_of_hue").has_private_views()


def test_a_copy_shares_nothing() -> None:
    state = dye_state()
    copied = DYE.copy(state)
    DYE.apply(copied, 0, Pour("red"), Rng.from_number(2))
    assert state.poured == [None, None, None]


@pytest.mark.rule("TABLE-45")
def test_a_game_that_answers_no_questions_says_so() -> None:
    assert HANDS.read_question(b'{"type":"propose"}') is None
    view = HANDS.view(HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1)), 0)
    assert HANDS.consult(view, None) == Refusal("TABLE-45")


def test_only_a_question_of_the_game_is_read_as_one() -> None:
    class Asking(ShowOfHands):
        question_type = Propose

    assert Asking().read_question(b'{"type":"propose"}') == Propose()
    assert Asking().read_question(b'{"type":"dispose"}') is None


class Seal(msgspec.Struct, frozen=True, tag="seal"):
    title: str
    clay: str


def sealing(blob_bytes: int) -> Any:
    """A game whose seats seal something large, by its hash."""
    form = OpenMove("seal", (MoveField("title", "text", 20), MoveField("clay", "blob", 64)))
    methods = {
        "meta": msgspec.structs.replace(HANDS.meta, blob_bytes=blob_bytes),
        "open_moves": lambda self, state, seat: [OpenMove("other", ()), form] if seat == 0 else [],
    }
    return type("Sealing", (type(HANDS),), methods)()


def test_a_move_cites_what_stands_in_the_blanks_for_blobs() -> None:
    state = HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1))
    assert sealing(64).cited_blobs(state, 0, Seal("a cup", "hash")) == ["hash"]
    assert sealing(64).cited_blobs(state, 1, Seal("a cup", "hash")) == []
    assert sealing(0).cited_blobs(state, 0, Seal("a cup", "hash")) == []


def test_a_game_refers_to_nothing_large_and_takes_nothing_unless_it_says_so() -> None:
    state = HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1))
    assert HANDS.blobs(state) == ()
    assert HANDS.check_blob(state, 0, b"clay") == Refusal("TABLE-47")
    assert HANDS.picture(b"clay") is None
    assert HANDS.shape(b"clay") is None
    bot = HANDS.bots["normal"](0)
    assert bot.blobs(HANDS.observe(state, 0), None) == ()


def test_a_bot_plays_alike_beside_anybody_unless_its_game_says_otherwise() -> None:
    bot = HANDS.bots["normal"](0)
    assert bot.beside(frozenset({1})) is bot
