"""Chat and reactions."""

from typing import get_args

import pytest
from table_kit import Party, Somebody

from huetable.table.wire.protocol import Ack, Mute, React, Reacted, Reaction, Said, Say, Welcome


async def test_what_is_said_is_heard_by_all_and_by_who_comes_later(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(Say, "<b>hello</b>")
    talk = ben.last(Said).talk
    assert (talk.name, talk.colour, talk.text) == ("Ann", ann.seen().chairs[0].colour, "<b>hello</b>")
    late = await party.watcher(ann)
    assert late.last(Welcome).talk == (talk,)
    await ben.do(React, "clap")
    assert ann.last(Reacted) == Reacted(1, "clap")


async def test_talk_is_not_in_the_log(party: Party) -> None:
    ann, _ = await party.playing(2)
    before = ann.table.state.seq
    await ann.do(Say, "hello")
    assert await party.lobby.services.store.last_seq(ann.table.state.id) == before


async def test_a_line_sent_twice_is_said_once(party: Party) -> None:
    ann, ben = await party.playing(2)
    for _ in range(2):
        assert isinstance(await ann.ask(Say("same", "hello")), Ack)
    assert sum(isinstance(message, Said) for message in ben.heard()) == 1


async def test_only_the_last_lines_are_kept(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = await party.playing(2)
    monkeypatch.setattr(ann.table.chat._rate, "allow", lambda _: True)
    for number in range(60):
        await ann.do(Say, f"line {number}")
    late = await party.watcher(ann)
    assert [talk.text for talk in late.last(Welcome).talk] == [f"line {number}" for number in range(10, 60)]


@pytest.mark.rule("TABLE-37")
async def test_who_holds_a_secret_neither_talks_nor_reacts(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="whisper")
    assert await ann.refused(Say, "it is blue") == "TABLE-37"
    assert await ann.refused(React, "wow") == "TABLE-37"
    await ben.do(Say, "what is it?")
    await ben.play(type="tell")
    await ann.do(Say, "it was blue")


@pytest.mark.parametrize("reaction", get_args(Reaction))
async def test_everybody_sees_every_reaction_but_none_of_a_muted_player(
    party: Party, reaction: Reaction
) -> None:
    ann, ben = await party.playing(2)
    await ben.do(React, reaction)
    assert ann.last(Reacted) == Reacted(1, reaction)
    await ann.do(Mute, 1)
    assert await ben.refused(React, reaction) == "TABLE-38"


def test_there_are_enough_reactions() -> None:
    assert {"heart", "think", "cheer"} < set(get_args(Reaction))
    assert len(get_args(Reaction)) >= 9


@pytest.mark.rule("TABLE-39")
async def test_who_talks_has_a_name(party: Party) -> None:
    ann, _ = await party.playing(2)
    watcher = await party.watcher(ann)
    assert await watcher.refused(Say, "hello") == "TABLE-39"
    watcher.guest.name = "Wim"
    await watcher.do(Say, "hello")
    assert ann.last(Said).talk.name == "Wim"
    assert ann.last(Said).talk.colour is None
    assert await watcher.refused(React, "wave") == "TABLE-4"


@pytest.mark.rule("TABLE-41")
async def test_nobody_drowns_out_the_others(party: Party) -> None:
    ann, _ = await party.playing(2)
    answers = [await ann.ask(Say(f"c{number}", "hey")) for number in range(12)]
    refused = [answer for answer in answers if not isinstance(answer, Ack)]
    assert {answer.clause for answer in refused} == {"TABLE-41"}
    assert len(answers) - len(refused) == 8


async def test_a_guest_keeps_the_name_under_which_they_sat_down(party: Party) -> None:
    ann, ben = await party.playing(2)
    elsewhere = await party.open("dye_pot")
    visitor = await Somebody(party.lobby, ben.guest).join(elsewhere.table.state.id)
    await visitor.do(Say, "hello")
    assert elsewhere.last(Said).talk.name == "Ben"
    assert ann.guest.name == "Ann"
