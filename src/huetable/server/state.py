"""What a table is: its log, applied row by row. Nothing here looks at a clock or draws a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import UNSET

from huetable import games
from huetable.core.codec import decode, encode
from huetable.core.game import AnyGame
from huetable.core.record import FORMAT, Header
from huetable.core.terms import Told
from huetable.store.base import Person, Row

from .chairs import Chair
from .clock import DECISION
from .deeds import (
    MOVES,
    Agreed,
    BotAdded,
    Conceded,
    Deed,
    Ended,
    HandedOver,
    Left,
    Moved,
    Muted,
    Opened,
    Paused,
    Proposed,
    Readied,
    Rejected,
    Removed,
    Renamed,
    Sat,
    Sealed,
    SentAway,
    Slept,
    Started,
    Stored,
    TookOver,
    Undone,
    Voted,
    Woke,
)
from .match import Match, read_move
from .protocol import Clocks, Pace
from .seeds import Seed
from .votes import Vote


class TableState:
    """Everything about one table that its log says."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.at = 0
        self.game: AnyGame
        self.code = ""
        self.phase: Literal["waiting", "playing", "over"] = "waiting"
        self.game_no = 0
        self.chairs: list[Chair] = []
        self.options: dict[str, Any] = {}
        self.clocks: Clocks = "relaxed"
        self.forfeit = False
        self.pace: Pace = "brisk"
        self.listed = False
        self.paused = False
        self.asleep = False
        self.host: str | None = None
        self.kicked: set[str] = set()
        self.seed = Seed("", "")
        self.sealed = False
        """Whether the seed is still unused."""
        self.match: Match | None = None
        self.vote: Vote | None = None
        self.rejected: dict[tuple[str, str], int] = {}
        """When a proposal of this person and kind last came to nothing."""
        self.taken: dict[str, int] = {}
        """The commands that count already, with the number of the row up to which they are on disk."""
        self.people: dict[str, Person] = {}
        """Not in the log: who the pseudonyms are. Somebody who was forgotten is missing."""

    def read(self, row: Row) -> Deed:
        """A row of the log as the deed that it tells of."""
        if row.kind in MOVES:
            seat = -1 if row.seat is None else row.seat
            return Moved(seat, read_move(self.game, seat, row.payload))
        deed: Deed = decode(row.payload, Stored)
        return deed

    def fold(self, deed: Deed, seq: int, at: int, command: str | None = None) -> list[Told]:
        told = _FOLDS[type(deed)](self, deed, seq, at) or []
        self.seq = seq
        self.at = at
        if command is not None:
            self.taken[command] = seq
        self._look(at)
        return told

    def _look(self, at: int) -> None:
        """What follows from any row: is it over, does the game ask for a vote, which clocks run?"""
        match = self.match
        if match is None:
            return
        if self.phase == "playing":
            if match.result is not None:
                self._finish(match)
            self.vote = Vote.follow(self.vote, match, at)
        match.look_at_clocks(at, running=self.running)

    def _finish(self, match: Match) -> None:
        self.close()
        for seat in match.result.winners if match.result else ():
            self.chairs[seat].wins += 1

    def close(self) -> None:
        self.phase = "over"
        self.paused = self.asleep = False
        self.vote = None
        for chair in self.chairs:
            chair.ready = False
            chair.nonce = ""

    @property
    def running(self) -> bool:
        """Whether clocks run and bots think."""
        return self.phase == "playing" and not self.paused and not self.asleep and self.vote is None

    def chair_of(self, guest: str) -> int | None:
        """Where this guest sits."""
        for index, chair in enumerate(self.chairs):
            if chair.person is not None and self.guest_of(chair.person) == guest:
                return index
        return None

    def guest_of(self, person: str) -> str | None:
        known = self.people.get(person)
        return known.guest if known else None

    def name_of(self, chair: Chair) -> str:
        if chair.person is None:
            return chair.bot or ""
        known = self.people.get(chair.person)
        return known.name if known else "somebody"

    def is_kicked(self, guest: str) -> bool:
        return any(self.guest_of(person) == guest for person in self.kicked)


def _opened(state: TableState, deed: Opened, seq: int, at: int) -> None:
    state.game = games.find(deed.game)
    state.code = deed.code
    state.seed, state.sealed = Seed(deed.seed, deed.salt), True
    state.options = deed.options
    state.clocks, state.pace, state.listed = deed.clocks, deed.pace, deed.listed


def _sat(state: TableState, deed: Sat, seq: int, at: int) -> None:
    state.chairs.append(Chair(deed.colour, person=deed.person, nonce=deed.nonce))
    state.host = state.host or deed.person


def _took_over(state: TableState, deed: TookOver, seq: int, at: int) -> None:
    state.chairs[deed.chair].seat(deed.person, deed.nonce)
    state.host = state.host or deed.person


def _renamed(state: TableState, deed: Renamed, seq: int, at: int) -> None:
    state.chairs[deed.chair].colour = deed.colour


