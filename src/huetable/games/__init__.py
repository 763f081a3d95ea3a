"""The games there are, found by looking: a folder here, or a package that registers itself.

A folder whose name starts with an underscore is no game: _template is what `huetable new-game` copies.

A package of somebody else's adds a game with an entry point of the group "huetable.games" that names its
GAME; HUETABLE_GAMES may name more folders of games, separated as paths are.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from msgspec.structs import replace

from huetable.core.game import AnyGame
from huetable.core.lesson import AnyLesson
from huetable.core.rulebook import Rulebook, citations, clause_text, parse_rulebook
from huetable.core.steps import StepLengths, step_problem
from huetable.core.terms import Refusal, Seat
from huetable.messages.arguments import ArgumentWriter
from huetable.messages.catalogues import Catalogue, load_catalogue, translated_path
from huetable.messages.formatting import format_message
from huetable.messages.languages import ENGLISH, has_plain_names, spoken_language
from huetable.messages.plain_names import PlainNames, PlainNamesFile, read_plain_names

HERE = Path(__file__).parent

SCREEN_SECTIONS = ("box", "screen", "tips", "how_to", "lesson", "honours")
"""Sections of a catalogue that a game's screens import, each by itself (web/vite-messages.ts): no page fetches them."""
SHELL_SECTION = "shell"
"""The section with what the shell alone says."""

SCREENS = "screens"
"""The folder in which a game of another package has its screens, compiled."""
SCREEN_MODULE = "screen.js"
"""The ES module among them that the page loads; everything else there belongs to it."""

__path__ += [
    game_folder for game_folder in os.environ.get("HUETABLE_GAMES", "").split(os.pathsep) if game_folder
]


class UnknownGame(LookupError):
    """No game goes by this name."""


def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in alphabetical order."""
    return _games_of(tuple(__path__))


@cache
def _games_of(folders: tuple[str, ...]) -> dict[str, AnyGame]:
    """Looking takes a while, so it is done once for the same folders."""
    found = {game.meta.id: game for game in (*_in_folders(folders), *_in_packages())}
    for game in found.values():
        # A mistake in the file shows when the server starts, and not in the middle of a game.
        step_lengths(game)
    return dict(sorted(found.items()))


def _in_folders(folders: tuple[str, ...]) -> Iterator[AnyGame]:
    for folder in map(Path, folders):
        for rules in sorted(folder.glob("[!_]*/RULES.md")):
            if rules.with_name("__init__.py").exists():
                yield _import_game(rules.parent)


def _import_game(folder: Path) -> AnyGame:
    try:
        game: AnyGame = import_module(f"{__name__}.{folder.name}").GAME
    except Exception as error:
        error.add_note(f"The game in {folder} can't be loaded. Until it can, no game can be used.")
        raise
    return game


def _in_packages() -> Iterator[AnyGame]:
    for entry in entry_points(group="huetable.games"):
        try:
            yield entry.load()
        except Exception as error:
            package = entry.dist.name if entry.dist else entry.value
            error.add_note(
                f"The game {entry.name} of the package {package} can't be loaded. Until it can, no game can be used: "
                f"repair the package, or uninstall it."
            )
            raise


def find_game(name: str) -> AnyGame:
    """A game by its id or its short name."""
    for game in all_games().values():
        if name in (game.meta.id, game.meta.short):
            return game
    raise UnknownGame(f"There is no game called {name!r}. Choose one of these: {', '.join(all_games())}")


def game_folder(game: AnyGame) -> Path:
    """Where a game's rulebook, words, screens and tests are."""
    file = import_module(type(game).__module__).__file__
    if file is None:
        raise UnknownGame(f"{game.meta.id} is not in a folder")
    return Path(file).parent


def is_packaged(game: AnyGame) -> bool:
    """Whether a game is of another package, and brings its screens in it; the page is built without those."""
    return not type(game).__module__.startswith(f"{__name__}.")


def optional_module(game: AnyGame, name: str) -> ModuleType | None:
    """A module that a game's folder may hold, such as `terminal` or `lab.measure`; None where it does not."""
    file = game_folder(game).joinpath(*name.split("."))
    if not (file.with_suffix(".py").exists() or (file / "__init__.py").exists()):
        return None
    return import_module(f"{import_module(type(game).__module__).__package__}.{name}")


