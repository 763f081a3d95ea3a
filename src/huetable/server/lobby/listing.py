"""A table as the home page lists it, and a finished game as it is kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from huetable.core import record as records
from huetable.server.http.api import OpenTable
from huetable.server.slow.due import next_due
from huetable.store.base import CLOSED, LEFT_LESSON, LESSON, FinishedGame, GuestResult, Listing, SeatedPlayer
from huetable.store.slow_games import ListedClock
from huetable.table.chairs import Chair
from huetable.table.state import TableState
from huetable.table.votes import Vote


def listing(state: TableState) -> Listing:
    return Listing(
        state.id,
        state.code,
        state.game.meta.id,
        _listed_phase(state),
        state.seq,
        state.at,
        tuple(chair.person for chair in state.chairs if chair.person is not None),
        people_awaited(state),
        state.game_no,
        next_due(state),
        listed_clocks(state),
    )


def listed_clocks(state: TableState) -> tuple[ListedClock, ...]:
    """The clocks of the people whom a slow game waits for."""
    current_game = state.current_game
    if not state.goes_on_alone or state.asleep or current_game is None:
        return ()
    return tuple(
        ListedClock(person, clock.began, clock.total, clock.left, clock.since)
        for seat, clock in current_game.seat_clocks.items()
        if state.chairs[seat].plays and (person := state.chairs[seat].person) is not None
    )


def _listed_phase(state: TableState) -> str:
    """A lesson has phases of its own here: the home page leaves it out, and it is removed sooner than other tables."""
    if not state.lesson:
        return CLOSED if state.closed else state.phase
    return LESSON if any(chair.person for chair in state.chairs) else LEFT_LESSON


def open_table_line(state: TableState) -> OpenTable:
    """The table's line in the list of tables that anybody may join."""
    people = [chair for chair in state.chairs if chair.person is not None]
    host = next((state.name_of(chair) for chair in people if chair.person == state.host), "")
    return OpenTable(
        state.link,
        state.code,
        state.game.meta.id,
        host,
        len(people),
        state.phase,
        0 if state.phase == "playing" else _free_chairs(state),
        str(state.options.get("language", "")),
        state.is_slow,
        tuple(map(state.face_of, people)),
    )


def _free_chairs(state: TableState) -> int:
    taken = [chair for chair in state.chairs if chair.person is not None or state.phase == "over"]
    return max(0, state.game.meta.seats[1] - len(taken))


def people_awaited(state: TableState) -> tuple[str, ...]:
    """The people whose decision the game waits for; while a vote stands open for hours, those who have yet to vote."""
    current_game = state.current_game
    if current_game is None or state.phase != "playing":
        return ()
    vote = waiting_vote(state)
    if vote is not None:
        return _people(state.chairs[seat] for seat in vote.yet_to_vote(state.chairs))
    chairs = (state.chairs[seat] for seat in current_game.game.whose_turn(current_game.state))
    return _people(chair for chair in chairs if chair.plays)


def _people(chairs: Iterable[Chair]) -> tuple[str, ...]:
    return tuple(chair.person for chair in chairs if chair.person is not None)


def waiting_vote(state: TableState) -> Vote | None:
    """The vote that stays open until everybody has answered. Play stands still meanwhile."""
    return state.vote if state.without_seconds else None


def finished_game(state: TableState, at: int) -> FinishedGame | None:
    """The record of the game; None for a game that a vote ended, which has no result, and for a lesson.

    A game that could not go on has a record, but counts for nobody.
    """
    record = None if state.lesson else _kept_record(state)
    if record is None:
        return None
    players = tuple(SeatedPlayer(chair.person, chair.bot, chair.colour) for chair in state.chairs)
    data = records.write_record(record)
    results = game_results(state) if state.stopped is None else ()
    return FinishedGame(state.id, state.game_no, state.game.meta.id, at, data, players, results)


def _kept_record(state: TableState) -> records.Record | None:
    if state.outdated_game is not None:
        return state.outdated_game.record()
    current_game = state.current_game
    kept = current_game is not None and (current_game.result is not None or state.stopped is not None)
    return current_game.record() if current_game is not None and kept else None


def game_results(state: TableState) -> tuple[GuestResult, ...]:
    """Which guests the game counts for, and whether they won: everybody who played to the end."""
    winners = state.current_game.result.winners if state.current_game and state.current_game.result else ()
    seats = defaultdict[str, list[int]](list)
    for seat, chair in enumerate(state.chairs):
        guest = state.guest_of(chair.person) if chair.person is not None and chair.plays else None
        if guest is not None:
            seats[guest].append(seat)
    # A guest with several seats has won when all of them have: nobody wins against themselves.
    return tuple(
        GuestResult(guest, all(seat in winners for seat in own), tuple(own)) for guest, own in seats.items()
    )
