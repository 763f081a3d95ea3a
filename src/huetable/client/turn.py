"""One decision: what a seat sees, and what it may do, in the game's own types."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import msgspec

from huetable import games
from huetable.bots.levels import make_bot
from huetable.core.game import AnyGame
from huetable.core.rng import SEED_BYTES, Rng
from huetable.core.terms import Observation, OpenMove, Result, Seat, Timer, View

_NO_TIME = 0
"""Milliseconds that a random move is thought about."""


class Turn(dict[str, Any]):
    """What I may know of the game, as it came over the network, and the same in the game's types.

    >>> from huetable.server.http.api import NewTable
    >>> with SyncClient(address) as me:
    ...     mine = me.open_table(NewTable("dye_pot", "Ann", bots=("random", "random"), start=True))
    ...     turn = next(me.join(mine.link).turns())
    >>> turn["seat"], turn.game.meta.title, turn.legal_moves[0]
    (0, 'Dye Pot', Pour(dye='red'))
    """

    def __init__(self, game: str, sight: dict[str, Any], attached: dict[str, bytes]) -> None:
        super().__init__(sight)
        self._game = game
        self._attached = attached

    @property
    def seat(self) -> Seat:
        """Whose turn it is: one of my seats. Who only watches has none, and no turns."""
        seat: Seat = self["seat"]
        return seat

    @cached_property
    def game(self) -> AnyGame:
        """The rules. Raises UnknownGame where this Huetable does not have the game."""
        return games.find_game(self._game)

    @cached_property
    def observation(self) -> Observation:
        """All of it in types; its `view` has a `public` and a `private` part."""
        seat, view = self["seat"], self["view"]
        return Observation(
            seat=seat,
            view=View(
                seat,
                msgspec.convert(view, self.game.public_type),
                msgspec.convert(view, self.game.private_type),
            ),
            moves=tuple(msgspec.convert(move, self.game.move_type) for move in self["moves"]),
            open_moves=msgspec.convert(self["forms"], tuple[OpenMove, ...]),
            awaited=tuple(self["awaited"]),
            timers=msgspec.convert(self["timers"], tuple[Timer, ...]),
            result=msgspec.convert(self["result"], Result | None),
        )

    @property
    def legal_moves(self) -> tuple[Any, ...]:
        """The moves that can be listed, each of the game's own type for it."""
        return self.observation.moves

    @property
    def open_moves(self) -> tuple[OpenMove, ...]:
        """The moves that cannot be listed, such as a cue or a sculpture: what they are called, and the fields to fill in."""
        return self.observation.open_moves

    def random_move(self, rng: Rng | None = None) -> Any:
        """A legal move of any kind. Texts are from the game's vocabulary, and what is modelled is attached."""
        rng = rng or Rng(token_bytes(SEED_BYTES))
        bot = make_bot(self.game, "random", _NO_TIME)
        move = bot.choose(self.observation, rng)
        if move is None:
            raise LookupError("there is no move for this seat")
        for data in bot.blobs(self.observation, move):
            self.attach(data)
        return move

    def fill_in(self, open_move: OpenMove, rng: Rng | None = None) -> Any:
        """This open move with its fields filled in at random: well-formed, and legal more often than not. Only `random_move`
        models something for it.
        """
        return self.game.random_move(self.observation, open_move, rng or Rng(token_bytes(SEED_BYTES)))

    def attach(self, data: bytes) -> str:
        """Something too large for a move, such as a sculpture. It is handed in with the move that names this hash."""
        hash = sha256(data).hexdigest()
        self._attached[hash] = data
        return hash
