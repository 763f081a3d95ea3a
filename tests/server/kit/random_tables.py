"""A table at which three people do whatever comes to mind, without a server: its state, and its log."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import UNSET

from huetable.core import record as records
from huetable.core.codec import encode
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.server.http.api import NewTable
from huetable.server.live.commits import Commit, apply_commit
from huetable.server.lobby.open_table import open_table
from huetable.store.base import Row
from huetable.table.command_result import AcceptedCommand, accept
from huetable.table.commands.play.close_vote import close_vote
from huetable.table.dispatch import dispatch
from huetable.table.events import Moved
from huetable.table.game_on_table.snapshot import SAME_IN_GAME, SAME_IN_TABLE
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of
from huetable.table.rows import apply_row
from huetable.table.state import TableState
from huetable.table.wire.protocol import (
    AddBot,
    Applaud,
    CastVote,
    ChooseTime,
    Command,
    Concede,
    HandOver,
    Kick,
    Leave,
    MoreTime,
    Mute,
    Pause,
    Propose,
    Ready,
    Rename,
    SetTable,
    Sit,
    StandIn,
    Start,
)
from huetable.table.wire.recent_events import RecentEvents

GUESTS = [Guest(name, f"key of {name}") for name in ("guest-ann", "guest-ben", "guest-cleo")]


class RandomTable:
    def __init__(self, game: str, seed: int, *, alone: bool = False) -> None:
        """Alone: all chairs are held by one guest."""
        self.state = TableState("t")
        self.recent = RecentEvents()
        self.rows: list[Row] = []
        self._rng = Rng.from_number(seed)
        self._ids, self._steps = count(), count()
        self.now = 1_800_000_000_000
        bots = () if alone else ("random",)
        wish = NewTable(game, "Ann", clocks="quick" if seed % 2 else "off", bots=bots)
        opened = open_table("t", "code", GUESTS[0], wish, self.now)
        assert isinstance(opened, AcceptedCommand)
        self.add(opened)
        if alone:
            self.ask(GUESTS[0], Sit, "Ann", another=True)
            self.start()
            return
        for guest, name in zip(GUESTS[1:], ("Ben", "Cleo"), strict=True):
            self.ask(guest, Sit, name)

    def add(self, outcome: AcceptedCommand, key: str | None = None) -> None:
        commit = Commit(outcome, key=key)
        batch = apply_commit(self.state, commit, self.now)
        self.rows += batch.rows
        for event in commit.events:
            self.recent.add(event, self.state.seq, commit.emitted if type(event) is Moved else [])
        self.now += 1000

    def ask(self, guest: Guest, kind: Callable[..., Command], *fields: Any, **more: Any) -> None:
        """Whether it is refused does not matter."""
        command = kind(f"c{next(self._ids)}", *fields, **more)
        sender = sender_of(self.state, guest, self.state.chairs_of(guest.id))
        online = [chair.person for chair in self.state.chairs if chair.person is not None]
        result = dispatch(self.state, sender, command, self.now, online)
        if isinstance(result, AcceptedCommand):
            self.add(result, f"key {command.id}")

    def step(self) -> None:
        """Mostly a move, now and then something else; what has to happen before either goes first."""
        rng = self._rng.child(next(self._steps))
        if self._close_vote():
            return
        if self.state.phase != "playing" and rng.below(3, "start"):
            self.start()
        elif self.state.running and rng.below(5, "move"):
            self._move(rng)
        else:
            self.now += 5000 * rng.below(4, "pause")
            self._anything(rng)

    def start(self) -> None:
        for guest in GUESTS:
            self.ask(guest, Ready)
        for guest in GUESTS:
            self.ask(guest, Start)

    def _move(self, rng: Rng) -> None:
        current_game = self.state.current_game
        assert current_game is not None
        seat, move = random_step(current_game.game, current_game.state, rng)
        self.add(accept(Moved(seat, move, "bot" if seat >= 0 and not rng.below(9, "late") else None)))

    def move_and_take_back(self, apart: int) -> None:
        """Two commands that are this many milliseconds apart. A game that has ended is followed by the next."""
        end = self.now + 2 * apart
        if self.state.phase == "over":
            self.start()
        else:
            self._move(self._rng.child(next(self._steps)))
        self.now = end - apart
        self.ask(GUESTS[0], Propose, "takeback")
        self._close_vote()
        self.now = end

    def _close_vote(self) -> bool:
        vote = self.state.vote
        decided = vote is not None and vote.outcome(self.state.chairs) is not None
        if vote is not None and decided:
            self.add(close_vote(self.state, vote, ()))
        return decided

    def _anything(self, rng: Rng) -> None:
        guest, chair = rng.choice(GUESTS, "who"), rng.below(4, "chair")
        vote = self.state.vote
        asked: list[tuple[Any, ...]] = [
            *[(Propose, "takeback")] * 4,
            *[(CastVote, vote.name if vote else "none", bool(rng.below(4, "yes")))] * 8,
            (Propose, "kick", chair),
            (Pause, not self.state.paused),
            (Pause, False),
            (Mute, chair, bool(rng.below(2, "mute"))),
            (Rename, "Dan", "pink"),
            (HandOver, chair),
            *[(StandIn, chair, bool(rng.below(2, "stand in")))] * 2,
            (SetTable, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, bool(rng.below(4, "tips"))),
            *[(MoreTime, chair, f"tip-{rng.below(9, 'tip')}")] * 3,
            *[(ChooseTime, rng.choice((1, 2, 5), "times"))] * 2,
            *[(Applaud, self.state.game_no, chair)] * 3,
            (Concede,) if not rng.below(9, "concede") else (Ready,),
            (Leave,) if not rng.below(9, "leave") else (Ready, False),
            (Kick, chair) if not rng.below(9, "kick") else (AddBot, "random"),
            (Propose, "end") if not rng.below(4, "end") else (Sit, "Eve"),
        ]
        what = rng.choice(asked, "what")
        # Only the player who moved last can take the move back.
        for each in GUESTS if what == (Propose, "takeback") else [guest]:
            self.ask(each, *what)


def replayed(
    rows: list[Row], state: TableState | None = None, recent: RecentEvents | None = None
) -> TableState:
    """The state after these rows, from nothing or from where another has got to."""
    state, recent = state or TableState("t"), recent or RecentEvents()
    for row in rows:
        apply_row(state, recent, row)
    return state


def facts(state: TableState) -> dict[str, Any]:
    """Everything that a log says, as far as anybody could ever notice it."""
    found: dict[str, Any] = {name: _encoded(getattr(state, name)) for name in SAME_IN_TABLE}
    current_game = state.current_game
    if current_game is not None:
        game, seats = current_game.game, range(len(current_game.header.seats))
        found |= {f"game {name}": _encoded(getattr(current_game, name)) for name in SAME_IN_GAME}
        found["seen"] = [encode(game.observe(current_game.state, seat)) for seat in (None, *seats)]
        found["record"] = records.write_record(current_game.record())
        found["rows"] = current_game.rows
        found["draws"] = current_game.rng.bytes(8, "here"), current_game.bot_rng.bytes(8, "here")
        if current_game.steps:
            found["before"] = encode(current_game.state_before_last_step())
    return found


def _encoded(value: Any) -> bytes:
    """What was decoded has lists where there were tuples before; nobody notices."""
    return encode(sorted(value) if isinstance(value, set) else value)
