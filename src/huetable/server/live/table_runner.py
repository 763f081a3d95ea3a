"""A table: people come and go, send commands, and are shown what came of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Raw

from huetable.core.codec import decode, encode
from huetable.core.terms import Emitted, Refusal
from huetable.server.services import Services
from huetable.store.base import Batch
from huetable.store.worker_exchange import RemotePresence, WorkerMessage
from huetable.table.commands.leave import forget
from huetable.table.events import Agreed, HandedOver, Moved, Muted, Readied, Renamed, SentAway, Undone, Voted
from huetable.table.guest import Guest
from huetable.table.permissions import Answer, Who, who
from huetable.table.seeds import command_key
from huetable.table.wire import frames
from huetable.table.wire.observations import News, Seats, positions, reaches
from huetable.table.wire.protocol import (
    VERSION,
    ClientMessage,
    Consult,
    Forget,
    Goodbye,
    React,
    Say,
    Sit,
    Welcome,
)

from .chat import Talk
from .connections import Client, Connections
from .consult import consult
from .dispatch import Asked, answer
from .listing import listing
from .log_writer import LogWriter, Pending
from .scheduler import Scheduler

_MOST_LOST = 3
"""So often a command may be too late before its sender is told to look again."""

_QUIET = (Agreed, HandedOver, Muted, Readied, Renamed, Voted)
"""Deeds that change neither what a seat sees nor which clocks run."""


class Table(LogWriter):
    def __init__(self, id: str, house: Services, evict: Callable[[Table], None]) -> None:
        super().__init__(id, house)
        self.connections = Connections()
        self.talk = Talk(house.time.now)
        self.askers: dict[str, Asked] = {}
        self._evict = evict
        self.mine = False
        """Whether clocks and bots are this worker's business."""
        self.keeper = Scheduler(self)

    # Coming and going

    def join(self, client: Client, seen: int) -> None:
        self.do(partial(self._join, client, seen))

    def _join(self, client: Client, seen: int) -> None:
        if self.state.is_kicked(client.guest.id):
            client.dismiss(Goodbye("kicked", None))
            return
        self.connections.add(client, self.state)
        self._greet(client, seen)
        self.keeper.presence_changed()

    def _greet(self, client: Client, seen: int) -> None:
        state = self.state
        known = seen or state.seq
        before, missed = self.recent.until(known), self.recent.after(known)
        history = Raw(b"[%b]" % News([emitted for _, emitted in before]).heard(client.seats))
        link = f"{client.base}/t/{state.id}"
        seqs = _rows_heard(before, client.seats)
        welcome = Welcome(VERSION, state.id, state.code, link, self.talk.lines, history, seqs)
        table = frames.tables(state, [client.chairs], self._around())
        more = b',"seqs":%b' % encode(_rows_heard(missed, client.seats))
        emitted = [each for _, each in missed]
        shown = positions(state, [client.seats], emitted, None, self.house.time.now(), more)
        client.send(encode(welcome), *table.values(), *shown.values())

    def leave(self, client: Client) -> None:
        self.connections.drop(client)
        self._stop_asking(client)
        self.do(self.keeper.presence_changed)

    def announce(self) -> None:
        """Tell everybody how the table stands, where no row says so: somebody came, went, or asks."""
        views = frames.tables(self.state, self.connections.chairs, self._around())
        for client in tuple(self.connections.clients):
            client.send(views[client.chairs])

    def _around(self) -> frames.Around:
        askers = tuple(asked.view for asked in self.askers.values())
        return frames.Around(
            self.connections.online(self.state), self.connections.watching, askers, self.house.time.now()
        )

    # Commands

    def take(self, client: Client, command: ClientMessage) -> None:
        self.do(partial(self._take, client, command, 0))

    def _take(self, client: Client, command: ClientMessage, lost: int) -> None:
        """Lost: how often another worker was quicker with a row of the same number."""
        key = command_key(client.guest.id, command.id)
        taken = self.state.taken.get(key)
        if taken is not None or self.talk.heard(key):
            client.send(frames.ack(command.id, taken or self.state.seq))
            return
        sender = who(self.state, client.guest, client.chairs)
        if isinstance(command, Say | React):
            self._talk(client, sender, command, key)
            return
        if isinstance(command, Consult):
            consult(self, client, command)
            return
        answered = answer(self, client, sender, command)
        if self._may_lie_elsewhere(answered, lost):
            self._inbox.appendleft(partial(self._take, client, command, _MOST_LOST))
            self._start_reading_on(None)
        elif isinstance(answered, Refusal):
            self.house.metrics.refusals += 1
            client.send(frames.refused(self.state, command.id, answered))
        elif answered is None:
            client.send(frames.ack(command.id, self.state.seq))
        else:
            again = partial(self._take, client, command, lost + 1) if lost < _MOST_LOST else None
            self.commit(answered, sender=client, id=command.id, key=key, again=again)

    def _may_lie_elsewhere(self, answered: Answer | None, lost: int) -> bool:
        """What the move refers to may have been handed in at another worker a moment ago."""
        unknown = isinstance(answered, Refusal) and answered.clause == "TABLE-46"
        return unknown and lost < _MOST_LOST and not self.house.exchange.is_single_worker

    def _talk(self, client: Client, sender: Who, command: Say | React, key: str) -> None:
        said = self.talk.take(self.state, sender, command, key)
        if isinstance(said, Refusal):
            self.house.metrics.refusals += 1
            client.send(frames.refused(self.state, command.id, said))
            return
        client.send(frames.ack(command.id, self.state.seq))
        self.house.exchange.send_message(self.state.id, WorkerMessage("talk", client.guest.id, key, said))
        self._send_all(said)

    def _send_all(self, frame: bytes) -> None:
        for client in tuple(self.connections.clients):
            client.send(frame)

    def ask(self, client: Client, command: Sit) -> None:
        """Somebody would like a bot's chair: the host will say."""
        self._stop_asking(client)
        asked = Asked.new(client, command)
        self.askers[asked.view.guest] = asked
        self.house.exchange.send_message(self.state.id, asked.word())
        self.announce()

    def _stop_asking(self, client: Client) -> None:
        for key in [key for key, asked in self.askers.items() if asked.client is client]:
            self.answered(key)

    def answered(self, key: str, refusal: Refusal | None = None) -> None:
        """Nobody asks under this name any more, at whichever worker; who is refused is told why."""
        data = b"" if refusal is None else encode(refusal)
        self._stop_waiting(key, refusal)
        self.house.exchange.send_message(self.state.id, WorkerMessage("answered", "", key, data))

    def _stop_waiting(self, key: str, refusal: Refusal | None) -> bool:
        asked = self.askers.pop(key, None)
        if asked is not None and asked.client is not None and refusal is not None:
            asked.client.send(frames.refused(self.state, asked.command.id, refusal))
        return asked is not None

    # Other workers

    def lease_changed(self, *, mine: bool) -> None:
        self.mine = mine
        self.do(self.keeper.loaded if mine else self.keeper.look)

    def remote_presence_changed(self, remote: RemotePresence) -> None:
        self.connections.elsewhere = remote
        self.do(self.keeper.presence_changed)

    def receive_message(self, message: WorkerMessage) -> None:
        if message.kind == "talk":
            self.talk.overhear(message)
            self._send_all(message.data)
        elif message.kind == "ask":
            asked = Asked.heard(message)
            self.askers[asked.view.guest] = asked
            self.do(self.announce)
        elif self._stop_waiting(message.id, decode(message.data, Refusal) if message.data else None):
            self.do(self.announce)

    async def remember(self) -> None:
        """What was said at other workers before this one came to the table."""
        for message in await self.house.exchange.recent_messages(self.state.id):
            if message.kind == "talk":
                self.talk.overhear(message)

    async def forget(self, guest: Guest) -> None:
        """Take somebody's name away; returns when it is gone from the disk too."""
        gone: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        await self.see(partial(self._forget, guest, gone))
        await gone

    def _forget(self, guest: Guest, gone: asyncio.Future[Refusal | None]) -> None:
        state = self.state
        sender = who(state, guest, state.chairs_of(guest.id))
        outcome = forget(state, sender, Forget("-"), self.connections.online(state))
        if isinstance(outcome, Refusal):
            gone.set_result(None)
        else:
            self.commit(outcome, after=gone.set_result)

    # What is shown

    def _frame(self, pending: Pending, now: int) -> None:
        if pending.moves_only:
            pending.positions = self._positions(pending, now)
            return
        self.connections.place(self.state)
        pending.tables = frames.tables(self.state, self.connections.chairs, self._around())
        if any(not isinstance(event, _QUIET) for event in pending.events):
            pending.positions = self._positions(pending, now)

    def _positions(self, pending: Pending, now: int) -> dict[Seats, bytes]:
        last = next((event for event in reversed(pending.events) if type(event) is Moved), None)
        undone_to = next((event.to_seq for event in pending.events if type(event) is Undone), None)
        more = b"" if undone_to is None else b',"undone_to":%d' % undone_to
        return positions(self.state, self.connections.seats, pending.emitted, last, now, more)

    def _release(self, pending: Pending) -> None:
        """The sender's answer goes first, in one piece with the rest."""
        self._tell(pending)
        if pending.moves_only:
            return
        if any(type(event) is SentAway for event in pending.events):
            self._dismiss_kicked()
        if pending.outcome.known is not None:
            self.connections.rename(pending.outcome.known)
        for person in pending.outcome.forgotten:
            self.talk.forget(person.guest)
            self.state.drafts.forget(person.person)

    def _tell(self, pending: Pending) -> None:
        sender, tables, shown = pending.sender, pending.tables, pending.positions
        for client in tuple(self.connections.clients):
            parts = [frames.ack(pending.id, self.state.seq)] if client is sender else []
            if tables:
                parts.append(tables[client.chairs])
            if shown:
                parts.append(shown[client.seats])
            if parts:
                client.line.send(*parts)

    def _dismiss_kicked(self) -> None:
        for client in tuple(self.connections.clients):
            if self.state.is_kicked(client.guest.id):
                client.dismiss(Goodbye("kicked", None))

    def _show_again(self, pending: Pending | None) -> None:
        self.connections.place(self.state)
        if pending is not None and pending.sender is not None:
            self._answer_lost(pending.sender, pending)
        for client in tuple(self.connections.clients):
            self._greet(client, 0)
        self.keeper.loaded()

    def _answer_lost(self, sender: Client, pending: Pending) -> None:
        """Did it get into the log after all? Then it counts; if not, it is tried again, or its sender may."""
        seq = self.state.taken.get(pending.key or "")
        if seq is not None:
            sender.send(frames.ack(pending.id, seq))
        elif not pending.late or pending.again is None:
            clause = "TABLE-49" if pending.late else "TABLE-31"
            sender.send(frames.refused(self.state, pending.id, Refusal(clause)))

    def _look(self, *, quiet: bool) -> None:
        self.keeper.look(quiet=quiet)

    # The end

    def give_up(self) -> None:
        self.gone = True
        self.keeper.stop()
        self._inbox.clear()
        self._leave_unanswered()
        for client in tuple(self.connections.clients):
            client.dismiss(Goodbye("restart", self.house.exchange.retry_after_ms))
        self._evict(self)

    def retire(self) -> None:
        """Nobody is here: leave memory, and leave a line for the home page."""
        self.house.store.append(Batch((), listing=listing(self.state)), lambda _: None)
        self.give_up()


def _rows_heard(noted: Sequence[tuple[int, Emitted]], seats: Seats) -> tuple[int, ...]:
    """For each event that somebody with these seats hears, the number of its row."""
    return tuple(seq for seq, (_, audience) in noted if reaches(audience, seats))
