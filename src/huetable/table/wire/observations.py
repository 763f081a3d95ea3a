"""What each client may see of the game, and what they hear of what happens in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from msgspec import Raw

from huetable.core.codec import encode, encode_view
from huetable.core.move_text import write_move
from huetable.core.terms import TABLE, Audience, Emitted, Observation, Seat
from huetable.table.chairs import Chair
from huetable.table.events import Moved
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.state import TableState

from .protocol import Clock, SentObservation

Seats = tuple[Seat, ...]
"""The seats whose view a client is shown: none for spectators, mostly one, several for a guest with several chairs."""

SPECTATOR = (None,)


def encode_observations(observations: Sequence[Observation]) -> dict[Seat | None, bytes]:
    """Each watcher's own; the public part of the view is encoded once for all of them."""
    if not observations:
        return {}
    public = encode(observations[0].view.public)
    return {each.seat: encode(_sent(each, public)) for each in observations}


def _sent(seen: Observation, public: bytes) -> SentObservation:
    view = Raw(encode_view(public, encode(seen.view.private)))
    return SentObservation(
        seen.seat, view, seen.moves, seen.open_moves, seen.awaited, seen.timers, seen.result
    )


def shown_observations(
    state: TableState, current_game: CurrentGame, viewers: Collection[Seat | None]
) -> list[Observation]:
    """What each of them sees. A game that a vote has ended has no result, but nobody can move in it."""
    observations = current_game.game.observe_all(current_game.state, viewers)
    if state.phase == "playing" or current_game.result is not None:
        return observations
    return [Observation(each.seat, each.view, (), (), (), (), None) for each in observations]


class EventFrames:
    """Events as JSON, for each watcher those they may hear; what everybody hears is encoded once."""

    __slots__ = ("_emitted", "_public", "alike", "has_secrets")

    def __init__(self, emitted: Sequence[Emitted]) -> None:
        public = [event for event, audience in emitted if audience is None]
        self._emitted = emitted
        self._public = encode(public)[1:-1]
        self.has_secrets = len(public) < len(emitted)
        self.alike: Sequence[Any] = () if self.has_secrets else public
        """The events, if everybody hears the same ones."""

    def has_secrets_for(self, seats: Seats) -> bool:
        """Whether somebody with these seats hears something that not everybody hears."""
        if self.has_secrets:
            for _, audience in self._emitted:
                if audience is not None and reaches_any(audience, seats):
                    return True
        return False

    def heard_by(self, seats: Seats) -> bytes:
        """What somebody with these seats hears: what is for everybody, and what is for any of the seats."""
        if not self.has_secrets or not seats:
            return self._public
        heard = [each for each in self._emitted if reaches_any(each[1], seats)]
        if len(seats) == 1:
            return encode([event for event, _ in heard])[1:-1]
        return b",".join([_with_recipients(encode(event), audience, seats) for event, audience in heard])


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


class LastMove:
    """The last move: its seat, and its text for the mover and, if the move was public, for everybody."""

    __slots__ = ("_mover", "_others", "_seat", "is_secret")

    def __init__(self, last: Moved | None, emitted: Sequence[Emitted]) -> None:
        if last is None:
            self._seat, self._mover = TABLE, b""
            self._others = self._mover
            self.is_secret = False
            return
        self._seat = last.seat
        self._mover = b"[%d,%b]" % (last.seat, encoded_text(last.move))
        self.is_secret = not is_public(last, emitted)
        """Whether only the mover is shown all of it."""
        self._others = encode((last.seat, "")) if self.is_secret else self._mover

    def is_secret_of(self, seats: Seats) -> bool:
        """Whether one of these seats has made the move, and the others are not shown all of it."""
        return self.is_secret and self._seat in seats

    def shown_to(self, seats: Seats) -> bytes:
        """Nothing, if there was none."""
        return self._mover if self._seat in seats else self._others


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


def encoded_text(move: Any) -> bytes:
    """A move's text form as JSON, from a cache: the same moves are made again and again."""
    try:
        return _cached_text(move)
    except TypeError:  # it has a list in it
        return encode(write_move(move))


@lru_cache(maxsize=4096)
def _cached_text(move: Any) -> bytes:
    return encode(write_move(move))


def running_clocks(current_game: CurrentGame, chairs: Sequence[Chair], now: int) -> tuple[Clock, ...]:
    """Exactly the clocks that will run out: the game's timers, and the seats' own unless a timer settles their decision."""
    if not current_game.timers and not current_game.decisions:
        return ()
    thinking = [countdown for seat, countdown in current_game.seat_clocks.items() if chairs[seat].plays]
    return tuple(
        Clock(
            countdown.name,
            countdown.seat,
            current_game.ends_in(countdown, now),
            countdown.total,
            countdown.seats != "beside",
        )
        for countdown in (*current_game.timers.values(), *thinking)
    )
