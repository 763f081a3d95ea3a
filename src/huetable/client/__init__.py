"""A player in Python: join a table by its link, see what a seat may see, send moves.

async with GuestClient("http://localhost:8000") as me:
    table = await me.join(link)
    await table.sit("Robby")
    async for turn in table.turns():
        await table.play(turn.random_move())
"""

from .connection import Connection
from .errors import CommandRefused, ConnectionClosed, OtherVersion, RequestRefused
from .guest_client import GuestClient
from .identifiers import new_id, new_nonce
from .sync import SyncClient, SyncConnection
from .turn import Turn

__all__ = [
    "CommandRefused",
    "Connection",
    "ConnectionClosed",
    "GuestClient",
    "OtherVersion",
    "RequestRefused",
    "SyncClient",
    "SyncConnection",
    "Turn",
    "new_id",
    "new_nonce",
]
