"""Positions as frames: in full, or as what has changed since the position before (docs/adr/0024).

This is where the server spends most of its time, so nothing is encoded twice: the JSON is put together from parts that
all watchers share and parts that only one of them may see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from huetable.core.codec import encode
from huetable.core.terms import Emitted, OwnObservation, Seat, SharedObservation
from huetable.table.events import Moved
from huetable.table.state import TableState

from .observations import (
    SPECTATOR,
    EventFrames,
    LastMove,
    OwnObservations,
    Seats,
    encode_events,
    encode_last_move,
    encode_observations,
    running_clocks,
    shown_observations,
)
from .protocol import Clock
from .view_changes import constant, view_change

_MOST_CHANGES = 100
"""After this many changes everybody is sent a position in full: an error in one of them would not last."""


class SentPosition(Struct, frozen=True, gc=False):
    """What everybody was shown at one moment, to tell later what has changed since."""

    seq: int
    game_no: int
    shared: SharedObservation
    own: OwnObservations
    scores: tuple[int, ...]
    changes: int
    """How many changes have led here from the last position that was sent in full."""


class PositionFrames(Struct, frozen=True, gc=False):
    """One position for everybody who watches."""

    full: dict[Seats, bytes] = {}
    changes: dict[Seats, bytes] = {}
    """For whoever has the position before this one. If nobody has, the same as the full ones."""
    before: SentPosition | None = None
    sent: SentPosition | None = None
    """What whoever gets any of these frames has then."""


class News(Struct, gc=False):
    """What a position says beside what is to be seen: what happened, and the clocks."""

    events: EventFrames
    move: LastMove
    clocks: tuple[Clock, ...]
    more: bytes
    """Fields that only some positions have, and no change."""
    is_public: bool
    """Whether everybody is told the same."""
    _public: bytes | None = None
    """What is told to everybody, once somebody has asked for it."""

    def told_to(self, seats: Seats) -> bytes:
        """The end of a change: what there is to tell somebody with these seats. The very same for all who are told the same."""
        if self.is_public or not (self.events.has_secrets_for(seats) or self.move.is_secret_of(seats)):
            if self._public is None:
                self._public = self._tell(())
            return self._public
        return self._tell(seats)

    def _tell(self, seats: Seats) -> bytes:
        events, last = self.events.heard_by(seats), self.move.shown_to(seats)
        told = b',"events":[%b]' % events if events else b""
        if self.clocks:
            told += b',"clocks":%b' % encode(self.clocks)
        return b'%b,"last":%b' % (told, last) if last else told


def gather_news(
    state: TableState, emitted: Sequence[Emitted], last: Moved | None, now: int, more: bytes = b""
) -> News:
    current_game = state.current_game
    clocks: tuple[Clock, ...] = ()
    if current_game is not None and state.phase == "playing":
        clocks = running_clocks(current_game, state.chairs, now)
    events, move = encode_events(emitted), encode_last_move(last, emitted)
    return News(events, move, clocks, more, not (events.has_secrets or move.is_secret))


def position_frames(
    state: TableState,
    news: News,
    behind: Collection[Seats],
    in_step: Collection[Seats] = (),
    before: SentPosition | None = None,
) -> PositionFrames:
    """A position in full for those who are behind, and what has changed for those who have the position before."""
    current_game = state.current_game
    watchers = frozenset((*behind, *in_step)) if behind else frozenset(in_step)
    if current_game is None or not watchers:
        return PositionFrames()
    shared, own = shown_observations(state, current_game, _viewers(watchers))
    sent = SentPosition(
        state.seq,
        state.game_no,
        constant(shared, current_game.game.public_type),
        constant(own, current_game.game.private_type),
        tuple(current_game.game.scores(current_game.state)),
        0 if before is None else before.changes + 1,
    )
    current_game.observed = sent.own
    changed = None if before is None or news.more else _change_frames(before, sent, news, in_step)
    if changed is None:
        full = _full_frames(sent, news, watchers)
        return PositionFrames(full, full, sent=replace(sent, changes=0))
    return PositionFrames(_full_frames(sent, news, behind) if behind else {}, changed, before, sent)


@lru_cache(maxsize=1024)
def _viewers(watchers: frozenset[Seats]) -> frozenset[Seat | None]:
    """Mostly the same as after the last move."""
    return frozenset([seat for seats in watchers for seat in seats or SPECTATOR])


def _full_frames(sent: SentPosition, news: News, watchers: Collection[Seats]) -> dict[Seats, bytes]:
    observations = encode_observations(sent.shared, sent.own)
    head = b'{"is":"position","seq":%d,"game_no":%d,"sights":[' % (sent.seq, sent.game_no)
    tail = b'],"clocks":%b,"scores":%b,"last":' % (encode(news.clocks), encode(sent.scores))
    return {
        seats: b"".join(
            (
                head,
                b",".join([observations[seat] for seat in seats or SPECTATOR]),
                b'],"events":[',
                news.events.heard_by(seats),
                tail,
                news.move.shown_to(seats) or b"null",
                news.more,
                b"}",
            )
        )
        for seats in watchers
    }


def _change_frames(
    before: SentPosition, sent: SentPosition, news: News, watchers: Collection[Seats]
) -> dict[Seats, bytes] | None:
    """None if it takes a whole position to say it."""
    if before.game_no != sent.game_no or sent.changes > _MOST_CHANGES:
        return None
    shared, own = _shared_change(before, sent, news), _own_changes(before, sent)
    if shared is None or own is None:
        return None
    head, public = encode(shared)[:-1], news.told_to(())
    # Whoever sees nothing new for themselves alone is sent the same as others, if they are told the same.
    alike = b"%b%b}" % (head, public)
    frames: dict[Seats, bytes] = {}
    for seats in watchers:
        told, viewers = public if news.is_public else news.told_to(seats), seats or SPECTATOR
        if not own.keys().isdisjoint(viewers):
            sights = encode([own.get(seat, {}) for seat in viewers])
            frames[seats] = b'%b,"sights":%b%b}' % (head, sights, told)
        else:
            frames[seats] = alike if told is public else b"%b%b}" % (head, told)
    return frames


def _shared_change(before: SentPosition, sent: SentPosition, news: News) -> dict[str, Any] | None:
    """The change as far as it is the same for all."""
    was, now = before.shared, sent.shared
    view = view_change(was.public, now.public, news.events.alike)
    if view is None:
        return None
    change: dict[str, Any] = {"is": "change", "seq": sent.seq}
    if before.seq != sent.seq - 1:
        change["after"] = before.seq
    change.update(view)
    if was.awaited != now.awaited:
        change["awaited"] = now.awaited
    if was.timers != now.timers:
        change["timers"] = now.timers
    if was.result != now.result:
        change["result"] = now.result
    if before.scores != sent.scores:
        change["scores"] = sent.scores
    return change


def _own_changes(before: SentPosition, sent: SentPosition) -> dict[Seat | None, dict[str, Any]] | None:
    """What has changed for single watchers, for those for whom something has. None if a change cannot say it."""
    changes: dict[Seat | None, dict[str, Any]] = {}
    for seat, now in sent.own.items():
        was = before.own.get(seat)
        if was is not None and was != now:
            change = _own_change(was, now)
            if change is None:
                return None
            changes[seat] = change
    return changes


def _own_change(was: OwnObservation, now: OwnObservation) -> dict[str, Any] | None:
    change = {} if was.private == now.private else view_change(was.private, now.private)
    if change is None:
        return None
    if was.moves != now.moves:
        change["moves"] = now.moves
    if was.open_moves != now.open_moves:
        change["forms"] = now.open_moves
    return change
