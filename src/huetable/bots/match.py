"""A game under way in virtual time: whoever is due first acts, a timer of the game as well.

A bot that is asked again with nothing new in sight keeps its answer, and an answer that stays the same
keeps its time: so a slow claim is shut out by a quick tongue here as it is at the table.
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
from huetable.core.record import FORMAT, Chair, Footer, Header, Record, Step
from huetable.core.record import begin as set_up
from huetable.core.rng import SEED_BYTES, Rng, commitment, mix
from huetable.core.terms import TABLE, Emitted, Observation, Result, Seat, TimerExpired, VoteEnded
from huetable.core.text import write_move


class BrokenPlay(RuntimeError):
    """A defect of a bot or a game that stops play, in one line."""


class Player(NamedTuple):
    """Who sits in a seat; without a bot it is a person, whose moves come from outside."""

    level: str
    bot: Bot | None

    @property
    def chair(self) -> Chair:
        return Chair("person") if self.bot is None else Chair("bot", self.level)


class Secret(NamedTuple):
    """What the table commits to before the first deal."""

    seed: bytes
    salt: bytes

    @classmethod
    def of(cls, *numbers: int) -> Secret:
        """A reproducible one, for simulations: anybody who knows the numbers knows every card."""
        rng = Rng.from_number(numbers[0]).child(*numbers[1:])
        return cls(rng.bytes(SEED_BYTES, "seed"), rng.bytes(SEED_BYTES, "salt"))


class Turn(NamedTuple):
    """What happens next unless something else comes first."""

    due: int
    seat: Seat
    move: Any


class _Offer(NamedTuple):
    """A bot's answer to what it saw, and when it will act on it; no move: it lets an interrupt be."""

    due: int
    move: Any | None
    observation: Observation


class Match:
    """A game under way. `upcoming` says what is due next, `take` lets it happen."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        secret: Secret,
        *,
        options: dict[str, Any] | None = None,
        nonces: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.secret = secret
        self.header = _header(game, players, secret, options or {}, nonces)
        self.rng = mix(secret.seed, nonces)
        self.state = set_up(game, self.header, self.rng)
        self.now = 0
        self.steps: list[Step] = []
        self.blobs: dict[str, bytes] = {}
        """What bots have made and their moves refer to, by SHA-256."""
        self._last_act = [0] * len(players)
        self._offers: dict[Seat, _Offer] = {}
        self._lapses: dict[str, int] = {}
        self._look_around()

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def upcoming(self) -> Turn | None:
        """The earliest of what bots and timers are about to do; nobody is there to vote, so a vote fails."""
        motion = self.game.motion(self.state)
        if motion is not None:
            return Turn(self.now, TABLE, VoteEnded(motion.name, upheld=False))
        return min((*self._bots_turns(), *self._timers_turns()), key=lambda turn: turn.due, default=None)

    def take(self, turn: Turn) -> list[Emitted]:
        refusal = self.game.refuse(self.state, turn.seat, turn.move)
        if refusal is not None:
            raise BrokenPlay(f"{self._who(turn.seat)} tried {_words(turn.move)}, against {refusal.clause}")
        self._hand_in(turn)
        seq = len(self.steps) + 1
        move = turn.move if turn.seat == TABLE else self._signed(turn)
        emitted = self.game.apply(self.state, turn.seat, move, self.rng.child(seq))
        self.steps.append(Step(seq, turn.seat, Raw(encode(move))))
        self.now = max(self.now, turn.due)
        if turn.seat != TABLE:
            self._last_act[turn.seat] = seq
            self._offers.pop(turn.seat, None)
        self._look_around()
        return emitted

    def _signed(self, turn: Turn) -> Any:
        return self.game.signed(turn.move, by_bot=self.players[turn.seat].bot is not None)

    def _hand_in(self, turn: Turn) -> None:
        """A bot brings along what its move refers to."""
        offer = self._offers.get(turn.seat)
        bot = self.players[turn.seat].bot if offer is not None else None
        if bot is not None and offer is not None:
            for data in bot.blobs(offer.observation, turn.move):
                self.blobs[sha256(data).hexdigest()] = data

    def _show(self, seat: Seat, bot: Bot) -> None:
        """What it may fetch, it has seen before it chooses."""
        for hash, audience in self.game.blobs(self.state):
            if reaches(audience, seat) and hash in self.blobs:
                bot.look(self.blobs[hash])

    def record(self) -> Record:
        """Without its footer while the game is going on: then the seed is still a secret."""
        seed, salt = self.secret
        result = self.result
        footer = None if result is None else Footer(result, seed.hex(), salt.hex())
        return Record(self.header, tuple(self.steps), footer)

    def _look_around(self) -> None:
        """Ask who may act, and see which timers go on, begin or are gone."""
        if self.result is not None:
            self._offers, self._lapses = {}, {}
            return
        offers = (
            (seat, self._ask(seat, player.bot)) for seat, player in enumerate(self.players) if player.bot
        )
        self._offers = {seat: offer for seat, offer in offers if offer}
        running = self._lapses
        timers = self.game.timers(self.state)
        self._lapses = {t.name: running.get(t.name, self.now + t.milliseconds) for t in timers}

    def _ask(self, seat: Seat, bot: Bot) -> _Offer | None:
        if not self.game.may_act(self.state, seat):
            return None
        observation = self.game.observe(self.state, seat)
        before = self._offers.get(seat)
        if before is not None and before.observation == observation:
            return before
        # Keyed by the seat's own last act: what a bot has overlooked it overlooks until it acts again.
        rng = self.rng.child("bot", self._last_act[seat], seat)
        if self.blobs:
            self._show(seat, bot)
        move = bot.choose(observation, rng)
        if move is None and seat in observation.awaited:
            raise BrokenPlay(f"{self._who(seat)} is awaited and has no move: {self.game.sketch(self.state)}")
        if before is not None and before.move == move:
            return _Offer(before.due, move, observation)
        pause = 0 if move is None else bot.pause(observation, move, rng)
        return _Offer(self.now + pause, move, observation)

    def _bots_turns(self) -> Iterator[Turn]:
        for seat, offer in self._offers.items():
            if offer.move is not None:
                yield Turn(offer.due, seat, offer.move)

    def _timers_turns(self) -> Iterator[Turn]:
        for name, due in self._lapses.items():
            yield Turn(due, TABLE, TimerExpired(name))

    def _who(self, seat: Seat) -> str:
        return "the table" if seat == TABLE else f"the bot {self.players[seat].level!r} in seat {seat}"


def _header(
    game: AnyGame, players: Sequence[Player], secret: Secret, options: dict[str, Any], nonces: tuple[str, ...]
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


def _words(move: Any) -> str:
    """A bot may answer with anything at all, and what it answered should be seen."""
    try:
        return repr(write_move(move))
    except (AttributeError, TypeError, ValueError):
        return repr(move)
