"""Frames about the table: answers to commands, and the table itself, once for each set of chairs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec import Raw, Struct

from huetable import games
from huetable.core.codec import encode
from huetable.core.terms import Refusal, Seat
from huetable.table.applause import applause_view
from huetable.table.cast import temperament_of
from huetable.table.chairs import Chair
from huetable.table.commands.setup.options import least_players, shown_options
from huetable.table.game_on_table.takeback import takebacks_left
from huetable.table.seeds import is_program
from huetable.table.state import TableState, seat_order

from .protocol import (
    Ack,
    Advice,
    BannedView,
    ChairView,
    ChairWins,
    JoinRequestView,
    Refused,
    Table,
    VoteView,
    WatcherView,
)


def ack(id: str, seq: int) -> bytes:
    return encode(Ack(id, seq))


def refused(state: TableState, id: str, refusal: Refusal, language: str) -> bytes:
    def name_seat(seat: Seat) -> str:
        return state.name_of(state.chairs[seat])

    sentence = games.explain_refusal(state.game, refusal, name_seat, language=language)
    return encode(Refused(id, refusal.clause, sentence, refusal.args))


def advice(id: str, answer: Struct) -> bytes:
    return encode(Advice(id, Raw(encode(answer))))


class PresenceInfo:
    """What a table's view needs beyond its log: who is online, who watches, who asks for a chair."""

    __slots__ = ("now", "online", "requests", "watchers", "watching")

    def __init__(
        self,
        online: Collection[str],
        watching: int,
        requests: tuple[JoinRequestView, ...],
        now: int,
        watchers: tuple[WatcherView, ...] = (),
    ) -> None:
        self.online = online
        self.watching = watching
        self.watchers = watchers
        self.requests = requests
        self.now = now


def table_frames(
    state: TableState, holders: Iterable[tuple[int, ...]], around: PresenceInfo
) -> dict[tuple[int, ...], bytes]:
    """The table as the holder of each of these sets of chairs is shown it."""
    views = chair_views(state, around)
    return {chairs: encode(table_view(state, chairs, views, around)) for chairs in holders}


def table_view(
    state: TableState, own: tuple[int, ...], views: Sequence[dict[str, Any]], around: PresenceInfo
) -> Table:
    host = state.host is not None and any(state.chairs[chair].person == state.host for chair in own)
    return Table(
        seq=state.seq,
        game=state.game.meta.id,
        phase=state.phase,
        game_no=state.game_no,
        chairs=tuple(ChairView(**view, yours=index in own) for index, view in enumerate(views)),
        options=shown_options(state),
        clocks=state.clocks,
        forfeit=state.forfeit,
        pace=state.pace,
        listed=state.listed,
        paused=state.paused,
        watching=around.watching,
        you_host=host,
        commitment=state.seed.commitment if state.sealed or state.phase == "playing" else None,
        vote=vote_view(state, around.now),
        askers=_unanswered(state, around.requests) if host else (),
        tally=tuple(ChairWins(index, each.wins) for index, each in enumerate(state.chairs) if each.wins),
        coming=next_seats(state),
        spectators=state.watchable,
        watchers=around.watchers if host else (),
        banned=banned_views(state) if host else (),
        takebacks_left=seats_takebacks(state),
        stopped=state.stop_reason,
        tip_time=state.tip_time,
        bot_reactions=state.bot_reactions,
        lesson=state.lesson,
        clocks_chosen=state.clocks_chosen,
        applause=applause_view(state, own, around.now),
        decision_hours=state.decision_hours,
        rest_day=state.rest_day,
        time_zone=state.time_zone,
        resting=state.resting and state.phase == "playing",
        webhook=state.webhook[0] if state.webhook else "",
        least_players=least_players(state),
    )


def _unanswered(state: TableState, requests: tuple[JoinRequestView, ...]) -> tuple[JoinRequestView, ...]:
    """Without those to whom the host has said yes: they sit down, or the table votes on them."""
    answered = {chair.person for chair in state.chairs} | {state.vote.person if state.vote else None}
    return tuple(request for request in requests if request.guest not in answered)


def banned_views(state: TableState) -> tuple[BannedView, ...]:
    """Each guest once. Somebody who was forgotten could not be told from a stranger any more."""
    people = [state.people[person] for person in sorted(state.kicked) if person in state.people]
    by_guest = {person.guest: BannedView(person.person, person.name) for person in people}
    return tuple(by_guest.values())


def seats_takebacks(state: TableState) -> tuple[int, ...]:
    current_game = state.current_game
    if current_game is None or state.phase != "playing":
        return ()
    return tuple(takebacks_left(current_game, seat) for seat in range(len(current_game.header.seats)))


def next_seats(state: TableState) -> tuple[int, ...]:
    chairs = tuple(range(len(state.chairs)))
    return chairs if state.phase == "playing" else seat_order(state, chairs)


def _is_program(state: TableState, person: str | None) -> bool:
    """What a program says about itself doesn't count: its token made it the guest that it is."""
    known = state.people.get(person or "")
    return known is not None and is_program(known.guest)


def chair_views(state: TableState, around: PresenceInfo) -> list[dict[str, Any]]:
    first: dict[str | None, int] = {}
    for index, chair in enumerate(state.chairs):
        first.setdefault(chair.holder, index)
    return [
        {
            "kind": "bot" if chair.person is None else "person",
            "name": state.name_of(chair),
            "colour": chair.colour,
            "face": state.face_of(chair),
            "level": chair.level,
            "online": chair.person is None or chair.person in around.online,
            "ready": chair.ready or chair.person is None,
            "host": chair.person is not None and chair.person == state.host,
            "stand_in": chair.stand_in and state.phase == "playing",
            "late": index in state.late_seats and chair.plays and state.phase == "playing",
            "muted": _is_muted(state, chair.person),
            "times": chair.times,
            "program": _is_program(state, chair.person),
            **_temperament(state, chair),
            "with_chair": None
            if chair.holder is None or first[chair.holder] == index
            else first[chair.holder],
        }
        for index, chair in enumerate(state.chairs)
    ]


def _temperament(state: TableState, chair: Chair) -> dict[str, Any]:
    """Of a bot that has the chair for itself, as far as it shows at this table."""
    if chair.person is not None:
        return {}
    character = temperament_of(chair.bot or "")
    manner = character.manner if state.bot_reactions and state.pace != "instant" else None
    return {"tempo": None if state.pace == "instant" else character.tempo, "manner": manner}


def _is_muted(state: TableState, person: str | None) -> bool:
    if person is None or not state.muted:
        return False
    guest = state.guest_of(person)
    return person in state.muted if guest is None else state.is_muted(guest)


def vote_view(state: TableState, now: int) -> VoteView | None:
    vote = state.vote
    if vote is None:
        return None
    return VoteView(
        name=vote.name,
        kind=vote.kind,
        question=vote.question,
        proposer=vote.proposer,
        accused=vote.accused,
        may_vote=tuple(vote.voters(state.chairs)),
        answered=tuple(vote.votes_cast(state.chairs)),
        ends_in=None if state.without_seconds else max(0, vote.ends(state.clocks, state.chairs) - now),
        chair=vote.chair,
        asker=None if vote.person is None else state.person_name(vote.person),
        total=None if state.without_seconds else vote.length(state.clocks, state.chairs),
    )
