"""What clients are sent, put into bytes: once for each seat, and once for all who only watch."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec import Raw, Struct

from huetable import games
from huetable.core.codec import encode
from huetable.core.contract import hears
from huetable.core.terms import TABLE, Audience, Refusal, Seat, Told
from huetable.core.text import write_move

from .chairs import Chair
from .deeds import Moved
from .match import Match
from .protocol import (
    Ack,
    Advice,
    Asker,
    ChairView,
    Clock,
    Refused,
    Table,
    Tally,
    VoteView,
)
from .state import TableState

Seats = tuple[Seat, ...]
"""Through whose eyes somebody looks: nobody's, mostly one's, several where one guest holds several seats."""

SPECTATOR = (None,)


def ack(id: str, seq: int) -> bytes:
    return encode(Ack(id, seq))


def refused(state: TableState, id: str, refusal: Refusal) -> bytes:
    return encode(Refused(id, refusal.clause, games.explain(state.game, refusal), refusal.args))


def advice(id: str, answer: Struct) -> bytes:
    return encode(Advice(id, Raw(encode(answer))))


def positions(
    state: TableState, watchers: Iterable[Seats], told: Sequence[Told], last: Moved | None, now: int
) -> dict[Seats, bytes]:
    """A Position for each of these watchers. The hottest place of the server: what all share is written once."""
    match = state.match
    if match is None:
        return {}
    sight = match.game.sight
    events = put(told)
    words = public_words(last, told) if last else None
    head = b'{"is":"position","seq":%d,"game_no":%d,"sights":[' % (state.seq, state.game_no)
    tail = b'],"clocks":%b,"scores":%b,"last":' % (
        encode(running_clocks(match, state.chairs, now)),
        encode(match.game.scores(match.state)),
    )
    return {
        seats: b'%b%b],"events":[%b%b%b}'
        % (
            head,
            b",".join([encode(sight(match.state, seat)) for seat in seats or SPECTATOR]),
            heard(events, seats),
            tail,
            encode(known_move(last, words, seats)),
        )
        for seats in watchers
    }


def put(told: Sequence[Told]) -> list[tuple[bytes, Audience]]:
    return [(encode(event), audience) for event, audience in told]


def heard(events: Sequence[tuple[bytes, Audience]], seats: Seats) -> bytes:
    """What somebody with these seats hears: what everybody hears, and what any of the seats does."""
    return b",".join(
        [
            data
            for data, audience in events
            if audience is None or any(hears(audience, seat) for seat in seats)
        ]
    )


def known_move(last: Moved | None, words: str | None, seats: Seats) -> tuple[Seat, str] | None:
    """Who moved, and how: in words where everybody may know them, and to the mover in any case."""
    if last is None:
        return None
    return last.seat, words or (write_move(last.move) if last.seat in seats else "")


def public_words(moved: Moved, told: Sequence[Told]) -> str | None:
    """The move's text where everybody was told all of it: some public event by this seat has each of its fields."""
    if moved.seat == TABLE:
        return write_move(moved.move)
    fields = moved.move.__struct_fields__
    for event, audience in told:
        names = event.__struct_fields__
        by_seat = audience is None and "seat" in names and event.seat == moved.seat
        if by_seat and fields and all(_same(event, moved.move, name) for name in fields):
            return write_move(moved.move)
    return None


def _same(event: Any, move: Any, name: str) -> bool:
    return name in event.__struct_fields__ and bool(getattr(event, name) == getattr(move, name))


def running_clocks(match: Match, chairs: Sequence[Chair], now: int) -> tuple[Clock, ...]:
    """A seat's own clock is shown only where the game's own does not settle the matter before it."""
    timers = [Clock(g.name, None, g.left(now), g.total) for g in match.timers.values()]
    longest = max((timer.ends_in for timer in timers), default=-1)
    thinking = [glass for seat, glass in match.decisions.items() if chairs[seat].plays]
    decisions = [Clock(g.name, g.seat, g.left(now), g.total) for g in thinking]
    return (*timers, *(clock for clock in decisions if clock.ends_in > longest))


class Around:
    """What a table's view needs beyond its log: who is there, who asks to come in."""

    __slots__ = ("askers", "now", "online", "watching")

    def __init__(self, online: Collection[str], watching: int, askers: tuple[Asker, ...], now: int) -> None:
        self.online = online
        self.watching = watching
        self.askers = askers
        self.now = now


def tables(
    state: TableState, holders: Iterable[tuple[int, ...]], around: Around
) -> dict[tuple[int, ...], bytes]:
    """The table as it looks from each of these chairs."""
    plain = chair_views(state, around)
    return {chairs: encode(table(state, chairs, plain, around)) for chairs in holders}


def table(state: TableState, mine: tuple[int, ...], plain: Sequence[dict[str, Any]], around: Around) -> Table:
    host = state.host is not None and any(state.chairs[chair].person == state.host for chair in mine)
    return Table(
        seq=state.seq,
        game=state.game.meta.id,
        phase=state.phase,
        game_no=state.game_no,
        chairs=tuple(ChairView(**view, yours=index in mine) for index, view in enumerate(plain)),
        options=state.options,
        clocks=state.clocks,
        forfeit=state.forfeit,
        pace=state.pace,
        listed=state.listed,
        paused=state.paused,
        watching=around.watching,
        you_host=host,
        commitment=state.seed.commitment,
        vote=vote_view(state, around.now),
        askers=around.askers if host else (),
        tally=tuple(Tally(index, each.wins) for index, each in enumerate(state.chairs) if each.wins),
    )


def chair_views(state: TableState, around: Around) -> list[dict[str, Any]]:
    first: dict[str | None, int] = {}
    for index, chair in enumerate(state.chairs):
        first.setdefault(chair.holder, index)
    return [
        {
            "kind": "bot" if chair.person is None else "person",
            "name": state.name_of(chair),
            "colour": chair.colour,
            "level": chair.level,
            "online": chair.person is None or chair.person in around.online,
            "ready": chair.ready or chair.person is None,
            "host": chair.person is not None and chair.person == state.host,
            "muted": chair.muted,
            "with_chair": None
            if chair.holder is None or first[chair.holder] == index
            else first[chair.holder],
        }
        for index, chair in enumerate(state.chairs)
    ]


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
        may_vote=tuple(vote.entitled(state.chairs)),
        answered=tuple(vote.answered(state.chairs)),
        ends_in=None if state.clocks == "off" else max(0, vote.ends(state.clocks) - now),
    )
