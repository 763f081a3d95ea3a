"""A game as small as the contract allows, with a vote in it: propose until a vote is upheld."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from huetable.core.bot import Bot
from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    Emitted,
    Forfeit,
    Meta,
    Motion,
    Observation,
    Refusal,
    Result,
    Seat,
    TableMove,
    View,
    VoteEnded,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    votes: int = 3


class State(Struct):
    secrets: list[int]
    left: int
    proposer: int | None = None
    winner: int | None = None


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True, omit_defaults=True):
    bot: bool = False
    """The table's word."""


class Proposed(Struct, frozen=True, tag="proposed"):
    seat: int


class Decided(Struct, frozen=True, tag="decided"):
    upheld: bool


Event = Proposed | Decided


class PrivateView(Struct, frozen=True):
    mine: int | None


class PublicView(Struct, frozen=True):
    seats: int
    left: int
    proposer: int | None
    winner: int | None


class ProposeBot(Bot):
    def choose(self, observation: Observation, rng: Rng) -> Propose:
        return Propose()


class ShowOfHands(Game[State, Propose, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="show_of_hands",
        title="Show of Hands",
        short="hands",
        blurb="Propose until the others agree.",
        seats=(2, 4),
        minutes=1,
        rules_version=1,
        clauses="HANDS",
        endings=("agreed", "tired"),
    )
    bots = {"normal": lambda budget: ProposeBot()}

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return State([rng.below(9, str(seat)) for seat in range(seats)], options.votes)

    def seats(self, state: State) -> int:
        return len(state.secrets)

    def whose_turn(self, state: State) -> Sequence[Seat]:
        return [] if state.proposer is not None else list(range(len(state.secrets)))

    def may_act(self, state: State, seat: Seat) -> bool:
        return state.proposer is None

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Propose]:
        return [Propose()]

    def check_move(self, state: State, seat: Seat, move: Propose) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, move: Propose | TableMove, rng: Rng) -> list[Emitted]:
        if isinstance(move, Propose):
            state.proposer = seat
            return [(Proposed(seat), None)]
        if isinstance(move, Forfeit):
            state.left -= 1
            return [(Decided(upheld=False), None)]
        upheld = isinstance(move, VoteEnded) and move.upheld
        state.left -= 1
        state.winner = state.proposer if upheld else None
        state.proposer = None
        return [(Decided(upheld), None)]

    def public_view(self, state: State) -> PublicView:
        return PublicView(len(state.secrets), state.left, state.proposer, state.winner)

    def private_view(self, state: State, seat: Seat | None) -> PrivateView:
        return PrivateView(None if seat is None else state.secrets[seat])

    def imagine(self, view: View[PublicView, PrivateView], rng: Rng) -> State:
        public, mine = view.public, view.private.mine
        secrets = [rng.below(9, str(other)) for other in range(public.seats)]
        if view.seat is not None and mine is not None:
            secrets[view.seat] = mine
        return State(secrets, public.left, public.proposer, public.winner)

    def timeout_move(self, state: State, seat: Seat) -> Propose | None:
        return Propose()

    def with_author(self, move: Propose, *, by_bot: bool) -> Propose:
        return move if move.bot == by_bot else Propose(by_bot)

    def result(self, state: State) -> Result | None:
        scores = tuple(int(seat == state.winner) for seat in range(len(state.secrets)))
        if state.winner is not None:
            return Result("agreed", (state.winner,), scores)
        return Result("tired", (), scores) if state.left == 0 else None

    def scores(self, state: State) -> Sequence[int]:
        return [int(seat == state.winner) for seat in range(len(state.secrets))]

    def motion(self, state: State) -> Motion | None:
        if state.proposer is None or self.result(state):
            return None
        return Motion(f"proposal/{state.left}", "HANDS-1", state.proposer)

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        return Refusal("HANDS-2") if options.votes < seats else None

    def sketch(self, state: State) -> str:
        return f"{state.left} votes left, proposer {state.proposer}"


HANDS: Any = ShowOfHands()
