"""A table at which somebody learns a game: theirs alone, without a clock, and it counts for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from random_tables import facts, replayed
from server_kit import Server, get
from table_kit import NoGuests, Party, Somebody, settle

from huetable.client import CommandRefused
from huetable.core.codec import encode
from huetable.core.lesson import AnyLesson
from huetable.core.terms import Refusal
from huetable.games import find_game, lesson_of
from huetable.server.http.api import NewTable
from huetable.server.http.home import me, my_tables
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.upkeep.expiry import expire
from huetable.table.game_on_table.snapshot import decode_snapshot, encode_snapshot
from huetable.table.wire.protocol import (
    AddBot,
    ChangeLink,
    Concede,
    Leave,
    Pause,
    Play,
    Propose,
    React,
    Ready,
    RemoveChair,
    Rename,
    Say,
    SetTable,
    Sit,
    Start,
)

GAME = find_game("uno_coloradd")
HOUR = 3600
DAY = 24 * HOUR


def teaching() -> AnyLesson:
    found = lesson_of(GAME)
    assert found is not None
    return found


async def learner(party: Party, **wish: Any) -> Somebody:
    return await party.open("uno_coloradd", lesson=True, **wish)


async def play_on(party: Party, who: Somebody, moves: int = 100) -> None:
    """The player does what the lesson asks for, up to so many moves; the bots answer at once."""
    for _ in range(moves):
        await party.advance(0.1)
        current_game = who.table.state.current_game
        assert current_game is not None
        if current_game.result is not None:
            return
        asked = teaching().script(current_game.game.observe(current_game.state, 0))
        assert asked is not None
        await who.do(Play, 0, msgspec.Raw(encode(asked)))


async def test_a_lesson_begins_at_once_as_it_was_prepared_whatever_else_the_page_asks_for(
    party: Party,
) -> None:
    ann = await learner(
        party, options={"goal": 500}, clocks="quick", listed=True, bots=("hard",), nonce="mine"
    )
    state, current_game = ann.table.state, ann.table.state.current_game
    assert current_game is not None
    assert state.phase == "playing"
    assert (state.lesson, state.listed, state.clocks) == (True, False, "off")
    assert current_game.state == teaching().first_state(GAME)
    assert current_game.rng.bytes(8, "here") == teaching().rng.bytes(8, "here")
    assert [chair.kind for chair in ann.seen().chairs] == ["person", "bot", "bot"]
    assert ann.seen().lesson
    assert not current_game.timers
    assert not current_game.decisions


@pytest.mark.parametrize(("game", "word"), [("hues_and_cues", "Banane"), ("cluzzle", "Schneemann")])
async def test_a_lesson_with_words_is_in_the_language_that_the_page_asks_for(
    party: Party, game: str, word: str
) -> None:
    ann = await party.open(game, lesson=True, options={"language": "de", "first": 2})
    assert ann.table.state.options["language"] == "de"
    assert word in encode(ann.observation).decode()
    await ann.go()
    party.lobby.close()
    ann = await ann.again()
    assert word in encode(ann.observation).decode(), "and so it is after a restart"


@pytest.mark.parametrize("language", ["xx", "", 7, ["de"], {"de": 1}])
async def test_a_lesson_in_an_unknown_language_is_refused(party: Party, language: Any) -> None:
    wish = NewTable("cluzzle", "Ann", lesson=True, options={"language": language})
    refusal = await party.lobby.open(Somebody(party.lobby).guest, wish)
    assert isinstance(refusal, Refusal)
    ann = await learner(party, options={"language": language})
    assert "language" not in ann.table.state.options, "a game without words asks for none"


@pytest.mark.rule("TABLE-67")
async def test_nobody_else_can_join_or_watch_a_lesson(party: Party) -> None:
    ann = await learner(party)
    ben = await party.watcher(ann)
    assert ben.parted == "lesson"
    screen = await Somebody(party.lobby).join(ann.table.state.id, watches=True)
    assert screen.parted == "lesson"
    await play_on(party, ann)
    assert (await party.watcher(ann)).parted == "lesson", "not even after its end"


def every_change() -> Iterator[tuple[Any, ...]]:
    yield from [(Sit, "Ben"), (Sit, "Ben", None, 1), (Sit, "Ann", None, None, "", True)]
    yield from [(AddBot, "easy"), (RemoveChair, 1), (SetTable, {"goal": 500}), (Ready,), (Start,)]
    yield from [(Pause, True), (Propose, "end"), (Concede,), (ChangeLink,), (Rename, "Bea"), (React, "wave")]


@pytest.mark.rule("TABLE-67")
async def test_nothing_about_the_table_of_a_lesson_can_be_changed(party: Party) -> None:
    ann = await learner(party)
    for command in every_change():
        assert await ann.refused(*command) == "TABLE-67", command
    await play_on(party, ann)
    for command in every_change():
        assert await ann.refused(*command) == "TABLE-67", f"{command}, after its end"


@pytest.mark.rule("TABLE-67")
async def test_only_a_new_table_can_be_a_lesson_and_only_of_a_game_that_has_one(party: Party) -> None:
    refusal = await party.lobby.open(Somebody(party.lobby).guest, NewTable("parlour", "Ann", lesson=True))
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.reason) == ("TABLE-67", "none")
    ann = await party.open("uno_coloradd")
    assert not ann.table.state.lesson
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "set_table", "id": "1", "lesson": True}, SetTable)


@pytest.mark.rule("TABLE-67")
@pytest.mark.every_store
async def test_a_lesson_counts_in_no_statistics_and_leaves_no_record(party: Party) -> None:
    ann = await learner(party, name="You")
    store = party.lobby.services.store
    assert await my_tables(party.lobby, ann.guest) == ()
    await play_on(party, ann)
    state = ann.table.state
    assert state.phase == "over"
    assert [chair.wins for chair in state.chairs] == [0, 0, 0]
    assert ann.seen().tally == ()
    assert await store.finished_game(state.id, 1) is None
    known = await me(store, ann.guest)
    assert (known.name, known.results) == (None, ()), "the name of a lesson is for the lesson alone"
    assert await my_tables(party.lobby, ann.guest) == ()


async def test_a_lesson_goes_on_after_a_restart(party: Party) -> None:
    ann = await learner(party)
    await play_on(party, ann, 4)
    table = ann.table
    await ann.go()
    party.lobby.close()
    ann = await ann.again()
    assert ann.table is not table
    assert facts(ann.table.state) == facts(table.state)
    await play_on(party, ann)
    assert ann.observation["result"]["winners"] == [0]


async def test_a_lesson_goes_on_from_a_snapshot_even_if_the_lesson_has_changed_since(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await learner(party)
    await play_on(party, ann, 3)
    state = ann.table.state
    expected, rows = facts(state), await party.lobby.services.store.rows(state.id)
    monkeypatch.setattr(type(teaching()), "arrange", lambda *_: None)
    assert facts(replayed(rows)) == {**expected, "link": encode("t")}
    assert facts(decode_snapshot(state.id, encode_snapshot(state, ann.table.recent))[0]) == expected


@pytest.mark.every_store
async def test_a_lesson_is_removed_soon_after_somebody_has_left_it(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.server.upkeep.retention.USUAL_GAP", 60 * DAY * 1000)
    forgetting, store = Forgetting(party.lobby, NoGuests()), party.lobby.services.store
    left, closed, ordinary = await learner(party), await learner(party), await party.open("uno_coloradd")
    tables = [who.table.state.id for who in (left, closed, ordinary)]
    await expire(party.lobby, 30, forgetting)
    await left.do(Leave)
    assert left.parted == "lesson"
    for who in (left, closed, ordinary):
        await who.go()

    async def kept_after(seconds: int) -> list[bool]:
        await party.advance(seconds)
        await expire(party.lobby, 30, forgetting)
        return [bool(await store.rows(table)) for table in tables]

    assert await kept_after(HOUR // 2) == [True, True, True]
    assert await kept_after(HOUR) == [False, True, True]
    assert await kept_after(DAY) == [False, False, True]


async def test_strangers_get_nothing_of_a_lesson_over_http(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann, game="uno_coloradd", lesson=True)
    async with await ann.join(link.link) as table:
        for command in (Say("1", "hello"), Ready("2")):
            with pytest.raises(CommandRefused, match="This is a lesson"):
                await table.ask(command)
    for path in ("games/1/record", "games/1/replay"):
        async with await get(ben, f"/api/tables/{link.table}/{path}") as answer:
            assert answer.status == 404
    async with await get(ben, "/api/home") as answer:
        assert link.table not in await answer.text()
    await settle(server.lobby)
