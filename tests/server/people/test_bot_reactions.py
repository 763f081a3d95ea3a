"""Bots react to what happens, seldom and never twice to the same thing."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from table_kit import START, Party, Somebody

from huetable.core.feelings import Felt, feelings_at_end
from huetable.core.rng import Rng
from huetable.core.terms import OutOfTime, Result
from huetable.games import find_game
from huetable.server.bots import reactions
from huetable.server.bots.reactions import BOT_REST, TABLE_REST, BotReactions, reaction_of
from huetable.table.cast import CAST, MANNERS
from huetable.table.wire.protocol import Pause, Propose, Reacted, SetTable

pytestmark = pytest.mark.rule("TABLE-78")


@pytest.fixture(autouse=True)
def everybody_always_feels_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a parlour table every move pleases everybody, and nobody keeps it to themselves."""
    feel("joy", monkeypatch)
    open_hearted = {name: replace(manner, shows=1.0) for name, manner in MANNERS.items()}
    monkeypatch.setattr(reactions, "MANNERS", open_hearted)


def feel(feeling: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    felt = () if feeling is None else (Felt(feeling),)  # type: ignore[arg-type]
    monkeypatch.setattr(type(find_game("parlour")), "feelings", lambda *_: felt)


async def with_bots(party: Party, **wish: Any) -> Somebody:
    wish = {"bots": ("normal", "normal"), "pace": "brisk", "options": {"rounds": 9}, **wish}
    return await party.open(start=True, **wish)


def seen(who: Somebody) -> list[Reacted]:
    return [message for message in who.heard() if isinstance(message, Reacted)]


async def test_one_bot_reacts_once_it_has_seen_what_happened_and_the_log_says_nothing(party: Party) -> None:
    ann = await with_bots(party)
    await ann.play(type="bow", depth=1)
    assert seen(ann) == []
    rows = ann.table.state.seq
    await party.advance(0.84)
    assert ann.table.state.seq == rows
    await party.advance(0.2)
    assert len(seen(ann)) == 1
    assert seen(ann)[0].chair in (1, 2)
    assert ann.table.state.seq == rows + 1, "the row is the next bot's move"


async def test_nobody_reacts_often(party: Party) -> None:
    """However much happens: here something new is shown every second, for ten minutes."""
    ann = await with_bots(party, bots=("normal",) * 4)
    bots, state, times = BotReactions(), ann.table.state, list[tuple[int, int]]()
    for now in range(START, START + 600_000, 1000):
        bots.on_events(state, [(OutOfTime(0, "bot"), None)], now)
        if bots.due is not None and bots.due <= now and (reacted := bots.take(state, now)):
            times.append((now, reacted.chair))
    assert 30 < len(times) <= 600_000 / TABLE_REST
    assert all(later - earlier >= TABLE_REST for (earlier, _), (later, _) in pairwise(times))
    assert len({chair for _, chair in times}) >= 2
    for chair in range(1, 5):
        own = [at for at, who in times if who == chair]
        assert all(later - earlier >= BOT_REST for earlier, later in pairwise(own))


async def test_nobody_reacts_to_what_only_some_have_heard(party: Party) -> None:
    ann = await with_bots(party)
    bots = BotReactions()
    bots.on_events(ann.table.state, [(OutOfTime(0, "bot"), 1)], START)
    assert bots.due is None


async def test_the_host_turns_reactions_off_and_on_in_a_game(party: Party) -> None:
    ann = await with_bots(party)
    await ann.do(SetTable, bot_reactions=False)
    assert not ann.seen().bot_reactions
    assert [chair.manner for chair in ann.seen().chairs] == [None, None, None]
    await ann.play(type="bow", depth=1)
    await party.advance(4)
    assert seen(ann) == []
    await ann.do(SetTable, bot_reactions=True)
    assert [chair.manner for chair in ann.seen().chairs] == [None, CAST[0].manner, CAST[1].manner]
    await ann.play(type="bow", depth=1)
    await party.advance(2)
    assert len(seen(ann)) == 1


@pytest.mark.parametrize("stop", ["pause", "off", "taken over", "undone"])
async def test_a_reaction_that_no_longer_fits_is_not_shown(party: Party, stop: str) -> None:
    ann = await with_bots(party, bots=("normal",))
    await ann.play(type="bow", depth=1)
    scheduler = ann.table.scheduler
    assert scheduler._reactions.due is not None
    if stop == "pause":
        await ann.do(Pause, True)
    elif stop == "off":
        await ann.do(SetTable, bot_reactions=False)
    elif stop == "taken over":
        ann.table.state.chairs[1].bot = "Kaito"
    else:
        await ann.do(Propose, "takeback")
        await party.advance(0.01)
        assert ann.observation["awaited"] == [0]
    await party.advance(0.84 if stop != "pause" else 30)
    await party.advance(0.2)
    assert seen(ann) == []


async def test_instant_tables_and_lessons_are_quiet(party: Party) -> None:
    instant = await with_bots(party, pace="instant")
    await instant.play(type="bow", depth=1)
    await party.advance(5)
    assert seen(instant) == []
    lesson = await party.open("uno_coloradd", lesson=True, pace="calm")
    assert not reactions.bots_react(lesson.table.state)


@pytest.mark.rule("TABLE-37")
async def test_a_bot_that_holds_a_secret_does_not_react(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await with_bots(party, bots=("normal",))
    monkeypatch.setattr(type(find_game("parlour")), "chat_blocked", lambda *_: (1,))
    await ann.play(type="bow", depth=1)
    await party.advance(5)
    assert seen(ann) == []


async def test_no_reaction_keeps_a_table_awake(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await with_bots(party)
    await ann.play(type="bow", depth=1)
    await ann.go()
    await party.advance(70)
    assert ann.table.state.asleep
    rows = ann.table.state.seq
    await party.advance(60)
    assert (ann.table.state.asleep, ann.table.state.seq) == (True, rows)


async def test_a_person_whose_seat_a_bot_plays_does_not_react(party: Party) -> None:
    ann = await with_bots(party, bots=("normal",))
    ben = await Somebody(party.lobby).join(ann.table.state.id)
    ann.table.state.chairs[1].person = "somebody"
    assert not reactions.bots_react(ann.table.state)
    await ben.go()


async def test_at_the_end_one_of_them_cheers_or_claps(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    feel(None, monkeypatch)
    ann = await with_bots(party)
    await ann.play(type="end")
    assert ann.table.state.phase == "over"
    await party.advance(2)
    (reacted,) = seen(ann)
    assert reacted.reaction in {way for manner in MANNERS.values() for way in manner.reactions["admiration"]}


@pytest.mark.parametrize(
    ("winners", "felt"),
    [
        ((), (Felt("dismay"),)),
        ((1,), (Felt("joy", (1,)), Felt("admiration"))),
        ((0, 1), (Felt("joy", (0, 1)), Felt("admiration"))),
    ],
)
def test_what_players_feel_at_the_end(winners: tuple[int, ...], felt: Sequence[Felt]) -> None:
    assert feelings_at_end(Result("end", winners, (0, 0, 0))) == felt


def test_temperaments_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reactions, "MANNERS", MANNERS)
    for character in CAST:
        manner = MANNERS[character.manner]
        shown = [reaction_of(character.name, "dismay", Rng.from_number(number)) for number in range(300)]
        assert {each for each in shown if each} == set(manner.reactions["dismay"])
        assert sum(each is not None for each in shown) / 300 == pytest.approx(manner.shows, abs=0.1)
    assert reaction_of("Sven", "glee", Rng.from_number(1)) is None
