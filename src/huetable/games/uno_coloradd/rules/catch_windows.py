"""The window in which a player with one card who has not called can be caught (UNO-28 to UNO-33).

1. A player comes down to one card. With the call nothing opens; without it the player is exposed (`reach_one_card`).
2. Two things keep the window open, and it closes when both are gone: the next player has not acted (`undecided`), and
   the two seconds of grace have not run out (`grace`, the number of a clock; 0 without one).
3. When the next player acts, `close_window` drops the first; when the clock expires, `expire_grace` drops the second.
4. Calling, being caught, or holding another number of cards than one ends it at once (`end_exposure`).

Only the newest exposure can be undecided: whoever plays a card has acted, and that decides the one before.
A false catch locks the catcher out for three seconds (`lock_catching`). Clocks have numbers that never repeat, so that
a timer of an old window cannot close a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.core.terms import Emitted, Seat, Timer

from .events import GraceOver, Unlocked
from .state import NOTHING_TO_CATCH, PLAY_PHASES, CatchState, Dispute, Exposure, Lock, State

GRACE_MS: Final = 2_000
LOCKOUT_MS: Final = 3_000
SCORES_SHOWN_MS: Final = 12_000
"""How long the scores of a round are shown."""


def next_clock_number(state: State) -> int:
    """A number that no clock and no vote of this game has had before."""
    state.clocks += 1
    return state.clocks


def with_last_cards(
    watch: CatchState, last_cards: tuple[int, ...], exposed: tuple[Exposure, ...]
) -> CatchState:
    """The watch with other last cards and exposures; NOTHING_TO_WATCH itself if nothing is left, which `is` then finds."""
    if not (last_cards or exposed or watch.locks or watch.disputable or watch.dispute):
        return NOTHING_TO_CATCH
    return CatchState(last_cards, exposed, watch.locks, watch.disputable, watch.dispute)


def with_dispute(watch: CatchState, disputable: tuple[int, ...], dispute: Dispute | None) -> CatchState:
    """The watch with other players whose "done" may be disputed, and another dispute."""
    return CatchState(watch.last_cards, watch.exposed, watch.locks, disputable, dispute)


def with_locks(watch: CatchState, locks: tuple[Lock, ...]) -> CatchState:
    """The watch with other lockouts."""
    return CatchState(watch.last_cards, watch.exposed, locks, watch.disputable, watch.dispute)


def reach_one_card(state: State, seat: Seat, *, called: bool) -> None:
    """Open a window, unless the player has called."""
    watch, exposed = state.watch, state.watch.exposed
    if not called:
        grace = next_clock_number(state) if state.options.clock else 0
        exposed = (*exposed, Exposure(seat, grace, undecided=True))
    state.watch = with_last_cards(watch, (*watch.last_cards, seat), exposed)


def note_decision(state: State, seat: Seat) -> None:
    """The player whose turn it is has decided something, or somebody jumped in. That closes the window of the player
    before, and nobody can dispute this player's earlier "done" any more (UNO-52).
    """
    if state.watch.exposed:
        close_window(state)
    watch = state.watch
    if watch.disputable and seat in watch.disputable:
        disputable = tuple([other for other in watch.disputable if other != seat])
        state.watch = with_dispute(watch, disputable, watch.dispute)


def close_window(state: State) -> None:
    """The next player has acted: from now on only the grace keeps the newest window open."""
    watch = state.watch
    exposed = watch.exposed
    if exposed and exposed[-1].undecided:
        last = exposed[-1]
        left = (Exposure(last.seat, last.grace, undecided=False),) if last.grace else ()
        state.watch = with_last_cards(watch, watch.last_cards, exposed[:-1] + left)


def note_forced_draw(state: State, seat: Seat) -> None:
    """Somebody draws out of turn: caught, or after a lost dispute. If it is the next player, that is acting too (UNO-30)."""
    # While a text is being honoured the turn still belongs to the player of the card, so the next one is a seat further.
    upcoming = state.turn if state.phase != "honour" else (state.turn + state.direction) % len(state.hands)
    if seat == upcoming and state.rules > 1:
        close_window(state)


def end_exposure(state: State, seat: Seat) -> None:
    """The player has called, was caught, or no longer has exactly one card."""
    watch = state.watch
    exposed = tuple([exposure for exposure in watch.exposed if exposure.seat != seat])
    state.watch = with_last_cards(watch, watch.last_cards, exposed)


def forget_one_card(state: State, seat: Seat) -> None:
    """The player no longer has just the one card: nobody can catch them, rightly or wrongly."""
    end_exposure(state, seat)
    watch = state.watch
    last_cards = tuple([other for other in watch.last_cards if other != seat])
    state.watch = with_last_cards(watch, last_cards, watch.exposed)


def lock_catching(state: State, seat: Seat) -> None:
    """After a false catch this player cannot catch for three seconds (UNO-32)."""
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


def timer_grows(name: str) -> bool:
    """Nobody needs more time not to catch."""
    return not name.startswith("lock/")


def expire_grace(state: State, number: int) -> list[Emitted]:
    """The two seconds are over: the window stays open only if the next player has not acted."""
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
