"""What is a matter of seconds at other tables stays open for days in a slow game, through restarts: U11, G12, H13, C8, sculpting."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from table_kit import Party, Somebody, settle

from huetable.core.codec import decode, encode
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay.strokes import Solid
from huetable.games.cluzzle.tests.studio import table as cluzzles
from huetable.games.guardians_of_hue.tests.guardian_table import square
from huetable.games.hues_and_cues.tests.rounds import at as hues
from huetable.games.uno_coloradd.tests.table import table as uno
from huetable.server.blobs.drafts import Draft, check_draft, store_draft
from huetable.server.notify.notice import decision_number
from huetable.server.slow.waking import Waking
from huetable.table.wire.protocol import CastVote, Ready, SetTable, Start

HOUR = 3600
DAY = 24 * HOUR


class SlowGame:
    """A game of two days a decision that began from a position of a test's own; the log has it, as that of a lesson."""

    def __init__(self, party: Party, people: list[Somebody]) -> None:
        self.party = party
        self.people = people
        self.table = people[0].table.state.id

    @classmethod
    async def begin(
        cls,
        party: Party,
        monkeypatch: pytest.MonkeyPatch,
        game: str,
        position: Struct | None,
        hours: int = 48,
    ) -> SlowGame:
        people = await party.waiting(3, game)
        await people[0].do(SetTable, clocks="days", decision_hours=hours)
        for guest in people[1:]:
            await guest.do(Ready)
        if position is not None:
            begins = decode(encode(position), dict[str, Any])
            monkeypatch.setattr("huetable.table.commands.setup.start._lesson_position", lambda state: begins)
        await people[0].do(Start)
        return cls(party, people)

    async def pass_time(self, seconds: int) -> None:
        """Everybody goes, the server is restarted, and all come back."""
        for guest in self.people:
            await guest.go()
        for _ in range(2):
            await self.party.advance(seconds // 2)
            for table in self.party.lobby.tables.values():
                table.scheduler.stop()
            self.party.lobby.tables.clear()
            await Waking(self.party.lobby).wake_due_tables()
            await settle(self.party.lobby)
        for guest in self.people:
            await guest.join(self.table)

    @property
    def state(self) -> Any:
        current_game = self.people[0].table.state.current_game
        assert current_game is not None
        return current_game.state

    @property
    def awaited(self) -> list[int]:
        current_game = self.people[0].table.state.current_game
        assert current_game is not None
        return list(current_game.game.whose_turn(current_game.state))


@pytest.mark.rule("TABLE-80", "UNO-29")
async def test_an_uncalled_player_is_caught_a_day_later(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = uno("r6 b1", "r7 r8 g1", "r8 r9 g1", clock=False)
    game = await SlowGame.begin(party, monkeypatch, "uno_coloradd", position)
    ann, _, cleo = game.people
    await ann.play(type="play", card="r6")
    await game.pass_time(DAY)
    assert game.awaited == [1]
    await cleo.play(type="catch", target=0)
    assert len(game.state.hands[0]) == 3


@pytest.mark.rule("TABLE-80", "GUARD-32")
async def test_guardians_support_an_attempt_of_yesterday(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = square(3, places=[0, 0, 1], dark=[0, 1, 3], clock=False)
    game = await SlowGame.begin(party, monkeypatch, "guardians_of_hue", position)
    ann, ben, _ = game.people
    await ann.play(type="encounter")
    await game.pass_time(DAY)
    assert (game.state.phase, game.awaited) == ("support", [1])
    await ben.play(type="support")
    assert game.state.tired & 0b010
    assert game.state.phase != "support"


@pytest.mark.rule("TABLE-80", "HUES-25")
async def test_a_cue_of_yesterday_is_objected_to_and_the_vote_takes_another_day(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await SlowGame.begin(party, monkeypatch, "hues_and_cues", hues("cue1"))
    ann, ben, cleo = game.people
    await ann.play(type="cue", words="strawberry")
    asked = decision_number(ann.table.state, ben.guest.id)
    await game.pass_time(DAY)
    assert game.awaited == [1]
    await cleo.play(type="object", ground="room")
    await game.pass_time(20 * HOUR)
    vote = ben.seen().vote
    assert vote is not None
    await ben.do(CastVote, vote.name, yes=False)
    await party.advance(1)
    assert (ann.table.state.vote, game.awaited) == (None, [1])
    assert decision_number(ann.table.state, ben.guest.id) == asked, "it is the decision that he was told of"


@pytest.mark.rule("TABLE-80", "CLUZ-22")
async def test_an_answer_of_yesterday_is_corrected(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await SlowGame.begin(party, monkeypatch, "cluzzle", cluzzles(clock=False))
    ann, ben, _ = game.people
    await ann.play(type="ask", sculptor=1, question="Is it alive?")
    await ben.play(type="answer", answer="no")
    await ann.play(type="no_guess")
    await game.pass_time(DAY)
    assert game.awaited == [1]
    await ben.play(type="correct", answer="yes")
    assert game.awaited == [0], "Ann guesses once more"
    await ann.play(type="guess", word="wolf")
    assert game.state.scores == [1, 1, 0]


@pytest.mark.rule("TABLE-80")
async def test_a_sculpture_is_sealed_after_twenty_hours(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Handed in on one day, sealed on the next by a person, with a restart in between: no bot has made it."""
    game = await SlowGame.begin(party, monkeypatch, "cluzzle", None, hours=24)
    ann = game.people[0]
    ball = clay.encode([Solid("ball", (96, 60, 96), (40, 40, 40), 5)])
    await game.pass_time(2 * HOUR)
    draft = await check_draft(ann.table, ann.guest, None, ball)
    assert isinstance(draft, Draft), draft
    await store_draft(ann.table, draft.blob)
    await game.pass_time(18 * HOUR)
    assert game.awaited == [0, 1, 2]
    word = ann.observation["view"]["card"][0]
    await ann.play(type="seal", clay=draft.info.hash, word=word)
    assert game.awaited == [1, 2]
    await game.pass_time(3 * HOUR)
    sculpture = game.state.sculptors[0].sculpture
    assert (sculpture.clay, sculpture.bot) == (draft.info.hash, False)
    assert await party.lobby.services.store.blob(game.table, 1, draft.info.hash) == ball
