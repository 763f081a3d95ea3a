"""After a game everybody picks the work they like best: who may, when the picks are shown, and what is kept."""

import pytest
from random_tables import replayed
from table_kit import Party, Somebody

from huetable.table.applause import APPLAUSE_MS
from huetable.table.state import TableState
from huetable.table.wire.protocol import (
    AddBot,
    Applaud,
    ApplauseView,
    Leave,
    Ready,
    Refused,
    RemoveChair,
    Sit,
    Start,
)

pytestmark = pytest.mark.rule("TABLE-71")


async def finished(party: Party, people: int = 3) -> list[Somebody]:
    guests = await party.playing(people)
    await guests[0].play(type="end")
    return guests


def picks(who: Somebody) -> tuple[int, ...]:
    applause = who.seen().applause
    assert applause is not None
    return applause.picks


async def sentence(who: Somebody, game_no: int, seat: int) -> str:
    answer = await who.ask(Applaud(who.new_id(), game_no, seat))
    assert isinstance(answer, Refused)
    assert answer.clause == "TABLE-71"
    return answer.sentence


async def test_the_picks_are_shown_when_everybody_has_picked(party: Party) -> None:
    ann, ben, cleo = await finished(party)
    watcher = await party.watcher(ann)
    await ann.do(Applaud, 1, 1)
    await ben.do(Applaud, 1, 2)
    assert ann.seen().applause == ApplauseView(mine=1, waiting=(2,))
    assert picks(watcher) == ()
    await cleo.do(Applaud, 1, 1)
    for who in (ann, ben, cleo, watcher):
        assert picks(who) == (0, 2, 1)


async def test_a_pick_can_be_changed_and_counts_once(party: Party) -> None:
    ann, ben = await finished(party, 2)
    cleo = await party.watcher(ann)
    await cleo.do(Sit, "Cleo")
    await cleo.do(Applaud, 1, 0)
    await cleo.do(Applaud, 1, 1)
    await ann.do(Applaud, 1, 1)
    await ben.do(Applaud, 1, 0)
    assert picks(ann) == (1, 2)
    assert cleo.seen().applause.mine == 1  # type: ignore[union-attr]


async def test_whoever_has_not_picked_is_waited_for_thirty_seconds(party: Party) -> None:
    ann, ben = await finished(party, 2)
    await party.advance(1)
    await ann.do(Applaud, 1, 1)
    await party.advance(APPLAUSE_MS / 1000 - 2)
    assert picks(ben) == ()
    await party.advance(2)
    assert picks(ben) == (0, 1)
    heard = len(ben.connection.frames)
    await party.advance(30)
    assert len(ben.connection.frames) == heard, "it is told once"


async def test_whoever_leaves_is_not_waited_for_and_picks_only_once(party: Party) -> None:
    ann, ben, cleo = await finished(party)
    await ann.do(Applaud, 1, 2)
    await ben.do(Applaud, 1, 2)
    await cleo.do(Leave)
    assert picks(ann) == (0, 0, 2)
    await ben.do(Leave)
    await ben.do(Sit, "Ben")
    assert ben.seen().applause.mine == 2  # type: ignore[union-attr]
    await ben.do(Applaud, 1, 0)
    assert picks(ann) == (1, 0, 1), "the second pick replaces the first, whatever chair it comes from"
    assert await sentence(ben, 1, 1) == "That’s your own. Pick another player’s.", "Ben played there"


async def test_friends_around_one_screen_are_not_asked_as_everything_is_their_own(party: Party) -> None:
    ann = await party.open()
    sofa = await party.watcher(ann)
    await ann.do(Sit, "Ben", another=True)
    await ann.do(Start)
    await ann.play(type="end")
    assert (ann.seen().applause, sofa.seen().applause) == (None, None)
    await sofa.do(Sit, "Cleo")
    assert sofa.seen().applause == ApplauseView(mine=None, waiting=(0, 2)), "somebody who comes then may pick"


async def test_bots_pick_others_by_the_seed_of_the_game(party: Party) -> None:
    ann = await party.open()
    for _ in range(2):
        await ann.do(AddBot, "random")
    await ann.do(Start)
    await ann.play(type="end")
    await ann.do(Applaud, 1, 1)
    shown = picks(ann)
    assert sum(shown) == 3
    rows = await party.lobby.services.store.rows(ann.table.state.id)
    assert [row.kind for row in rows].count("applauded") == 1, "bots' picks are not in the log"
    again = await ann.again()
    assert picks(again) == shown


async def test_only_the_finished_game_on_the_table_can_be_applauded(party: Party) -> None:
    ann, ben = await finished(party, 2)
    assert await sentence(ann, 1, 0) == "That’s your own. Pick another player’s."
    assert await sentence(ann, 1, 2) == "Nobody had that seat in this game. Pick another player."
    over = "You can pick a favourite after a game, until the next one starts."
    assert await sentence(ann, 0, 1) == over
    assert await (await party.watcher(ann)).refused(Applaud, 1, 0) == "TABLE-4"
    await ann.do(Applaud, 1, 1)
    await ben.do(Ready)
    await ann.do(Start)
    assert await sentence(ann, 1, 1) == over
    assert ann.seen().applause is None
    await ben.play(type="end")
    assert ann.seen().applause.mine is None, "the picks belong to one game"  # type: ignore[union-attr]


async def test_the_picks_survive_a_restart_and_go_with_the_game(party: Party) -> None:
    ann, ben = await finished(party, 2)
    await ann.do(Applaud, 1, 1)
    await ben.do(Applaud, 1, 0)
    id = ann.table.state.id
    rows = await party.lobby.services.store.rows(id)
    assert replayed(rows, TableState(id)).applause == ann.table.state.applause
    assert list(ann.table.state.applause.values()) == [1, 0]
    await ann.do(RemoveChair, 1)
    assert (ann.table.state.applause, ann.seen().applause) == ({}, None)
