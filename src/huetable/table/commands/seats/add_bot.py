"""The host adds a bot at the end of the row."""

from __future__ import annotations

from huetable.bots.levels import levels
from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.cast import free_bot_names
from huetable.table.chairs import free_colour
from huetable.table.command_result import CommandResult, accept
from huetable.table.events import BotAdded
from huetable.table.permissions import Sender, refuse_unless_host
from huetable.table.state import TableState
from huetable.table.wire.protocol import AddBot

from .sit import refuse_new_chair


def add_bot(state: TableState, sender: Sender, command: AddBot) -> CommandResult:
    refusal = refuse_unless_host(sender) or refuse_new_chair(state) or refuse_level(state, command.level)
    if refusal is not None:
        return refusal
    return accept(BotAdded(free_bot_names(state.names, 1)[0], command.level, free_colour(state.chairs)))


def refuse_level(state: TableState, level: str) -> Refusal | None:
    offered = levels(state.game)
    return None if level in offered else Refusal(clauses.UNKNOWN_BOT_LEVEL, {"levels": list(offered)})
