"""Calling UNO, being caught, and the seconds that go with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.core.terms import Emitted, Seat, Timer

from .events import GraceOver, Unlocked
from .state import NOTHING_TO_WATCH, PLAY_PHASES, Dispute, Exposure, Lock, State, Watch

GRACE_MS: Final = 2_000
LOCKOUT_MS: Final = 3_000
SCORES_SHOWN_MS: Final = 12_000
"""How long the count of a round is shown."""


def next_clock_number(state: State) -> int:
    """A number that no clock and no vote of this game has borne before."""
    state.clocks += 1
    return state.clocks


def with_last_cards(watch: Watch, last_cards: tuple[int, ...], exposed: tuple[Exposure, ...]) -> Watch:
    """The same watch but for who is down to one card and may be caught; CALM again if nothing is left of it."""
    if not (last_cards or exposed or watch.locks or watch.disputable or watch.dispute):
        return NOTHING_TO_WATCH
    return Watch(last_cards, exposed, watch.locks, watch.disputable, watch.dispute)


def with_dispute(watch: Watch, disputable: tuple[int, ...], dispute: Dispute | None) -> Watch:
    """The same watch but for who may be doubted, and who is."""
    return Watch(watch.last_cards, watch.exposed, watch.locks, disputable, dispute)


def with_locks(watch: Watch, locks: tuple[Lock, ...]) -> Watch:
    """The same watch but for who cannot catch."""
    return Watch(watch.last_cards, watch.exposed, locks, watch.disputable, watch.dispute)


def reach_one_card(state: State, seat: Seat, *, called: bool) -> None:
    """Without a call the player is exposed. Only the last exposure can be undecided: the play was an act."""
    watch, exposed = state.watch, state.watch.exposed
    if not called:
        grace = next_clock_number(state) if state.options.clock else 0
        exposed = (*exposed, Exposure(seat, grace, undecided=True))
    state.watch = with_last_cards(watch, (*watch.last_cards, seat), exposed)


def note_decision(state: State, seat: Seat) -> None:
    """A decision of the player whose turn it is, or of one who jumps in: an act, and the end of the chance to doubt
    an earlier "done" of the same player.
    """
    close_window(state)
    watch = state.watch
    if watch.disputable and seat in watch.disputable:
        disputable = tuple([other for other in watch.disputable if other != seat])
        state.watch = with_dispute(watch, disputable, watch.dispute)


def close_window(state: State) -> None:
    """The next player has acted: only its grace still keeps the chance to catch open."""
    watch = state.watch
    exposed = watch.exposed
    if exposed and exposed[-1].undecided:
        last = exposed[-1]
        left = (Exposure(last.seat, last.grace, undecided=False),) if last.grace else ()
        state.watch = with_last_cards(watch, watch.last_cards, exposed[:-1] + left)


def note_forced_draw(state: State, seat: Seat) -> None:
    """Outside of a turn: caught, or found guilty by a vote. Of the next player this is an act like any other draw."""
    upcoming = state.turn if state.phase != "honour" else (state.turn + state.direction) % len(state.hands)
    if seat == upcoming and state.rules > 1:
        close_window(state)


def end_exposure(state: State, seat: Seat) -> None:
    """Called or caught."""
    watch = state.watch
    exposed = tuple([exposure for exposure in watch.exposed if exposure.seat != seat])
    state.watch = with_last_cards(watch, watch.last_cards, exposed)


def forget_one_card(state: State, seat: Seat) -> None:
    """Not down to that one card any more."""
    end_exposure(state, seat)
    watch = state.watch
    last_cards = tuple([other for other in watch.last_cards if other != seat])
    state.watch = with_last_cards(watch, last_cards, watch.exposed)


def lock_catching(state: State, seat: Seat) -> None:
    """A false catch costs nothing but the next three seconds."""
    if state.options.clock:
        state.watch = with_locks(state.watch, (*state.watch.locks, Lock(seat, next_clock_number(state))))


def timers(state: State) -> Sequence[Timer]:
    if not state.options.clock:
        return ()
    if state.phase == "round_over":
        return (Timer(f"count/{state.match.round}", SCORES_SHOWN_MS, seats="instead"),)
    if state.phase not in PLAY_PHASES:
        return ()
    watch = state.watch
    graces = [Timer(f"grace/{exposure.grace}", GRACE_MS) for exposure in watch.exposed if exposure.grace]
    return (*graces, *[Timer(f"lock/{lock.clock}", LOCKOUT_MS) for lock in watch.locks])


def expire_grace(state: State, number: int) -> list[Emitted]:
    """The two seconds are over: there is a chance left only if the next player has not acted."""
    watch = state.watch
    late = next(exposure for exposure in watch.exposed if exposure.grace == number)
    others = tuple([exposure for exposure in watch.exposed if exposure is not late])
    left = (Exposure(late.seat, 0, undecided=True),) if late.undecided else ()
    state.watch = with_last_cards(watch, watch.last_cards, others + left)
    return [(GraceOver(late.seat), None)]


def expire_lock(state: State, number: int) -> list[Emitted]:
    watch = state.watch
    over = next(lock for lock in watch.locks if lock.clock == number)
    state.watch = with_locks(watch, tuple([lock for lock in watch.locks if lock is not over]))
    return [(Unlocked(over.seat), None)]
