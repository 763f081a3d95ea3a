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
from huetable.core.terms import Emitted, Observation, Seat
from huetable.table.events import Moved
from huetable.table.state import TableState

from .observations import (
    SPECTATOR,
    EventFrames,
    LastMove,
    Seats,
    encode_observations,
    running_clocks,
    shown_observations,
)
from .view_changes import constant, view_change

_MOST_CHANGES = 100
"""After this many changes everybody is sent a position in full: an error in one of them would not last."""


class SentPosition(Struct, frozen=True, gc=False):
    """What everybody was shown at one moment, to tell later what has changed since."""

    seq: int
    game_no: int
    observations: dict[Seat | None, Observation]
    shared: Observation
    """Any of them, for what is the same in all."""
    scores: tuple[int, ...]
    changes: int
    """How many changes have led here from the last position that was sent in full."""


class PositionFrames(Struct, frozen=True, gc=False):
    """One position for everybody who watches."""

    full: dict[Seats, bytes] = {}
    changes: dict[Seats, bytes] = {}
    """For whoever has the position before this one."""
    before: SentPosition | None = None
    sent: SentPosition | None = None
    """What whoever gets any of these frames has then."""

    def frame_for(self, seats: Seats, has: SentPosition | None) -> bytes:
        return self.changes[seats] if has is not None and has is self.before else self.full[seats]


class News:
    """What a position says beside what is to be seen: what happened, and the clocks."""

    __slots__ = ("_public", "clocks", "events", "is_public", "more", "move")

    def __init__(
        self, state: TableState, emitted: Sequence[Emitted], last: Moved | None, now: int, more: bytes = b""
    ) -> None:
        """More: fields that only some positions have, and no change."""
        current_game = state.current_game
        playing = current_game is not None and state.phase == "playing"
        self.events = EventFrames(emitted)
        self.move = LastMove(last, emitted)
        self.clocks = running_clocks(current_game, state.chairs, now) if current_game and playing else ()
        self.more = more
        self._public: bytes | None = None
        self.is_public = not (self.events.has_secrets or self.move.is_secret)
        """Whether everybody is told the same."""

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
    viewers = _viewers(watchers)
    observations = constant(shown_observations(state, current_game, viewers))
    sent = SentPosition(
        state.seq,
        state.game_no,
        dict(zip(viewers, observations, strict=True)),
        observations[0],
        tuple(current_game.game.scores(current_game.state)),
        0 if before is None else before.changes + 1,
    )
    current_game.observed = sent.observations
    changed = None if before is None or news.more else _change_frames(before, sent, news, in_step)
    if changed is None:
        return PositionFrames(_full_frames(sent, news, watchers), sent=replace(sent, changes=0))
    return PositionFrames(_full_frames(sent, news, behind), changed, before, sent)


@lru_cache(maxsize=1024)
def _viewers(watchers: frozenset[Seats]) -> frozenset[Seat | None]:
    """Mostly the same as after the last move."""
    return frozenset([seat for seats in watchers for seat in seats or SPECTATOR])


def _full_frames(sent: SentPosition, news: News, watchers: Collection[Seats]) -> dict[Seats, bytes]:
    if not watchers:
        return {}
    observations = encode_observations(list(sent.observations.values()))
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
        told = public if news.is_public else news.told_to(seats)
        if not own.keys().isdisjoint(seats or SPECTATOR):
            sights = encode([own.get(seat, {}) for seat in seats or SPECTATOR])
            frames[seats] = b'%b,"sights":%b%b}' % (head, sights, told)
        else:
            frames[seats] = alike if told is public else b"%b%b}" % (head, told)
    return frames


def _shared_change(before: SentPosition, sent: SentPosition, news: News) -> dict[str, Any] | None:
    """The change as far as it is the same for all."""
    was, now = before.shared, sent.shared
    view = view_change(was.view.public, now.view.public, news.events.alike)
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
    for seat, was in before.observations.items():
        now = sent.observations.get(seat)
        if now is None:
            continue
        private, private_now = was.view.private, now.view.private
        if private != private_now:
            view = view_change(private, private_now)
            if view is None:
                return None
            changes[seat] = view
        if was.moves != now.moves:
            changes.setdefault(seat, {})["moves"] = now.moves
        if was.open_moves != now.open_moves:
            changes.setdefault(seat, {})["forms"] = now.open_moves
    return changes
