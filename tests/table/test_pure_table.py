"""A table without a server: commands lead to events or refusals, events to a state, and nothing else is needed."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest

from huetable.core.codec import encode
from huetable.core.terms import TABLE, Refusal, VoteEnded
from huetable.store.base import Row
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand
from huetable.table.commands.play.close_vote import close_vote
from huetable.table.commands.seats.admit import JoinRequest
from huetable.table.dispatch import dispatch
from huetable.table.events import HandedOver, Left, Moved, Opened, Undone
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of
from huetable.table.reducer import apply_event
from huetable.table.rows import read_row, to_row
from huetable.table.seeds import draw_seed
from huetable.table.state import TableState
from huetable.table.wire.protocol import (
    AddBot,
    Admit,
    CastVote,
    Command,
    Concede,
    JoinRequestView,
    Leave,
    Pause,
    Play,
    Propose,
    Ready,
    Say,
    SetTable,
    Sit,
    Start,
)

START = 1_800_000_000_000


class PureTable:
    """A state, its log, and a clock that goes on by a second with every event."""

    def __init__(self) -> None:
        self.state = TableState("t")
        self.rows: list[Row] = []
        self._ids = count()
        seed = draw_seed()
        self.add(
            AcceptedCommand((Opened("parlour", "c", seed.seed, seed.salt, {}, "off", "brisk", listed=False),))
        )

    @property
    def now(self) -> int:
        return START + 1000 * len(self.rows)

    def add(self, outcome: AcceptedCommand) -> None:
        self.state.people.update({person.person: person for person in outcome.people})
        for event in outcome.events:
            at = self.now
            apply_event(self.state, event, self.state.seq + 1, at)
            self.rows.append(to_row(self.state, event, None, at))

    def ask(self, guest: Guest, kind: type[Command], *fields: Any, **more: Any) -> AcceptedCommand | Refusal:
        """What would come of it: nothing changes."""
        facts = {name: more.pop(name) for name in ("online", "request", "now") if name in more}
        command = kind(f"c{next(self._ids)}", *fields, **more)
        sender = sender_of(self.state, guest, self.state.chairs_of(guest.id))
        return dispatch(self.state, sender, command, **{"now": self.now, **facts})

    def do(self, guest: Guest, kind: type[Command], *fields: Any, **more: Any) -> AcceptedCommand:
        outcome = self.ask(guest, kind, *fields, **more)
        assert isinstance(outcome, AcceptedCommand), outcome
        self.add(outcome)
        return outcome

    def refused(self, guest: Guest, kind: type[Command], *fields: Any, **more: Any) -> str:
        refusal = self.ask(guest, kind, *fields, **more)
        assert isinstance(refusal, Refusal), refusal
        return refusal.clause

    def play(self, guest: Guest, seat: int, **move: Any) -> AcceptedCommand:
        return self.do(guest, Play, seat, msgspec.Raw(encode(move)))

    @property
    def game(self) -> Any:
        assert self.state.current_game is not None
        return self.state.current_game.state

    def replayed(self) -> TableState:
        """The state that the log alone leads to."""
        again = TableState("t")
        again.people = self.state.people
        for row in self.rows:
            apply_event(again, read_row(again, row), row.seq, row.at)
        return again


ANN, BEN, EVE = (Guest(name, f"key of {name}") for name in ("ann", "ben", "eve"))


@pytest.fixture
def table() -> PureTable:
    """Ann, who is the host, and Ben."""
    table = PureTable()
    table.do(ANN, Sit, "Ann")
    table.do(BEN, Sit, "Ben")
    return table


@pytest.fixture
def playing(table: PureTable) -> PureTable:
    table.do(BEN, Ready)
    table.do(ANN, Start)
    return table


def test_the_first_to_sit_down_is_the_host(table: PureTable) -> None:
    assert [table.state.name_of(chair) for chair in table.state.chairs] == ["Ann", "Ben"]
    assert table.state.host == table.state.chairs[0].person


def test_two_people_of_one_name_can_be_told_apart(table: PureTable) -> None:
    table.do(EVE, Sit, "ann")
    assert table.state.name_of(table.state.chairs[2]) == "ann 2"


def test_asking_changes_nothing(table: PureTable) -> None:
    before = encode(table.rows), list(table.state.chairs), dict(table.state.people)
    table.ask(ANN, AddBot, "normal")
    table.ask(EVE, Sit, "Eve")
    assert (encode(table.rows), table.state.chairs, table.state.people) == before


def test_only_the_host_adds_bots_and_changes_settings(table: PureTable) -> None:
    assert table.refused(BEN, AddBot, "normal") == clauses.NOT_THE_HOST
    assert table.refused(BEN, SetTable, clocks="quick") == clauses.NOT_THE_HOST
    assert table.refused(ANN, AddBot, "brilliant") == clauses.UNKNOWN_BOT_LEVEL


def test_a_game_starts_when_everybody_is_ready(table: PureTable) -> None:
    assert table.refused(ANN, Start) == clauses.NOT_EVERYBODY_IS_READY
    table.do(BEN, Ready)
    table.do(ANN, Start)
    assert (table.state.phase, table.state.game_no) == ("playing", 1)
    assert table.refused(ANN, SetTable, clocks="quick") == clauses.SETTINGS_ARE_FIXED


def test_a_real_change_of_a_rule_makes_everybody_unready_and_no_change_does_not(table: PureTable) -> None:
    table.do(BEN, Ready)
    table.do(ANN, SetTable, forfeit=False)
    assert table.state.chairs[1].ready
    table.do(ANN, SetTable, forfeit=True)
    assert not table.state.chairs[1].ready


def test_players_move_their_own_seat_when_it_is_their_turn(playing: PureTable) -> None:
    nod = msgspec.Raw(b'{"type":"nod"}')
    assert playing.refused(BEN, Play, 0, nod) == clauses.NOT_YOUR_SEAT
    assert playing.refused(EVE, Play, 0, nod) == clauses.NOT_AT_THE_TABLE
    assert playing.refused(ANN, Play, 0, msgspec.Raw(b'{"type":"jump"}')) == clauses.NOT_A_MOVE
    playing.play(ANN, 0, type="nod")
    assert (playing.game.turn, playing.game.taken) == (1, 1)


def test_nothing_is_played_while_the_table_is_paused(playing: PureTable) -> None:
    playing.do(ANN, Pause, paused=True)
    assert playing.refused(ANN, Play, 0, msgspec.Raw(b'{"type":"nod"}')) == clauses.TABLE_IS_PAUSED


def test_the_log_alone_leads_to_the_same_state(playing: PureTable) -> None:
    playing.play(ANN, 0, type="draw")
    playing.play(BEN, 1, type="roll")
    playing.do(BEN, Concede)
    again = playing.replayed()
    assert again.current_game is not None
    assert encode(again.current_game.state) == encode(playing.game)
    assert (again.seq, again.at, again.chairs, again.host) == (
        playing.state.seq,
        playing.state.at,
        playing.state.chairs,
        playing.state.host,
    )


def test_a_move_is_taken_back_when_the_others_agree(playing: PureTable) -> None:
    playing.play(ANN, 0, type="nod")
    before = encode(playing.game)
    playing.play(BEN, 1, type="bow", depth=2)
    playing.do(BEN, Propose, "takeback")
    vote = playing.state.vote
    assert vote is not None
    assert playing.refused(ANN, Play, 0, msgspec.Raw(b'{"type":"nod"}')) == clauses.VOTE_IS_OPEN
    playing.do(ANN, CastVote, vote.name, yes=True)
    closed = close_vote(playing.state, vote, ())
    assert [type(event) for event in closed.events] == [Undone]
    playing.add(closed)
    assert encode(playing.game) == before
    assert playing.replayed().current_game is not None


def test_a_move_that_showed_something_hidden_is_not_taken_back(playing: PureTable) -> None:
    playing.play(ANN, 0, type="flip")
    assert playing.refused(ANN, Propose, "takeback") == clauses.NO_TAKEBACK


def test_a_vote_nobody_answers_is_rejected_and_is_not_proposed_again_at_once(playing: PureTable) -> None:
    playing.do(ANN, Propose, "end")
    vote = playing.state.vote
    assert vote is not None
    playing.add(close_vote(playing.state, vote, ()))
    assert playing.state.phase == "playing"
    assert playing.refused(ANN, Propose, "end") == clauses.REJECTED_RECENTLY
    later = playing.now + 60_000
    assert isinstance(playing.ask(ANN, Propose, "end", now=later), AcceptedCommand)


def test_a_vote_of_the_game_ends_in_a_move_of_the_table(playing: PureTable) -> None:
    playing.play(ANN, 0, type="accuse", whom=1)
    vote = playing.state.vote
    assert vote is not None
    closed = close_vote(playing.state, vote, ())
    assert closed.events == (Moved(TABLE, VoteEnded(vote.name, upheld=True)),)


def test_a_player_who_leaves_during_a_game_is_replaced_by_a_bot(playing: PureTable) -> None:
    playing.do(BEN, Leave)
    chair = playing.state.chairs[1]
    assert (chair.person, chair.level) == (None, "normal")
    assert chair.bot


def test_before_the_start_a_chair_goes_with_its_player(table: PureTable) -> None:
    table.do(BEN, Leave)
    assert len(table.state.chairs) == 1


def test_the_next_host_is_somebody_who_is_online(table: PureTable) -> None:
    table.do(EVE, Sit, "Eve")
    eve = table.state.chairs[2].person
    outcome = table.do(ANN, Leave, online=[eve])
    assert [type(event) for event in outcome.events] == [Left, HandedOver]
    assert table.state.host == eve


def test_a_bots_chair_is_taken_when_the_host_admits_the_guest(playing: PureTable) -> None:
    playing.do(BEN, Leave)
    assert playing.refused(EVE, Sit, "Eve", chair=1) == clauses.CHAIR_IS_TAKEN
    request = JoinRequest(EVE, Sit("c", "Eve", chair=1), JoinRequestView("somebody", "Eve", 1))
    assert playing.refused(BEN, Admit, "somebody", request=request) == clauses.NOT_THE_HOST
    assert playing.do(ANN, Admit, "somebody", yes=False, request=request).events == ()
    playing.do(ANN, Admit, "somebody", request=request)
    assert playing.state.name_of(playing.state.chairs[1]) == "Eve"


def test_what_writes_nothing_is_not_dispatched(table: PureTable) -> None:
    with pytest.raises(TypeError, match="Say"):
        table.ask(ANN, Say, "hello")


def test_bots_go_by_names_of_people_that_nobody_at_the_table_has(table: PureTable) -> None:
    table.do(EVE, Sit, "hugo")
    for _ in range(2):
        table.do(ANN, AddBot, "normal")
    assert table.state.names == ["Ann", "Ben", "hugo", "Noor", "Amara"]
