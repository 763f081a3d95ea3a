"""Whoever has chosen no options and plays alone with bots plays a game in which they matter."""

import pytest
from table_kit import Party, Somebody

from huetable.core.codec import decode, encode
from huetable.games import find_game
from huetable.games.uno_coloradd.rules.clauses import LEFTOVER_SCORING_NEEDS_GOAL
from huetable.table.events import Opened
from huetable.table.wire.protocol import AddBot, Leave, Ready, RemoveChair, SetTable, Sit, Start

pytestmark = pytest.mark.rule("TABLE-75")

GUARDIANS = "guardians_of_hue"
QUICK = dict(find_game(GUARDIANS).quick)
USUAL = {"difficulty": "easy", "extra_actions": False, "dusk": False}


def shown(who: Somebody) -> dict[str, object]:
    return {name: who.seen().options[name] for name in USUAL}


def played(who: Somebody) -> dict[str, object]:
    game = who.table.state.current_game
    assert game is not None
    return {name: game.header.options[name] for name in USUAL}


@pytest.mark.every_store
async def test_the_waiting_room_shows_them_and_the_game_has_them_after_a_restart_too(party: Party) -> None:
    (ann,) = await party.waiting(1, GUARDIANS)
    assert shown(ann) == USUAL, "perhaps friends will come"
    for _ in range(3):
        await ann.do(AddBot, "normal")
    assert shown(ann) == QUICK
    ann.table.retire()
    ann = await ann.again()
    assert shown(ann) == QUICK
    await ann.do(Start)
    assert played(ann) == QUICK
    assert shown(ann) == QUICK


async def test_with_somebody_else_the_usual_rules_count(party: Party) -> None:
    (ann,) = await party.waiting(1, GUARDIANS)
    await ann.do(AddBot, "normal")
    ben = await party.watcher(ann)
    await ben.do(Sit, "Ben")
    assert shown(ben) == USUAL
    await ben.do(Ready)
    await ann.do(Start)
    assert played(ann) == USUAL
    await ben.do(Leave)
    assert shown(ann) == USUAL, "this game goes on as it began"


@pytest.mark.parametrize("chosen", [USUAL, {**USUAL, "difficulty": "impossible"}])
async def test_options_that_the_host_chose_stay_even_the_usual_ones(
    party: Party, chosen: dict[str, object]
) -> None:
    (ann,) = await party.waiting(1, GUARDIANS)
    await ann.do(AddBot, "normal")
    await ann.do(SetTable, options=chosen)
    assert shown(ann) == chosen
    await ann.do(AddBot, "normal")
    await ann.do(RemoveChair, 2)
    await ann.do(Start)
    assert played(ann) == chosen


@pytest.mark.rule("TABLE-6")
async def test_what_needs_more_players_is_chosen_before_they_come_and_checked_at_the_start(
    party: Party,
) -> None:
    (ann,) = await party.waiting(1, GUARDIANS)
    await ann.do(SetTable, options={"lord_sepia": True})
    await ann.do(AddBot, "normal")
    assert ann.seen().options["lord_sepia"]
    assert await ann.refused(Start) == "GUARD-45"
    await ann.do(AddBot, "normal")
    await ann.do(Start)
    game = ann.table.state.current_game
    assert game is not None
    assert game.header.options["lord_sepia"]


async def test_what_no_number_of_players_allows_is_refused_at_once(party: Party) -> None:
    (ann,) = await party.waiting(1, "uno_coloradd")
    chosen = {"scoring": "leftover", "goal": 0}
    assert await ann.refused(SetTable, options=chosen) == LEFTOVER_SCORING_NEEDS_GOAL


async def test_play_now_keeps_its_options_when_friends_come(party: Party) -> None:
    (ann,) = await party.waiting(1, GUARDIANS, options=QUICK, bots=("normal",))
    ben = await party.watcher(ann)
    await ben.do(Sit, "Ben")
    assert shown(ann) == QUICK


def test_the_options_of_a_table_from_before_were_chosen() -> None:
    new = Opened("parlour", "c", "00", "00", {}, "off", "brisk", listed=False, options_chosen=False)
    old = encode(new).replace(b',"options_chosen":false', b"")
    assert decode(old, Opened).options_chosen
    assert not decode(encode(new), Opened).options_chosen


async def test_they_are_made_once_and_not_for_every_message(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await party.waiting(1, GUARDIANS)
    await ann.do(AddBot, "normal")
    monkeypatch.setattr(type(find_game(GUARDIANS)), "read_options", lambda *_: pytest.fail("made again"))
    await party.watcher(ann)
    assert shown(ann) == QUICK
