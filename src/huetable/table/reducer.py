"""The log, applied row by row. Nothing here looks at a clock or draws a number, so it comes out the same again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from huetable import games
from huetable.core.codec import encode
from huetable.core.record import FORMAT, Header
from huetable.core.terms import Told

from .chairs import Chair
from .clocks import DECISION
from .drafts import Drafts
from .events import (
    Agreed,
    BotAdded,
    Conceded,
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
    TableEvent,
    TookOver,
    Undone,
    Voted,
    Woke,
)
from .match import Match
from .seeds import Seed
from .state import TableState
from .votes import Vote


def fold(state: TableState, deed: TableEvent, seq: int, at: int, command: str | None = None) -> list[Told]:
    """One row more: change the state by it, and tell what happened in the game."""
    told = _FOLDS[type(deed)](state, deed, seq, at) or []
    state.seq = seq
    state.at = at
    if command is not None:
        state.taken[command] = seq
    state.look(at)
    return told


def _opened(state: TableState, deed: Opened, seq: int, at: int) -> None:
    state.game = games.find(deed.game)
    state.code = deed.code
    state.seed, state.sealed = Seed(deed.seed, deed.salt), True
    state.options = deed.options
    state.clocks, state.pace, state.listed = deed.clocks, deed.pace, deed.listed


def _sat(state: TableState, deed: Sat, seq: int, at: int) -> None:
    holder = deed.holder or deed.person
    state.chairs.append(Chair(deed.colour, person=deed.person, holder=holder, nonce=deed.nonce))
    state.host = state.host or deed.person


def _took_over(state: TableState, deed: TookOver, seq: int, at: int) -> None:
    state.chairs[deed.chair].seat(deed.person, deed.holder or deed.person, deed.nonce)
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
    """A game that began under rules that are no longer known cannot go on; the table can."""
    state.game_no += 1
    state.sealed = False
    state.drafts, state.kept = Drafts(), ()
    if deed.rotated:
        state.chairs = [*state.chairs[1:], *state.chairs[:1]]
    for chair in state.chairs:
        chair.level = None if chair.person is not None else chair.level
        chair.ready = False
    state.phase, state.vote, state.rejected = "playing", None, {}
    if not state.game.knows_rules(deed.rules_version):
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
    return state.match.play(seq, deed, encode(deed.move), at)


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
