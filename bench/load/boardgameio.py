"""boardgame.io's protocol: its events as socket.io packets in Engine.IO 4 frames, put together here by hand.

"0{...}" is the server's opening, answered by "40/uno," to join the game's namespace, which comes back when we are in.
Events are '42/uno,["name", ...]': we send sync(match, player, credentials, players) and update(action, stateID, match,
player), and get sync with the first view and update with one after every move. "2" is a ping, answered by "3".
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct
from policy import Shown, choose, view
from tables import SEATS, Contender, LoadTable, SeatSocket, View

_NAMESPACE = b"/uno,"
_JOIN = b"40" + _NAMESPACE
_EVENT = b"42" + _NAMESPACE
_UPDATE = _EVENT + b'["update"'
_SYNC = _EVENT + b'["sync"'


class State(Struct):
    G: Shown
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 - their name


class SyncInfo(Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, Raw])
_sync = msgspec.json.Decoder(tuple[str, str, SyncInfo])


class BoardgameIo(Contender):
    async def open(self, number: int) -> LoadTable:
        """A match is made for the first who asks for it, so the others come after that."""
        table = LoadTable(self, number)
        for _ in range(SEATS):
            seat = await self.connect(table, "/socket.io/?EIO=4&transport=websocket")
            await seat.ask("join", _JOIN)
            asked = msgspec.json.encode(["sync", _match(table), str(seat.place), None, SEATS])
            await seat.ask("sync", _EVENT + asked)
        await table.until(0)
        return table

    def read(self, seat: SeatSocket, frame: bytes) -> View | None:
        if frame.startswith(_UPDATE):
            state = _update.decode(frame[len(_EVENT) :])[2]
            return self._judged(seat, state)
        if frame.startswith(_SYNC):
            seat.answered("sync")
            state = _sync.decode(frame[len(_EVENT) :])[2].state
            return view(state.stateID, state.G)
        if frame.startswith(_JOIN):
            seat.answered("join")
        elif frame == b"2":
            seat.send(b"3")
        return None

    def _judged(self, seat: SeatSocket, state: State) -> View | None:
        """After a move that does not count, everybody is sent the old state again; its sender tells."""
        table = seat.table
        known = table.views[seat.place]
        if table.busy and known is not None and state.stateID == known.version:
            if known.mover == known.seat:
                table.refused("the same state again")
            return None
        return view(state.stateID, state.G)

    def choose(self, table: LoadTable, view: View) -> bytes:
        player = str(view.seat)
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "make", "args": [choose(view.more)], "playerID": player},
        }
        return _EVENT + msgspec.json.encode(["update", action, view.version, _match(table), player])


def _match(table: LoadTable) -> str:
    return f"table{table.number}"
