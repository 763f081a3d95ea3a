"""The game on the table: its state, its steps so far, and its clocks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct

from huetable import games
from huetable.core import record as records
from huetable.core.codec import decode, encode
from huetable.core.game import AnyGame
from huetable.core.record import Footer, Header, Record, Step
from huetable.core.rng import SEED_BYTES, Rng, rng_from_seed_and_nonces
from huetable.core.steps import DEAL, move_length, told_until
from huetable.core.terms import (
    TABLE,
    Emitted,
    Forfeit,
    OutOfTime,
    OwnObservation,
    Result,
    Seat,
    Timer,
    TimerExpired,
)
from huetable.table.events import Moved
from huetable.table.seeds import Seed

from . import checkpoints
from .checkpoints import Checkpoints
from .clocks import Countdown
from .open_decisions import OpenDecision, next_decisions

MOST_STEPS = 10_000
"""A game with more is stopped: its record must be written, sent and read again in one go."""

MOST_MISSED = 2
"""After this many decisions in a row that ran out of time, a seat gets the usual time until its player is back."""


class TakebackCheck(Struct, frozen=True):
    """Whether somebody learned something by a step, and when that was found out."""

    step: Step
    at: int
    reveals: bool


class CurrentGame:
    def __init__(
        self,
        game: AnyGame,
        header: Header,
        seed: Seed,
        decision: int | None,
        state: Any = None,
        prepared: dict[str, Any] | None = None,
    ) -> None:
        """State: where the game stands already; without it, the game begins."""
        self.game = game
        self.header = header
        self.seed = seed
        self.decision = decision
        self.rng = rng_from_seed_and_nonces(bytes.fromhex(seed.seed), header.nonces)
        self.prepared = prepared
        """In a lesson, the state that the game began with, in place of a deal."""
        self.state = self._initial_state() if state is None else state
        self.result: Result | None = None
        self.steps: list[Step] = []
        self.rows: list[int] = []
        """For each step, the number of its row in the log."""
        self.last_steps = [0] * len(header.seats)
        """For each seat, the number of its last step."""
        self.checkpoints = Checkpoints()
        self.taken_back = [0] * len(header.seats)
        """For each seat, how many of its moves were taken back."""
        self.time_added: dict[Seat, dict[str, int]] = {}
        """For each seat, the tips that brought it more time, and how many milliseconds."""
        self.missed_in_a_row: dict[Seat, int] = {}
        """For each seat that ran out of time at its last decision, how many times in a row it did. It decides whether the seat
        still gets more time (TABLE-77), and whether the host is asked to let a bot stand in (TABLE-74).
        """
        self.observed: Mapping[Seat | None, OwnObservation] = {}
        """Not in the log: what some were shown of the game as it stands now."""
        self.takeback_check: TakebackCheck | None = None
        """Not in the log: the last answer to whether a move may be taken back."""
        self.step_lengths = games.step_lengths(game)
        self.told_until = 0
        """When every page has shown all moves so far. New clocks start then, and bots begin to think."""
        self.not_before = 0
        """No clock runs out before this moment: after a restart people have to come back first."""
        self.timers: dict[str, Countdown] = {}
        self.decisions: dict[Seat, Countdown] = {}
        self.open_decisions: dict[Seat, OpenDecision] = {}
        """What each seat that is awaited has to decide, with or without a clock."""
        # Bots draw from a key of their own: what they draw must say nothing about the cards.
        self.bot_rng = Rng(self.rng.bytes(SEED_BYTES, "bots"))

    def _initial_state(self) -> Any:
        if self.prepared is not None:
            return decode(encode(self.prepared), self.game.state_type)
        return records.initial_state(self.game, self.header, self.rng)

    def play(self, seq: int, moved: Moved, payload: bytes, at: int) -> list[Emitted]:
        seat, move, number = moved.seat, moved.move, len(self.steps) + 1
        # Before the move: afterwards the timer that ends is not there any more.
        notice = self._end_decisions(move.name) if type(move) is TimerExpired else moved.notice
        self.observed = {}
        emitted = self.game.apply(self.state, seat, move, self.rng.child(number))
        self.steps.append(Step(number, seat, Raw(payload), at, moved.out_of_time or UNSET))
        self.rows.append(seq)
        self.result = self.game.result(self.state)
        decider = _decider(seat, move)
        if decider != TABLE:
            self.last_steps[decider] = number
            self.decisions.pop(decider, None)
            self.open_decisions.pop(decider, None)
            missed = moved.out_of_time in ("bot", "rule") or type(move) is Forfeit
            if missed or self.missed_in_a_row:
                self._note_missed(decider, missed=missed)
        self.note_decisions(seq)
        if number % checkpoints.EVERY == 0:
            self.checkpoints.add(number, encode(self.state), self.last_steps)
        return notice + emitted if notice else emitted

    def was_offered(self, seat: Seat, move: Any) -> bool:
        """Whether the move is one of those that the seat was shown as its legal moves. If not, it may be legal all the same."""
        observed = self.observed.get(seat)
        return observed is not None and move in observed.moves

    def note_decisions(self, seq: int) -> None:
        """After this row. What is asked anew gets new time, though the same seat may have been asked something before."""
        before = self.open_decisions
        over = self.result is not None
        self.open_decisions = {} if over else next_decisions(self.game, self.state, before, seq)
        for seat, decision in self.open_decisions.items():
            if seat in before and decision is not before[seat]:
                self.decisions.pop(seat, None)

    def _note_missed(self, seat: Seat, *, missed: bool) -> None:
        if missed:
            self.missed_in_a_row[seat] = self.missed_in_a_row.get(seat, 0) + 1
        elif seat in self.missed_in_a_row:
            del self.missed_in_a_row[seat]

    def note_deal(self, at: int, *, instant: bool) -> None:
        """The game begins: pages show the deal, unless the table plays instantly or there are no steps to see."""
        if self.step_lengths and self.prepared is None and not instant:
            self.told_until = at + DEAL

    def note_steps(self, emitted: Sequence[Emitted], at: int, *, instant: bool) -> None:
        """These events were emitted by a move: pages show them one after the other, unless the table plays instantly."""
        length = 0 if instant else move_length(emitted, self.step_lengths)
        self.told_until = told_until(self.told_until, at, length)

    def _end_decisions(self, timer: str) -> list[Emitted]:
        """A timer that ran instead of the seats' clocks has settled their decisions: the next ones get new time. Only a
        seat that still has to submit its work had that time already. The others are told, each for themselves.
        """
        ended = self.timers.get(timer)
        if ended is None or ended.seats != "instead":
            return []
        for seat in self.game.missed_decisions(self.state, timer):
            self._note_missed(seat, missed=True)
        awaited = self.game.whose_turn(self.state)
        owing = [seat for seat in awaited if self.game.must_submit_work(self.state, seat)]
        self.decisions = {seat: self.decisions[seat] for seat in owing if seat in self.decisions}
        for seat in awaited:
            if seat not in owing:
                self.open_decisions.pop(seat, None)
        return [(OutOfTime(seat, "rule"), seat) for seat in awaited if seat not in owing]

    def undo(self, to_seq: int, seq: int) -> None:
        """Go back to where the game stood after a row, by the row of this number. Draws are keyed by the step, so everything
        else stays the same.
        """
        moved = self.last_steps
        kept = bisect_right(self.rows, to_seq)
        self.checkpoints.drop_after(kept)
        self.observed = {}
        self.state, self.last_steps = self._replay_to(kept)
        self.result = self.game.result(self.state)
        del self.steps[kept:], self.rows[kept:]
        # Whoever has moved in this game gets new time for the next decision.
        self.decisions = {
            seat: countdown for seat, countdown in self.decisions.items() if not self.last_steps[seat]
        }
        for seat in range(len(moved)):
            if moved[seat] != self.last_steps[seat]:
                self.open_decisions.pop(seat, None)
        self.note_decisions(seq)

    def state_before_last_step(self) -> Any:
        return self._replay_to(len(self.steps) - 1)[0]

    def _replay_to(self, number: int) -> tuple[Any, list[int]]:
        """The state after this step, and for each seat its last step. Only what follows the latest checkpoint is replayed."""
        checkpoint = self.checkpoints.latest(number)
        if checkpoint is None:
            begin, last_steps = 0, [0] * len(self.last_steps)
            state = self._initial_state()
        else:
            begin, last_steps = checkpoint.number, list(checkpoint.last_steps)
            state = decode(bytes(checkpoint.state), self.game.state_type)
        for step in self.steps[begin:number]:
            seat, move = records.decode_move(self.game, step.seat, bytes(step.move))
            self.game.apply(state, seat, move, self.rng.child(step.seq))
            if (decider := _decider(seat, move)) != TABLE:
                last_steps[decider] = step.seq
            if step.seq % checkpoints.EVERY == 0:
                self.checkpoints.add(step.seq, encode(state), last_steps)
        return state, last_steps

    def may_have_clocks(self) -> bool:
        """If not, there were none before the last event and there are none after it."""
        if self.timers or self.decisions or self.decision is not None:
            return True
        return self.result is None and bool(self.game.timers(self.state))

    def update_clocks(
        self,
        at: int,
        *,
        running: bool,
        times: Callable[[], Mapping[Seat, int]],
        elsewhere: Callable[[Seat], Iterable[Seat]],
        resting: bool = False,
    ) -> None:
        """Which clocks go on, which start, which end, and whether they run at all. Times: how many times the usual time
        players get, for those who have asked for more. Elsewhere: the seats that people play at other screens than this
        seat's. Resting: the seats' own clocks stand still today.
        """
        over = self.result is not None
        timers = () if over else self.game.timers(self.state)
        awaited = () if over or self.decision is None else self.game.whose_turn(self.state)
        had, thought = self.timers, self.decisions
        # A timer or a decision that is still there keeps its countdown; others start, or are gone.
        self.timers = {t.name: had.get(t.name) or self._timer_countdown(t, elsewhere) for t in timers}
        # While there is something to look at first, the seats' own clocks have not started.
        if any(countdown.seats == "after" for countdown in self.timers.values()):
            awaited = ()
        usual = self.decision or 0
        self.decisions = {
            s: thought.get(s) or Countdown(f"seat {s}", s, usual, usual=usual, began=at) for s in awaited
        }
        longer, missed = times(), self.missed_in_a_row
        if longer:
            self._grow_clocks({s: each for s, each in longer.items() if missed.get(s, 0) < MOST_MISSED})
        for countdown in (*self.timers.values(), *self.decisions.values()):
            if running and not (resting and countdown.seat is not None):
                countdown.start(max(at, self.told_until))
            else:
                countdown.stop(at)

    def _timer_countdown(self, timer: Timer, elsewhere: Callable[[Seat], Iterable[Seat]]) -> Countdown:
        """Time to act against a seat's move is over at once where nobody elsewhere may act."""
        against = self.game.timer_against(self.state, timer.name)
        if against is not None and not any(self.game.may_act(self.state, s) for s in elsewhere(against)):
            return Countdown(timer.name, None, 0, seats=timer.seats)
        usual = timer.milliseconds if self.game.timer_grows(timer.name) else 0
        return Countdown(timer.name, None, timer.milliseconds, seats=timer.seats, usual=usual)

    def _grow_clocks(self, times: Mapping[Seat, int]) -> None:
        """A seat's own clock grows for that seat; a timer of the game for everybody who may act before it ends."""
        for seat, countdown in self.decisions.items():
            countdown.grow(times.get(seat, 1))
        if not self.timers or not times:
            return
        acting = max((each for s, each in times.items() if self.game.may_act(self.state, s)), default=1)
        for countdown in self.timers.values():
            # Everybody looks at what is shown before the seats' own clocks start.
            countdown.grow(max(times.values()) if countdown.seats == "after" else acting)

    def add_time(self, seat: Seat, tip: str, milliseconds: int) -> None:
        """For the decision that the seat has to make now; what was added counts for the whole game."""
        self.time_added.setdefault(seat, {})[tip] = milliseconds
        countdown = self.decisions.get(seat)
        if countdown is not None:
            countdown.total += milliseconds

    def ends(self, countdown: Countdown) -> int:
        """When a running clock will have run out."""
        return max(countdown.ends or 0, self.not_before)

    def ends_in(self, countdown: Countdown, now: int) -> int:
        """How long it will be until a clock has run out. If it has not started yet, the wait counts too."""
        left = countdown.left if countdown.ends is None else countdown.ends - now
        return max(0, left, self.not_before - now)

    @property
    def seat_clocks(self) -> dict[Seat, Countdown]:
        """The clocks of single seats; none while a timer of the game runs instead of them."""
        settled = any(countdown.seats == "instead" for countdown in self.timers.values())
        return {} if settled else self.decisions

    @property
    def is_too_long(self) -> bool:
        return len(self.steps) >= MOST_STEPS

    def record(self) -> Record:
        """The footer, which shows the seed, is there only when the game is over."""
        footer = None if self.result is None else Footer(self.result, self.seed.seed, self.seed.salt)
        return Record(self.header, tuple(self.steps), footer)


def _decider(seat: Seat, move: Any) -> Seat:
    """A forfeit is the table's move, but it is the decision of the seat that lost it."""
    return move.seat if type(move) is Forfeit else seat
