"""What is wrong with the descriptive names of games in one language: a game's `plain-names.json`."""

from __future__ import annotations

from collections.abc import Iterator

from huetable import games
from huetable.core.game import AnyGame
from huetable.core.rulebook import Rulebook
from huetable.messages.catalogues import entries
from huetable.messages.languages import with_names

from .message_problems import message_problems

Wrong = tuple[str, str]
"""An entry, and what is wrong with it."""


def plain_name_problems(game: AnyGame, language: str) -> Iterator[Wrong]:
    """None: all texts can be shown by a server that may not use the game's names."""
    file = games.plain_names_file(game)
    if not file.names:
        return
    if language not in file.languages:
        yield language, f"has no descriptive names for {', '.join(file.names)} yet"
        return
    plain = with_names(language, plain=True)
    before, after = dict(_texts(game, language)), dict(_texts(game, plain))
    for name, text in after.items():
        yield from ((name, f"still has the name {left}: {text}") for left in file.left_in(text))
    messages = dict(entries(games.game_texts(game, plain)))
    for name, text in messages.items():
        if text:
            yield from ((name, wrong) for wrong in message_problems(name, before[name], text, language))
    names = games.plain_names(game, language)
    for word in names.words:
        if not any(word in text for text in before.values()):
            yield word, "is in no text any more"
    for name in names.texts.keys() - messages.keys():
        yield name, "is no text of the game"


def _texts(game: AnyGame, tag: str) -> Iterator[tuple[str, str]]:
    """Of the catalogue and the rulebook, by names that stay."""
    yield from entries(games.game_texts(game, tag))
    yield from _of_rulebook(games.rulebook(game, tag))


def _of_rulebook(book: Rulebook) -> Iterator[tuple[str, str]]:
    yield "title", book.title
    yield from ((f"heading-{number}", heading) for number, heading in enumerate(book.sections, start=1))
    yield from ((f"passage-{number}", passage.text) for number, passage in enumerate(book.passages, start=1))
    yield from ((clause.id, " ".join((clause.text, *clause.examples))) for clause in book.clauses)
