"""Chat and reactions. They are not in the log: the last lines are kept in memory and nowhere else."""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING

from huetable.core.codec import decode, encode
from huetable.core.terms import Refusal
from huetable.server.live.connections import Client
from huetable.server.ops.rate_limits import Buckets, Rate
from huetable.store.worker_exchange import WorkerMessage
from huetable.table import clauses
from huetable.table.faces import made_up_face
from huetable.table.hands import seats_held_by
from huetable.table.permissions import Sender
from huetable.table.seeds import command_key
from huetable.table.state import TableState
from huetable.table.wire import frames
from huetable.table.wire.protocol import LONGEST_MESSAGE, ChatLine, React, Reacted, Said, Say

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner

_MOST_LINES = 50
_MOST_KEYS = 500
_RATE = Rate(8, 1)
_NUMBERS_PER_MILLISECOND = 1000


def chat(table: TableRunner, client: Client, sender: Sender, command: Say | React) -> Refusal | None:
    """Answer a command of the chat, and show it to everybody."""
    key = command_key(client.guest.id, command.id)
    frame = refuse_chat(table.state, client) or table.chat.post(table.state, sender, command, key)
    if isinstance(frame, Refusal):
        return frame
    client.send(frames.ack(command.id, table.state.seq))
    table.workers.send_chat(client.guest, key, frame)
    table.broadcast.send_all(frame)
    return None


def show_bot_reaction(table: TableRunner, reacted: Reacted) -> None:
    frame = encode(reacted)
    table.workers.send_bot_reaction(f"{table.state.seq}/{reacted.chair}", frame)
    table.broadcast.send_all(frame)


class Chat:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lines: deque[tuple[str, ChatLine]] = deque(maxlen=_MOST_LINES)
        """Each with the guest who said it."""
        self._number = 0
        self._keys: OrderedDict[str, None] = OrderedDict()
        self._rate = Buckets(_RATE)

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        return tuple(line for _, line in self._lines)

    @property
    def authored(self) -> tuple[tuple[str, ChatLine], ...]:
        """Each line with the guest who said it."""
        return tuple(self._lines)

    def name_of(self, guest: str) -> str | None:
        """The name under which a guest has talked here lately."""
        return next((line.name for author, line in reversed(self._lines) if author == guest), None)

    def has_seen(self, key: str) -> bool:
        """Whether this very command was posted already; only the latest are remembered."""
        return key in self._keys

    def post(self, state: TableState, sender: Sender, command: Say | React, key: str) -> Refusal | bytes:
        """The frame for everybody, or why there is none."""
        if isinstance(command, React) and sender.chair is None:
            return Refusal(clauses.NOT_AT_THE_TABLE)
        if isinstance(command, Say) and len(command.text) > LONGEST_MESSAGE:
            return Refusal(
                clauses.TOO_LONG, {"most": LONGEST_MESSAGE, "length": len(command.text)}, "message"
            )
        if not self._rate.allow(sender.guest.id):
            return Refusal(clauses.TOO_MANY_REQUESTS)
        self._remember(key)
        if isinstance(command, React):
            return encode(Reacted(sender.chair or 0, command.reaction))
        return encode(Said(self._line(state, sender, command.text)))

    def add_from_elsewhere(self, message: WorkerMessage) -> None:
        """Posted at another worker: remember it as if it had been posted here."""
        self._remember(message.id)
        posted = decode(message.data, Said | Reacted)
        if isinstance(posted, Said):
            self._lines.append((message.guest, posted.talk))

    def forget(self, is_forgotten: Callable[[str], bool]) -> None:
        self._lines = deque((each for each in self._lines if not is_forgotten(each[0])), maxlen=_MOST_LINES)

    def _remember(self, key: str) -> None:
        self._keys[key] = None
        if len(self._keys) > _MOST_KEYS:
            self._keys.popitem(last=False)

    def _line(self, state: TableState, sender: Sender, text: str) -> ChatLine:
        # Numbered by the time of day, because other workers number lines of the same table too.
        by_time = self._now() * _NUMBERS_PER_MILLISECOND + secrets.randbelow(_NUMBERS_PER_MILLISECOND)
        self._number = max(self._number + 1, by_time)
        author = author_key(state, sender.guest.id)
        if sender.chair is None:
            face = sender.guest.face or made_up_face(author)
            line = ChatLine(self._number, sender.guest.name or "", None, text, face, author)
        else:
            chair = state.chairs[sender.chair]
            face = state.face_of(chair)
            line = ChatLine(self._number, state.name_of(chair), chair.colour, text, face, author)
        self._lines.append((sender.guest.id, line))
        return line


def author_key(state: TableState, guest: str) -> str:
    """By which pages tell whose line it is: different at every table, and nothing that leads back to the guest."""
    return blake2b(f"{state.id}/{guest}".encode(), digest_size=9, person=b"author").hexdigest()


def refuse_chat(state: TableState, client: Client) -> Refusal | None:
    """It is the person who is muted or who knows a secret, whichever screen they use and wherever they sit by now."""
    guest = client.guest
    if state.is_muted(guest.id):
        return Refusal(clauses.IS_MUTED)
    current_game = state.current_game
    if current_game is not None and state.phase == "playing":
        blocked = current_game.game.chat_blocked(current_game.state)
        if not {*client.held, *seats_held_by(state, guest.id)}.isdisjoint(blocked):
            return Refusal(clauses.CHAT_IS_BLOCKED)
    return None if client.held or guest.name else Refusal(clauses.CHAT_NEEDS_A_NAME)
