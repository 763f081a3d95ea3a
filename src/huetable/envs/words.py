"""What a seat sees and may do, in words: the same words as in a terminal, for language models and for people who debug."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

from huetable.cli.console import ShellConsole
from huetable.cli.terminal.screen import Screen, open_move_in_words
from huetable.core.game import AnyGame
from huetable.core.move_text import write_move
from huetable.core.terms import Observation, OpenMove
from huetable.messages.languages import ENGLISH

WIDTH = 120
MOST_LISTED = 60
"""Of moves of one kind: more of them are left to the form, such as `place <field>`."""

NumberedMove = tuple[int, Any]
"""A number, and the move that it chooses or, as a text, what it stands for."""


def words_for(
    game: AnyGame,
    observation: Observation,
    numbered: Iterable[NumberedMove] | None = None,
    forms: Sequence[OpenMove] | None = None,
    language: str = ENGLISH,
) -> str:
    """The table as this seat sees it, then its moves. Each move has the number by which it can be chosen: its own, or its place
    among the legal moves. Open moves follow as forms, all of them or these.
    """
    output = StringIO()
    screen = _screen(game, observation, output, language)
    screen.show(observation.view)
    if observation.result is not None:
        screen.print_result(observation.result)
        return output.getvalue().strip("\n")
    awaited = observation.seat in observation.awaited
    screen.say()
    if awaited or observation.moves or observation.open_moves:
        screen.say(screen.shell.say("play", "your_move" if awaited else "may_act"))
    moves = enumerate(observation.moves) if numbered is None else numbered
    _list_moves(screen, observation, list(moves))
    for form in observation.open_moves if forms is None else forms:
        screen.say(f"{'':>5}  {open_move_in_words(form)}")
    return output.getvalue().strip("\n")


def _screen(game: AnyGame, observation: Observation, output: StringIO, language: str) -> Screen:
    console = ShellConsole(
        file=output, width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False
    )
    # A spectator has no seat; to the words, no seat is "you" then.
    return Screen(game, -2 if observation.seat is None else observation.seat, console, language)


def _name(screen: Screen, observation: Observation, move: Any) -> str:
    """An open move that is filled in is written as one would type it: what it is filled in with matters."""
    if isinstance(move, str):
        return move
    return screen.name_move(move, observation.view) if move in observation.moves else write_move(move)


def _list_moves(screen: Screen, observation: Observation, numbered: list[NumberedMove]) -> None:
    by_kind: dict[type, list[NumberedMove]] = {}
    for number, move in numbered:
        by_kind.setdefault(type(move), []).append((number, move))
    for moves in by_kind.values():
        for number, move in moves[:MOST_LISTED]:
            screen.say(f"{number:>5}  {_name(screen, observation, move)}")
        if len(moves) > MOST_LISTED:
            screen.say(f"       {screen.shell.say('play', 'more_moves', moves=len(moves) - MOST_LISTED)}")
