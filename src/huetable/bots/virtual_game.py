"""A game played in virtual time: nobody waits, and the bot or timer that is due first acts.

A bot that is asked again and sees nothing new keeps its answer, and an answer that stays the same keeps its time:
so here, as at the table, a slow bot that wants to call something comes too late when another one is quick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import Raw

from huetable.core.audience import reaches
from huetable.core.bot import Bot
from huetable.core.codec import encode
from huetable.core.game import AnyGame
from huetable.core.move_text import write_move
from huetable.core.record import FORMAT, Footer, Header, Record, RecordedChair, Step
from huetable.core.record import initial_state as set_up
from huetable.core.rng import SEED_BYTES, Rng, commitment, rng_from_seed_and_nonces
from huetable.core.terms import TABLE, Emitted, Observation, Result, Seat, TimerExpired, VoteEnded


class PlayError(RuntimeError):
    """A defect of a bot or a game that stops play, in one line."""


class Player(NamedTuple):
    """A seat's player. Without a bot it is a person, whose moves come from outside."""

    level: str
    bot: Bot | None

    @property
    def chair(self) -> RecordedChair:
        return RecordedChair("person") if self.bot is None else RecordedChair("bot", self.level)


class SecretSeed(NamedTuple):
    """What the table commits to before the first deal."""

    seed: bytes
    salt: bytes

    @classmethod
    def from_numbers(cls, *numbers: int) -> SecretSeed:
        """The same seed for the same numbers, for simulations: anybody who knows them knows every card."""
        rng = Rng.from_number(numbers[0]).child(*numbers[1:])
        return cls(rng.bytes(SEED_BYTES, "seed"), rng.bytes(SEED_BYTES, "salt"))


class DueMove(NamedTuple):
    """A move of a bot or of the table, and when it will be made unless another one comes first."""

    due: int
    seat: Seat
    move: Any


class _PlannedMove(NamedTuple):
    """A bot's answer to what it saw, and when it will act on it. Without a move it does not interrupt."""

    due: int
    move: Any | None
    observation: Observation


