"""The game on the table: its state, its steps so far, and the clocks that run over it."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from huetable.core import record as records
from huetable.core.codec import decode
from huetable.core.game import AnyGame
from huetable.core.record import Footer, Header, Record, Step
from huetable.core.rng import SEED_BYTES, Rng, mix
from huetable.core.terms import TABLE, Lapse, Result, Ruling, Seat, Told

from .clock import Glass
from .seeds import Seed


class Match:
    def __init__(self, game: AnyGame, header: Header, seed: Seed, decision: int | None) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.decision = decision
        self.rng = mix(bytes.fromhex(seed.seed), header.nonces)
        self.state = records.begin(game, header, self.rng)
        self.result: Result | None = None
        self.steps: list[Step] = []
        self.rows: list[int] = []
        """The number of the log's row of each step."""
        self.acts = [0] * len(header.seats)
        """The last step of each seat."""
        self.timers: dict[str, Glass] = {}
        self.decisions: dict[Seat, Glass] = {}
        # A bot's draws must not lead to the cards: the key goes through the hash and comes back as another.
        self.bots = Rng(self.rng.bytes(SEED_BYTES, "bots"))

    def play(self, seq: int, seat: Seat, move: Any, payload: bytes, at: int) -> list[Told]:
        number = len(self.steps) + 1
        told = self.game.apply(self.state, seat, move, self.rng.child(number))
        self.steps.append(Step(number, seat, Raw(payload), at))
        self.rows.append(seq)
        self.result = self.game.result(self.state)
        if seat != TABLE:
            self.acts[seat] = number
            self.decisions.pop(seat, None)
        return told

    def undo(self, to_seq: int) -> None:
        """Play again from the first deal up to this row; rngs are keyed by the step, so nothing else changes."""
        steps, rows = self.steps, self.rows
        self.steps, self.rows = [], []
        self.acts = [0] * len(self.acts)
        self.result = None
        self.state = records.begin(self.game, self.header, self.rng)
        for step, seq in zip(steps, rows, strict=True):
            if seq <= to_seq:
                self.play(
                    seq,
                    step.seat,
                    read_move(self.game, step.seat, bytes(step.move)),
                    bytes(step.move),
                    step.at,
                )

    def look_at_clocks(self, at: int, *, running: bool) -> None:
        """Which clocks go on, begin or are gone, and whether they run at all."""
        over = self.result is not None
        timers = () if over else self.game.timers(self.state)
        awaited = () if over or self.decision is None else self.game.awaited(self.state)
        had, thought = self.timers, self.decisions
        if not (timers or awaited or had or thought):
            return
        self.timers = {t.name: had.get(t.name) or Glass(t.name, None, t.milliseconds) for t in timers}
        self.decisions = {s: thought.get(s) or Glass(f"seat {s}", s, self.decision or 0) for s in awaited}
        for glass in (*self.timers.values(), *self.decisions.values()):
            (glass.run if running else glass.lie)(at)

    def record(self) -> Record:
        """With its footer, and so with the seed, only when the game is over."""
        footer = None if self.result is None else Footer(self.result, self.seed.seed, self.seed.salt)
        return Record(self.header, tuple(self.steps), footer)


def read_move(game: AnyGame, seat: Seat, payload: bytes) -> Any:
    """A move as it stands in the log."""
    return decode(payload, Lapse | Ruling if seat == TABLE else game.move_type)
