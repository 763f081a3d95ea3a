"""Who plays: a level of the game, a bot from a module or a file, or a program of its own that joins over the network."""

from __future__ import annotations

import inspect
import shlex
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from huetable.bots.levels import levels, make_bot
from huetable.cli.errors import CommandError
from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Observation

RUN: Final = "run:"
"""What the name of a program that the arena starts begins with; the rest is its command."""

WAIT: Final = "wait:"
"""What the name of a program that somebody else starts begins with; the arena prints the link and waits for it."""

_USUAL_NAME = "make_bot"

ChooseMove = Callable[[Observation, Rng], Any]


class FunctionBot(Bot):
    """A bot that is one function: what it sees and a source of chance in, a move out."""

    def __init__(self, choose: ChooseMove) -> None:
        self._choose = choose

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        return self._choose(observation, rng)


def is_program(name: str) -> bool:
    """Whether it joins over the network."""
    return name.startswith((RUN, WAIT))


def command_of(name: str) -> list[str] | None:
    """None if somebody else starts it."""
    if name.startswith(WAIT):
        return None
    words = shlex.split(name.removeprefix(RUN))
    if not words:
        raise CommandError(f'Invalid bot "{name}": expected a command, such as "{RUN}python robby.py"')
    return words


def load_bot(game: AnyGame, name: str, budget: int) -> Bot:
    """By the name of a level, MODULE:FUNCTION or FILE.py:FUNCTION; raises CommandError."""
    if name in levels(game):
        return make_bot(game, name, budget)
    place, _, function = name.partition(":")
    if not function and not place.endswith(".py"):
        known = ", ".join(levels(game))
        raise CommandError(
            f'Invalid bot "{name}": expected {known}, MODULE:FUNCTION, FILE.py:FUNCTION or "{RUN}COMMAND"'
        )
    module = _import_file(Path(place)) if place.endswith(".py") else _import_module(place)
    found = getattr(module, function or _USUAL_NAME, None)
    if not callable(found):
        raise CommandError(f'Invalid bot "{name}": {place} has no function "{function or _USUAL_NAME}"')
    return _make(found, budget)


def _make(found: Callable[..., Any], budget: int) -> Bot:
    """A function of two things chooses moves; one of one thing, the budget in milliseconds, makes a bot."""
    if len(inspect.signature(found).parameters) == 2:
        return FunctionBot(found)
    bot = found(budget)
    if not isinstance(bot, Bot):
        raise CommandError(f"{found.__name__}({budget}) did not return a bot, but {type(bot).__name__}")
    return bot


def _import_module(name: str) -> ModuleType:
    # As with `python -m`, modules in the current folder count.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return import_module(name)
    except ImportError as error:
        raise CommandError(f"The module {name} can't be imported: {error}") from error


def _import_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise CommandError(f"There is no file {file}")
    spec = spec_from_file_location(f"arena_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise CommandError(f"{file} is no Python file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise CommandError(f"{file} can't be imported: {type(error).__name__}: {error}") from error
    return module