def _left(state: TableState, deed: Left | SentAway, seq: int, at: int) -> None:
    """The host's chair is passed on by a row of its own, because the log does not know who is there."""
    chair = state.chairs[deed.chair]
    if state.host == chair.person:
        state.host = None
    if state.phase == "waiting":
        del state.chairs[deed.chair]
    else:
        chair.vacate(deed.bot, deed.level)
    if state.vote is not None:
        state.vote.left(deed.chair)


def _sent_away(state: TableState, deed: SentAway, seq: int, at: int) -> None:
    state.kicked.add(state.chairs[deed.chair].person or "")
    if state.vote is not None and state.vote.kind == "kick":
        state.vote = None
    _left(state, deed, seq, at)


def _bot_added(state: TableState, deed: BotAdded, seq: int, at: int) -> None:
    state.chairs.append(Chair(deed.colour, bot=deed.bot, level=deed.level))


def _removed(state: TableState, deed: Removed, seq: int, at: int) -> None:
    """Seats are places in the row, so the finished game goes from the table with the chair."""
    if state.chairs[deed.chair].person == state.host:
        state.host = None
    del state.chairs[deed.chair]
    state.phase, state.match = "waiting", None


def _agreed(state: TableState, deed: Agreed, seq: int, at: int) -> None:
    for name in ("options", "clocks", "forfeit", "pace", "listed"):
        value = getattr(deed, name)
        if value is not UNSET:
            setattr(state, name, value)
    if deed.options is not UNSET or deed.clocks is not UNSET or deed.forfeit is not UNSET:
        for chair in state.chairs:
            chair.ready = False


def _readied(state: TableState, deed: Readied, seq: int, at: int) -> None:
    chair = state.chairs[deed.chair]
    chair.ready = deed.ready
    chair.nonce = deed.nonce or chair.nonce


def _started(state: TableState, deed: Started, seq: int, at: int) -> None:
    """A game that began under other rules than today's cannot go on; the table can."""
    state.game_no += 1
    state.sealed = False
    if deed.rotated:
        state.chairs = [*state.chairs[1:], *state.chairs[:1]]
    for chair in state.chairs:
        chair.level = None if chair.person is not None else chair.level
        chair.ready = False
    state.phase, state.vote, state.rejected = "playing", None, {}
    if deed.rules_version != state.game.meta.rules_version:
        state.phase, state.match = "over", None
        return
    header = Header(
        FORMAT,
        state.game.meta.id,
        deed.rules_version,
        deed.options,
        deed.chairs,
        state.seed.commitment,
        deed.nonces,
    )
    state.match = Match(state.game, header, state.seed, DECISION[state.clocks])


def _moved(state: TableState, deed: Moved, seq: int, at: int) -> list[Told]:
    if state.match is None:
        return []
    return state.match.play(seq, deed.seat, deed.move, encode(deed.move), at)


def _sealed(state: TableState, deed: Sealed, seq: int, at: int) -> None:
    state.seed, state.sealed = Seed(deed.seed, deed.salt), True


def _undone(state: TableState, deed: Undone, seq: int, at: int) -> None:
    state.vote = None
    if state.match is not None:
        state.match.undo(deed.to_seq)


def _paused(state: TableState, deed: Paused, seq: int, at: int) -> None:
    state.paused = deed.paused


def _muted(state: TableState, deed: Muted, seq: int, at: int) -> None:
    state.chairs[deed.chair].muted = deed.muted


def _handed_over(state: TableState, deed: HandedOver, seq: int, at: int) -> None:
    state.host = deed.person


def _conceded(state: TableState, deed: Conceded, seq: int, at: int) -> None:
    state.chairs[deed.chair].level = deed.level


def _proposed(state: TableState, deed: Proposed, seq: int, at: int) -> None:
    state.vote = Vote(f"{deed.vote}/{seq}", deed.vote, deed.vote, deed.proposer, deed.accused, at)


def _voted(state: TableState, deed: Voted, seq: int, at: int) -> None:
    if state.vote is not None:
        state.vote.answers[deed.chair] = deed.yes


def _rejected(state: TableState, deed: Rejected, seq: int, at: int) -> None:
    if state.vote is not None:
        proposer = state.chairs[state.vote.proposer].person
        state.rejected[proposer or "", state.vote.kind] = at
    state.vote = None


def _ended(state: TableState, deed: Ended, seq: int, at: int) -> None:
    state.close()


def _slept(state: TableState, deed: Slept, seq: int, at: int) -> None:
    state.asleep = True


def _woke(state: TableState, deed: Woke, seq: int, at: int) -> None:
    state.asleep = False


_FOLDS: dict[type, Callable[[TableState, Any, int, int], list[Told] | None]] = {
    Opened: _opened,
    Sat: _sat,
    TookOver: _took_over,
    Renamed: _renamed,
    Left: _left,
    SentAway: _sent_away,
    BotAdded: _bot_added,
    Removed: _removed,
    Agreed: _agreed,
    Readied: _readied,
    Started: _started,
    Moved: _moved,
    Sealed: _sealed,
    Undone: _undone,
    Paused: _paused,
    Muted: _muted,
    HandedOver: _handed_over,
    Conceded: _conceded,
    Proposed: _proposed,
    Voted: _voted,
    Rejected: _rejected,
    Ended: _ended,
    Slept: _slept,
    Woke: _woke,
}
