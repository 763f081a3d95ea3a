"""The state of a table as bytes, and back: everything that its log says, and nothing that is only beside the log.

A snapshot spares replaying the log. It names people by pseudonym only, as the log does, so that forgetting somebody need
not touch it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, field

from huetable import games
from huetable.core.codec import decode, encode
from huetable.core.game import AnyGame
from huetable.core.record import Header, Step
from huetable.core.terms import Audience, DecidedBy, Result, Seat
from huetable.table.chairs import Chair
from huetable.table.seeds import Seed
from huetable.table.state import TableState
from huetable.table.votes import Vote
from huetable.table.wire.protocol import Clocks, DecisionHours, Pace, RestDay, StopReason
from huetable.table.wire.recent_events import RecentEvents

from .checkpoints import Checkpoint, Checkpoints
from .clocks import Countdown
from .current_game import CurrentGame
from .open_decisions import OpenDecision
from .outdated_game import OutdatedGame


class _SnapshotStep(Struct, array_like=True):
    row: int
    seat: Seat
    move: Raw
    at: int
    out_of_time: DecidedBy | None


class _SnapshotGame(Struct):
    """A `CurrentGame`; fields of the same name are taken as they are."""

    header: Header
    seed: Seed
    decision: int | None
    prepared: dict[str, Any] | None
    result: Result | None
    last_steps: list[int]
    taken_back: list[int]
    timers: dict[str, Countdown]
    decisions: dict[Seat, Countdown]
    position: Raw
    """The game's own state."""
    moves: list[_SnapshotStep]
    kept: list[Checkpoint]
    time_added: dict[Seat, dict[str, int]] = {}
    told_until: int = 0
    missed_in_a_row: dict[Seat, int] = field(default_factory=dict, name="late")
    open_decisions: dict[Seat, OpenDecision] = {}


class _SnapshotTable(Struct):
    """A `TableState`; fields of the same name are taken as they are."""

    seq: int
    at: int
    code: str
    link: str
    link_changed_at: int | None
    phase: Literal["waiting", "playing", "over"]
    game_no: int
    chairs: list[Chair]
    options: dict[str, Any]
    clocks: Clocks
    forfeit: bool
    pace: Pace
    listed: bool
    lesson: bool
    spectators: bool
    paused: bool
    asleep: bool
    host: str | None
    kicked: set[str]
    muted: set[str]
    holders: dict[Seat, tuple[str, ...]]
    seed: Seed
    sealed: bool
    outdated_game: OutdatedGame | None
    stopped: StopReason | None
    vote: Vote | None
    rejected: dict[str, dict[str, int]]
    handled: dict[str, int]
    game_id: str
    on_table: _SnapshotGame | None
    recent: list[tuple[int, list[tuple[Raw, Audience]]]]
    tip_time: bool = True
    clocks_chosen: bool = True
    options_chosen: bool = True
    applause: dict[str, Seat] = {}
    bot_reactions: bool = True
    decision_hours: DecisionHours = 24
    rest_day: RestDay = 0
    time_zone: str = "UTC"
    resting: bool = False
    closed: bool = False
    webhook: tuple[str, str] | None = None


SAME_IN_TABLE = frozenset(_SnapshotTable.__struct_fields__) - {"game_id", "on_table", "recent"}
SAME_IN_GAME = frozenset(_SnapshotGame.__struct_fields__) - {"position", "moves", "kept"}


def encode_snapshot(state: TableState, recent: RecentEvents) -> bytes:
    same = {name: getattr(state, name) for name in SAME_IN_TABLE}
    on_table = None if state.current_game is None else _from_game(state.current_game)
    events = [
        (seq, [(Raw(encode(event)), audience) for event, audience in emitted])
        for seq, emitted in recent.moves
    ]
    return encode(_SnapshotTable(**same, game_id=state.game.meta.id, on_table=on_table, recent=events))


def _from_game(game: CurrentGame) -> _SnapshotGame:
    same = {name: getattr(game, name) for name in SAME_IN_GAME}
    moves = [
        _SnapshotStep(row, step.seat, step.move, step.at, step.out_of_time or None)
        for step, row in zip(game.steps, game.rows, strict=True)
    ]
    return _SnapshotGame(**same, position=Raw(encode(game.state)), moves=moves, kept=game.checkpoints.kept)


class _OnlyGame(Struct):
    game_id: str


def snapshot_game(data: bytes) -> AnyGame:
    return games.find_game(decode(data, _OnlyGame).game_id)


def decode_snapshot(table: str, data: bytes) -> tuple[TableState, RecentEvents]:
    """Raises an exception of any kind where this code does not understand the data."""
    found: _SnapshotTable = decode(data, _SnapshotTable)
    state, recent = TableState(table), RecentEvents()
    for name in SAME_IN_TABLE:
        setattr(state, name, getattr(found, name))
    state.game = games.find_game(found.game_id)
    if found.on_table is not None:
        state.current_game = _to_game(state.game, found.on_table)
    # Copies, here and below: a `Raw` that was decoded keeps the bytes of the whole snapshot in memory.
    recent.moves.extend(
        (seq, [(event.copy(), audience) for event, audience in emitted]) for seq, emitted in found.recent
    )
    return state, recent


def _to_game(game: AnyGame, found: _SnapshotGame) -> CurrentGame:
    position = decode(bytes(found.position), game.state_type)
    made = CurrentGame(game, found.header, found.seed, found.decision, position)
    for name in SAME_IN_GAME:
        setattr(made, name, getattr(found, name))
    made.steps = [
        Step(number, move.seat, move.move.copy(), move.at, move.out_of_time or UNSET)
        for number, move in enumerate(found.moves, start=1)
    ]
    made.rows = [move.row for move in found.moves]
    made.checkpoints = Checkpoints(
        [Checkpoint(each.number, each.state.copy(), each.last_steps) for each in found.kept]
    )
    return made
