"""A person and bots at one table, in a terminal."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from huetable import games
from huetable.bots.virtual_game import DueMove, PlayError, VirtualGame
from huetable.core.audience import reaches
from huetable.core.terms import TABLE, Motion, Observation, Refusal, Result, Seat, VoteEnded

from .screen import Screen
from .terminal_player import TerminalPlayer


class BotPace(NamedTuple):
    """What share of a bot's pause is really waited, and whether the game's time runs while the player thinks."""

    share: float
    thinking_counts: bool


PACES: Final = {
    "human": BotPace(1.0, thinking_counts=True),
    "fast": BotPace(0.15, thinking_counts=False),
    "none": BotPace(0.0, thinking_counts=False),
}


class Session:
    def __init__(self, virtual_game: VirtualGame, player: TerminalPlayer, pace: BotPace) -> None:
        self.virtual_game = virtual_game
        self.player = player
        self.pace = pace
        self._waited_at: Observation | None = None
        """What the player saw when they chose to wait."""

    @property
    def screen(self) -> Screen:
        return self.player.screen

    @property
    def you(self) -> Seat:
        return self.screen.you

    def play(self) -> Result:
        """To the end of the game; raises PlayerLeft when the player leaves before."""
        while (result := self.virtual_game.result) is None:
            motion = self.virtual_game.game.motion(self.virtual_game.state)
            if motion is not None:
                self._apply(DueMove(self.virtual_game.now, TABLE, VoteEnded(motion.name, self._vote(motion))))
            elif self._is_to_be_asked():
                self._player_moves()
            else:
                self._others_move()
        return result

    def _observation(self) -> Observation:
        return self.virtual_game.game.observe(self.virtual_game.state, self.you)

    def _is_to_be_asked(self) -> bool:
        """A player who chose to wait is not asked again about the same moves."""
        if not self.virtual_game.game.may_act(self.virtual_game.state, self.you):
            return False
        observation, before = self._observation(), self._waited_at
        return before is None or (observation.moves, observation.open_moves) != (
            before.moves,
            before.open_moves,
        )

    def _player_moves(self) -> None:
        observation = self._observation()
        started = time.monotonic()
        answer = self.player.ask(observation)
        if self.pace.thinking_counts:
            self._catch_up(self.virtual_game.now + int(1000 * (time.monotonic() - started)))
        if answer.move is None:
            self._wait(observation)
        elif self.virtual_game.result is None:
            self._try_move(answer.move)

    def _catch_up(self, until: int) -> None:
        """Make the moves of bots and timers that were due while the player was thinking."""
        while (due_move := self._next_due_move()) is not None and due_move.due <= until:
            self._apply(due_move)
        self.virtual_game.now = max(self.virtual_game.now, until)

    def _next_due_move(self) -> DueMove | None:
        return None if self.virtual_game.result else self.virtual_game.next_due_move()

    def _wait(self, observation: Observation) -> None:
        self._waited_at = observation
        if self._next_due_move() is None:
            self._waited_at = None
            self.screen.say(f"  {self.screen.shell.say('play', 'waiting')}")

    def _try_move(self, move: Any) -> None:
        refusal = self.virtual_game.game.refuse(
            self.virtual_game.state, self.you, move
        ) or self._hand_in_blobs(move)
        if refusal is not None:
            self.screen.say(f"  {self._in_words(refusal)}")
            return
        self._apply(DueMove(self.virtual_game.now, self.you, move))

    def _in_words(self, refusal: Refusal) -> str:
        words, shell = self.screen.words, self.screen.shell
        reason = games.explain_refusal(self.virtual_game.game, refusal, words.seat, self.you, shell.language)
        return shell.say("play", "refused", clause=refusal.clause, reason=reason)

    def _hand_in_blobs(self, move: Any) -> Refusal | None:
        """Keep the blobs to which the move refers, if the game accepts them."""
        game, state, handed_in = self.virtual_game.game, self.virtual_game.state, self.player.handed_in
        for hash in game.cited_blobs(state, self.you, move):
            data = handed_in.get(hash)
            refusal = Refusal("TABLE-46") if data is None else game.check_blob(state, self.you, data)
            if data is None or refusal is not None:
                return refusal
            self.virtual_game.blobs[hash] = data
        return None

    def _others_move(self) -> None:
        due_move = self.virtual_game.next_due_move()
        if due_move is None:
            raise PlayError(
                f"nobody can do anything: {self.virtual_game.game.sketch(self.virtual_game.state)}"
            )
        time.sleep(self.pace.share * (due_move.due - self.virtual_game.now) / 1000)
        self._apply(due_move)

    def _apply(self, due_move: DueMove) -> None:
        emitted = self.virtual_game.make_move(due_move)
        heard = [event for event, audience in emitted if reaches(audience, self.you)]
        self.screen.print_events(heard, due_move.seat)
        if self.virtual_game.result is None and self.you in self.virtual_game.game.whose_turn(
            self.virtual_game.state
        ):
            self._waited_at = None

    def _vote(self, motion: Motion) -> bool:
        """Bots abstain: the one person decides alone, counts as yes to their own question, and is no judge of
        themselves.
        """
        if self.you in (motion.proposer, motion.accused):
            return self.you == motion.proposer
        words = self.screen.words
        about = {"proposer": words.seat(motion.proposer), "clause": motion.clause}
        if motion.accused is None:
            return self.player.agrees(words.shell.say("play", "vote", **about))
        accused = words.seat(motion.accused)
        return self.player.agrees(words.shell.say("play", "vote_against", accused=accused, **about))
