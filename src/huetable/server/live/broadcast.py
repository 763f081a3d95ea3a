"""What the clients of a table are sent: frames are built when events are applied, and sent when they are on disk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from msgspec import Raw

from huetable.core.codec import encode
from huetable.core.terms import Emitted
from huetable.server.ops.log import log
from huetable.server.services import HouseRules
from huetable.table.events import (
    Agreed,
    HandedOver,
    LinkChanged,
    Moved,
    Muted,
    PersonMuted,
    Readied,
    Renamed,
    TableEvent,
    TurnedAway,
    Undone,
    Voted,
    WebhookSet,
)
from huetable.table.state import TableState
from huetable.table.wire import frames
from huetable.table.wire.observations import Seats, encode_events, reaches_any
from huetable.table.wire.positions import News, PositionFrames, SentPosition, gather_news, position_frames
from huetable.table.wire.protocol import VERSION, Welcome
from huetable.table.wire.recent_events import RecentEvents

from .alarm import TimeSource
from .commits import Commit
from .connections import Client, Connections
from .people.chat import Chat, author_key
from .people.join_requests import JoinRequests
from .people.watchers import watcher_views

Held = TypeVar("Held", bound=tuple[int, ...])

_SAME_POSITION = (
    Agreed,
    HandedOver,
    LinkChanged,
    Muted,
    PersonMuted,
    Readied,
    Renamed,
    TurnedAway,
    Voted,
    WebhookSet,
)
"""Events that change neither what a seat sees nor which clocks run."""


class Broadcast:
    __slots__ = ("_chat", "_connections", "_house", "_last_sent", "_requests", "_time")

    def __init__(
        self,
        connections: Connections,
        chat: Chat,
        requests: JoinRequests,
        time: TimeSource,
        house: HouseRules,
    ) -> None:
        self._connections = connections
        self._chat = chat
        self._requests = requests
        self._time = time
        self._last_sent: SentPosition | None = None
        self._house = house

    # Building

    def build_frames(self, state: TableState, commit: Commit, now: int) -> None:
        """Put into bytes what everybody will be shown of the commit."""
        if not commit.only_moves:
            self._connections.update_seats(state)
            commit.table_frames = self._tables(state)
            if all(isinstance(event, _SAME_POSITION) for event in commit.events):
                return
        if state.current_game is not None:
            commit.positions = self._positions(state, commit, now)
            self._last_sent = commit.positions.sent

    def _positions(self, state: TableState, commit: Commit, now: int) -> PositionFrames:
        before = self._last_sent
        behind, in_step = self._connections.seats_by_step(before)
        try:
            return position_frames(state, _news(state, commit, now), behind, in_step, before)
        except Exception:  # noqa: BLE001 - what one seat's view does must not stop the others
            log.exception("building frames failed; building them one by one")
        one_by_one = self._build_one_by_one(
            lambda seats: position_frames(state, _news(state, commit, now), seats).full,
            lambda client: client.seats,
        )
        return PositionFrames(one_by_one, one_by_one)

    def _tables(self, state: TableState) -> dict[tuple[int, ...], bytes]:
        around = self._surroundings(state)
        return self._build_each(
            self._connections.chairs,
            lambda chairs: frames.table_frames(state, chairs, around),
            lambda client: client.chairs,
        )

    def _build_each(
        self,
        watchers: Collection[Held],
        build: Callable[[Collection[Held]], dict[Held, bytes]],
        held_by: Callable[[Client], Held],
    ) -> dict[Held, bytes]:
        """All frames at once. If that fails, one by one, and only clients whose own frame fails are dropped."""
        try:
            return build(watchers)
        except Exception:  # noqa: BLE001 - what one seat's view does must not stop the others
            log.exception("building frames failed; building them one by one")
        return self._build_one_by_one(build, held_by)

    def _build_one_by_one(
        self, build: Callable[[Collection[Held]], dict[Held, bytes]], held_by: Callable[[Client], Held]
    ) -> dict[Held, bytes]:
        built: dict[Held, bytes] = {}
        self._connections.for_each(
            lambda client: built.update(() if held_by(client) in built else build((held_by(client),)))
        )
        return built

    def _surroundings(self, state: TableState) -> frames.PresenceInfo:
        connections = self._connections
        return frames.PresenceInfo(
            connections.online(state),
            connections.watching,
            self._requests.views,
            self._time.now(),
            watcher_views(state, connections, self._chat),
        )

    # Sending

    def send_commit(self, state: TableState, commit: Commit) -> None:
        """The sender's acknowledgement goes first, in one piece with the rest."""
        sender, tables, positions = commit.sender, commit.table_frames, commit.positions
        # As `for_each` does, without two calls for every client after every move.
        for client in tuple(self._connections.clients):
            try:
                parts: tuple[bytes, ...] = ()
                if client is sender:
                    parts = (frames.ack(commit.command_id, state.seq),)
                if tables:
                    parts += (tables[client.chairs],)
                if positions is not None:
                    in_step = client.has is positions.before
                    parts += ((positions.changes if in_step else positions.full)[client.seats],)
                    client.has = positions.sent
                if parts:
                    client.connection.send(*parts)
            except Exception:  # noqa: BLE001 - whatever it is, it concerns this client alone
                self._connections.drop(client)

    def send_table(self, state: TableState) -> None:
        """The table, where no event says how it changed: somebody came, went, or asks for a chair."""
        views = self._tables(state)
        self._connections.for_each(lambda client: client.send(views[client.chairs]))

    def send_all(self, frame: bytes) -> None:
        self._connections.for_each(lambda client: client.send(frame))

    def welcome(self, client: Client, state: TableState, recent: RecentEvents, seen: int) -> None:
        """Everything that the client needs. Seen: the last row that it was shown before; events after it are news."""
        known = seen or state.seq
        before, missed = recent.until(known), recent.after(known)
        history = Raw(b"[%b]" % encode_events([emitted for _, emitted in before]).heard_by(client.seats))
        link = f"{client.base}/t/{state.link}"
        seqs = _seqs_heard(before, client.seats)
        author = author_key(state, client.guest.id)
        welcome = Welcome(
            VERSION,
            state.link,
            state.code,
            link,
            self._chat.lines,
            history,
            seqs,
            answers_pings=True,
            author=author,
            forbidden=self._house.forbidden,
            reports=self._house.reports,
        )
        table = frames.table_frames(state, [client.chairs], self._surroundings(state))
        more = b',"seqs":%b' % encode(_seqs_heard(missed, client.seats))
        emitted = [each for _, each in missed]
        news = gather_news(state, emitted, None, self._time.now(), more)
        shown = position_frames(state, news, [client.seats])
        # It may differ from what the others were sent last: the next one is sent in full too.
        client.has = None
        client.send(encode(welcome), *table.values(), *shown.full.values())


def _news(state: TableState, commit: Commit, now: int) -> News:
    more = b"" if commit.only_moves else _undone_to(commit.events)
    return gather_news(state, commit.emitted, _last_move(commit.events), now, more)


def _last_move(events: Sequence[TableEvent]) -> Moved | None:
    for event in reversed(events):
        if type(event) is Moved:
            return event
    return None


def _undone_to(events: Sequence[TableEvent]) -> bytes:
    """Of a position after moves were taken back, the row to which; for others nothing."""
    for event in events:
        if type(event) is Undone:
            return b',"undone_to":%d' % event.to_seq
    return b""


def _seqs_heard(noted: Sequence[tuple[int, Emitted]], seats: Seats) -> tuple[int, ...]:
    """For each event that somebody with these seats hears, the number of its row."""
    return tuple(seq for seq, (_, audience) in noted if reaches_any(audience, seats))
