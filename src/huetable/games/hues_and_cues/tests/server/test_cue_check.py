"""A cue is checked while it is typed, by the same rules as when it is given."""

from msgspec import Raw
from table_kit import Party

from huetable.core.codec import decode
from huetable.games.hues_and_cues.questions import Answer, CueAccepted
from huetable.table.wire.protocol import Advice, Consult


async def test_a_cue_is_taken_or_refused_with_its_clause(party: Party) -> None:
    ann, *_ = await party.playing(3, "hues_and_cues")
    advice = await ann.answer(Consult("q", Raw(b'{"type":"check","words":"meadow"}')))
    assert isinstance(advice, Advice)
    assert decode(bytes(advice.answer), Answer) == CueAccepted(())
    assert await ann.refused(Consult, Raw(b'{"type":"check","words":"reddish"}')) == "HUES-15"
