"""Chat and reactions. They are not in the log: the last lines are kept in memory and nowhere else."""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from collections.abc import Callable

from huetable.core.codec import decode, encode
from huetable.core.terms import Refusal
from huetable.server.ops.rate_limits import Buckets, Rate
from huetable.store.worker_exchange import WorkerMessage
from huetable.table.permissions import Who
from huetable.table.state import TableState
from huetable.table.wire.protocol import React, Reacted, Said, Say
from huetable.table.wire.protocol import Talk as Line

_LINES = 50
_IDS = 500
_PACE = Rate(8, 1)
_SPREAD = 1000


class Talk:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lines: deque[tuple[str, Line]] = deque(maxlen=_LINES)
        """Each with the guest who said it."""
        self._number = 0
        self._heard: OrderedDict[str, None] = OrderedDict()
        self._pace = Buckets(_PACE)

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(line for _, line in self._lines)

    def heard(self, key: str) -> bool:
        """Whether this very command was taken already; only the latest are remembered."""
        return key in self._heard

    def take(self, state: TableState, who: Who, command: Say | React, key: str) -> Refusal | bytes:
        """What everybody is told, or why not."""
        refusal = refuse_talk(state, who)
        if refusal is not None:
            return refusal
        if isinstance(command, React) and who.chair is None:
            return Refusal("TABLE-4")
        if not self._pace.take(who.guest.id):
            return Refusal("TABLE-41")
        self._remember(key)
        if isinstance(command, React):
            return encode(Reacted(who.chair or 0, command.reaction))
        return encode(Said(self._line(state, who, command.text)))

    def overhear(self, word: WorkerMessage) -> None:
        """Said at another worker: remember it as if it had been said here."""
        self._remember(word.id)
        message = decode(word.data, Said | Reacted)
        if isinstance(message, Said):
            self._lines.append((word.guest, message.talk))

    def forget(self, guest: str) -> None:
        self._lines = deque((each for each in self._lines if each[0] != guest), maxlen=_LINES)

    def _remember(self, key: str) -> None:
        self._heard[key] = None
        if len(self._heard) > _IDS:
            self._heard.popitem(last=False)

    def _line(self, state: TableState, who: Who, text: str) -> Line:
        # By the moment at which it was said: other workers number the lines of the same table too.
        self._number = max(self._number + 1, self._now() * _SPREAD + secrets.randbelow(_SPREAD))
        if who.chair is None:
            line = Line(self._number, who.guest.name or "", None, text)
        else:
            chair = state.chairs[who.chair]
            line = Line(self._number, state.name_of(chair), chair.colour, text)
        self._lines.append((who.guest.id, line))
        return line


def refuse_talk(state: TableState, who: Who) -> Refusal | None:
    if not who.chairs:
        return None if who.guest.name else Refusal("TABLE-39")
    if any(state.chairs[chair].muted for chair in who.chairs):
        return Refusal("TABLE-38")
    match = state.match
    if match is None or state.phase != "playing":
        return None
    chat_blocked = match.game.chat_blocked(match.state)
    return Refusal("TABLE-37") if any(chair in chat_blocked for chair in who.chairs) else None
