"""A new table: everything that has happened at it before the first guest arrives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UnsetType
from msgspec.structs import replace

from huetable import games
from huetable.core.lesson import lesson_options
from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable
from huetable.table import clauses
from huetable.table.chairs import stand_in_level
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.commands.setup.options import chosen_options, full_options, refuse_listing
from huetable.table.dispatch import dispatch
from huetable.table.events import Opened, TableEvent
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of
from huetable.table.reducer import apply_event
from huetable.table.seeds import draw_seed
from huetable.table.state import TableState
from huetable.table.wire.protocol import DEFAULT_CLOCKS, AddBot, Command, Sit, Start


def open_table(id: str, code: str, guest: Guest, wish: NewTable, now: int) -> CommandResult:
    """The host sits down, bots are added and, if wished, the game starts: by the same commands as at any table."""
    if wish.lesson:
        return _open_lesson(_TableDraft(id, guest, now), code, wish)
    options = _options(wish)
    if isinstance(options, Refusal):
        return options
    draft = _TableDraft(id, guest, now)
    draft.add(_opened(code, wish, options))
    commands: list[Command] = [Sit("-", wish.name, wish.colour, None, wish.nonce, face=wish.face)]
    commands += [AddBot("-", level) for level in wish.bots]
    commands += [Start("-")] if wish.start else []
    return draft.run(commands)


def _open_lesson(draft: _TableDraft, code: str, wish: NewTable) -> CommandResult:
    """Everything but the name, the pace and the language of the words is as the lesson wants it.

    The guest keeps the name they have elsewhere.
    """
    game = games.find_game(wish.game)
    lesson = games.lesson_of(game)
    if lesson is None:
        return Refusal(clauses.IS_A_LESSON, reason="none")
    wanted = lesson_options(game, lesson, wish.options.get("language"))
    options = full_options(game, wanted, lesson.seats)
    if isinstance(options, Refusal):
        return options
    seed = lesson.seed.hex()
    draft.add(Opened(game.meta.id, code, seed, seed, options, "off", wish.pace, listed=False, lesson=True))
    bots = [AddBot("-", lesson.level or stand_in_level(game))] * (lesson.seats - 1)
    opened = draft.run([Sit("-", wish.name, face=wish.face), *bots, Start("-")])
    return opened if isinstance(opened, Refusal) else replace(opened, known=None)


class _TableDraft:
    """The table to be, on which each command is tried before the next."""

    def __init__(self, id: str, guest: Guest, now: int) -> None:
        self.state = TableState(id)
        self.events: list[TableEvent] = []
        self._guest = guest
        self._now = now

    def run(self, commands: Sequence[Command]) -> CommandResult:
        """The first command is the one by which the host sits down."""
        outcomes = list[AcceptedCommand]()
        for command in commands:
            result = self.dispatch(command)
            if isinstance(result, Refusal):
                return result
            outcomes.append(result)
        sat_down = outcomes[0]
        return AcceptedCommand(tuple(self.events), sat_down.people, known=sat_down.known)

    def dispatch(self, command: Command) -> CommandResult:
        state = self.state
        sender = sender_of(state, self._guest, (0,) if state.chairs else ())
        result = dispatch(state, sender, command, self._now)
        if isinstance(result, AcceptedCommand):
            state.people.update({person.person: person for person in result.people})
            for event in result.events:
                self.add(event)
        return result

    def add(self, event: TableEvent) -> None:
        apply_event(self.state, event, self.state.seq + 1, self._now)
        self.events.append(event)


def _options(wish: NewTable) -> dict[str, Any] | Refusal:
    game = games.find_game(wish.game)
    options = chosen_options(game, wish.options, 1 + len(wish.bots))
    if isinstance(options, Refusal):
        return options
    return refuse_listing(game, options, listed=wish.listed) or options


def _opened(code: str, wish: NewTable, options: dict[str, Any]) -> Opened:
    seed = draw_seed()
    game = games.find_game(wish.game).meta.id
    chosen = not isinstance(wish.clocks, UnsetType)
    clocks = DEFAULT_CLOCKS if isinstance(wish.clocks, UnsetType) else wish.clocks
    return Opened(
        game,
        code,
        seed.seed,
        seed.salt,
        options,
        clocks,
        wish.pace,
        wish.listed,
        clocks_chosen=chosen,
        options_chosen=bool(wish.options),
    )
