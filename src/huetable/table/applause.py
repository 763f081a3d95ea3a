"""Applause after a game: everybody at the table picks the work they like best. It brings no points.

What people pick is in the log. What bots pick follows from the game's seed, so nothing about it has to be kept.
"""

from __future__ import annotations

from collections import Counter

from huetable.core.terms import Seat
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.wire.protocol import ApplauseView

from .state import TableState

APPLAUSE_MS = 30_000
"""After this time the picks are shown even if somebody has not picked yet."""


def finished_game(state: TableState) -> CurrentGame | None:
    """The game that can be applauded: it was played to its end and is still on the table."""
    game = state.current_game
    return game if state.phase == "over" and game is not None and game.result is not None else None


def own_seats(state: TableState, guest: str) -> set[Seat]:
    """The seats that this guest has ever had in the game on the table."""
    mine = set(state.pseudonyms_of(guest))
    return {seat for seat, people in state.holders.items() if mine.intersection(people)}


def applauder(state: TableState, guest: str, chair: int) -> str:
    """The pseudonym that this guest's pick is kept under: always the same, also after standing up and coming back."""
    before = [person for person in state.pseudonyms_of(guest) if person in state.applause]
    return before[0] if before else state.chairs[chair].holder or ""


def applause_ends(state: TableState) -> int | None:
    """When the picks are shown; None where nobody has picked yet."""
    game = finished_game(state)
    return game.steps[-1].at + APPLAUSE_MS if game is not None and game.steps and state.applause else None


def applause_view(state: TableState, own: tuple[int, ...], now: int) -> ApplauseView | None:
    game = finished_game(state)
    if game is None:
        return None
    if not state.applause and not any(_may_pick(state, game, chair) for chair in _first_chairs(state)):
        return None
    waiting = tuple(chair for chair in _first_chairs(state) if _pick_of(state, chair) is None)
    ends = applause_ends(state)
    shown = ends is not None and (not waiting or now >= ends)
    mine = _pick_of(state, own[0]) if own else None
    return ApplauseView(mine, waiting, _count(state, game) if shown else ())


def _may_pick(state: TableState, game: CurrentGame, chair: int) -> bool:
    """Friends around one screen have made everything themselves."""
    guest = state.guest_of(state.chairs[chair].holder or "")
    return guest is None or len(own_seats(state, guest)) < len(game.header.seats)


def _first_chairs(state: TableState) -> list[int]:
    """One chair for each person at the table."""
    first: dict[str | None, int] = {}
    for index, chair in enumerate(state.chairs):
        if chair.person is not None:
            first.setdefault(chair.holder, index)
    return list(first.values())


def _pick_of(state: TableState, chair: int) -> Seat | None:
    holder = state.chairs[chair].holder or ""
    guest = state.guest_of(holder)
    return state.applause.get(holder if guest is None else applauder(state, guest, chair))


def _count(state: TableState, game: CurrentGame) -> tuple[int, ...]:
    picks = Counter([*state.applause.values(), *_bot_picks(state, game)])
    return tuple(picks[seat] for seat in range(len(game.header.seats)))


def _bot_picks(state: TableState, game: CurrentGame) -> list[Seat]:
    """Each bot whose seat no person has held picks one of the others by chance."""
    seats = range(len(game.header.seats))
    rng = game.rng.child("applause")
    bots = [seat for seat in seats if not state.holders.get(seat) and len(seats) > 1]
    return [rng.choice([other for other in seats if other != bot], str(bot)) for bot in bots]
