"""Bots react to what happens at the table, now and then, as people do (TABLE-78).

A reaction is shown and forgotten, like a person's: it is in no log, and no page can send one for a bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from huetable.core.feelings import Feeling, Felt, feelings_at_end
from huetable.core.rng import Rng
from huetable.core.terms import Emitted
from huetable.table.cast import MANNERS, temperament_of
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.state import TableState
from huetable.table.wire.protocol import Reacted, Reaction

BOT_REST: Final = 25_000
"""How long the same bot stays quiet after a reaction, in milliseconds."""

TABLE_REST: Final = 12_000
"""How long all bots of a table do."""

_SOONEST, _SPREAD = 300, 700
"""When a bot reacts to what it was shown."""


class PlannedReaction(Struct, frozen=True):
    due: int
    bot: str
    """By its name: somebody else may sit there by then."""
    shown: Reacted


class BotReactions:
    """The reactions of one table's bots. At most one is planned at a time."""

    def __init__(self) -> None:
        self._planned: PlannedReaction | None = None
        self._last: dict[str, int] = {}
        """When each bot has reacted last."""

    @property
    def due(self) -> int | None:
        return None if self._planned is None else self._planned.due

    def clear(self) -> None:
        self._planned = None

    def on_events(self, state: TableState, emitted: Sequence[Emitted], now: int) -> None:
        """These events were emitted by a move: perhaps one of them makes a bot react."""
        current_game = state.current_game
        if self._planned is not None or current_game is None or not emitted or not bots_react(state):
            return
        felt = next((felt for felt in _feelings(current_game, emitted) if felt), None)
        if felt is None:
            return
        rng = current_game.bot_rng.child("reaction", len(current_game.steps))
        due = max(now, current_game.told_until) + _SOONEST + rng.below(_SPREAD, "delay")
        reacted = self._choose(state, felt, due, rng)
        if reacted is not None:
            self._planned = PlannedReaction(due, state.chairs[reacted.chair].bot or "", reacted)

    def take(self, state: TableState, now: int) -> Reacted | None:
        """What is due now, if it still fits: the bot sits there, holds no secret, and nobody has stopped the game."""
        planned, self._planned = self._planned, None
        if planned is None or not bots_react(state) or planned.shown.chair not in _free_to_react(state):
            return None
        if state.chairs[planned.shown.chair].bot != planned.bot:
            return None
        self._last[planned.bot] = now
        return planned.shown

    def _choose(self, state: TableState, felt: Sequence[Felt], due: int, rng: Rng) -> Reacted | None:
        """The first bot that shows what it feels about one event; mostly none does."""
        if due < max(self._last.values(), default=-TABLE_REST) + TABLE_REST:
            return None
        rested = [chair for chair in _free_to_react(state) if self._is_rested(state, chair, due)]
        for chair, feeling in _who_feels(felt, rested, rng):
            reaction = reaction_of(state.chairs[chair].bot or "", feeling, rng.child(chair))
            if reaction is not None:
                return Reacted(chair, reaction)
        return None

    def _is_rested(self, state: TableState, chair: int, due: int) -> bool:
        last = self._last.get(state.chairs[chair].bot or "")
        return last is None or due >= last + BOT_REST


def bots_react(state: TableState) -> bool:
    """Also when the game has just ended, but not while it stands still."""
    wanted = state.bot_reactions and not state.lesson and state.pace != "instant"
    goes_on = state.running or state.phase == "over"
    # A list and not a generator: this is asked after every move.
    return wanted and goes_on and None in [chair.person for chair in state.chairs]


def reaction_of(bot: str, feeling: Feeling, rng: Rng) -> Reaction | None:
    """How this bot shows the feeling, or None if it keeps it to itself this time."""
    manner = MANNERS[temperament_of(bot).manner]
    ways = manner.reactions.get(feeling)
    return rng.choice(ways, "way") if ways and rng.fraction("shows") < manner.shows else None


def _feelings(current_game: CurrentGame, emitted: Sequence[Emitted]) -> Iterator[Sequence[Felt]]:
    """About each event that everybody has heard of; the end of the game comes before all of them."""
    if current_game.result is not None:
        yield feelings_at_end(current_game.result)
        return
    for event, audience in emitted:
        if audience is None:
            yield current_game.game.feelings(current_game.state, event)


def _who_feels(felt: Sequence[Felt], bots: Sequence[int], rng: Rng) -> Iterator[tuple[int, Feeling]]:
    named = {seat for each in felt for seat in each.seats or ()}
    for number, (feeling, seats) in enumerate(felt):
        who = [bot for bot in bots if (bot not in named if seats is None else bot in seats)]
        rng.shuffle(who, f"who {number}")
        yield from ((bot, feeling) for bot in who)


def _free_to_react(state: TableState) -> list[int]:
    """The bots with a chair of their own who hold no secret. A stand-in does not show what the person would feel."""
    current_game = state.current_game
    playing = current_game is not None and state.phase == "playing"
    blocked = current_game.game.chat_blocked(current_game.state) if current_game and playing else ()
    seats = len(current_game.header.seats) if current_game else 0
    chairs = enumerate(state.chairs[:seats])
    return [seat for seat, chair in chairs if chair.person is None and seat not in blocked]
