"""The bots of a table: each gets what its seat may see, thinks beside the event loop, and then waits as long as a
person would before it moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from huetable.core.terms import Forfeit, Observation, Seat
from huetable.server.ops.log import log
from huetable.table.cast import temperament_of
from huetable.table.chairs import stand_in_level
from huetable.table.drafts import blob_hash
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.state import TableState

from .blobs import BotBlobs
from .fair_queue import Payer
from .pace import latest_moment, paced
from .pool import BotPool
from .thinking import NO_MOVE, BotAnswer, BotTask


class PlannedMove(Struct, eq=False):
    """A bot's answer to an observation, and when it is played. Without a move, the bot lets an interrupt pass."""

    observation: Observation
    thinks_from: int
    """When the pause begins that a person would make."""
    once: bool
    """It stands in for a person, for this one decision."""
    move: Any | None = None
    blobs: tuple[bytes, ...] = ()
    """What the move cites."""
    due: int | None = None
    """None while it thinks, and if it has no move."""
    before: tuple[Any, int] | None = None
    """What was planned for the position before, and when: the same move keeps its time."""
    not_before: int = 0
    """When everybody has been shown the position that the bot answers."""


class BotSeats:
    """The bots of one table."""

    def __init__(
        self,
        pool: BotPool,
        answered: Callable[[Seat, PlannedMove, BotAnswer], None],
        blobs: BotBlobs,
        payer: Callable[[], Payer],
    ) -> None:
        self._pool = pool
        self._payer = payer
        self._answered = answered
        self._blobs = blobs
        self._planned: dict[Seat, PlannedMove] = {}
        self._people: frozenset[Seat] = frozenset()

    def update(self, state: TableState, now: int) -> None:
        """Ask the bots that see something new; drop what no longer applies."""
        current_game = state.current_game
        if current_game is None or not state.running:
            self._planned.clear()
            return
        if not self.any_at(state):
            return
        # Where only bots play, a bot may think while the page shows the move before.
        self._people = frozenset(seat for seat, chair in enumerate(state.chairs) if chair.plays)
        thinks_from = max(now, current_game.told_until) if self._people else now
        for seat, chair in enumerate(state.chairs):
            planned = self._planned.get(seat)
            wanted = chair.level is not None or (planned is not None and planned.once)
            if wanted and current_game.game.may_act(current_game.state, seat):
                self._update_seat(current_game, seat, chair.level, thinks_from)
            else:
                self._planned.pop(seat, None)

    def any_at(self, state: TableState) -> bool:
        """Whether any bot plays or thinks here."""
        return bool(self._planned) or any(chair.level is not None for chair in state.chairs)

    def _update_seat(
        self, current_game: CurrentGame, seat: Seat, level: str | None, thinks_from: int
    ) -> None:
        observation = current_game.game.observe(current_game.state, seat)
        planned = self._planned.get(seat)
        if planned is not None and planned.observation == observation:
            return
        if level is None:
            self._planned.pop(seat, None)
            return
        before = (planned.move, planned.due) if planned and planned.due is not None else None
        told = current_game.told_until
        self._ask(
            current_game,
            seat,
            level,
            PlannedMove(observation, thinks_from, once=False, before=before, not_before=told),
        )

    def stand_in(self, current_game: CurrentGame, seat: Seat, now: int) -> None:
        """A person's time is up: a bot takes this one decision."""
        observation = current_game.game.observe(current_game.state, seat)
        self._ask(
            current_game, seat, stand_in_level(current_game.game), PlannedMove(observation, now, once=True)
        )

    def clear(self) -> None:
        """Another worker is in charge of the bots now."""
        self._planned.clear()

    def stop(self) -> None:
        self._blobs.stop()

    def thinks_for(self, seat: Seat) -> bool:
        return seat in self._planned

    def drop(self, seat: Seat) -> None:
        self._planned.pop(seat, None)

    def _ask(self, current_game: CurrentGame, seat: Seat, level: str, planned: PlannedMove) -> None:
        self._planned[seat] = planned
        # Keyed by the seat's own last act: what a bot has overlooked it overlooks until it acts again.
        rng = current_game.bot_rng.child(current_game.last_steps[seat], seat)
        # In a lesson the bots follow its script.
        lesson = current_game.prepared is not None
        task = BotTask(
            current_game.game.meta.id, level, planned.observation, rng, lesson=lesson, people=self._people
        )
        self._blobs.load_for(
            current_game, seat, lambda blobs: self._think(seat, planned, replace(task, blobs=blobs))
        )

    def _think(self, seat: Seat, planned: PlannedMove, task: BotTask) -> None:
        """Unless something has changed while the blobs were loaded, or while others were thinking."""

        def wanted() -> bool:
            return self._planned.get(seat) is planned

        if not wanted():
            return
        try:
            self._pool.ask_bot(
                task, lambda answer: self._answered(seat, planned, answer), self._payer(), wanted
            )
        except Exception:  # noqa: BLE001 - a bot that is never asked would never move
            log.exception("asking a bot failed")
            self._answered(seat, planned, NO_MOVE)

    def plan(
        self,
        seat: Seat,
        planned: PlannedMove,
        answer: BotAnswer,
        state: TableState,
        current_game: CurrentGame,
    ) -> None:
        """The bot has answered: if that is still wanted, decide when it is played."""
        if self._planned.get(seat) is not planned:
            return
        planned.move = _legal_move(current_game, seat, answer)
        if planned.move is None:
            return
        planned.blobs = answer.blobs if planned.move is answer.move else ()
        if planned.before is not None and planned.before[0] == planned.move:
            due = planned.before[1]
        else:
            pause = 0 if planned.once else _pause(state, current_game, seat, answer)
            due = planned.thinks_from + pause
        latest = latest_moment(current_game, seat)
        planned.due = max(due if latest is None else min(due, latest), planned.not_before)

    def due_moves(self) -> Iterator[tuple[int, Seat, PlannedMove]]:
        """What is due when, and by which seat."""
        for seat, planned in self._planned.items():
            if planned.due is not None:
                yield planned.due, seat, planned


