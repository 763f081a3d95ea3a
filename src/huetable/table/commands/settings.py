"""What is settled between games: options, readiness, the start; and the host's hand on the clocks."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.table.events import Agreed, Muted, Paused, Readied, Sealed, Started, TableEvent
from huetable.table.permissions import Answer, Who, accept, refuse_unless_host, refuse_unless_playing
from huetable.table.seeds import draw_seed
from huetable.table.state import TableState, moved_on
from huetable.table.wire.protocol import Mute, Pause, Ready, SetTable, Start

from .leave import refuse_person


def set_table(state: TableState, who: Who, command: SetTable) -> Answer:
    refusal = refuse_unless_host(who)
    if refusal is not None:
        return refusal
    binding = any(value is not UNSET for value in (command.options, command.clocks, command.forfeit))
    if binding and state.phase == "playing":
        return Refusal("TABLE-23")
    options = command.options
    if not isinstance(options, msgspec.UnsetType):
        checked = full_options(state, options)
        if isinstance(checked, Refusal):
            return checked
        options = checked
    refusal = refuse_listing(
        state.game,
        state.options if isinstance(options, msgspec.UnsetType) else options,
        listed=state.listed if isinstance(command.listed, msgspec.UnsetType) else command.listed,
    )
    return refusal or accept(
        changes(state, Agreed(options, command.clocks, command.forfeit, command.pace, command.listed))
    )


def changes(state: TableState, agreed: Agreed) -> Agreed:
    """Without what is set so already: only a real change takes anybody's agreement back."""
    same = [name for name in Agreed.__struct_fields__ if getattr(agreed, name) == getattr(state, name)]
    return replace(agreed, **dict.fromkeys(same, UNSET))


def refuse_listing(game: AnyGame, options: dict[str, Any], *, listed: bool) -> Refusal | None:
    """Strangers find their way only to tables where nothing private is agreed."""
    private = game.friends_only(msgspec.convert(options, game.options_type))
    return Refusal("TABLE-50") if listed and private else None


def full_options(state: TableState, raw: dict[str, Any]) -> dict[str, Any] | Refusal:
    """Checked and completed for as many as sit here, or as few as the game can be played by."""
    least, most = state.game.meta.seats
    options = state.game.read_options(raw, max(least, min(most, len(state.chairs))))
    return options if isinstance(options, Refusal) else spelled_out(options)


def spelled_out(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def ready(state: TableState, who: Who, command: Ready) -> Answer:
    if not who.chairs:
        return Refusal("TABLE-4")
    if state.phase == "playing":
        return Refusal("TABLE-23")
    return accept(*[Readied(chair, command.ready, command.nonce) for chair in who.chairs])


def start(state: TableState, who: Who, command: Start) -> Answer:
    refusal = refuse_unless_host(who) or refuse_start(state, who)
    if refusal is not None:
        return refusal
    raw = dict(state.options)
    if "clock" in state.game.options_type.__struct_fields__:
        raw["clock"] = state.clocks != "off"
    options = state.game.read_options(raw, len(state.chairs))
    if isinstance(options, Refusal):
        return options
    seed: tuple[TableEvent, ...] = () if state.sealed else (sealed(),)
    return accept(*seed, started(state, spelled_out(options)))


def refuse_start(state: TableState, who: Who) -> Refusal | None:
    if state.phase == "playing":
        return Refusal("TABLE-23")
    others = [chair for index, chair in enumerate(state.chairs) if chair.person and index not in who.chairs]
    waiting = [state.name_of(chair) for chair in others if not chair.ready]
    return Refusal("TABLE-24", {"names": ", ".join(waiting)}) if waiting else None


def started(state: TableState, options: dict[str, Any]) -> Started:
    row = moved_on(state, state.chairs)
    return Started(
        state.game.meta.rules_version,
        options,
        tuple(chair.entry() for chair in row),
        tuple(chair.nonce for chair in row if chair.person is not None),
        rotated=state.game_no > 0,
    )


def sealed() -> Sealed:
    seed = draw_seed()
    return Sealed(seed.seed, seed.salt)


def pause(state: TableState, who: Who, command: Pause) -> Answer:
    return refuse_unless_host(who) or refuse_unless_playing(state) or accept(Paused(command.paused))


def mute(state: TableState, who: Who, command: Mute) -> Answer:
    refusal = refuse_unless_host(who) or refuse_person(state, command.chair)
    return refusal or accept(Muted(command.chair, command.muted))
