"""Games that can't go on: the table says so, keeps the record, and starts a new game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from table_kit import Party, Somebody, settle

from huetable.core.record import read_record
from huetable.games import find_game
from huetable.server.lobby.lobby import Lobby
from huetable.store.base import FinishedGame
from huetable.table.game_on_table import current_game
from huetable.table.wire.protocol import CastVote, Position, Propose, Ready, Start

pytestmark = pytest.mark.every_store


async def after_an_update(party: Party, guest: Somebody, monkeypatch: pytest.MonkeyPatch) -> Somebody:
    """The server is restarted with rules of version 7, which knows neither the older rules nor their moves."""
    guest.table.retire()
    await settle(party.lobby)
    kind: Any = type(find_game("parlour"))
    monkeypatch.setattr(kind, "meta", replace(kind.meta, rules_version=7, oldest_rules=7))
    again = await guest.again()
    await party.advance(0)
    return again


async def kept_record(lobby: Lobby, who: Somebody) -> FinishedGame:
    found = await lobby.services.store.finished_game(who.table.state.id, 1)
    assert found is not None
    return found


@pytest.mark.rule("TABLE-61")
async def test_a_game_under_rules_that_an_update_dropped_ends_with_a_message_and_keeps_its_record(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    await ben.play(type="bow", depth=2)
    again = await after_an_update(party, ann, monkeypatch)
    seen = again.seen()
    assert (seen.phase, seen.stopped) == ("over", "rules")
    assert not [message for message in again.heard() if isinstance(message, Position)]
    finished = await kept_record(party.lobby, again)
    record = read_record(finished.data)
    assert (record.header.rules_version, record.footer) == (1, None)
    assert [bytes(step.move) for step in record.steps] == [b'{"type":"nod"}', b'{"type":"bow","depth":2}']
    assert finished.results == ()
    totals = await party.lobby.services.store.game_totals(ann.guest.id)
    assert totals == [], "it counts for nobody"


@pytest.mark.rule("TABLE-61")
async def test_after_a_game_that_an_update_ended_a_new_one_starts_under_the_new_rules(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    ann2 = await after_an_update(party, ann, monkeypatch)
    ben2 = await ben.again()
    await ben2.do(Ready)
    await ann2.do(Start)
    assert (ann2.seen().phase, ann2.seen().stopped) == ("playing", None)
    state = ann2.table.state
    assert state.current_game is not None
    assert (state.current_game.header.rules_version, state.game_no) == (7, 2)


async def test_a_dropped_games_log_is_read_though_its_moves_are_unknown(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Take-backs count in its record too, and loading it twice changes nothing."""
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    await ben.play(type="bow", depth=2)
    await ben.do(Propose, "takeback")
    vote = ann.seen().vote
    assert vote is not None
    await ann.do(CastVote, vote.name, yes=True)
    await party.advance(0)
    monkeypatch.setattr(find_game("parlour"), "move_type", type(None), raising=False)
    again = await after_an_update(party, ann, monkeypatch)
    data = (await kept_record(party.lobby, again)).data
    assert [bytes(step.move) for step in read_record(data).steps] == [b'{"type":"nod"}']
    rows = len(await party.lobby.services.store.rows(again.table.state.id))
    again.table.retire()
    third = await again.again()
    assert third.seen().stopped == "rules"
    assert len(await party.lobby.services.store.rows(third.table.state.id)) == rows
    assert (await kept_record(party.lobby, third)).data == data


async def test_a_game_that_had_ended_before_its_rules_were_dropped_keeps_the_record_it_had(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await party.playing(2)
    await ann.play(type="end")
    before = await kept_record(party.lobby, ann)
    again = await after_an_update(party, ann, monkeypatch)
    assert (again.seen().phase, again.seen().stopped) == ("over", "rules")
    assert await kept_record(party.lobby, again) == before


@pytest.mark.rule("TABLE-61")
async def test_a_game_with_too_many_moves_ends_without_a_winner_and_keeps_its_record(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(current_game, "MOST_STEPS", 4)
    ann, ben = await party.playing(2)
    for mover in (ann, ben, ann):
        await mover.play(type="nod")
    assert ann.seen().phase == "playing"
    await ben.play(type="nod")
    seen = ann.seen()
    assert (seen.phase, seen.stopped, seen.tally) == ("over", "length", ())
    assert len(read_record((await kept_record(party.lobby, ann)).data).steps) == 4
    ann.table.retire()
    assert (await ann.again()).seen().stopped == "length"


@pytest.mark.rule("TABLE-61")
async def test_a_new_game_waits_until_the_record_of_the_dropped_one_is_kept(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker may be in charge: until it has kept the record, or somebody here does anything else, nobody starts."""
    ann, ben = await party.playing(2)
    monkeypatch.setattr(type(ann.table.scheduler), "_stop_outdated_game", lambda _: None)
    again = await after_an_update(party, ann, monkeypatch)
    assert await again.refused(Start) == "TABLE-61"
    ben = await ben.again()
    await ben.do(Ready)
    await kept_record(party.lobby, again)
    await ben.do(Ready)
    await again.do(Start)
