"""The host starts the first game or the next one."""

from __future__ import annotations

from typing import Any

from huetable.core.codec import decode, encode
from huetable.core.terms import Refusal
from huetable.games import lesson_of
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Sealed, Started, TableEvent
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.seeds import draw_seed
from huetable.table.state import TableState, seat_order
from huetable.table.wire.protocol import Start

from .options import next_options, options_to_dict


def start(state: TableState, sender: Sender, command: Start) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_start(state, sender)
    if refusal is not None:
        return refusal
    raw = dict(next_options(state))
    if "clock" in state.game.options_type.__struct_fields__:
        raw["clock"] = _has_clock(state)
    options = state.game.read_options(raw, len(state.chairs))
    if isinstance(options, Refusal):
        return options
    seed: tuple[TableEvent, ...] = () if state.sealed else (new_seed(),)
    nonces = _nonces(state, sender, command.nonce)
    return accept(*seed, started_event(state, options_to_dict(options), nonces))


def _has_clock(state: TableState) -> bool:
    """Whether the game's own times run. Alone with bots its moments do, but nothing that only hurries a decision."""
    hurries = state.game.meta.clock_hurries and state.unhurried
    return not state.without_seconds and not hurries


def refuse_start(state: TableState, sender: Sender) -> Refusal | None:
    """The host agrees by starting."""
    if state.phase == "playing":
        return Refusal(clauses.SETTINGS_ARE_FIXED, reason="playing")
    # Only for a moment: the table is about to keep the record of a game whose rules are unknown.
    if state.must_stop:
        return Refusal(clauses.GAME_STOPPED)
    others = [
        chair for index, chair in enumerate(state.chairs) if chair.person and index not in sender.chairs
    ]
    waiting = [state.name_of(chair) for chair in others if not chair.ready]
    return Refusal(clauses.NOT_EVERYBODY_IS_READY, {"names": waiting}) if waiting else None


def _nonces(state: TableState, sender: Sender, nonce: str) -> tuple[str, ...]:
    """One for each chair. The host's browser sends its own with the start, for all the host's chairs."""
    return tuple(
        nonce if nonce and index in sender.chairs else chair.nonce for index, chair in enumerate(state.chairs)
    )


def started_event(state: TableState, options: dict[str, Any], nonces: tuple[str, ...]) -> Started:
    """Nonces: one for each chair. Those of people go into the record, in the order of their seats."""
    row = seat_order(state, tuple(zip(state.chairs, nonces, strict=True)))
    return Started(
        state.game.meta.rules_version,
        options,
        tuple(chair.record_entry() for chair, _ in row),
        tuple(nonce for chair, nonce in row if chair.person is not None),
        rotated=state.game_no > 0,
        position=_lesson_position(state),
    )


def _lesson_position(state: TableState) -> dict[str, Any] | None:
    """The log keeps it: a lesson that has begun goes on as it is, even when an update changes the lesson."""
    lesson = lesson_of(state.game) if state.lesson else None
    if lesson is None:
        return None
    first = lesson.first_state(state.game, state.options.get("language"))
    position: dict[str, Any] = decode(encode(first), dict[str, Any])
    return position


def new_seed() -> Sealed:
    """The table commits to it by showing its hash, before anybody can add a number of their own."""
    seed = draw_seed()
    return Sealed(seed.seed, seed.salt)
