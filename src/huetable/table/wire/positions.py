"""Positions as frames: in full, or as what has changed since the position before (docs/adr/0024).

This is where the server spends most of its time, so nothing is encoded twice: the JSON is put together from parts that
all watchers share and parts that only one of them may see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

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
from .view_changes import constant, encode_change

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
        if self.is_public or not seats or not (self.events.has_secrets or self.move.is_secret_of(seats)):
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
    observations = constant(shown_observations(state, current_game, _viewers(watchers)))
    sent = SentPosition(
        state.seq,
        state.game_no,
        {each.seat: each for each in observations},
        observations[0],
        tuple(current_game.game.scores(current_game.state)),
        0 if before is None else before.changes + 1,
    )
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
    shared = _shared_change(before, sent, news)
    if shared is None:
        return None
    after = b"" if before.seq == sent.seq - 1 else b',"after":%d' % before.seq
    head = b'{"is":"change","seq":%d%b%b' % (sent.seq, after, shared)
    public = news.told_to(())
    # Whoever sees nothing for themselves alone is sent the same as others, if they are told the same.
    alike = b"%b%b}" % (head, public)
    frames: dict[Seats, bytes] = {}
    for seats in watchers:
        own = _own_changes(before, sent, seats)
        if own is None:
            return None
        told = public if news.is_public else news.told_to(seats)
        frames[seats] = alike if not own and told is public else b"".join((head, own, told, b"}"))
    return frames


def _shared_change(before: SentPosition, sent: SentPosition, news: News) -> bytes | None:
    was, now = before.shared, sent.shared
    view = encode_change(was.view.public, now.view.public, news.events.alike)
    if view is None:
        return None
    if was.awaited != now.awaited:
        view += b',"awaited":%b' % encode(now.awaited)
    if was.timers != now.timers:
        view += b',"timers":%b' % encode(now.timers)
    if was.result != now.result:
        view += b',"result":%b' % encode(now.result)
    if before.scores != sent.scores:
        view += b',"scores":%b' % encode(sent.scores)
    return view


def _own_changes(before: SentPosition, sent: SentPosition, seats: Seats) -> bytes | None:
    if len(seats) == 1:
        change = _own_change(before.observations[seats[0]], sent.observations[seats[0]])
        return b',"sights":[{%b}]' % change[1:] if change else change
    changes = b""
    for seat in seats or SPECTATOR:
        change = _own_change(before.observations[seat], sent.observations[seat])
        if change is None:
            return None
        changes += b",{%b}" % change[1:]
    return b',"sights":[%b]' % changes[1:] if len(changes) > _NOTHING * len(seats or SPECTATOR) else b""


_NOTHING = len(b",{}")


def _own_change(was: Observation, now: Observation) -> bytes | None:
    """What only this seat is shown, each field with a comma before it."""
    private, private_now = was.view.private, now.view.private
    view = b"" if private == private_now else encode_change(private, private_now)
    if view is None:
        return None
    if was.moves != now.moves:
        view += b',"moves":%b' % encode(now.moves)
    if was.open_moves != now.open_moves:
        view += b',"forms":%b' % encode(now.open_moves)
    return view
