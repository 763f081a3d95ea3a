"""A game with things that are too large for a frame: everybody hangs a picture, and sees the others' at the end."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Struct

from huetable.core.bot import Bot
from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    CitedBlob,
    Emitted,
    Meta,
    MoveField,
    Observation,
    OpenMove,
    Refusal,
    Result,
    Seat,
    TableMove,
    View,
)

MOST = 100_000
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    photos: bool = False
    """For people who know each other."""


class State(Struct):
    pictures: list[str | None]
    closed: bool = False


class PrivateView(Struct, frozen=True):
    mine: str | None


class PublicView(Struct, frozen=True):
    hung: tuple[bool, ...]
    pictures: tuple[str, ...]
    """All of them, when all hang."""
    closed: bool


class Hang(Struct, frozen=True, tag="hang", forbid_unknown_fields=True):
    picture: Hash


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    pass


Move = Hang | Close


class Hung(Struct, frozen=True, tag="hung"):
    seat: int


class Closed(Struct, frozen=True, tag="closed"):
    seat: int


def painted(seat: Seat | None) -> bytes:
    return b"picture by bot %d" % (seat or 0)


class Painter(Bot):
    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        if observation.seat not in observation.awaited:
            return None
        return Hang(sha256(painted(observation.seat)).hexdigest()) if observation.open_moves else Close()

    def blobs(self, observation: Observation, move: Move) -> Sequence[bytes]:
        return [painted(observation.seat)] if isinstance(move, Hang) else []

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        return 10


class Forger(Painter):
    """Refers to a picture that it has not made."""

    def blobs(self, observation: Observation, move: Move) -> Sequence[bytes]:
        return []


class Gallery(Game[State, Move, Hung | Closed, PublicView, PrivateView, Options]):
    meta = Meta(
        id="gallery",
        title="Gallery",
        short="gallery",
        blurb="Hang a picture.",
        seats=(2, 4),
        minutes=1,
        rules_version=1,
        clauses="GAL",
        endings=("closed",),
        blob_bytes=MOST,
    )
    bots = {"normal": lambda budget: Painter(), "forger": lambda budget: Forger()}

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return State([None] * seats)

    def seats(self, state: State) -> int:
        return len(state.pictures)

    def whose_turn(self, state: State) -> Sequence[Seat]:
        return [seat for seat, picture in enumerate(state.pictures) if picture is None] or [0]

    def may_act(self, state: State, seat: Seat) -> bool:
        return seat in self.whose_turn(state)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [Close()]

    def open_moves(self, state: State, seat: Seat) -> Sequence[OpenMove]:
        return (
            [OpenMove("hang", (MoveField("picture", "blob", MOST),))] if state.pictures[seat] is None else []
        )

    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        twice = isinstance(move, Hang) and state.pictures[seat] is not None
        return Refusal("GAL-2") if twice else None

    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
        if isinstance(move, Hang):
            state.pictures[seat] = move.picture
            return [(Hung(seat), None)]
        state.closed = True
        return [(Closed(seat), None)]

    def blobs(self, state: State) -> Sequence[CitedBlob]:
        all_hang = None not in state.pictures
        return [
            (picture, None if all_hang else seat)
            for seat, picture in enumerate(state.pictures)
            if picture is not None
        ]

    def friends_only(self, options: Options) -> bool:
        return options.photos

    def check_blob(self, state: State, seat: Seat, data: bytes) -> Refusal | None:
        return None if data.startswith(b"picture") else Refusal("GAL-1")

    def private_view(self, state: State, seat: Seat | None) -> PrivateView:
        return PrivateView(None if seat is None else state.pictures[seat])

    def public_view(self, state: State) -> PublicView:
        hung = tuple(picture is not None for picture in state.pictures)
        shown = tuple(picture for picture in state.pictures if picture) if all(hung) else ()
        return PublicView(hung, shown, state.closed)

    def imagine(self, view: View[PublicView, PrivateView], rng: Rng) -> State:
        if view.public.pictures:
            return State(list(view.public.pictures), view.public.closed)
        made = [
            rng.bytes(32, f"picture/{number}").hex() if hung else None
            for number, hung in enumerate(view.public.hung)
        ]
        if view.seat is not None:
            made[view.seat] = view.private.mine
        return State(made, view.public.closed)

    def random_move(self, observation: Observation, form: OpenMove, rng: Rng) -> Move:
        return Hang(rng.bytes(32, "picture").hex())

    def timeout_move(self, state: State, seat: Seat) -> Move:
        return Close()

    def result(self, state: State) -> Result | None:
        return Result("closed", (), (0,) * len(state.pictures)) if state.closed else None

    def scores(self, state: State) -> Sequence[int]:
        return [0] * len(state.pictures)

    def sketch(self, state: State) -> str:
        return f"{sum(picture is not None for picture in state.pictures)} hang"


GAME = Gallery()
