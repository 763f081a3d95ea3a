"""A person and bots at one table, in a terminal."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from huetable.bots.match import BrokenPlay, Match, Turn
from huetable.core.audience import reaches
from huetable.core.terms import TABLE, Motion, Observation, Refusal, Result, Seat, VoteEnded

from .arguments import explain
from .person import Person
from .screen import Screen


class Pace(NamedTuple):
    """How much of a bot's pause is really waited, and whether the person's thinking takes time at the table."""

    share: float
    thinking_counts: bool


PACES: Final = {
    "human": Pace(1.0, thinking_counts=True),
    "fast": Pace(0.15, thinking_counts=False),
    "none": Pace(0.0, thinking_counts=False),
}


class Session:
    def __init__(self, match: Match, person: Person, pace: Pace) -> None:
        self.match = match
        self.person = person
        self.pace = pace
        self._let_be: Observation | None = None
        """What the person saw when they chose to wait."""

    @property
    def screen(self) -> Screen:
        return self.person.screen

    @property
    def you(self) -> Seat:
        return self.screen.you

    def play(self) -> Result:
        """To the end of the game; raises Left when the person leaves before."""
        while (result := self.match.result) is None:
            motion = self.match.game.motion(self.match.state)
            if motion is not None:
                self._happen(Turn(self.match.now, TABLE, VoteEnded(motion.name, self._vote(motion))))
            elif self._wants_to_be_asked():
                self._person_moves()
            else:
                self._others_move()
        return result

    def _sight(self) -> Observation:
        return self.match.game.observe(self.match.state, self.you)

    def _wants_to_be_asked(self) -> bool:
        """Whoever let something be is not asked again about the same."""
        if not self.match.game.may_act(self.match.state, self.you):
            return False
        observation, before = self._sight(), self._let_be
        return before is None or (observation.moves, observation.open_moves) != (
            before.moves,
            before.open_moves,
        )

    def _person_moves(self) -> None:
        observation = self._sight()
        started = time.monotonic()
        answer = self.person.ask(observation)
        if self.pace.thinking_counts:
            self._meanwhile(self.match.now + int(1000 * (time.monotonic() - started)))
        if answer.move is None:
            self._wait(observation)
        elif self.match.result is None:
            self._try(answer.move)

    def _meanwhile(self, until: int) -> None:
        """What bots and timers did while the person was thinking."""
        while (turn := self._upcoming()) is not None and turn.due <= until:
            self._happen(turn)
        self.match.now = max(self.match.now, until)

    def _upcoming(self) -> Turn | None:
        return None if self.match.result else self.match.upcoming()

    def _wait(self, observation: Observation) -> None:
        self._let_be = observation
        if self._upcoming() is None:
            self._let_be = None
            self.screen.say("  Everybody waits for you.")

    def _try(self, move: Any) -> None:
        refusal = self.match.game.refuse(self.match.state, self.you, move) or self._bring(move)
        if refusal is not None:
            self.screen.say(f"  That does not count. {explain(self.match.game, refusal)}")
            return
        self._happen(Turn(self.match.now, self.you, move))

    def _bring(self, move: Any) -> Refusal | None:
        """What the move refers to comes along, if the game takes it."""
        game, state, handed_in = self.match.game, self.match.state, self.person.handed_in
        for hash in game.cited_blobs(state, self.you, move):
            data = handed_in.get(hash)
            refusal = Refusal("TABLE-46") if data is None else game.check_blob(state, self.you, data)
            if data is None or refusal is not None:
                return refusal
            self.match.blobs[hash] = data
        return None

    def _others_move(self) -> None:
        turn = self.match.upcoming()
        if turn is None:
            raise BrokenPlay(f"nobody can do anything: {self.match.game.sketch(self.match.state)}")
        time.sleep(self.pace.share * (turn.due - self.match.now) / 1000)
        self._happen(turn)

    def _happen(self, turn: Turn) -> None:
        emitted = self.match.take(turn)
        heard = [event for event, audience in emitted if reaches(audience, self.you)]
        self.screen.tell(heard, turn.seat)
        if self.match.result is None and self.you in self.match.game.whose_turn(self.match.state):
            self._let_be = None

    def _vote(self, motion: Motion) -> bool:
        """Bots abstain: the one person decides alone, counts as yes to their own question, and is no judge of
        themselves.
        """
        if self.you in (motion.proposer, motion.accused):
            return self.you == motion.proposer
        who = "" if motion.accused is None else f" against {self.screen.words.seat(motion.accused)}"
        proposer = self.screen.words.seat(motion.proposer)
        return self.person.agrees(f"{proposer} asks for a vote{who} under {motion.clause}. Do you agree?")
