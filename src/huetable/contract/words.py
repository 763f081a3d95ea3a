"""Checks of what players read: the rulebook, and the texts in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from huetable import games
from huetable.core.codec import encode
from huetable.core.contract import expect
from huetable.core.game import AnyGame
from huetable.core.rulebook import coverage
from huetable.core.terms import Refusal
from huetable.messages.catalogues import entries
from huetable.messages.languages import ENGLISH
from huetable.messages.parser import parse_message


def check_clauses(game: AnyGame) -> None:
    book = games.rulebook(game)
    first = f"{game.meta.clauses}-1"
    expect(book.clauses[0].id == first, "the rulebook is numbered by the game's prefix", book.clauses[0].id)
    cited = games.cited_clauses(games.game_folder(game) / "tests")
    found = coverage(book, cited, [games.table_rulebook()])
    expect(not found.untested, "each clause has a test", *found.untested)
    expect(not found.unknown, "tests cite clauses that exist", *found.unknown)


def check_sentences(game: AnyGame) -> None:
    for language in (ENGLISH, *translated_languages(game)):
        texts = games.game_texts(game, language)
        for _, message in entries(texts):
            parse_message(message)
    texts = games.game_texts(game)
    clauses = {
        clause.id for book in (games.rulebook(game), games.table_rulebook()) for clause in book.clauses
    }
    unknown = set(texts.get("refusals", {})) - clauses
    expect(not unknown, "each refusal's sentence is of a clause that exists", *sorted(unknown))
    endings = set(texts.get("endings", game.meta.endings))
    expect(endings == set(game.meta.endings), "each ending has its sentence", *sorted(endings))
    events = set(texts.get("events", {})) - {kind.__struct_config__.tag for kind in _kinds(game.event_type)}
    expect(not events, "each event's sentence is of an event that exists", *sorted(events))


def _kinds(type_: Any) -> Iterator[Any]:
    """The structs of a union, or the one struct."""
    yield from getattr(type_, "__args__", (type_,))


def translated_languages(game: AnyGame) -> list[str]:
    """The languages, besides English, for which the game brings texts."""
    folder: Path = games.game_folder(game) / "text"
    return sorted(file.stem for file in folder.glob("*.json") if file.stem != ENGLISH)


def check_descriptions(game: AnyGame) -> None:
    texts = games.game_texts(game)
    check_presets(game, texts.get("presets", {}))
    if "about" not in texts:
        return
    about = texts["about"]
    described = (about["title"], about["blurb"])
    expect(described == (game.meta.title, game.meta.blurb), "title and blurb are those of the code", about)
    expect(set(about) <= {"title", "blurb", "owners", "notice"}, "`about` has no other texts", *about)
    hints = option_descriptions(game)
    expect(_straight(texts.get("option_hints", {})) == _straight(hints), "options are described alike", hints)
    expect(set(texts.get("options", {})) == set(hints), "each option has a name", *hints)


def option_descriptions(game: AnyGame) -> dict[str, str]:
    schema = msgspec.json.schema(game.options_type)
    own = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    return {name: field.get("description", "") for name, field in own.get("properties", {}).items()}


def _straight(texts: dict[str, str]) -> dict[str, str]:
    """Typographic apostrophes are for the screen."""
    return {name: text.replace("’", "'") for name, text in texts.items()}


def check_presets(game: AnyGame, texts: dict[str, Any]) -> None:
    read = [game.read_options(dict(preset), game.meta.seats[1]) for preset in game.presets.values()]
    refused = [options for options in read if isinstance(options, Refusal)]
    expect(not refused, "each preset is valid", *refused)
    expect(len(set(map(encode, read))) == len(read), "presets differ from each other", *game.presets)
    expect(read[:1] in ([], [game.options_type()]), "the first preset is the rules as written", *read[:1])
    named = {key: set(text) for key, text in texts.items()}
    expect(
        named == {key: {"name", "hint"} for key in game.presets}, "each preset has a name and a hint", named
    )
