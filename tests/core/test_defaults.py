"""A game that supplies the least it may, and everything that it gets for that."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta as Bounds
from msgspec import Struct

from huetable.core.contract import ContractBroken, check_game
from huetable.core.defaults import candidate_moves
from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    NO_PRIVATE_VIEW,
    Emitted,
    Meta,
    MoveField,
    NoPrivateView,
    OpenMove,
    Refusal,
    Result,
    Seat,
    TableMove,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    stones: int = 9


class State(Struct):
    seats: int
    stones: int
    turn: int = 0


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    stones: Annotated[int, Bounds(ge=1, le=3)]
    hand: Literal["left", "right"] = "right"


class Rest(Struct, frozen=True, tag="rest", forbid_unknown_fields=True):
    loudly: bool | None
    sigh: str = ""


class Shout(Struct, frozen=True, tag="shout", forbid_unknown_fields=True):
    words: str
    volume: int


class Took(Struct, frozen=True, tag="took"):
    seat: int
    stones: int


class Stones(Game[State, Take, Took, State, NoPrivateView, Options]):
    """Take one, two or three; whoever takes the last stone wins."""

    meta = Meta(
        id="stones",
        title="Stones",
        short="stones",
        blurb="Take the last stone.",
        seats=(2, 4),
        minutes=1,
        rules_version=1,
        clauses="STONE",
        endings=("last",),
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return State(seats, options.stones)

    def whose_turn(self, state: State) -> Sequence[Seat]:
        return [state.turn]

    def check_move(self, state: State, seat: Seat, move: Take) -> Refusal | None:
        return Refusal("STONE-1") if move.stones > state.stones else None

    def apply(self, state: State, seat: Seat, move: Take | TableMove, rng: Rng) -> list[Emitted]:
        if isinstance(move, Take):
            state.stones -= move.stones
            state.turn = (seat + 1) % state.seats
            return [(Took(seat, move.stones), None)]
        return []

    def result(self, state: State) -> Result | None:
        if state.stones:
            return None
        winner = (state.turn - 1) % state.seats
        return Result("last", (winner,), tuple(int(seat == winner) for seat in range(state.seats)))


STONES: Any = Stones()


class Listing(Stones):
    """Lists its moves instead of checking them."""

    check_move = Game.check_move

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Take]:
        return [Take(stones) for stones in (1, 2, 3) if stones <= state.stones]


def start(stones: int = 9) -> State:
    return Stones().setup(Options(stones), 3, Rng.from_number(1))


def test_a_game_that_supplies_the_least_keeps_the_contract() -> None:
    for seed in range(5):
        check_game(STONES, 2 + seed % 3, seed)
        check_game(Listing(), 3, seed)


def test_a_game_must_supply_at_most_eight_things() -> None:
    """The abstract ones, its meta, one of two for its moves, and both views where it hides something."""
    supplied = {*Game.__abstractmethods__, "meta", "legal_moves or check_move", "public_view", "private_view"}
    assert supplied >= {"setup", "whose_turn", "apply", "result"}
    assert len(supplied) <= 8


def test_the_types_come_from_the_parameters() -> None:
    kinds = (STONES.state_type, STONES.move_type, STONES.event_type, STONES.public_type, STONES.private_type)
    assert kinds == (State, Take, Took, State, NoPrivateView)
    assert Listing.options_type is Options


def test_legal_moves_are_the_candidates_that_the_check_lets_pass() -> None:
    taken = [(move.stones, move.hand) for move in STONES.legal_moves(start(2), 0)]
    assert taken == [(1, "left"), (1, "right"), (2, "left"), (2, "right")]


@pytest.mark.rule("TABLE-54")
def test_where_moves_are_listed_any_other_is_refused() -> None:
    game = Listing()
    assert game.refuse(start(2), 0, Take(2)) is None
    assert game.refuse(start(2), 0, Take(3)) == Refusal("TABLE-54")


def test_a_game_with_neither_a_list_nor_a_check_is_no_game() -> None:
    with pytest.raises(TypeError, match="`legal_moves` or `check_move`"):
        type("Neither", (Stones,), {"check_move": Game.check_move})


def test_candidates_are_what_the_types_alone_can_say() -> None:
    assert set(candidate_moves(Rest | Shout)) == {Rest(loudly) for loudly in (None, False, True)}
    assert len(candidate_moves(Take)) == 6


def test_an_open_move_is_filled_in_within_its_bounds() -> None:
    fields = (MoveField("words", "text", 5), MoveField("volume", "number", 11, least=9))
    for seed in range(20):
        shout = Loud().random_move(
            Loud().observe(start(), 0), OpenMove("shout", fields), Rng.from_number(seed)
        )
        assert 0 < len(shout.words) <= 5
        assert 9 <= shout.volume <= 11


def test_only_the_game_can_make_up_a_large_thing() -> None:
    observation, open_move = Loud().observe(start(), 0), OpenMove("shout", (MoveField("words", "blob", 5),))
    with pytest.raises(NotImplementedError, match="`random_move`"):
        Loud().random_move(observation, open_move, Rng.from_number(1))


class Loud(Game[State, Shout, Took, State, NoPrivateView, Options]):
    meta = Stones.meta
    setup, whose_turn, apply, result = STONES.setup, STONES.whose_turn, STONES.apply, STONES.result

    def check_move(self, state: State, seat: Seat, move: Shout) -> Refusal | None:
        return None


def test_everybody_sees_the_state_of_a_game_without_secrets() -> None:
    state = start()
    view = STONES.view(state, 1)
    assert (view.seat, view.public, view.private) == (1, state, NO_PRIVATE_VIEW)
    assert view.public is not state
    imagined = STONES.imagine(view, Rng.from_number(1))
    assert imagined == state
    assert imagined is not view.public


def test_a_public_view_of_its_own_asks_for_imagine() -> None:
    class Count(Struct, frozen=True):
        stones: int

    class Hidden(Game[State, Take, Took, Count, NoPrivateView, Options]):
        meta = Stones.meta
        setup, whose_turn, apply, result = STONES.setup, STONES.whose_turn, STONES.apply, STONES.result
        check_move = STONES.check_move

        def public_view(self, state: State) -> Count:
            return Count(state.stones)

    with pytest.raises(ContractBroken, match="has `imagine`"):
        check_game(Hidden(), 2, 1)


def test_what_stands_for_what_a_game_does_not_say() -> None:
    state = start()
    assert [STONES.may_act(state, seat) for seat in range(3)] == [True, False, False]
    assert STONES.timeout_move(state, 0) == Take(1, "left")
    assert STONES.timeout_move(State(3, 0), 0) is None
    assert STONES.stand_in_move(STONES.observe(state, 0), Take(1, "left")) == Take(1, "left")
    assert STONES.timer_grows("any")
    assert STONES.missed_decisions(state, "any") == ()
    assert STONES.timer_against(state, "any") is None
    assert STONES.scores(state) == [0, 0, 0]
    assert STONES.scores(State(3, 0, 1)) == (1, 0, 0)
    assert STONES.sketch(state) == "seats 3, stones 9, turn 0"
