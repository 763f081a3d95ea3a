"""A new link and a new code for a table, at the host's wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from huetable.server.live.connections import Client
from huetable.server.lobby.codes import new_code
from huetable.table.command_result import CommandResult
from huetable.table.commands.setup import change_link as command
from huetable.table.permissions import Sender
from huetable.table.seeds import new_table_id
from huetable.table.wire.protocol import ChangeLink

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner


def change_link(table: TableRunner, client: Client, sender: Sender, wish: ChangeLink) -> CommandResult:
    """If another table has the code already, the store refuses it, and the command is tried again with another."""
    now = table.services.time.now()
    return command.change_link(table.state, sender, new_table_id(), new_code(), now)
