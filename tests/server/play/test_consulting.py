"""Questions to the game: answered to the asker alone, and nothing changes."""

import pytest
from msgspec import Raw
from table_kit import Party

from huetable.server.bots.fair_queue import Payer
from huetable.server.bots.lane import TooMuchWaiting
from huetable.table.wire.protocol import Advice, Consult

MAY_BOW = Raw(b'{"type":"may_bow","depth":2}')


async def test_a_question_is_answered_to_the_asker_alone(party: Party) -> None:
    ann, ben, _ = await party.playing(3)
    before, heard = ann.table.state.seq, len(ben.connection.frames)
    advice = await ann.answer(Consult("q", MAY_BOW))
    assert isinstance(advice, Advice)
    assert bytes(advice.answer) == b'{"type":"polite","depth":2}'
    assert ann.table.state.seq == before
    assert len(ben.connection.frames) == heard


async def test_a_refusal_is_told_with_its_clause(party: Party) -> None:
    ann, *_ = await party.playing(3)
    assert await ann.refused(Consult, Raw(b'{"type":"may_bow","depth":4}')) == "PAR-3"


async def test_a_watcher_may_ask_too(party: Party) -> None:
    ann, *_ = await party.playing(3)
    eve = await party.watcher(ann)
    assert isinstance(await eve.answer(Consult("q", MAY_BOW)), Advice)


@pytest.mark.rule("TABLE-45")
async def test_what_is_no_question_is_refused(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, *_ = await party.playing(3)
    assert await ann.refused(Consult, Raw(b'{"type":"hand"}')) == "TABLE-45"
    # A question on which the game breaks down hurts nobody else.
    monkeypatch.setattr(type(ann.table.state.game), "consult", lambda *_: 1 / 0)
    assert await ann.refused(Consult, MAY_BOW) == "TABLE-45"


@pytest.mark.rule("TABLE-41")
async def test_who_asks_faster_than_the_game_can_answer_is_told_to_wait(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, *_ = await party.playing(3)

    def full(job: object, finished: object, payer: Payer) -> None:
        assert payer == Payer(ann.client.guest.id, ann.table.state.id)
        raise TooMuchWaiting

    monkeypatch.setattr(ann.table.services.bot_pool, "run_in_thread", full)
    assert await ann.refused(Consult, MAY_BOW) == "TABLE-41"


async def test_there_is_nothing_to_ask_before_the_start(party: Party) -> None:
    ann, _ = await party.waiting(2)
    assert await ann.refused(Consult, MAY_BOW) == "TABLE-28"
