"""Frames about the game: what each client may see of it, encoded once for each seat and once for all spectators."""

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


def position_frames(
    state: TableState,
    watchers: Collection[Seats],
    emitted: Sequence[Emitted],
    last: Moved | None,
    now: int,
    more: bytes = b"",
) -> dict[Seats, bytes]:
    """A Position for each of these watchers. More: fields that only some positions have.

    This is where the server spends most of its time, so nothing is encoded twice: the JSON is put together from parts
    that all watchers share and parts that only one of them may see.
    """
    current_game = state.current_game
    if current_game is None:
        return {}
    viewers = {seat for seats in watchers for seat in seats or SPECTATOR}
    observations = encode_observations(shown_observations(state, current_game, viewers))
    # Parts that differ from watcher to watcher.
    events, move = EventFrames(emitted), LastMove(last, emitted)
    # Parts that all share.
    head = b'{"is":"position","seq":%d,"game_no":%d,"sights":[' % (state.seq, state.game_no)
    clocks = running_clocks(current_game, state.chairs, now) if state.phase == "playing" else ()
    tail = b'],"clocks":%b,"scores":%b,"last":' % (
        encode(clocks) if clocks else b"[]",
        encode(current_game.game.scores(current_game.state)),
    )
    end = more + b"}"
    return {
        seats: b"".join(
            (
                head,
                observations[seats[0]]
                if len(seats) == 1
                else b",".join([observations[s] for s in seats or SPECTATOR]),
                b'],"events":[',
                events.heard_by(seats),
                tail,
                move.shown_to(seats),
                end,
            )
        )
        for seats in watchers
    }


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
    """Events as JSON, for each watcher those they may hear; what everybody hears is joined once."""

    __slots__ = ("_events", "_public", "_secret")

    def __init__(self, emitted: Sequence[Emitted]) -> None:
        self._events = [(encode(event), audience) for event, audience in emitted]
        self._public = b",".join([data for data, audience in self._events if audience is None])
        self._secret = any(audience is not None for _, audience in emitted)

    def heard_by(self, seats: Seats) -> bytes:
        """What somebody with these seats hears: what is for everybody, and what is for any of the seats."""
        if not self._secret or not seats:
            return self._public
        heard = [(data, audience) for data, audience in self._events if reaches_any(audience, seats)]
        if len(seats) == 1:
            return b",".join([data for data, _ in heard])
        return b",".join([_with_recipients(data, audience, seats) for data, audience in heard])


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

    __slots__ = ("_mover", "_others", "_seat")

    def __init__(self, last: Moved | None, emitted: Sequence[Emitted]) -> None:
        if last is None:
            self._seat, self._mover = TABLE, b"null"
            self._others = self._mover
            return
        self._seat = last.seat
        self._mover = b"[%d,%b]" % (last.seat, encode(move_text(last.move)))
        self._others = self._mover if is_public(last, emitted) else encode((last.seat, ""))

    def shown_to(self, seats: Seats) -> bytes:
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


def move_text(move: Any) -> str:
    """A move's text form, from a cache: the same moves are made again and again."""
    try:
        return _cached_text(move)
    except TypeError:  # it has a list in it
        return write_move(move)


_cached_text = lru_cache(maxsize=4096)(write_move)


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
