"""A person at the keyboard, who is asked for a move until what is typed is one."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from huetable import games
from huetable.cli.clauses import print_clauses, search_clauses
from huetable.cli.errors import CommandError
from huetable.core.game import AnyGame
from huetable.core.move_text import parse_move
from huetable.core.terms import MoveField, Observation, OpenMove

from .screen import Screen


class TypedAnswer(NamedTuple):
    """A move, or None: the player wants to wait."""

    move: Any | None


class PlayerLeft(Exception):
    """The player has left: `quit`, or the end of the input."""


class TerminalPlayer:
    def __init__(self, game: AnyGame, screen: Screen, read_line: Callable[[str], str] = input) -> None:
        self.game = game
        self.screen = screen
        self._shell = screen.shell
        self._read_line = read_line
        self.handed_in: dict[str, bytes] = {}
        """Blobs read from files, by SHA-256."""

    def ask(self, observation: Observation) -> TypedAnswer:
        self.screen.show(observation.view)
        awaited = observation.seat in observation.awaited
        self.screen.say()
        self.screen.say(self._shell.say("play", "your_move" if awaited else "may_act"), style="bold")
        self.screen.list_moves(observation)
        while True:
            line = self._line("> ")
            if not line:
                return TypedAnswer(None)
            move = self._run_line(line, observation)
            if move is not None:
                return TypedAnswer(move)

    def agrees(self, question: str) -> bool:
        answer = self._line(f"{question} {self._shell.say('play', 'vote_keys')} ").casefold()
        return answer in self._shell.say("play", "vote_yes").split()

    def _line(self, prompt: str) -> str:
        try:
            return self._read_line(prompt).strip()
        except EOFError:
            raise PlayerLeft from None

    def _run_line(self, line: str, observation: Observation) -> Any | None:
        """The move that was typed, or None after a command or an explanation."""
        command, _, rest = line.partition(" ")
        match command:
            case "quit" | "exit":
                raise PlayerLeft
            case "help" | "?":
                self._print_help(observation)
            case "moves":
                self.screen.list_moves(observation, most=None)
            case "rules":
                self._print_clauses(rest)
            case _:
                return self._parse_move(line, observation)
        return None

    def _print_help(self, observation: Observation) -> None:
        def say(key: str, **arguments: str) -> str:
            return self._shell.say("help", key, **arguments)

        lines = {
            say("number"): say("number_does"),
            say("move"): say("move_does", example=self._example(observation)),
            say("enter"): say("enter_does"),
            "moves": say("moves_does"),
            say("rules"): say("rules_does"),
            "help": say("help_does"),
            "quit": say("quit_does"),
        }
        width = max(map(len, lines))
        self.screen.say("\n".join(f"  {typed:<{width}}    {does}" for typed, does in lines.items()))

    def _example(self, observation: Observation) -> str:
        return (
            self.screen.words.move(observation.moves[0])
            if observation.moves
            else f"{observation.open_moves[0].move} ..."
        )

    def _print_clauses(self, words: str) -> None:
        language = self._shell.language
        for book in (games.rulebook(self.game, language), games.table_rulebook(language)):
            try:
                print_clauses(self.screen.console, book.title, search_clauses(book, words), self._shell)
            except CommandError:
                self.screen.say(f"  {self._shell.say('play', 'no_such_rule', book=book.title, words=words)}")

    def _parse_move(self, line: str, observation: Observation) -> Any | None:
        try:
            return (
                self._numbered_move(int(line), observation)
                if line.isascii() and line.isdigit()
                else self._read(line, observation)
            )
        except (ValueError, OSError) as problem:
            self.screen.say(f"  {self._shell.say('play', 'not_understood', problem=problem)}")
            return None

    def _read(self, line: str, observation: Observation) -> Any:
        """The name of an open move alone asks for its fields; anything else is a whole move as text."""
        for open_move in observation.open_moves:
            if line == open_move.move:
                return self._fill_in_open_move(open_move)
        return parse_move(line, self.game.move_type)

    def _numbered_move(self, number: int, observation: Observation) -> Any:
        legal_moves = [*observation.moves, *observation.open_moves]
        if not 1 <= number <= len(legal_moves):
            raise ValueError(self._shell.say("play", "no_such_move", number=number, moves=len(legal_moves)))
        chosen = legal_moves[number - 1]
        return self._fill_in_open_move(chosen) if isinstance(chosen, OpenMove) else chosen

    def _fill_in_open_move(self, open_move: OpenMove) -> Any:
        given = {field.name: self._ask_for_field(field) for field in open_move.fields}
        return msgspec.convert({"type": open_move.move, **given}, self.game.move_type)

    def _ask_for_field(self, field: MoveField) -> Any:
        match field.kind:
            case "text":
                return self._line(f"  {field.name}: ")
            case "number":
                asked = {"field": field.name, "least": field.least, "most": field.most}
                return int(self._line(f"  {self._shell.say('play', 'number', **asked)}"))
            case "blob":
                return self._read_blob(
                    Path(self._line(f"  {self._shell.say('play', 'file', field=field.name)}"))
                )

    def _read_blob(self, file: Path) -> str:
        data = file.read_bytes()
        hash = sha256(data).hexdigest()
        self.handed_in[hash] = data
        return hash
