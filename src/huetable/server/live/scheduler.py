"""What a table does by itself: time runs out, votes close, bots move, the host's role is passed on, and a table that
everybody has left goes to sleep. All of it is one agenda; the table's one alarm rings for its earliest item.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from huetable.core.terms import TABLE, DecidedBy, Forfeit, Refusal, Seat, TimerExpired
from huetable.server.bots.blobs import BotBlobs
from huetable.server.bots.reactions import BotReactions
from huetable.server.bots.seats import BotSeats, PlannedMove, payer_of
from huetable.server.bots.thinking import BotAnswer
from huetable.server.notify.notice import Notice
from huetable.server.notify.turn_watch import TurnWatch
from huetable.server.ops.log import log
from huetable.server.slow.due import next_due
from huetable.server.slow.rest_days import rest_change
from huetable.table.applause import applause_ends
from huetable.table.command_result import accept
from huetable.table.commands.play.close_vote import close_vote
from huetable.table.commands.play.play_for_seat import play_for_seat
from huetable.table.commands.seats.vacate import next_host_after
from huetable.table.events import HandedOver, Moved, Slept, Stopped, Undone, Woke
from huetable.table.game_on_table.current_game import CurrentGame

from .alarm import Alarm
from .commits import Commit
from .people.chat import show_bot_reaction

if TYPE_CHECKING:
    from .table_runner import TableRunner

ABSENCE = 60_000
"""How long a host may be away, and how long a table waits for somebody to come back. All times in milliseconds."""

_GRACE = 5_000
"""After a restart nothing runs out before people had this long to come back."""

_ANNOUNCE = 150
"""People who come and go within this time are announced together."""

_IDLE = 10_000
"""How long a worker keeps a table in memory that another worker is in charge of."""

_RETRY = 1_000
"""How long to wait after a step has failed; twice as long after each further failure, up to six doublings."""

DueAction = tuple[int, Callable[[], None]]
"""When something is due, and what."""

Given = ParamSpec("Given")


def _retried(
    step: Callable[Concatenate[Scheduler, Given], None],
) -> Callable[Concatenate[Scheduler, Given], None]:
    """A step after which the alarm must be set: if it fails, the scheduler tries again later."""

    @wraps(step)
    def guarded(scheduler: Scheduler, /, *values: Given.args, **named: Given.kwargs) -> None:
        try:
            step(scheduler, *values, **named)
        except Exception:  # noqa: BLE001 - a table whose clocks and bots stand still is dead
            log.exception("a step of the scheduler failed; trying again")
            scheduler.retry_later()

    return guarded


class Scheduler:
    def __init__(self, table: TableRunner) -> None:
        self._table = table
        self._time = table.services.time
        self._alarm = Alarm(self._time, lambda: table.inbox.submit(self._act))
        self._bots = BotSeats(
            table.services.bot_pool,
            self._on_bot_answer,
            BotBlobs(self._fetch_blob),
            lambda: payer_of(table.state),
        )
        self._reactions = BotReactions()
        self._turns = TurnWatch()
        self._listed = 0
        """The last row when the table's entry was written for a notice."""
        self._announce_at: int | None = None
        self._empty_since: int | None = self._time.now()
        self._host_away_since: int | None = None
        self._idle_since: int | None = None
        self._applause_shown = 0
        """When the picks that were shown last were due."""
        self._failures = 0
        """How many steps have failed since something that was due was done."""
        self._has_bots = True
        """Whether a bot plays here, or may do so since the last update."""

    # When something has changed

    @_retried
    def on_loaded(self) -> None:
        """Clocks follow the times in the log; but a table that nobody could reach was asleep."""
        now = self._time.now()
        state = self._table.state
        if state.current_game is not None:
            state.current_game.not_before = now + _GRACE
        self._update_presence()
        if state.must_stop:
            self._table.inbox.submit(self._stop_outdated_game)
        elif state.running and self._table.switched_off:
            self._table.inbox.submit(lambda: self._table.commit(accept(Slept())))
        elif self._fell_asleep(now):
            # It fell asleep in the past: as late as a scheduler would have noticed it then.
            asleep_at = state.at + ABSENCE
            self._table.inbox.submit(lambda: self._table.commit(accept(Slept()), at=asleep_at))
        else:
            self.update()

    def _fell_asleep(self, now: int) -> bool:
        state = self._table.state
        waits = state.running and not state.goes_on_alone
        return waits and now > state.at + ABSENCE and not self._table.connections.online(state)

    @_retried
    def on_presence_changed(self) -> None:
        self._announce_at = self._announce_at or self._time.now() + _ANNOUNCE
        self._table.workers.send_presence()
        self.update()

    @_retried
    def update(self, *, only_moves: bool = False) -> None:
        """Find out what is due next. Only moves: nothing but the game has changed since the last time."""
        if not self._table.in_charge:
            self._bots.clear()
            self._reactions.clear()
            self._set_alarm()
            return
        # After a move nobody has come or gone.
        if not only_moves:
            self._update_presence()
        elif self._turns.is_anybody_absent():
            self._turns.update(self._table.state, self._time.now())
        if self._table.state.asleep and self._empty_since is None and not self._table.switched_off:
            # This commit leads to the next update.
            self._table.commit(accept(Woke()))
            return
        self._bots.update(self._table.state, self._time.now())
        self._has_bots = self._bots.any_at(self._table.state)
        self._list_pending_notice()
        self._set_alarm()

    def _list_pending_notice(self) -> None:
        """Somebody is about to be told that it is their turn. If the server dies before that, the next one finds the table by its
        entry, which a plain move does not write.
        """
        state = self._table.state
        if self._turns.due is not None and self._listed < state.seq and not state.is_slow:
            self._listed = state.seq
            self._table.write_listing()

    def on_shown(self, commit: Commit) -> None:
        """Everybody is told what has happened: a bot may react to it. The next update sets the alarm."""
        self._has_bots = self._has_bots or not commit.only_moves
        if not commit.only_moves and any(type(event) is Undone for event in commit.events):
            self._reactions.clear()
        elif self._table.in_charge:
            self._reactions.on_events(self._table.state, commit.emitted, self._time.now())
            if commit.ends_game and self._table.state.phase == "over":
                self._send_notices(self._turns.game_ended(self._table.state, self._time.now()))

    def _update_presence(self) -> None:
        state, now = self._table.state, self._time.now()
        online = self._table.connections.online(state)
        self._empty_since = None if online else self._empty_since or now
        away = state.host is not None and state.host not in online and not self._keeps_host()
        self._host_away_since = (self._host_away_since or now) if away else None
        self._turns.update_presence(state, online, now)

    def _keeps_host(self) -> bool:
        """In a slow game everybody is away most of the time; a host for whom a bot plays has been away for too long."""
        state = self._table.state
        return state.goes_on_alone and any(c.plays for c in state.chairs if c.person == state.host)

    def sleeps_through_moves(self) -> bool:
        """Whether it need not be told of a move: without a clock, a bot or a vote, nothing comes due by it."""
        state, current_game = self._table.state, self._table.state.current_game
        if self._has_bots or state.vote is not None or not self._table.in_charge:
            return False
        clocks = current_game is not None and (current_game.timers or current_game.decisions)
        return not clocks and not self._turns.is_anybody_absent()

    def _set_alarm(self) -> None:
        self._alarm.set(min((due for due, _ in self._due_actions()), default=None))

    def retry_later(self) -> None:
        """Bots are asked again then: what they were asked may have been lost."""
        self._bots.clear()
        if not self._table.inbox.closed:
            self._alarm.set(self._time.now() + (_RETRY << min(self._failures, 6)))
        self._failures += 1

    def stop(self) -> None:
        self._alarm.cancel()
        self._bots.stop()

    async def _fetch_blob(self, hash: str) -> bytes | None:
        """As everybody at the table may see it."""
        state, services = self._table.state, self._table.services
        data = await services.store.blob(state.id, state.game_no, hash)
        return data and await services.blob_forms.shape(services.bot_pool, state.game, data, payer_of(state))

    # The agenda

    @_retried
    def _act(self) -> None:
        """The alarm rang: do the earliest thing that is due. If it writes, the rest follows after that."""
        now = self._time.now()
        due, action = min(self._due_actions(), key=lambda item: item[0], default=(now + 1, self.stop))
        if due <= now:
            action()
        self._failures = 0
        if self._table.inbox.idle:
            self.update()

    def _due_actions(self) -> Iterator[DueAction]:
        """Of two things that are due at the same moment, the first one here goes first."""
        state = self._table.state
        if self._announce_at is not None:
            yield self._announce_at, self._announce
        ends = applause_ends(state)
        if ends is not None and ends > self._applause_shown:
            yield ends, partial(self._show_applause, ends)
        if not self._table.in_charge:
            yield from self._idleness()
            return
        yield from self._absences()
        if state.vote is not None:
            decided = state.vote.outcome(state.chairs) is not None
            yield state.at if decided else state.vote.ends(state.clocks, state.chairs), self._close_vote
        if self._reactions.due is not None:
            yield self._reactions.due, self._react
        if self._turns.due is not None:
            yield self._turns.due, self._tell_awaited
        change = rest_change(state)
        if change is not None:
            yield change.at, partial(self._table.commit, accept(change.event), at=change.at)
        if state.running and state.current_game is not None:
            yield from self._clocks(state.current_game)
            for due, seat, planned in self._bots.due_moves():
                yield due, partial(self._play_bot_move, seat, planned)

    def _clocks(self, current_game: CurrentGame) -> Iterator[DueAction]:
        for name, countdown in current_game.timers.items():
            yield current_game.ends(countdown), partial(self._play, Moved(TABLE, TimerExpired(name)))
        for seat, countdown in current_game.seat_clocks.items():
            stands_still = countdown.since is None
            if self._table.state.chairs[seat].plays and not stands_still and not self._bots.thinks_for(seat):
                yield current_game.ends(countdown), partial(self._out_of_time, current_game, seat)

    def _idleness(self) -> Iterator[DueAction]:
        """Another worker is in charge; this one drops the table when nobody is connected here any more."""
        if self._table.connections.clients:
            self._idle_since = None
        else:
            self._idle_since = self._idle_since or self._time.now()
            yield self._idle_since + _IDLE, self._table.retire

    def _absences(self) -> Iterator[DueAction]:
        state = self._table.state
        if self._host_away_since is not None and self._empty_since is None:
            yield self._host_away_since + ABSENCE, self._pass_host_on
        if self._empty_since is not None:
            if state.goes_on_alone:
                yield from self._slow_absence(self._empty_since)
            elif state.phase == "playing" and not state.asleep:
                # People may come back; a table of bots alone has nobody to wait for, nor has a slow one, whose
                # players have been away for days.
                patience = ABSENCE if any(chair.person for chair in state.chairs) and not state.is_slow else 0
                yield self._empty_since + patience, lambda: self._table.commit(accept(Slept()))
            elif not self._table.connections.clients:
                yield self._empty_since + ABSENCE, self._table.retire

    def _slow_absence(self, empty_since: int) -> Iterator[DueAction]:
        """The game goes on, but nothing keeps it in memory: it is woken when something is due (server/slow)."""
        due = next_due(self._table.state)
        late = due is not None and due <= self._time.now()
        if not late and not self._table.connections.clients:
            yield empty_since + ABSENCE, self._table.retire

    # What comes due

    def _announce(self) -> None:
        self._announce_at = None
        self._table.announce()

    def _show_applause(self, ends: int) -> None:
        self._applause_shown = ends
        self._table.announce()

    def _react(self) -> None:
        reacted = self._reactions.take(self._table.state, self._time.now())
        if reacted is not None:
            show_bot_reaction(self._table, reacted)

    def _tell_awaited(self) -> None:
        self._send_notices(self._turns.take(self._table.state, self._time.now()))

    def _send_notices(self, notices: list[Notice]) -> None:
        for notice in notices:
            self._table.services.notices.send(notice)

    def _close_vote(self) -> None:
        state = self._table.state
        if state.vote is not None:
            self._table.commit(close_vote(state, state.vote, self._table.connections.online(state)))

    def _stop_outdated_game(self) -> None:
        if self._table.state.must_stop:
            self._table.commit(accept(Stopped("rules")))

    def _out_of_time(self, current_game: CurrentGame, seat: Seat) -> None:
        """Under "forfeit" the game's own timeout move, else a bot takes this one decision (A2)."""
        if self._table.state.forfeit and not current_game.game.must_submit_work(current_game.state, seat):
            move = current_game.game.timeout_move(current_game.state, seat)
            self._play(Moved(TABLE, Forfeit(seat)) if move is None else Moved(seat, move, "rule"))
        else:
            self._bots.stand_in(current_game, seat, self._time.now())

    def _play(self, moved: Moved, blobs: tuple[bytes, ...] = ()) -> None:
        result = play_for_seat(self._table.state, moved, blobs)
        if not isinstance(result, Refusal):
            self._table.commit(result)

    def _play_bot_move(self, seat: Seat, planned: PlannedMove) -> None:
        self._bots.drop(seat)
        forfeit = type(planned.move) is Forfeit
        away = self._table.state.chairs[seat].stand_in
        late: DecidedBy | None = "bot" if planned.once else "away" if away else None
        moved = Moved(TABLE, planned.move) if forfeit else Moved(seat, self._courtesy(planned), late)
        self._play(moved, planned.blobs)

    def _courtesy(self, planned: PlannedMove) -> Any:
        """The bot's move, with what the game does for a person whose time ran out."""
        current_game = self._table.state.current_game
        if current_game is None or not planned.once:
            return planned.move
        return current_game.game.stand_in_move(planned.observation, planned.move)

    def _on_bot_answer(self, seat: Seat, planned: PlannedMove, answer: BotAnswer) -> None:
        self._table.inbox.submit(partial(self._plan, seat, planned, answer))

    @_retried
    def _plan(self, seat: Seat, planned: PlannedMove, answer: BotAnswer) -> None:
        state = self._table.state
        if state.current_game is not None:
            self._bots.plan(seat, planned, answer, state, state.current_game)
        self._set_alarm()

    def _pass_host_on(self) -> None:
        state = self._table.state
        chair = next((i for i, chair in enumerate(state.chairs) if chair.person == state.host), 0)
        next_host = next_host_after(state, chair, self._table.connections.online(state))
        self._host_away_since = None
        if next_host is not None:
            self._table.commit(accept(HandedOver(next_host)))
