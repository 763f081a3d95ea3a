"""The contract itself is tested by games that break it, one promise each."""

from typing import Any

import msgspec
import pytest
from show_of_hands import HANDS, PrivateView, Proposed, PublicView, ShowOfHands

from huetable.core import contract
from huetable.core import record as records
from huetable.core.audience import reaches
from huetable.core.contract import ContractBroken, check_any_object, check_game, check_record
from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.rulebook import parse_rulebook
from huetable.core.terms import TABLE, Motion, Refusal, Result, Timer
from huetable.games import find_game, rulebook, table_rulebook

DYE: Any = find_game("dye_pot")
BOOKS = (rulebook(DYE), table_rulebook())
DyePot: Any = type(DYE)


def test_a_game_that_keeps_the_contract_passes() -> None:
    for seed in range(6):
        check_record(DYE, check_game(DYE, 3 + seed % 4, seed, rulebooks=BOOKS), range(7))
        check_game(HANDS, 2, seed)


def breaking(promise: str, base: Any = ShowOfHands, seats: int = 2, **methods: Any) -> None:
    """A game with these methods put in must be caught breaking this promise."""
    broken = type("Broken", (base,), methods)()
    with pytest.raises(ContractBroken, match=promise):
        check_games(broken, seats)


def check_games(game: Any, seats: int) -> None:
    for seed in range(8):
        check_game(game, seats, seed, most=500)


def test_a_game_that_waits_for_nobody_is_caught() -> None:
    breaking("somebody is awaited", whose_turn=lambda self, state: [])


def test_awaiting_somebody_twice_is_caught() -> None:
    breaking("nobody is awaited twice", whose_turn=lambda self, state: [0, 0])


def test_awaiting_somebody_who_may_not_act_is_caught() -> None:
    breaking("the awaited may act", whose_turn=lambda self, state: [0, 1])


def test_two_timers_of_one_name_are_caught() -> None:
    breaking("no two timers", timers=lambda self, state: [Timer("t", 5), Timer("t", 5)])


def test_a_timer_without_time_is_caught() -> None:
    breaking("a timer takes time", timers=lambda self, state: [Timer("t", 0)])


def test_who_may_act_but_has_nothing_to_do_is_caught() -> None:
    breaking("something to do", legal_moves=lambda self, state, seat: [])


def test_a_move_listed_twice_is_caught() -> None:
    breaking(
        "listed once", legal_moves=lambda self, state, seat: [*ShowOfHands.legal_moves(self, state, seat)] * 2
    )


def test_a_listed_move_that_is_refused_is_caught() -> None:
    breaking("what is listed is legal", check_move=lambda self, state, seat, move: Refusal("HANDS-1"))


def test_a_copy_that_differs_is_caught() -> None:
    def copy(self: Any, state: Any) -> Any:
        copied = ShowOfHands.copy(self, state)
        copied.left = 0
        return copied

    breaking("a copy is equal", copy=copy)


def test_a_timeout_move_that_is_illegal_is_caught() -> None:
    breaking("the timeout move is legal", timeout_move=lambda self, state, seat: "whatever")


def test_a_bots_move_for_a_person_that_is_illegal_is_caught() -> None:
    breaking("a bot's move for a person is legal", stand_in_move=lambda self, observation, move: "whatever")


def test_a_game_may_leave_it_to_the_table_to_take_a_decision_away() -> None:
    game: Any = type("Lost", (ShowOfHands,), {"timeout_move": lambda self, state, seat: None})()
    played = [check_game(game, 2, seed, every=50) for seed in range(150)]
    moves = {bytes(step.move) for record in played for step in record.steps if step.seat == TABLE}
    assert {b'{"type":"forfeit","seat":0}', b'{"type":"forfeit","seat":1}'} <= moves
    for record in played:
        records.verify(game, records.write_record(record))


def test_a_seat_that_may_sign_for_the_table_is_caught() -> None:
    def refuse(self: Any, state: Any, seat: Any, move: Any) -> Any:
        return self.refuse_recorded(state, seat, move)

    breaking("a seat does not sign for the table", refuse=refuse)


def test_a_view_with_a_secret_in_it_is_caught() -> None:
    def private_view(self: Any, state: Any, seat: Any) -> Any:
        return PrivateView(state.secrets[0])

    breaking("the same view", private_view=private_view)


def test_a_field_in_both_parts_of_a_view_is_caught() -> None:
    breaking("no field is in both parts of a view", private_type=PublicView)


def test_a_game_that_hides_something_and_cannot_imagine_it_is_caught_by_name() -> None:
    breaking("a game that hides something has `imagine`", imagine=Game.imagine)


