"""Votes: what "the group should agree" means at this table (ruling A6)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from huetable.core.terms import Seat
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.wire.protocol import Clocks, VoteKind

from .chairs import Chair

VOTE_MS = 20_000
VOTE_WITHOUT_CLOCKS_MS = 24 * 3600 * 1000
"""At a table without clocks a vote stays open until all have answered, but not for ever."""


class Vote(Struct):
    name: str
    kind: VoteKind
    question: str
    proposer: Seat
    accused: Seat | None
    opened_at: int
    answers: dict[Seat, bool] = field(default_factory=dict)
    chair: Seat | None = None
    """For a newcomer who would like to take over a hand: which one."""
    person: str | None = None
    """The newcomer, by pseudonym."""
    nonce: str = ""
    row: int = 0
    """At which row of the log it was opened."""

    @property
    def unanimous(self) -> bool:
        """Whether it takes everybody seated: a hand is shown to a newcomer."""
        return self.kind == "take_over"

    @classmethod
    def after_event(cls, vote: Vote | None, current_game: CurrentGame, at: int, row: int) -> Vote | None:
        """A vote that the game asks for opens and closes with the position; any other vote stays."""
        motion = current_game.game.motion(current_game.state)
        if motion is None:
            return None if vote is not None and vote.kind == "game" else vote
        if vote is not None and vote.kind == "game" and vote.name == motion.name:
            return vote
        # People see first what the vote is about.
        opened_at = max(at, current_game.told_until)
        return cls(motion.name, "game", motion.clause, motion.proposer, motion.accused, opened_at, row=row)

    def voters(self, chairs: Sequence[Chair]) -> list[Seat]:
        """Everybody but the accused, one vote each: a person with several seats votes by the first. Bots abstain.
        People who have conceded vote only where everybody seated has to agree.
        """
        lead: dict[str | None, Seat] = {}
        for seat, chair in enumerate(chairs):
            if chair.plays or (self.unanimous and chair.person is not None):
                lead.setdefault(chair.holder, seat)
        if self.accused is None or self._is_on_one_screen(chairs):
            return list(lead.values())
        accused = chairs[self.accused].holder
        return [seat for holder, seat in lead.items() if holder != accused]

    def _is_on_one_screen(self, chairs: Sequence[Chair]) -> bool:
        """Whether all people share the screen of the accused: then the group around it answers once, together."""
        if self.accused is None:
            return False
        holders = {chair.holder for chair in chairs if chair.plays}
        return holders == {chairs[self.accused].holder} == {chairs[self.proposer].holder}

    def votes_cast(self, chairs: Sequence[Chair]) -> dict[Seat, bool]:
        """Who has voted what. The proposer has voted yes by proposing, but doesn't answer for a whole group."""
        answers = {} if self._is_on_one_screen(chairs) else {chairs[self.proposer].holder: True}
        answers |= {chairs[seat].holder: yes for seat, yes in self.answers.items()}
        entitled = self.voters(chairs)
        return {seat: answers[chairs[seat].holder] for seat in entitled if chairs[seat].holder in answers}

    def yet_to_vote(self, chairs: Sequence[Chair]) -> list[Seat]:
        cast = self.votes_cast(chairs)
        return [seat for seat in self.voters(chairs) if seat not in cast]

    def outcome(self, chairs: Sequence[Chair]) -> bool | None:
        """True: upheld, False: rejected, None: still open. It is decided as soon as the missing votes cannot change it."""
        people = len(self.voters(chairs))
        answers = self.votes_cast(chairs)
        yes = sum(answers.values())
        if self.unanimous:
            return True if yes == people else None if yes == len(answers) else False
        # Upheld by more than half; rejected when even all the missing votes would not make it so.
        if 2 * yes > people:
            return True
        most = yes + people - len(answers)
        return None if 2 * most > people else False

    def length(self, clocks: Clocks, chairs: Sequence[Chair]) -> int:
        """In milliseconds. It is longer where somebody who may vote has asked for more time."""
        if clocks in ("off", "days"):
            return VOTE_WITHOUT_CLOCKS_MS
        return VOTE_MS * max((chairs[seat].times for seat in self.voters(chairs)), default=1)

    def ends(self, clocks: Clocks, chairs: Sequence[Chair]) -> int:
        return self.opened_at + self.length(clocks, chairs)

    def person_left(self, chair: Seat) -> None:
        """A bot in the chair has no opinion."""
        self.answers.pop(chair, None)
