"""Calling UNO, being caught, and the seconds that go with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.core.terms import Emitted, Seat, Timer

from .events import GraceOver, Unlocked
from .state import CALM, PLAYING, Dispute, Exposure, Lock, State, Watch

GRACE: Final = 2_000
LOCKOUT: Final = 3_000
COUNT: Final = 12_000
"""How long the count of a round is shown."""


def new_clock(state: State) -> int:
    """A number that no clock and no vote of this game has borne before."""
    state.clocks += 1
    return state.clocks


def watching(watch: Watch, last_cards: tuple[int, ...], exposed: tuple[Exposure, ...]) -> Watch:
    """The same watch but for who is down to one card and may be caught; CALM again if nothing is left of it."""
    if not (last_cards or exposed or watch.locks or watch.disputable or watch.dispute):
        return CALM
    return Watch(last_cards, exposed, watch.locks, watch.disputable, watch.dispute)


def disputing(watch: Watch, disputable: tuple[int, ...], dispute: Dispute | None) -> Watch:
    """The same watch but for who may be doubted, and who is."""
    return Watch(watch.last_cards, watch.exposed, watch.locks, disputable, dispute)


def locking(watch: Watch, locks: tuple[Lock, ...]) -> Watch:
    """The same watch but for who cannot catch."""
    return Watch(watch.last_cards, watch.exposed, locks, watch.disputable, watch.dispute)


def come_down_to_one(state: State, seat: Seat, *, called: bool) -> None:
    """Without a call the player is exposed. Only the last exposure can be undecided: the play was an act."""
    watch, exposed = state.watch, state.watch.exposed
    if not called:
        grace = new_clock(state) if state.options.clock else 0
        exposed = (*exposed, Exposure(seat, grace, undecided=True))
    state.watch = watching(watch, (*watch.last_cards, seat), exposed)


def decide(state: State, seat: Seat) -> None:
    """A decision of the player whose turn it is, or of one who jumps in: an act, and the end of the chance to doubt
    an earlier "done" of the same player.
    """
    end_chance(state)
    watch = state.watch
    if watch.disputable and seat in watch.disputable:
        disputable = tuple([other for other in watch.disputable if other != seat])
        state.watch = disputing(watch, disputable, watch.dispute)


def end_chance(state: State) -> None:
    """The next player has acted: only its grace still keeps the chance to catch open."""
    watch = state.watch
    exposed = watch.exposed
    if exposed and exposed[-1].undecided:
        last = exposed[-1]
        left = (Exposure(last.seat, last.grace, undecided=False),) if last.grace else ()
        state.watch = watching(watch, watch.last_cards, exposed[:-1] + left)


def forced_to_draw(state: State, seat: Seat) -> None:
    """Outside of a turn: caught, or found guilty by a vote. Of the next player this is an act like any other draw."""
    upcoming = state.turn if state.phase != "honour" else (state.turn + state.direction) % len(state.hands)
    if seat == upcoming and state.rules > 1:
        end_chance(state)


def cover(state: State, seat: Seat) -> None:
    """Called or caught."""
    watch = state.watch
    exposed = tuple([exposure for exposure in watch.exposed if exposure.seat != seat])
    state.watch = watching(watch, watch.last_cards, exposed)


def lose_last_card(state: State, seat: Seat) -> None:
    """Not down to that one card any more."""
    cover(state, seat)
    watch = state.watch
    last_cards = tuple([other for other in watch.last_cards if other != seat])
    state.watch = watching(watch, last_cards, watch.exposed)


def lock(state: State, seat: Seat) -> None:
    """A false catch costs nothing but the next three seconds."""
    if state.options.clock:
        state.watch = locking(state.watch, (*state.watch.locks, Lock(seat, new_clock(state))))


def timers(state: State) -> Sequence[Timer]:
    if not state.options.clock:
        return ()
    if state.phase == "round_over":
        return (Timer(f"count/{state.match.round}", COUNT, seats="instead"),)
    if state.phase not in PLAYING:
        return ()
    watch = state.watch
    graces = [Timer(f"grace/{exposure.grace}", GRACE) for exposure in watch.exposed if exposure.grace]
    return (*graces, *[Timer(f"lock/{lock.clock}", LOCKOUT) for lock in watch.locks])


def end_grace(state: State, number: int) -> list[Emitted]:
    """The two seconds are over: there is a chance left only if the next player has not acted."""
    watch = state.watch
    late = next(exposure for exposure in watch.exposed if exposure.grace == number)
    others = tuple([exposure for exposure in watch.exposed if exposure is not late])
    left = (Exposure(late.seat, 0, undecided=True),) if late.undecided else ()
    state.watch = watching(watch, watch.last_cards, others + left)
    return [(GraceOver(late.seat), None)]


def end_lock(state: State, number: int) -> list[Emitted]:
    watch = state.watch
    over = next(lock for lock in watch.locks if lock.clock == number)
    state.watch = locking(watch, tuple([lock for lock in watch.locks if lock is not over]))
    return [(Unlocked(over.seat), None)]
