"""Sitting down and standing up."""

import asyncio

import pytest
from msgspec import Raw
from table_kit import Party, asleep

from huetable.table.wire.protocol import (
    Ack,
    AddBot,
    Admit,
    Concede,
    Kick,
    Leave,
    Play,
    Ready,
    Refused,
    RemoveChair,
    Rename,
    Say,
    Sit,
    Start,
)


@pytest.mark.rule("TABLE-12")
async def test_nobody_sits_in_two_chairs(party: Party) -> None:
    ann = await party.open()
    assert await ann.refused(Sit, "Ann again") == "TABLE-12"


@pytest.mark.rule("TABLE-13")
async def test_a_full_table_is_full(party: Party) -> None:
    guests = await party.waiting(5)
    late = await party.watcher(guests[0])
    assert await late.refused(Sit, "Late") == "TABLE-13"
    assert await guests[0].refused(AddBot, "normal") == "TABLE-13"


@pytest.mark.rule("TABLE-14")
async def test_chairs_stay_as_they_are_while_a_game_is_on(party: Party) -> None:
    ann, _ = await party.playing(2)
    late = await party.watcher(ann)
    assert await late.refused(Sit, "Late") == "TABLE-14"
    assert await ann.refused(AddBot, "normal") == "TABLE-14"
    assert await ann.refused(RemoveChair, 1) == "TABLE-14"


