"""A game that the operator has switched off: nobody can open, start or go on with it, and what was played can be watched."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from server_kit import Server, get, post
from table_kit import Party, settle

from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable
from huetable.server.lobby.open_tables import Meeting, open_tables
from huetable.server.services import HouseRules
from huetable.table.wire.protocol import AddBot, SetTable, Start

OFF = HouseRules(games_off=frozenset({"parlour"}))


@pytest.mark.rule("TABLE-84")
async def test_a_game_that_is_switched_off_cannot_be_opened_or_found(party: Party) -> None:
    ann = await party.open("parlour")
    await ann.do(SetTable, listed=True)
    assert [table.game for table in await open_tables(party.lobby)] == ["parlour"]
    party.lobby.services = replace(party.lobby.services, house=OFF)
    assert await open_tables(party.lobby) == ()
    wish, refused = NewTable(game="parlour", name="Ann"), Refusal("TABLE-84", reason="game_off")
    assert await party.lobby.open(ann.guest, wish) == refused
    assert await Meeting(party.lobby).find_or_open(ann.guest, wish) == refused


@pytest.mark.rule("TABLE-84")
async def test_a_game_that_was_on_when_it_was_switched_off_stands_still(party: Party) -> None:
    ann, _ = await party.playing(2)
    ann.table.retire()
    await settle(party.lobby)
    party.lobby.services = replace(party.lobby.services, house=OFF)
    again = await ann.again()
    await party.advance(0)
    assert again.table.state.asleep
    assert again.table.state.phase == "playing"
    assert await again.refused(Start) == "TABLE-84"
    assert await again.refused(AddBot, level="random") == "TABLE-84"


@pytest.mark.rule("TABLE-84")
async def test_over_http_it_is_not_offered_and_cannot_be_opened_or_learnt(
    tmp_path: Path, small_games: None
) -> None:
    async with Server(tmp_path, games_off=frozenset({"parlour"})) as server:
        ann = await server.visitor()
        home = await (await get(ann, "/api/home")).json()
        offered = {game["id"] for game in home["games"]}
        assert offered
        assert "parlour" not in offered
        assert home["switched_off"].keys() == {"parlour"}
        for path in ("/api/tables", "/api/tables/anyone"):
            answer = await post(ann, path, json={"game": "parlour", "name": "Ann"})
            assert (answer.status, (await answer.json())["clause"]) == (409, "TABLE-84")
        lesson = await post(ann, "/api/tables", json={"game": "parlour", "name": "Ann", "lesson": True})
        assert (await lesson.json())["clause"] == "TABLE-84"
        assert server.lobby.tables == {}


@pytest.mark.rule("TABLE-84")
async def test_what_a_page_about_it_fetches_says_that_it_is_off(tmp_path: Path, small_games: None) -> None:
    """Replays need the rest of it."""
    async with Server(tmp_path, games_off=frozenset({"parlour"})) as server:
        ann = await server.visitor()
        for game, off in (("parlour", True), ("dye_pot", False)):
            info = await (await get(ann, f"/api/games/{game}")).json()
            assert (info["switched_off"], info["card"]["id"]) == (off, game)
