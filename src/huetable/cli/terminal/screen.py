"""What a person at a terminal sees of a game.

Any game can be shown. A game that wants to be shown better puts a `terminal.py` into its folder, with any of

    def show(view: View, console: rich.console.Console, texts: Mapping[str, Any]) -> None: ...
    def name_move(move: Move, view: View, texts: Mapping[str, Any]) -> str: ...
    def event_arguments(event: Event, texts: Mapping[str, Any]) -> dict[str, Any]: ...

`texts` is the game's text/en.json; its section `shell` has the words that are said here alone. `event_arguments` gives the
messages for events what an event's fields don't say by themselves.
"""

from __future__ import annotations

from typing import Any

from rich.table import Table

from huetable import games
from huetable.cli.console import ShellConsole
from huetable.core.game import AnyGame
from huetable.core.terms import Observation, OpenMove, Result, Seat
from huetable.messages.languages import ENGLISH

from .words import Words

MOST_LISTED = 24
"""Moves that are listed without being asked for: more would push the table off the screen."""


class Screen:
    def __init__(self, game: AnyGame, you: Seat, console: ShellConsole, language: str = ENGLISH) -> None:
        self.you = you
        self.console = console
        self.words = Words(game, you, language)
        self.shell = self.words.shell
        self._own = games.optional_module(game, "terminal")
        self._texts = games.game_texts(game, language)
        self._shown: Any = None

    def say(self, line: str = "", style: str = "") -> None:
        self.console.print(line, style=style, soft_wrap=True)

    def show(self, view: Any) -> None:
        """The table, unless it stands there as it was."""
        if view == self._shown:
            return
        self._shown = view
        self.say()
        show_it = getattr(self._own, "show", None)
        if show_it is not None:
            show_it(view, self.console, self._texts)
        else:
            self.console.print(self._grid(view))

    def _grid(self, view: Any) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        for name, value in self.words.view(view):
            grid.add_row(name, value)
        return grid

    def list_moves(self, observation: Observation, most: int | None = MOST_LISTED) -> None:
        for number, move in enumerate(observation.moves[:most], start=1):
            self.say(f"{number:>4}  {self.name_move(move, observation.view)}")
        hidden = 0 if most is None else len(observation.moves) - most
        if hidden > 0:
            self.say(f"      {self.shell.say('play', 'more_moves', moves=hidden)}")
        for number, form in enumerate(observation.open_moves, start=len(observation.moves) + 1):
            self.say(f"{number:>4}  {open_move_in_words(form)}")

    def name_move(self, move: Any, view: Any) -> str:
        name_it = getattr(self._own, "name_move", None)
        return self.words.move(move) if name_it is None else str(name_it(move, view, self._texts))

    def print_events(self, events: list[Any], mover: Seat) -> None:
        for sentence in filter(None, map(self.words.event, events)):
            self.say(f"  {sentence}")
        if not events:
            unseen = self.shell.say("play", "unseen", mover=self.words.seat(mover))
            self.say(f"  {unseen[:1].upper()}{unseen[1:]}")

    def print_result(self, result: Result) -> None:
        self.say()
        self.say(self.words.result(result), style="bold")


def open_move_in_words(form: OpenMove) -> str:
    blanks = " ".join(f"<{field.name}>" for field in form.fields)
    return f"{form.move} {blanks}"
