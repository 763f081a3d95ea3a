"""The host changes what is agreed: options, clocks, bots' pace, listing, whether people may watch."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import Agreed
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import DEFAULT_CLOCKS, Clocks, SetTable

from .options import chosen_options, refuse_listing


def change_settings(state: TableState, sender: Sender, command: SetTable) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_during_game(state, command)
    if refusal is not None:
        return refusal
    options = command.options
    if not isinstance(options, UnsetType):
        checked = chosen_options(state.game, options, len(state.chairs))
        if isinstance(checked, Refusal):
            return checked
        options = checked
    refusal = _refuse_listing(state, options, listed=command.listed)
    clocks, clocks_chosen = _choose_clocks(command)
    agreed = Agreed(
        options,
        clocks,
        command.forfeit,
        command.pace,
        command.listed,
        command.spectators,
        command.tip_time,
        clocks_chosen,
        UNSET if options is UNSET else True,
        command.bot_reactions,
        command.decision_hours,
        command.rest_day,
        command.time_zone,
    )
    return refusal or accept(only_changes(state, agreed))


def _choose_clocks(command: SetTable) -> tuple[Clocks | UnsetType, bool | UnsetType]:
    """The clocks, and whether they count as chosen."""
    if command.clocks_chosen is False:
        return DEFAULT_CLOCKS, False
    return command.clocks, True if command.clocks is not UNSET else command.clocks_chosen


def refuse_during_game(state: TableState, command: SetTable) -> Refusal | None:
    """Pace, bots' reactions, listing and watching may change at any time."""
    settings = (
        command.options,
        command.clocks,
        command.clocks_chosen,
        command.forfeit,
        command.tip_time,
        command.decision_hours,
        command.rest_day,
        command.time_zone,
    )
    binding = any(value is not UNSET for value in settings)
    return (
        Refusal(clauses.SETTINGS_ARE_FIXED, reason="settings")
        if binding and state.phase == "playing"
        else None
    )


def _refuse_listing(
    state: TableState, options: dict[str, Any] | UnsetType, *, listed: bool | UnsetType
) -> Refusal | None:
    return refuse_listing(
        state.game,
        state.options if isinstance(options, UnsetType) else options,
        listed=state.listed if isinstance(listed, UnsetType) else listed,
    )


def only_changes(state: TableState, agreed: Agreed) -> Agreed:
    """Without what is set so already: only a real change counts."""
    same = [name for name in Agreed.__struct_fields__ if getattr(agreed, name) == getattr(state, name)]
    return replace(agreed, **dict.fromkeys(same, UNSET))
