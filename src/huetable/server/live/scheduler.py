"""What a table does by itself: time runs out, votes close, bots move, the host's chair is passed on, and when
nobody is there it goes to sleep. All of it is one agenda; the table's one alarm rings for its earliest item.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Literal

from huetable.core.codec import encode
from huetable.core.terms import TABLE, Forfeit, Refusal, Seat, TimerExpired
from huetable.server.bots.blobs import Showing
from huetable.server.bots.pool import Thought
from huetable.server.bots.seats import BotSeats, Offer
from huetable.table.commands import play as playing
from huetable.table.commands import vote as voting
from huetable.table.commands.leave import heir_of
from huetable.table.events import HandedOver, Moved, Slept, Woke
from huetable.table.match import Match
from huetable.table.permissions import accept

from .alarm import Alarm
from .listing import offer

if TYPE_CHECKING:
    from .table_runner import Table

GONE = 60_000
"""So long a host may be away, and so long a table waits for somebody to come back."""

_GRACE = 5_000
"""After a restart nothing runs out before people had this long to come back."""

_ANNOUNCE = 150
"""Comings and goings are told together, not one by one."""

_IDLE = 10_000
"""So long a worker keeps in memory what another one sees to."""

Item = tuple[int, Callable[[], None]]


class Scheduler:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._time = table.house.time
        self._alarm = Alarm(self._time, lambda: table.do(self._act))
        self._bots = BotSeats(table.house.thinker, self._thought, Showing(self._fetch))
        self._announce_at: int | None = None
        self._empty_since: int | None = self._time.now()
        self._host_gone: int | None = None
        self._idle_since: int | None = None

    # When something has changed

    def loaded(self) -> None:
        """Clocks go by the rows' times; but a table that nobody could reach has slept."""
        now = self._time.now()
        state = self._table.state
        if state.match is not None:
            state.match.earliest = now + _GRACE
        self._note_presence()
        if state.running and now > state.at + GONE and not self._table.connections.online(state):
            self._table.do(lambda: self._table.commit(accept(Slept()), at=state.at + GONE))
        else:
            self.look()

    def presence_changed(self) -> None:
        self._announce_at = self._announce_at or self._time.now() + _ANNOUNCE
        self.tell_others()
        self.look()

    def tell_others(self) -> None:
        """The other workers: who is here, and how the table is offered."""
        table = self._table
        line = encode(offer(table.state)) if table.state.listed and table.connections.guests else b""
        table.house.exchange.announce_presence(
            table.state.id, table.connections.guests, table.connections.watching_here, line
        )

    def _note_presence(self) -> None:
        state, now = self._table.state, self._time.now()
        online = self._table.connections.online(state)
        self._empty_since = None if online else self._empty_since or now
        gone = state.host is not None and state.host not in online
        self._host_gone = (self._host_gone or now) if gone else None

    def look(self, *, quiet: bool = False) -> None:
        """The position may be a new one: what is due, and when? Quiet: but nobody came or went."""
        if not self._table.mine:
            self._bots.clear()
            self._set_alarm()
            return
        if not quiet:
            self._note_presence()
        elif self._nothing_runs():
            return
        if self._table.state.asleep and self._empty_since is None:
            self._table.commit(accept(Woke()))
            return
        self._bots.look(self._table.state, self._time.now())
        self._set_alarm()

    def _nothing_runs(self) -> bool:
        """No clock, no bot and no vote: then a move brings nothing that could come due."""
        state = self._table.state
        clocks = state.match is not None and (state.match.timers or state.match.decisions)
        return not clocks and state.vote is None and not self._bots.at(state)

    def _set_alarm(self) -> None:
        self._alarm.set(min((due for due, _ in self._agenda()), default=None))

    def stop(self) -> None:
        self._alarm.off()
        self._bots.stop()

    async def _fetch(self, hash: str) -> bytes | None:
        state = self._table.state
        return await self._table.house.store.blob(state.id, state.game_no, hash)

    # The agenda

    def _act(self) -> None:
        now = self._time.now()
        due, action = min(self._agenda(), key=lambda item: item[0], default=(now + 1, self.stop))
        if due <= now:
            action()
        if self._table.idle:
            self.look()

    def _agenda(self) -> Iterator[Item]:
        """Of two things due at the same moment, the first one here goes first."""
        state = self._table.state
        if self._announce_at is not None:
            yield self._announce_at, self._announce
        if not self._table.mine:
            yield from self._idleness()
            return
        yield from self._absences()
        if state.vote is not None:
            decided = state.vote.outcome(state.chairs) is not None
            yield state.at if decided else state.vote.ends(state.clocks), self._close_vote
        if state.running and state.match is not None:
            yield from self._clocks(state.match)
            for due, seat, offer in self._bots.turns():
                yield due, partial(self._bot_move, seat, offer)

    def _clocks(self, match: Match) -> Iterator[Item]:
        for name, countdown in match.timers.items():
            yield match.ends(countdown), partial(self._play, Moved(TABLE, TimerExpired(name)))
        for seat, countdown in match.own_clocks.items():
            if self._table.state.chairs[seat].plays and not self._bots.thinks_for(seat):
                yield match.ends(countdown), partial(self._out_of_time, match, seat)

    def _idleness(self) -> Iterator[Item]:
        """Another worker sees to the table; this one lets go of it when nobody here looks at it any more."""
        if self._table.connections.clients:
            self._idle_since = None
        else:
            self._idle_since = self._idle_since or self._time.now()
            yield self._idle_since + _IDLE, self._table.retire

    def _absences(self) -> Iterator[Item]:
        state = self._table.state
        if self._host_gone is not None and self._empty_since is None:
            yield self._host_gone + GONE, self._pass_host_on
        if self._empty_since is not None:
            if state.phase == "playing" and not state.asleep:
                # People may come back; a table of bots alone has nobody to wait for.
                patience = GONE if any(chair.person for chair in state.chairs) else 0
                yield self._empty_since + patience, lambda: self._table.commit(accept(Slept()))
            elif not self._table.connections.clients:
                yield self._empty_since + GONE, self._table.retire

    # What comes due

    def _announce(self) -> None:
        self._announce_at = None
        self._table.announce()

    def _close_vote(self) -> None:
        state = self._table.state
        if state.vote is not None:
            upheld = bool(state.vote.outcome(state.chairs))
            online = self._table.connections.online(state)
            self._table.commit(accept(*voting.close(state, state.vote, upheld=upheld, online=online)))

    def _out_of_time(self, match: Match, seat: Seat) -> None:
        """A2: the mildest lawful thing under "forfeit", else a bot takes this one decision."""
        if self._table.state.forfeit and not match.game.must_submit_work(match.state, seat):
            move = match.game.timeout_move(match.state, seat)
            self._play(Moved(TABLE, Forfeit(seat)) if move is None else Moved(seat, move, "rule"))
        else:
            self._bots.stand_in(match, seat, self._time.now())

    def _play(self, moved: Moved, blobs: tuple[bytes, ...] = ()) -> None:
        answer = playing.by_table(self._table.state, moved, blobs)
        if not isinstance(answer, Refusal):
            self._table.commit(answer)

    def _bot_move(self, seat: Seat, offer: Offer) -> None:
        self._bots.drop(seat)
        lost = type(offer.move) is Forfeit
        late: Literal["bot"] | None = "bot" if offer.once else None
        self._play(Moved(TABLE, offer.move) if lost else Moved(seat, offer.move, late), offer.blobs)

    def _thought(self, seat: Seat, offer: Offer, thought: Thought) -> None:
        self._table.do(partial(self._settle, seat, offer, thought))

    def _settle(self, seat: Seat, offer: Offer, thought: Thought) -> None:
        state = self._table.state
        if state.match is not None:
            self._bots.settle(seat, offer, thought, state.pace, state.match)
        self._set_alarm()

    def _pass_host_on(self) -> None:
        state = self._table.state
        chair = next((i for i, chair in enumerate(state.chairs) if chair.person == state.host), 0)
        heir = heir_of(state, chair, self._table.connections.online(state))
        self._host_gone = None
        if heir is not None:
            self._table.commit(accept(HandedOver(heir)))