class VirtualGame:
    """A running game. `next_due_move` says what happens next, `make_move` lets it happen."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        secret: SecretSeed,
        *,
        options: dict[str, Any] | None = None,
        nonces: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.secret = secret
        self.header = _header(game, players, secret, options or {}, nonces)
        self.rng = rng_from_seed_and_nonces(secret.seed, nonces)
        self.state = set_up(game, self.header, self.rng)
        self.now = 0
        self.steps: list[Step] = []
        self.blobs: dict[str, bytes] = {}
        """What bots have made and their moves refer to, by SHA-256."""
        self._shapes: dict[str, bytes] = {}
        """As the others may see it."""
        self._last_act = [0] * len(players)
        self._planned: dict[Seat, _PlannedMove] = {}
        self._timers_due: dict[str, int] = {}
        self._plan_moves()

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def next_due_move(self) -> DueMove | None:
        """The earliest move of bots and timers. Bots do not vote, so a motion fails at once."""
        motion = self.game.motion(self.state)
        if motion is not None:
            return DueMove(self.now, TABLE, VoteEnded(motion.name, upheld=False))
        return min(
            (*self._bots_due_moves(), *self._timers_due_moves()),
            key=lambda due_move: due_move.due,
            default=None,
        )

    def make_move(self, due_move: DueMove) -> list[Emitted]:
        refusal = self.game.refuse(self.state, due_move.seat, due_move.move)
        if refusal is not None:
            raise PlayError(
                f"{self._seat_name(due_move.seat)} tried {_describe(due_move.move)}, against {refusal.clause}"
            )
        self._keep_blobs(due_move)
        seq = len(self.steps) + 1
        move = due_move.move if due_move.seat == TABLE else self._with_author(due_move)
        emitted = self.game.apply(self.state, due_move.seat, move, self.rng.child(seq))
        self.steps.append(Step(seq, due_move.seat, Raw(encode(move))))
        self.now = max(self.now, due_move.due)
        if due_move.seat != TABLE:
            self._last_act[due_move.seat] = seq
            self._planned.pop(due_move.seat, None)
        self._plan_moves()
        return emitted

    def _with_author(self, due_move: DueMove) -> Any:
        return self.game.with_author(due_move.move, by_bot=self.players[due_move.seat].bot is not None)

    def _keep_blobs(self, due_move: DueMove) -> None:
        """A bot hands in the blobs to which its move refers."""
        planned = self._planned.get(due_move.seat)
        bot = self.players[due_move.seat].bot if planned is not None else None
        if bot is not None and planned is not None:
            for data in bot.blobs(planned.observation, due_move.move):
                self.blobs[sha256(data).hexdigest()] = data

    def _show_blobs(self, seat: Seat, bot: Bot) -> None:
        """A bot sees every blob that it may fetch before it chooses."""
        for hash, audience in self.game.blobs(self.state):
            if reaches(audience, seat) and hash in self.blobs:
                bot.see_blob(hash, self._shape(hash))

    def _shape(self, hash: str) -> bytes:
        if hash not in self._shapes:
            made = self.blobs[hash]
            self._shapes[hash] = self.game.shape(made) or made
        return self._shapes[hash]

    def record(self) -> Record:
        """Without a footer while the game is running, because the seed is still a secret."""
        seed, salt = self.secret
        result = self.result
        footer = None if result is None else Footer(result, seed.hex(), salt.hex())
        return Record(self.header, tuple(self.steps), footer)

    def _plan_moves(self) -> None:
        """After each move: ask the bots that may act, start new timers, drop those that are gone."""
        if self.result is not None:
            self._planned, self._timers_due = {}, {}
            return
        planned_moves = (
            (seat, self._ask(seat, player.bot)) for seat, player in enumerate(self.players) if player.bot
        )
        self._planned = {seat: planned for seat, planned in planned_moves if planned}
        # A timer that was running keeps its time.
        running = self._timers_due
        timers = self.game.timers(self.state)
        self._timers_due = {t.name: running.get(t.name, self.now + t.milliseconds) for t in timers}

    def _ask(self, seat: Seat, bot: Bot) -> _PlannedMove | None:
        if not self.game.may_act(self.state, seat):
            return None
        observation = self.game.observe(self.state, seat)
        before = self._planned.get(seat)
        # Nothing new to see: the answer and its time stay.
        if before is not None and before.observation == observation:
            return before
        # Keyed by the seat's own last move: a bot that has overlooked something overlooks it until it moves again.
        rng = self.rng.child("bot", self._last_act[seat], seat)
        if self.blobs:
            self._show_blobs(seat, bot)
        move = bot.choose(observation, rng)
        if move is None and seat in observation.awaited:
            raise PlayError(
                f"{self._seat_name(seat)} is awaited and has no move: {self.game.sketch(self.state)}"
            )
        # The same answer to something new: it is not put off any further.
        if before is not None and before.move == move:
            return _PlannedMove(before.due, move, observation)
        pause = 0 if move is None else bot.pause(observation, move, rng)
        return _PlannedMove(self.now + pause, move, observation)

    def _bots_due_moves(self) -> Iterator[DueMove]:
        for seat, planned in self._planned.items():
            if planned.move is not None:
                yield DueMove(planned.due, seat, planned.move)

    def _timers_due_moves(self) -> Iterator[DueMove]:
        for name, due in self._timers_due.items():
            yield DueMove(due, TABLE, TimerExpired(name))

    def _seat_name(self, seat: Seat) -> str:
        return "the table" if seat == TABLE else f"the bot {self.players[seat].level!r} in seat {seat}"


def _header(
    game: AnyGame,
    players: Sequence[Player],
    secret: SecretSeed,
    options: dict[str, Any],
    nonces: tuple[str, ...],
) -> Header:
    return Header(
        format=FORMAT,
        game=game.meta.id,
        rules_version=game.meta.rules_version,
        options=options,
        seats=tuple(player.chair for player in players),
        commitment=commitment(secret.seed, secret.salt),
        nonces=nonces,
    )


def _describe(move: Any) -> str:
    """A bot may answer with anything at all, and the error should show it."""
    try:
        return repr(write_move(move))
    except (AttributeError, TypeError, ValueError):
        return repr(move)
