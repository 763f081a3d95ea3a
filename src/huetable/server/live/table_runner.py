"""The runner of one table: takes commands one at a time, writes what comes of them, and then shows it.

    command -> receive -> _handle -> dispatch -> commit -> LogWriter.append ... on disk ... -> on_durable -> everybody

The state is changed before the events are on disk, so until the log writer calls back nobody is shown anything and
nothing else happens at the table: what comes in waits in the inbox.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from huetable.core.terms import Refusal
from huetable.server.loading.snapshots import LoadedTable, SnapshotKeeper
from huetable.server.lobby.listing import listing
from huetable.server.ops.log import log
from huetable.server.services import Services
from huetable.server.slow.settings import set_table
from huetable.store.base import Batch, Person, Row
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.dispatch import NEEDS_PRESENCE, NEEDS_TIME, dispatch
from huetable.table.events import LinkChanged
from huetable.table.permissions import Sender, refuse_in_lesson, refuse_switched_off, sender_of
from huetable.table.seeds import command_key
from huetable.table.state import TableState
from huetable.table.wire import frames
from huetable.table.wire.protocol import (
    Admit,
    ChangeLink,
    ClientMessage,
    Consult,
    Goodbye,
    MuteWatcher,
    React,
    RemoveWatcher,
    Say,
    SetTable,
    Sit,
)
from huetable.table.wire.recent_events import RecentEvents

from .broadcast import Broadcast
from .commits import Commit, apply_commit, apply_rows
from .connections import Client, Connections, goodbye_to
from .consult import consult
from .inbox import Inbox
from .isolation import attempt
from .log_writer import LogWriter
from .people import join_requests, watchers
from .people.change_link import change_link
from .people.chat import Chat, chat
from .people.join_requests import JoinRequests
from .people.new_names import catch_up_after_game
from .scheduler import Scheduler
from .worker_link import WorkerLink

_MOST_CONFLICTS = 3
"""How often a command may lose to other workers before it is refused."""

_LiveHandler = Callable[["TableRunner", Client, Sender, Any], CommandResult | None]

_LIVE: dict[type, _LiveHandler] = {
    Say: chat,
    React: chat,
    Consult: consult,
    Sit: join_requests.request_chair,
    Admit: join_requests.answer_chair_request,
    MuteWatcher: watchers.mute,
    RemoveWatcher: watchers.remove,
    ChangeLink: change_link,
    SetTable: set_table,
}
"""Commands for which the log is not enough. A handler that returns None has answered its command itself."""


class TableRunner:
    def __init__(self, id: str, services: Services, evict: Callable[[TableRunner], None]) -> None:
        self.state = TableState(id)
        self.recent = RecentEvents()
        self.services = services
        self.connections = Connections()
        self.chat = Chat(services.time.now)
        self.requests = JoinRequests()
        self.broadcast = Broadcast(self.connections, self.chat, self.requests, services.time, services.house)
        self.in_charge = False
        """Whether this worker, and no other, runs the table's clocks and bots."""
        self.log_writer = LogWriter(id, services, self)
        self.snapshots = SnapshotKeeper(services.store)
        self.inbox = Inbox(self.log_writer)
        self.workers = WorkerLink(self)
        self.scheduler = Scheduler(self)
        self._evict = evict
        self.state.house_spectators = services.house.spectators

    def load(self, loaded: LoadedTable) -> None:
        self.state, self.recent = loaded.state, loaded.recent
        self.state.house_spectators = self.services.house.spectators
        self.snapshots.start_from(loaded)

    @property
    def switched_off(self) -> bool:
        """Whether the operator has switched off the game: it stays as it is, and can be looked at."""
        return self.state.game.meta.id in self.services.house.games_off

    # Coming and going

    def join(self, client: Client, seen: int) -> None:
        if self.inbox.closed:
            client.dismiss(self._restart_goodbye)
            return
        self.connections.arriving[client] = None
        self.inbox.submit(partial(self._join, client, seen))

    def _join(self, client: Client, seen: int) -> None:
        # Somebody who has left while a commit was on its way to the disk is not there any more.
        if client not in self.connections.arriving:
            return
        del self.connections.arriving[client]
        self.connections.serve(client, partial(self._greet, seen=seen))

    def _greet(self, client: Client, seen: int) -> None:
        goodbye = goodbye_to(client, self.state)
        if goodbye is not None:
            client.dismiss(goodbye)
            return
        self.connections.add(client, self.state)
        self.broadcast.welcome(client, self.state, self.recent, seen)
        self.scheduler.on_presence_changed()

    def leave(self, client: Client) -> None:
        self.connections.remove(client)
        attempt(join_requests.withdraw, self, client)
        self.inbox.submit(self.scheduler.on_presence_changed)

    def announce(self) -> None:
        self.broadcast.send_table(self.state)

    # Commands

    def receive(self, client: Client, command: ClientMessage) -> None:
        # Mostly nothing is in its way: then it needs no job, and `_handle` raises nothing.
        if self.inbox.is_clear():
            self._handle(client, command, 0)
        else:
            self.inbox.submit(partial(self._handle, client, command, 0))

    def _handle(self, client: Client, command: ClientMessage, conflicts: int) -> None:
        try:
            self._run_command(client, command, conflicts)
        except Exception:  # noqa: BLE001 - a command that fails concerns nobody but its sender
            log.exception("a command failed", extra={"command": type(command).__name__})
            self._refuse_failed(client, command)

    def _refuse_failed(self, client: Client, command: ClientMessage) -> None:
        """An answer, because a client that gets none would send the command again and again."""
        refusal = Refusal(clauses.NOT_SAVED)
        self.connections.serve(
            client, lambda _: client.send(frames.refused(self.state, command.id, refusal, client.language))
        )

    def _run_command(self, client: Client, command: ClientMessage, conflicts: int) -> None:
        """Conflicts: how often another worker has written a row before this command's row."""
        key = command_key(client.guest.id, command.id)
        done_at = self.state.handled.get(key)
        if done_at is not None or self.chat.has_seen(key):
            client.send(frames.ack(command.id, done_at or self.state.seq))
            return
        if self.state.closed:
            self._refuse(client, command, Refusal(clauses.HOUSE_RULE, reason="closed"), _MOST_CONFLICTS)
            return
        sender = sender_of(self.state, client.guest, client.chairs)
        restricted = self.state.lesson or self.services.house.games_off
        refusal = self._refuse_at_this_table(command) if restricted else None
        result = refusal or self._answer(client, sender, command)
        if isinstance(result, AcceptedCommand):
            again = conflicts < _MOST_CONFLICTS
            retry = partial(self._handle, client, command, conflicts + 1) if again else None
            self.commit(result, sender=client, command_id=command.id, key=key, retry=retry)
        elif result is not None:
            self._refuse(client, command, result, conflicts)

    def _refuse_at_this_table(self, command: ClientMessage) -> Refusal | None:
        return refuse_in_lesson(self.state, command) or refuse_switched_off(
            command, switched_off=self.switched_off
        )

    def _answer(self, client: Client, sender: Sender, command: ClientMessage) -> CommandResult | None:
        kind = type(command)
        live = _LIVE.get(kind)
        if live is not None:
            return live(self, client, sender, command)
        now = self.services.time.now() if kind in NEEDS_TIME else 0
        online = self.connections.online(self.state) if kind in NEEDS_PRESENCE else ()
        return dispatch(self.state, sender, command, now, online)

    def _refuse(self, client: Client, command: ClientMessage, refusal: Refusal, conflicts: int) -> None:
        if self._may_be_at_other_worker(refusal, conflicts):
            self.inbox.put_first(partial(self._handle, client, command, _MOST_CONFLICTS))
            self.log_writer.read_on()
            return
        self.services.metrics.refusals += 1
        client.send(frames.refused(self.state, command.id, refusal, client.language))

    def _may_be_at_other_worker(self, refusal: Refusal, conflicts: int) -> bool:
        """What the move refers to may have been handed in at another worker a moment ago."""
        unknown = refusal.clause == clauses.BLOB_NOT_HANDED_IN
        return unknown and conflicts < _MOST_CONFLICTS and not self.services.exchange.is_single_worker

    # Commits

    def commit(
        self,
        outcome: AcceptedCommand,
        *,
        sender: Client | None = None,
        command_id: str = "",
        key: str | None = None,
        at: int | None = None,
        on_saved: Callable[[Refusal | None], None] | None = None,
        retry: Callable[[], None] | None = None,
    ) -> None:
        """Apply the events, build the frames, and hand both to the log writer. Called only when it is not busy."""
        now = max(self.services.time.now() if at is None else at, self.state.at)
        commit = Commit(outcome, sender, command_id, key, on_saved, retry, self.services.metrics.clock())
        try:
            batch = apply_commit(self.state, commit, now)
            # What happened in the past is shown now.
            shown_at = now if at is None else max(now, self.services.time.now())
            self.broadcast.build_frames(self.state, commit, shown_at)
        except Exception:  # noqa: BLE001 - a defect of one game must not reach the other tables
            log.exception(
                "applying an event failed; reloading the table",
                extra={"events": str([type(event) for event in outcome.events])},
            )
            self.log_writer.reload(commit)
        else:
            self.log_writer.append(batch, commit)

    def on_durable(self, commit: Commit) -> None:
        # Mostly it is a move by which nothing comes due here.
        unnoticed = commit.only_moves and self.scheduler.sleeps_through_moves()
        try:
            self._show(commit, unnoticed=unnoticed)
        except Exception:  # noqa: BLE001 - what is on disk counts, however badly it could be shown
            log.exception("showing a commit failed; greeting everybody again")
            attempt(self._settle_lost_commands, commit)
            attempt(self._greet_again)
        if commit.on_saved is not None:
            attempt(commit.on_saved, None)
        attempt(self.snapshots.on_events, commit.events, self.state, self.recent, self.log_writer.last_row)
        if not commit.only_moves and commit.ends_game:
            attempt(catch_up_after_game, self)
        self._continue(only_moves=commit.only_moves, unnoticed=unnoticed)

    def _show(self, commit: Commit, *, unnoticed: bool) -> None:
        """Unnoticed: the scheduler need not know."""
        self.services.metrics.count_commit(commit.started, commit.events)
        for event in commit.events:
            self.recent.add(event, self.state.seq, commit.emitted)
        self.broadcast.send_commit(self.state, commit)
        if not unnoticed:
            attempt(self.scheduler.on_shown, commit)
        if not commit.only_moves:
            self._update_people(commit)

    def _greet_again(self) -> None:
        """Everybody gets the table as it is."""
        self.connections.update_seats(self.state)
        self.connections.for_each(lambda client: self.broadcast.welcome(client, self.state, self.recent, 0))

    def _update_people(self, commit: Commit) -> None:
        """What is known of people outside the log follows it."""
        self.connections.dismiss_unwelcome(self.state)
        self.connections.dismiss_sent_away(commit.events, self.state)
        join_requests.follow_log(self)
        if any(type(event) is LinkChanged for event in commit.events):
            self._greet_again()
        if commit.outcome.known is not None:
            self.connections.rename(commit.outcome.known)
        for person in commit.outcome.forgotten:
            self.chat.forget(person.guest.__eq__)
            self.state.drafts.forget(person.person)

    def _continue(self, *, only_moves: bool = False, unnoticed: bool = False) -> None:
        """Go on with what has waited; when nothing waits any more, with what the table does by itself."""
        if self.inbox.closed:
            return
        ran = self.inbox.run_waiting()
        if not self.log_writer.busy and (ran or not unnoticed):
            self.scheduler.update(only_moves=only_moves and not ran)

    # When the log says something else

    def on_reloaded(self, loaded: LoadedTable, lost: Commit | None) -> None:
        """Ends in a table that works or, whatever happens, in a goodbye for everybody."""
        self.load(loaded)
        if lost is not None and lost.on_saved is not None:
            attempt(lost.on_saved, Refusal(clauses.NOT_SAVED))
        if not self.inbox.closed and not attempt(self._rebuild, lost):
            self.close()
        self._continue()

    def _rebuild(self, lost: Commit | None) -> None:
        if lost is not None:
            self._settle_lost_commands(lost)
        self._greet_again()
        self.scheduler.on_loaded()
        if lost is not None and lost.conflicted and lost.retry and lost.key not in self.state.handled:
            self.inbox.put_first(lost.retry)

    def _settle_lost_commands(self, lost: Commit) -> None:
        """If it is in the log after all, it counts. If not, it is tried again or refused."""
        sender, seq = lost.sender, self.state.handled.get(lost.key or "")
        if sender is None:
            return
        if seq is not None:
            sender.send(frames.ack(lost.command_id, seq))
        elif not lost.conflicted or lost.retry is None:
            clause = clauses.OTHERS_WERE_FASTER if lost.conflicted else clauses.NOT_SAVED
            sender.send(frames.refused(self.state, lost.command_id, Refusal(clause), sender.language))

    def on_unreadable(self, lost: Commit | None) -> None:
        if lost is not None and lost.on_saved is not None:
            attempt(lost.on_saved, Refusal(clauses.NOT_SAVED))
        self.close()

    def read_on(self, seq: int) -> None:
        """Another worker has written the log up to this row."""
        if seq > self.state.seq:
            self.log_writer.read_on()

    def on_rows(self, rows: list[Row], people: list[Person]) -> None:
        """Rows that were written together are shown together, as if they had been written here."""
        commit = apply_rows(self.state, self.recent, rows, people)
        self.broadcast.build_frames(self.state, commit, self.services.time.now())
        self.broadcast.send_commit(self.state, commit)
        attempt(self.scheduler.on_shown, commit)
        if not commit.only_moves:
            self._update_people(commit)

    def on_caught_up(self) -> None:
        if not self.inbox.closed:
            self._continue()

    # The end

    def close(self) -> None:
        """Dismiss everybody; whoever comes back finds the table in the log."""
        attempt(self.scheduler.stop)
        self.inbox.close()
        self.connections.dismiss_all(self._restart_goodbye)
        self._evict(self)

    @property
    def _restart_goodbye(self) -> Goodbye:
        return Goodbye("restart", self.services.exchange.retry_after_ms)

    def retire(self) -> None:
        """Leave memory, and leave the table's entry for the home page."""
        attempt(self.write_listing)
        self.close()

    def write_listing(self) -> None:
        """The table's entry for the home page, as of now."""
        self.services.store.append(Batch((), listing=listing(self.state)), lambda _: None)