def test_openings_that_give_a_secret_away_are_caught() -> None:
    def may_act(self: Any, state: Any, seat: int) -> bool:
        return bool(DYE.may_act(state, seat)) and state.poured[(seat + 1) % 3] != "red"

    breaking("the same observation", DyePot, 3, may_act=may_act, whose_turn=lambda self, state: [])


def test_scores_that_give_a_secret_away_are_caught() -> None:
    breaking("the same scores", scores=lambda self, state: state.secrets)


def test_a_vote_that_gives_a_secret_away_is_caught() -> None:
    def motion(self: Any, state: Any) -> Motion | None:
        return Motion(f"{state.secrets}", "HANDS-1", 0)

    breaking("the same vote", motion=motion)


def test_a_refusal_that_gives_a_secret_away_is_caught() -> None:
    def check_move(self: Any, state: Any, seat: int, move: Any) -> Refusal | None:
        refusal = DYE.check_move(state, seat, move)
        return None if refusal is None else Refusal(refusal.clause, {"colour": state.orders[0][0]})

    breaking("the same refusal", DyePot, 3, check_move=check_move)


def test_telling_what_the_view_does_not_show_is_caught() -> None:
    def apply(self: Any, state: Any, seat: int, move: Any, rng: Rng) -> Any:
        emitted = ShowOfHands.apply(self, state, seat, move, rng)
        return [*emitted, (Proposed(state.secrets[0]), None)]

    breaking("the view shows what the events say", apply=apply)


def test_asking_that_changes_the_state_is_caught() -> None:
    def refuse(self: Any, state: Any, seat: Any, move: Any) -> Refusal | None:
        if move == 1.5:
            state.secrets[0] += 1
        return ShowOfHands.refuse(self, state, seat, move)

    breaking("asking changes nothing", refuse=refuse)


def test_a_clause_that_is_in_no_book_is_caught() -> None:
    state = HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1))
    book = parse_rulebook("- **TABLE-1** Moves are moves.\n")
    assert check_any_object(HANDS, state, 0, None, [book]) == Refusal("TABLE-1")
    with pytest.raises(ContractBroken, match="cites a clause that exists"):
        check_any_object(HANDS, state, 9, None, [book])


def test_a_game_that_does_not_end_is_caught() -> None:
    breaking("ends within 500 moves", result=lambda self, state: None)


def test_an_ending_that_was_not_announced_is_caught() -> None:
    breaking("one of its endings", result=ending(Result("flood", (), (0, 0))))


def test_a_winner_from_outside_is_caught() -> None:
    breaking("winners sit at the table", result=ending(Result("tired", (7,), (0, 0))))


def test_a_result_without_everybodys_score_is_caught() -> None:
    breaking("everybody has a score", result=ending(Result("tired", (), (0,))))


def ending(result: Result) -> Any:
    return lambda self, state: result if state.left < 3 else None


def test_an_opening_after_the_end_is_caught() -> None:
    def observe(self: Any, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(ShowOfHands.observe(self, state, seat), awaited=(0,))

    breaking("nobody may act after the end", observe=observe)


def test_a_move_after_the_end_is_caught() -> None:
    def refuse(self: Any, state: Any, seat: Any, move: Any) -> Refusal | None:
        return None if state.left == 2 and move == {} else ShowOfHands.refuse(self, state, seat, move)

    breaking("every move after the end is refused", result=ending(Result("tired", (), (0, 0))), refuse=refuse)


def test_a_game_that_is_going_on_has_not_ended() -> None:
    state = HANDS.setup(HANDS.options_type(), 2, Rng.from_number(1))
    with pytest.raises(ContractBroken, match="the game is over"):
        contract.check_end(HANDS, state)


def test_a_record_that_hides_a_change_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    record = check_game(HANDS, 2, 1)
    monkeypatch.setattr(records, "verify", lambda game, data: None)
    with pytest.raises(ContractBroken, match="byte 5 changed still verifies"):
        check_record(HANDS, record, [5])


@pytest.mark.parametrize(
    ("audience", "seat", "reached"),
    [
        (None, None, True),
        (None, 1, True),
        (1, 1, True),
        (1, 0, False),
        (1, None, False),
        ((0, 2), 2, True),
        ((0, 2), 1, False),
    ],
)
def test_an_event_reaches_its_audience(audience: Any, seat: Any, reached: bool) -> None:
    assert reaches(audience, seat) is reached


def test_something_to_fetch_that_the_view_does_not_show_is_caught() -> None:
    def blobs(self: Any, state: Any) -> list[tuple[str, None]]:
        return [(str(state.secrets), None)]

    breaking("what may be fetched, the view shows", blobs=blobs)