def payer_of(state: TableState) -> Payer:
    """Whose thinking time the bots of a table use up: the host's, or else that of the first guest who sits there."""
    people = (state.host, *(chair.person for chair in state.chairs))
    guests = (state.guest_of(person) for person in people if person)
    return Payer(next((guest for guest in guests if guest), ""), state.id)


def _pause(state: TableState, current_game: CurrentGame, seat: Seat, answer: BotAnswer) -> int:
    """Decisions take each bot its own time; reflexes, such as catching somebody, are a matter of its level alone."""
    game, chair = current_game.game, state.chairs[seat]
    decides = seat in game.whose_turn(current_game.state) and not state.lesson
    tempo = temperament_of(chair.bot).tempo_times if chair.bot and decides else 1.0
    at_work = game.must_submit_work(current_game.state, seat)
    return paced(answer.pause, state.pace, tempo, at_work=at_work)


def _legal_move(current_game: CurrentGame, seat: Seat, answer: BotAnswer) -> Any | None:
    """The bot's move. If it has none or an illegal one, a seat whose turn it is makes the timeout move, or forfeits."""
    game, state, move = current_game.game, current_game.state, answer.move
    if (
        move is not None
        and game.refuse(state, seat, move) is None
        and _brings_blobs(current_game, seat, answer)
    ):
        return move
    if seat not in game.whose_turn(state):
        return None
    timeout_move = game.timeout_move(state, seat)
    return Forfeit(seat) if timeout_move is None else timeout_move


def _brings_blobs(current_game: CurrentGame, seat: Seat, answer: BotAnswer) -> bool:
    """Whether the bot has made what its move cites, as the game allows."""
    game, state = current_game.game, current_game.state
    made = {blob_hash(data) for data in answer.blobs}
    allowed = all(game.check_blob(state, seat, data) is None for data in answer.blobs)
    return allowed and set(game.cited_blobs(state, seat, answer.move)) <= made