@pytest.mark.rule("TABLE-15")
async def test_a_bots_chair_is_taken_over_when_the_host_agrees(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    late = await party.watcher(ann)
    await late.do(Sit, "Late", chair=1)
    assert not late.seen().chairs[1].yours
    assert late.seen().askers == ()
    (asker,) = ann.seen().askers
    assert (asker.name, asker.chair) == ("Late", 1)
    await ann.do(Admit, asker.guest)
    assert late.chair == 1
    assert late.observation["seat"] == 1
    assert ann.seen().chairs[1].name == "Late"
    assert ann.seen().askers == ()
    assert await late.refused(Sit, "Me", chair=0) == "TABLE-12"


async def test_the_host_may_say_no(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    late = await party.watcher(ann)
    await late.do(Sit, "Late", chair=1)
    await ann.do(Admit, ann.seen().askers[0].guest, yes=False)
    assert late.chair is None
    assert ann.seen().askers == ()
    assert await ann.refused(Admit, "whoever") == "TABLE-15"


async def test_who_asks_and_goes_is_no_longer_asking(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    late = await party.watcher(ann)
    await late.do(Sit, "Late", chair=1)
    await late.go()
    await party.advance(1)
    assert ann.seen().askers == ()


@pytest.mark.rule("TABLE-15")
async def test_a_persons_chair_is_nobody_elses(party: Party) -> None:
    ann, _ = await party.playing(2)
    late = await party.watcher(ann)
    assert await late.refused(Sit, "Late", chair=1) == "TABLE-15"
    assert await late.refused(Sit, "Late", chair=7) == "TABLE-17"


@pytest.mark.rule("TABLE-53")
async def test_whoever_the_host_refuses_is_told_so_and_may_ask_again(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    late = await party.watcher(ann)
    await late.do(Sit, "Late", chair=1)
    asked = late.last(Ack).id
    (asker,) = ann.seen().askers
    await ann.do(Admit, asker.guest, yes=False)
    emitted = late.last(Refused)
    assert (emitted.id, emitted.clause) == (asked, "TABLE-53")
    assert emitted.sentence == "The host said no. You can keep watching, and you can ask again."
    assert ann.seen().askers == ()
    await late.do(Sit, "Late", chair=1)
    assert len(ann.seen().askers) == 1


@pytest.mark.rule("TABLE-15")
async def test_who_asked_for_a_chair_that_is_gone_is_told_so(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    first, second = await party.watcher(ann), await party.watcher(ann)
    for guest in (first, second):
        await guest.do(Sit, "Late", chair=1)
    one, other = ann.seen().askers
    await ann.do(Admit, one.guest)
    assert await ann.refused(Admit, other.guest) == "TABLE-15"
    assert second.last(Refused).clause == "TABLE-15"
    assert ann.table.requests.views == ()


@pytest.mark.rule("TABLE-17")
async def test_what_is_done_to_people_is_not_done_to_bots_or_nobody(party: Party) -> None:
    ann = await party.open(bots=("normal",))
    assert await ann.refused(Kick, 1) == "TABLE-17"
    assert await ann.refused(Kick, 0) == "TABLE-17"
    assert await ann.refused(Kick, 9) == "TABLE-17"
    assert await ann.refused(RemoveChair, 9) == "TABLE-17"


@pytest.mark.rule("TABLE-18")
async def test_a_name_can_be_seen_and_a_colour_is_ones_own(party: Party) -> None:
    ann, ben = await party.waiting(2)
    assert await ben.refused(Rename, "\u202e \u200b") == "TABLE-18"
    assert await ben.refused(Rename, "Ben", ann.seen().chairs[0].colour) == "TABLE-18"
    await ben.do(Rename, "  Benno\t the\nGreat ", "brown")
    assert (ann.seen().chairs[1].name, ann.seen().chairs[1].colour) == ("Benno the Great", "brown")
    nobody = await party.watcher(ann)
    assert await nobody.refused(Sit, "\x07") == "TABLE-18"
    assert await nobody.refused(Rename, "Nobody") == "TABLE-4"


@pytest.mark.rule("TABLE-68")
async def test_a_long_name_or_message_is_refused_with_its_length(party: Party) -> None:
    ann, ben = await party.waiting(2)
    sentences = [
        await ben.ask(Rename("r", "n" * 31)),
        await (await party.watcher(ann)).ask(Sit("s", "n" * 25)),
        await ann.ask(Say("t", "x" * 301)),
    ]
    assert [answer.sentence for answer in sentences if isinstance(answer, Refused)] == [
        "A name has at most 24 characters; this has 31.",
        "A name has at most 24 characters; this has 25.",
        "A message has at most 300 characters; this has 301.",
    ]
    await ann.do(Say, "x" * 300)
    await ben.do(Rename, "n" * 24)


async def test_two_people_of_one_name_are_told_apart(party: Party) -> None:
    ann = await party.open()
    other = await party.watcher(ann)
    await other.do(Sit, "ann", "red")
    assert [chair.name for chair in ann.seen().chairs] == ["Ann", "ann 2"]
    assert ann.seen().chairs[0].colour != ann.seen().chairs[1].colour


@pytest.mark.rule("TABLE-19")
async def test_who_leaves_hands_the_seat_to_a_bot(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ben.do(Leave)
    assert ann.seen().chairs[1].kind == "bot"
    assert ann.seen().chairs[1].level == "normal"
    assert ben.observation["seat"] is None
    await ann.play(type="nod")
    await party.advance(1)
    assert ann.observation["awaited"] == [0], "the bot has nodded"
    assert await ben.refused(Leave) == "TABLE-4"


@pytest.mark.every_store
@pytest.mark.rule("TABLE-19")
async def test_a_table_with_no_person_left_is_kept_and_resumed_by_its_link(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    await ann.do(Leave)
    await party.advance(61)
    assert asleep(ann)
    seq = ann.table.state.seq
    await party.advance(600)
    assert ann.table.state.seq == seq, "bots do not play among themselves"
    await ann.go()
    await party.advance(61)
    assert party.lobby.tables == {}
    late = await party.watcher(ann)
    await late.do(Sit, "Late", chair=0)
    assert late.seen().you_host
    await late.play(type="nod")
    await party.advance(1)
    assert late.observation["awaited"] == [0]


async def test_before_the_start_a_chair_goes_with_who_leaves(party: Party) -> None:
    ann, ben, cleo = await party.waiting(3)
    await ben.do(Leave)
    assert [chair.name for chair in ann.seen().chairs] == ["Ann", "Cleo"]
    assert cleo.chair == 1


@pytest.mark.every_store
@pytest.mark.rule("TABLE-20")
async def test_who_concedes_lets_a_bot_finish_and_the_game_not_count(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ben.do(Concede)
    assert await ben.refused(Concede) == "TABLE-4"
    assert ann.seen().chairs[1].kind == "person"
    assert ann.seen().chairs[1].level == "normal"
    assert await ben.refused(Play, 1, Raw(b'{"type":"nod"}')) == "TABLE-27"
    await ann.play(type="nod")
    await party.advance(1)
    await ann.play(type="end")
    store = party.lobby.services.store
    assert [score.wins for score in await store.game_totals(ann.guest.id)] == [1]
    assert await store.game_totals(ben.guest.id) == []
    await ben.do(Ready)
    await ann.do(Start)
    assert ann.seen().chairs[ben.chair or 0].level is None, "in the next game they play again"


@pytest.mark.every_store
@pytest.mark.rule("TABLE-20")
async def test_what_a_bot_wins_in_a_conceders_place_is_nobodys_win(party: Party) -> None:
    ann, ben = await party.playing(2)
    for who in (ann, ben):
        await who.do(Concede)
    for _ in range(40):
        await party.advance(1)
    assert ann.seen().phase == "over"
    assert ann.seen().tally == ()


async def test_removing_a_chair_clears_the_finished_game(party: Party) -> None:
    ann = await party.open(bots=("normal", "normal"), start=True)
    await ann.play(type="end")
    assert ann.seen().phase == "over"
    await ann.do(RemoveChair, 2)
    assert ann.seen().phase == "waiting"
    assert len(ann.seen().chairs) == 2


@pytest.mark.every_store
async def test_two_tables_that_draw_the_same_code_at_once_get_two(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["amber-otter-10"] * 3 + ["azure-heron-20", "azure-heron-20", "ruby-lynx-30"])
    monkeypatch.setattr("huetable.server.lobby.lobby.new_code", lambda tables: next(drawn))
    hosts = await asyncio.gather(*[party.open() for _ in range(3)])
    codes = {host.table.state.code for host in hosts}
    assert codes == {"amber-otter-10", "azure-heron-20", "ruby-lynx-30"}
