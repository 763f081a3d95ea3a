"""A person at the keyboard: asked for a move, answered in words until it is one."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from huetable import games
from huetable.core.game import AnyGame
from huetable.core.terms import Field, Observation, OpenMove
from huetable.core.text import read_move

from . import rules
from .errors import CommandError
from .screen import Screen

HELP = """\
  a number       make the move of that number; where there are blanks, you are asked for them
  a move         as it is listed, such as: {example}
  Enter          wait, and let the others go first
  moves          list all you may do
  rules WORDS    the clauses that speak of it
  help           this list
  quit           leave the table"""


class Answer(NamedTuple):
    """A move, or (without one) the wish to wait."""

    move: Any | None


class Left(Exception):
    """The person has left: `quit`, or the end of the input."""


class Person:
    def __init__(self, game: AnyGame, screen: Screen, read_line: Callable[[str], str] = input) -> None:
        self.game = game
        self.screen = screen
        self._read_line = read_line
        self.handed_in: dict[str, bytes] = {}
        """What was read from files, by SHA-256."""

    def ask(self, observation: Observation) -> Answer:
        self.screen.show(observation.view)
        awaited = observation.seat in observation.awaited
        self.screen.say()
        self.screen.say(
            "Your move:" if awaited else "You may step in, or press Enter to let it be:", style="bold"
        )
        self.screen.list_moves(observation)
        while True:
            line = self._line("> ")
            if not line:
                return Answer(None)
            move = self._obey(line, observation)
            if move is not None:
                return Answer(move)

    def agrees(self, question: str) -> bool:
        return self._line(f"{question} [y/N] ").casefold() in ("y", "yes")

    def _line(self, prompt: str) -> str:
        try:
            return self._read_line(prompt).strip()
        except EOFError:
            raise Left from None

    def _obey(self, line: str, observation: Observation) -> Any | None:
        """The move that was meant, or None after a command or an explanation."""
        command, _, rest = line.partition(" ")
        match command:
            case "quit" | "exit":
                raise Left
            case "help" | "?":
                self.screen.say(HELP.format(example=self._example(observation)))
            case "moves":
                self.screen.list_moves(observation, most=None)
            case "rules":
                self._look_up(rest)
            case _:
                return self._understand(line, observation)
        return None

    def _example(self, observation: Observation) -> str:
        return (
            self.screen.words.move(observation.moves[0])
            if observation.moves
            else f"{observation.open_moves[0].move} ..."
        )

    def _look_up(self, words: str) -> None:
        for book in (games.rulebook(self.game), games.table_rulebook()):
            try:
                rules.show(self.screen.console, book.title, rules.search(book, words))
            except CommandError as nothing:
                self.screen.say(f"  {nothing}")

    def _understand(self, line: str, observation: Observation) -> Any | None:
        try:
            return (
                self._pick(int(line), observation)
                if line.isascii() and line.isdigit()
                else self._read(line, observation)
            )
        except (ValueError, OSError) as problem:
            self.screen.say(f"  {problem} (`help` tells what can be typed)")
            return None

    def _read(self, line: str, observation: Observation) -> Any:
        """The name of a form alone opens it; anything else is a move as one would write it down."""
        for form in observation.open_moves:
            if line == form.move:
                return self._fill_in(form)
        return read_move(line, self.game.move_type)

    def _pick(self, number: int, observation: Observation) -> Any:
        legal_moves = [*observation.moves, *observation.open_moves]
        if not 1 <= number <= len(legal_moves):
            raise ValueError(f"there is no number {number}: they go from 1 to {len(legal_moves)}")
        chosen = legal_moves[number - 1]
        return self._fill_in(chosen) if isinstance(chosen, OpenMove) else chosen

    def _fill_in(self, form: OpenMove) -> Any:
        given = {field.name: self._fill_in_blank(field) for field in form.fields}
        return msgspec.convert({"type": form.move, **given}, self.game.move_type)

    def _fill_in_blank(self, field: Field) -> Any:
        match field.kind:
            case "text":
                return self._line(f"  {field.name}: ")
            case "number":
                return int(self._line(f"  {field.name} ({field.least} to {field.most}): "))
            case "blob":
                return self._hand_in(Path(self._line(f"  {field.name}, the name of a file: ")))

    def _hand_in(self, file: Path) -> str:
        data = file.read_bytes()
        hash = sha256(data).hexdigest()
        self.handed_in[hash] = data
        return hash
