"""Bots at the table: each gets what its seat may see, thinks off the event loop, and waits as long as a
person would before it moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from huetable.core.terms import Forfeit, Observation, Seat
from huetable.table.drafts import name_of
from huetable.table.match import Match
from huetable.table.permissions import usual_level
from huetable.table.state import TableState
from huetable.table.wire.protocol import Pace

from .blobs import Showing
from .pool import Question, Thinker, Thought

PACES: dict[Pace, float] = {"calm": 1.5, "brisk": 1.0, "instant": 0.0}


class Offer(Struct, eq=False):
    """A bot's answer to what it saw, and when it will act on it; no move: it lets an interrupt be."""

    observation: Observation
    asked_at: int
    once: bool
    """It stands in for a person, for this one decision."""
    move: Any | None = None
    blobs: tuple[bytes, ...] = ()
    """What the move refers to."""
    due: int | None = None
    """None while it thinks, and where it has nothing to do."""
    before: tuple[Any, int] | None = None
    """Its answer to the position before: the same answer keeps its time."""


class BotSeats:
    """The bots of one table."""

    def __init__(
        self, thinker: Thinker, answered: Callable[[Seat, Offer, Thought], None], showing: Showing
    ) -> None:
        self._thinker = thinker
        self._answered = answered
        self._showing = showing
        self._offers: dict[Seat, Offer] = {}

    def look(self, state: TableState, now: int) -> None:
        """Ask whoever sees something new; drop what no longer applies."""
        match = state.match
        if match is None or not state.running:
            self._offers.clear()
            return
        if not self.at(state):
            return
        for seat, chair in enumerate(state.chairs):
            offer = self._offers.get(seat)
            wanted = chair.level is not None or (offer is not None and offer.once)
            if wanted and match.game.may_act(match.state, seat):
                self._look(match, seat, chair.level, now)
            else:
                self._offers.pop(seat, None)

    def at(self, state: TableState) -> bool:
        """Whether any bot plays or thinks here."""
        return bool(self._offers) or any(chair.level is not None for chair in state.chairs)

    def _look(self, match: Match, seat: Seat, level: str | None, now: int) -> None:
        observation = match.game.observe(match.state, seat)
        offer = self._offers.get(seat)
        if offer is not None and offer.observation == observation:
            return
        if level is None:
            self._offers.pop(seat, None)
            return
        before = (offer.move, offer.due) if offer and offer.due is not None else None
        self._ask(match, seat, level, Offer(observation, now, once=False, before=before))

    def stand_in(self, match: Match, seat: Seat, now: int) -> None:
        """A person's time is up: the usual bot takes this one decision."""
        observation = match.game.observe(match.state, seat)
        self._ask(match, seat, usual_level(match.game), Offer(observation, now, once=True))

    def clear(self) -> None:
        """They think elsewhere, or not at all."""
        self._offers.clear()

    def stop(self) -> None:
        self._showing.stop()

    def thinks_for(self, seat: Seat) -> bool:
        return seat in self._offers

    def drop(self, seat: Seat) -> None:
        self._offers.pop(seat, None)

    def _ask(self, match: Match, seat: Seat, level: str, offer: Offer) -> None:
        self._offers[seat] = offer
        # Keyed by the seat's own last act: what a bot has overlooked it overlooks until it acts again.
        rng = match.bots.child(match.acts[seat], seat)
        question = Question(match.game.meta.id, level, offer.observation, rng)
        self._showing.show(
            match, seat, lambda shown: self._think(seat, offer, replace(question, shown=shown))
        )

    def _think(self, seat: Seat, offer: Offer, question: Question) -> None:
        """Unless something else has come up while it was looking."""
        if self._offers.get(seat) is offer:
            self._thinker.ask(question, lambda thought: self._answered(seat, offer, thought))

    def settle(self, seat: Seat, offer: Offer, thought: Thought, pace: Pace, match: Match) -> None:
        """The answer is there, if it is still wanted: when will it be played?"""
        if self._offers.get(seat) is not offer:
            return
        offer.move = _lawful(match, seat, thought)
        if offer.move is None:
            return
        offer.blobs = thought.blobs if offer.move is thought.move else ()
        if offer.before is not None and offer.before[0] == offer.move:
            offer.due = offer.before[1]
        else:
            offer.due = offer.asked_at + (0 if offer.once else int(thought.pause * PACES[pace]))

    def turns(self) -> Iterator[tuple[int, Seat, Offer]]:
        """What is due when, and by which seat."""
        for seat, offer in self._offers.items():
            if offer.due is not None:
                yield offer.due, seat, offer


def _lawful(match: Match, seat: Seat, thought: Thought) -> Any | None:
    """The bot's move; where it has none, or none that counts, an awaited seat does the mildest thing, or forfeits."""
    game, state, move = match.game, match.state, thought.move
    if move is not None and game.refuse(state, seat, move) is None and _brings(match, seat, thought):
        return move
    if seat not in game.whose_turn(state):
        return None
    timeout_move = game.timeout_move(state, seat)
    return Forfeit(seat) if timeout_move is None else timeout_move


def _brings(match: Match, seat: Seat, thought: Thought) -> bool:
    """Whether the bot has made, lawfully, what its move refers to."""
    game, state = match.game, match.state
    made = {name_of(data) for data in thought.blobs}
    lawful = all(game.check_blob(state, seat, data) is None for data in thought.blobs)
    return lawful and set(game.cited_blobs(state, seat, thought.move)) <= made
