"""A game that an environment plays: its state, what was made for it, and the moves that the table makes by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from huetable.core.audience import reaches
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Refusal, Result, Seat, TimerExpired, VoteEnded
from huetable.games import explain_refusal

from .encoding import Encoding, Looks


class RunningGame:
    """One game from its deal on. The same number deals the same game."""

    def __init__(self, game: AnyGame, options: Any, seats: int, number: int) -> None:
        self.game = game
        self.rng = Rng.from_number(number)
        self.state = game.setup(options, seats, self.rng.child(0))
        self.moves_made = 0
        self._handed_in: set[str] = set()
        """The blobs that a move may name, by SHA-256."""
        self._looks: dict[str, Sequence[float]] = {}
        """What can be seen of the blobs that were handed in, by SHA-256."""
        self.let_the_table_move()

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def awaited(self) -> Sequence[Seat]:
        return self.game.whose_turn(self.state)

    def refuse(self, seat: Seat, move: Any) -> Refusal | None:
        return self.game.refuse(self.state, seat, move)

    def make_move(self, seat: Seat, move: Any) -> None:
        """Raises ValueError with the rule that forbids it; then nothing has changed."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {explain_refusal(self.game, refusal)}")
        if seat != TABLE and not self._handed_in.issuperset(self.game.cited_blobs(self.state, seat, move)):
            raise ValueError("the move names something that nobody has made")
        self.moves_made += 1
        self.game.apply(self.state, seat, move, self.rng.child(self.moves_made))

    def make_action(self, seat: Seat, number: int, encoding: Encoding) -> None:
        """A move by its number in the game's encoding."""
        if encoding.actions_are_moves:
            self.make_move(seat, encoding.actions[number])
            return
        move, blobs = encoding.to_move(number, self.game.observe(self.state, seat), self.rng_for(seat))
        self.hand_in(blobs)
        self.make_move(seat, move)
        for data in blobs:
            look = encoding.look(data)
            if look is not None:
                self._looks[sha256(data).hexdigest()] = look

    def hand_in(self, blobs: Iterable[bytes]) -> None:
        """From now on moves may name them."""
        self._handed_in.update(sha256(data).hexdigest() for data in blobs)

    def rng_for(self, seat: Seat) -> Rng:
        """For what a seat's own move needs before it is made."""
        return self.rng.child("seat", self.moves_made, seat)

    def looks_for(self, seat: Seat) -> Looks:
        """Of the blobs that this seat may see."""
        if not self._looks:
            return self._looks
        seen = (hash for hash, audience in self.game.blobs(self.state) if reaches(audience, seat))
        return {hash: self._looks[hash] for hash in seen if hash in self._looks}

    def let_the_table_move(self) -> None:
        """While it is nobody's turn: end a vote, in which everybody abstains, or let a timer run out."""
        while self.result is None and not self.awaited:
            motion = self.game.motion(self.state)
            table_move = (
                VoteEnded(motion.name, upheld=False)
                if motion
                else TimerExpired(self.game.timers(self.state)[0].name)
            )
            self.make_move(TABLE, table_move)
