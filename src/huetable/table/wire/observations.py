"""What each client may see of the game, and what they hear of what happens in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from msgspec import Raw, Struct

from huetable.core.codec import encode, encode_view
from huetable.core.move_text import write_move
from huetable.core.terms import TABLE, Audience, Emitted, OwnObservation, Seat, SharedObservation
from huetable.table.chairs import Chair
from huetable.table.events import Moved
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.state import TableState

from .protocol import Clock, SentObservation

Seats = tuple[Seat, ...]
"""The seats whose view a client is shown: none for spectators, mostly one, several for a guest with several chairs."""

SPECTATOR = (None,)


OwnObservations = Mapping[Seat | None, OwnObservation]
"""By seat; None is a spectator."""


def encode_observations(shared: SharedObservation, own: OwnObservations) -> dict[Seat | None, bytes]:
    """Each watcher's own; the public part of the view is encoded once for all of them."""
    public = encode(shared.public)
    return {seat: encode(_sent(seat, public, shared, each)) for seat, each in own.items()}


def _sent(
    seat: Seat | None, public: bytes, shared: SharedObservation, own: OwnObservation
) -> SentObservation:
    view = Raw(encode_view(public, encode(own.private)))
    return SentObservation(
        seat, view, own.moves, own.open_moves, shared.awaited, shared.timers, shared.result
    )


def shown_observations(
    state: TableState, current_game: CurrentGame, viewers: Collection[Seat | None]
) -> tuple[SharedObservation, OwnObservations]:
    """What they all see, and each of them. A game that a vote has ended has no result, but nobody can move in it."""
    shared, own = current_game.game.observe_parts(current_game.state, viewers)
    if state.phase == "playing" or current_game.result is not None:
        return shared, own
    ended = SharedObservation(shared.public, (), (), None)
    return ended, {seat: OwnObservation(each.private, (), ()) for seat, each in own.items()}


class EventFrames(Struct, frozen=True, gc=False):
    """Events as JSON, for each watcher those they may hear; what everybody hears is encoded once."""

    emitted: Sequence[Emitted]
    public: bytes
    """What everybody hears."""
    has_secrets: bool
    alike: Sequence[Any]
    """The events, if everybody hears the same ones."""

    def has_secrets_for(self, seats: Seats) -> bool:
        """Whether somebody with these seats hears something that not everybody hears."""
        if self.has_secrets:
            for _, audience in self.emitted:
                if audience is not None and reaches_any(audience, seats):
                    return True
        return False

    def heard_by(self, seats: Seats) -> bytes:
        """What somebody with these seats hears: what is for everybody, and what is for any of the seats."""
        if not self.has_secrets or not seats:
            return self.public
        heard = [each for each in self.emitted if reaches_any(each[1], seats)]
        if len(seats) == 1:
            return encode([event for event, _ in heard])[1:-1]
        return b",".join([_with_recipients(encode(event), audience, seats) for event, audience in heard])


def encode_events(emitted: Sequence[Emitted]) -> EventFrames:
    public = [event for event, audience in emitted if audience is None]
    has_secrets = len(public) < len(emitted)
    return EventFrames(emitted, encode(public)[1:-1], has_secrets, () if has_secrets else public)


def _with_recipients(event: bytes, audience: Audience, seats: Seats) -> bytes:
    """For a guest with several seats: which of them an event is for. Friends may be passing one screen around."""
    if audience is None:
        return event
    return b'%b,"heard_by":%b}' % (
        event[:-1],
        encode([seat for seat in seats if reaches_any(audience, (seat,))]),
    )


def reaches_any(audience: Audience, seats: Seats) -> bool:
    """Whether an event for this audience reaches somebody with these seats."""
    if audience is None or audience in seats:
        return True
    return type(audience) is tuple and not set(seats).isdisjoint(audience)


class LastMove(Struct, frozen=True, gc=False):
    """The last move: its seat, and its text for the mover and for everybody else; nothing, if there was none."""

    seat: Seat = TABLE
    mover: bytes = b""
    others: bytes = b""
    is_secret: bool = False
    """Whether only the mover is shown all of it."""

    def is_secret_of(self, seats: Seats) -> bool:
        """Whether one of these seats has made the move, and the others are not shown all of it."""
        return self.is_secret and self.seat in seats

    def shown_to(self, seats: Seats) -> bytes:
        return self.mover if self.seat in seats else self.others


def encode_last_move(last: Moved | None, emitted: Sequence[Emitted]) -> LastMove:
    if last is None:
        return LastMove()
    whole = _encoded_move(last.seat, last.move)
    if is_public(last, emitted):
        return LastMove(last.seat, whole, whole)
    return LastMove(last.seat, whole, encode((last.seat, "")), is_secret=True)


def is_public(moved: Moved, emitted: Sequence[Emitted]) -> bool:
    """Whether the whole move is public: some public event by this seat has each of its fields."""
    if moved.seat == TABLE:
        return True
    move = moved.move
    for event, audience in emitted:
        read = _read_shared_fields((type(move), type(event))) if audience is None else None
        if read is not None and event.seat == moved.seat and read(event) == read(move):
            return True
    return False


@cache
def _read_shared_fields(kinds: tuple[Any, Any]) -> Callable[[Any], Any] | None:
    """A function that reads the fields of such a move from a move or an event; None if such an event lacks some."""
    asked, emitted = (kind.__struct_fields__ for kind in kinds)
    return attrgetter(*asked) if asked and {*asked, "seat"} <= {*emitted} else None


def _encoded_move(seat: Seat, move: Any) -> bytes:
    """A move's seat and its text form as JSON, from a cache: the same moves are made again and again."""
    try:
        return _cached_move(seat, move)
    except TypeError:  # it has a list in it
        return encode((seat, write_move(move)))


@lru_cache(maxsize=4096)
def _cached_move(seat: Seat, move: Any) -> bytes:
    return encode((seat, write_move(move)))


def running_clocks(current_game: CurrentGame, chairs: Sequence[Chair], now: int) -> tuple[Clock, ...]:
    """Exactly the clocks that will run out: the game's timers, and the seats' own unless a timer settles their decision."""
    if not current_game.timers and not current_game.decisions:
        return ()
    # One without any time ends when the move before it has been shown.
    timers = [countdown for countdown in current_game.timers.values() if countdown.total]
    thinking = [countdown for seat, countdown in current_game.seat_clocks.items() if chairs[seat].plays]
    return tuple(
        Clock(
            countdown.name,
            countdown.seat,
            current_game.ends_in(countdown, now),
            countdown.total,
            countdown.seats != "beside",
        )
        for countdown in (*timers, *thinking)
    )