@cache
def step_lengths(game: AnyGame) -> StepLengths:
    """How long each kind of event takes to show: a game's `steps.json`. Without the file, a game has no steps."""
    file = game_folder(game) / "steps.json"
    lengths: dict[str, int] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    problem = step_problem(lengths, game.event_type)
    if problem is not None:
        raise ValueError(f"{file} can't be used: {problem}")
    return lengths


@cache
def lesson_of(game: AnyGame) -> AnyLesson | None:
    """The lesson in a game's `lesson.py`, if it has one."""
    module = optional_module(game, "lesson")
    lesson: AnyLesson | None = module.LESSON if module is not None else None
    return lesson


@cache
def table_rulebook(language: str = ENGLISH) -> Rulebook:
    """The clauses that hold in every game."""
    return _read_rulebook(HERE / "TABLE.md", language)


@cache
def rulebook(game: AnyGame, language: str = ENGLISH) -> Rulebook:
    book = _read_rulebook(game_folder(game) / "RULES.md", language)
    return _with_plain_names(book, plain_names(game, language)) if has_plain_names(language) else book


def _read_rulebook(english: Path, language: str) -> Rulebook:
    """In English where it is not translated."""
    language = spoken_language(language)
    translation = translated_path(english, language)
    file = translation if language != ENGLISH and translation.exists() else english
    return parse_rulebook(file.read_text("utf-8"))


@cache
def game_texts(game: AnyGame, language: str = ENGLISH) -> Catalogue:
    """A game's catalogue of messages, by section. A game may do without: then clauses, tags and fields say it."""
    texts = load_catalogue(game_folder(game) / "text" / "en.json", language)
    return plain_names(game, language).in_catalogue(texts) if has_plain_names(language) else texts


@cache
def plain_names_file(game: AnyGame) -> PlainNamesFile:
    return read_plain_names(game_folder(game))


def plain_names(game: AnyGame, language: str) -> PlainNames:
    """What is said instead of names that belong to others."""
    return plain_names_file(game).of(spoken_language(language))


def _with_plain_names(book: Rulebook, names: PlainNames) -> Rulebook:
    return Rulebook(
        names.texts.get("about.title") or names.in_text(book.title),
        tuple(
            replace(
                clause,
                section=names.in_text(clause.section),
                text=names.in_text(clause.text),
                examples=tuple(map(names.in_text, clause.examples)),
            )
            for clause in book.clauses
        ),
        tuple(
            replace(passage, section=names.in_text(passage.section), text=names.in_text(passage.text))
            for passage in book.passages
        ),
        tuple(map(names.in_text, book.sections)),
    )


@cache
def table_refusals(language: str = ENGLISH) -> Catalogue:
    """The table's own messages, for clauses that say more than the one condition that failed."""
    return load_catalogue(HERE / "TABLE.en.json", language)


def numbered_seat(seat: Seat) -> str:
    """What a seat is called where nobody has a name."""
    return f"player {seat + 1}"


def explain_refusal(
    game: AnyGame,
    refusal: Refusal,
    name_seat: Callable[[Seat], str] = numbered_seat,
    you: Seat | None = None,
    language: str = ENGLISH,
) -> str:
    """A refusal in words: the game's message for it, or the table's, or else the clause itself."""
    texts = game_texts(game, language)
    messages = texts.get("refusals", {}).get(refusal.clause) or table_refusals(language).get(refusal.clause)
    message = messages.get(refusal.reason) if isinstance(messages, dict) else messages
    if message is None:
        return clause_text(refusal.clause, (rulebook(game, language), table_rulebook(language)))
    return format_message(message, ArgumentWriter(texts, you, name_seat).arguments(refusal.args), language)


def explain_clause(id: str, language: str = ENGLISH) -> str:
    """One of the table's own clauses, for somebody who isn't at a table yet."""
    message = table_refusals(language).get(id)
    return message if isinstance(message, str) else clause_text(id, (table_rulebook(language),))


def cited_clauses(tests: Path) -> set[str]:
    """The clauses that the test files of a folder cite."""
    return {id for file in sorted(tests.rglob("test_*.py")) for id in citations(file.read_text("utf-8"))}
