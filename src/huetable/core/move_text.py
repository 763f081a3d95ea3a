"""The text form of moves: the tag and then the fields, as one would say it. "pour red", "play 17 blue".

It is the language of playthroughs, of the terminal and of tests; every move can be written and read back.
"""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
from msgspec import Struct

from .terms import TableMove

_NOTHING = "-"
_WORD = re.compile(r'("(?:[^"\\]|\\.)*"|\S+)(?: |$)')


def write_move(move: Struct) -> str:
    """A move as people write it. The last field is written as it stands when it is text, so that a cue of two words needs
    no quotes.

    >>> from huetable.games.dye_pot.rules.moves import Name, Pour
    >>> write_move(Pour("red")), write_move(Name("moss green"))
    ('pour red', 'name moss green')
    """
    values = [getattr(move, name) for name in move.__struct_fields__]
    said = values[: len(values) - _omitted_fields(move, values)]
    words = [_write(value) for value in said[:-1]]
    if said:
        last = said[-1]
        plain = isinstance(last, str) and _is_plain(last) and len(said) == len(values)
        words.append(last if plain else _write(last))
    return " ".join([str(move.__struct_config__.tag), *words])


def _omitted_fields(move: Struct, values: list[Any]) -> int:
    """How many fields at the end go without saying: a struct that omits its defaults omits them here too."""
    silent = 0
    if move.__struct_config__.omit_defaults:
        for value, default in zip(reversed(values), reversed(move.__struct_defaults__), strict=False):
            if value != default:
                break
            silent += 1
    return silent


def parse_move(text: str, kind: Any) -> Any:
    """Read a move of this union of structs; raises ValueError with a line that says what is wrong.

    >>> from huetable.games import find_game
    >>> parse_move("pour blue", find_game("dye_pot").move_type)
    Pour(dye='blue')
    """
    tag, _, rest = text.strip().partition(" ")
    moves = {str(move.__struct_config__.tag): move for move in (get_args(kind) or (kind,))}
    if tag not in moves:
        raise ValueError(f"no move is called {tag!r}; there are: {', '.join(sorted(moves))}")
    names = moves[tag].__struct_fields__
    words = _words(rest, len(names)) if names and rest else []
    if len(words) > len(names) or (rest and not names):
        raise ValueError(f"{tag!r} takes {len(names)} words")
    given = {name: _read(word) for name, word in zip(names, words, strict=False)}
    return _convert({"type": tag, **given}, kind, words, names)


def _words(text: str, most: int) -> list[str]:
    """At most `most` words; a text in quotes is one word, and the last word is all that is left."""
    words: list[str] = []
    while len(words) < most - 1 and text:
        found = _WORD.match(text)
        words.append(found[1] if found else "")
        text = text[found.end() if found else 1 :]
    return [*words, text] if text else words


def parse_any_move(text: str, kind: Any) -> Any:
    """Like read_move, but the table's own moves are read too."""
    return parse_move(text, kind | TableMove)


def _convert(given: dict[str, Any], kind: Any, words: list[str], names: tuple[str, ...]) -> Any:
    """A word that looks like a number may be meant as text: the last field is tried both ways."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        if not words:
            raise ValueError(str(error)) from error
    try:
        return msgspec.convert({**given, names[len(words) - 1]: words[-1]}, kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def _write(value: Any) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, str) and _is_plain(value) and " " not in value:
        return value
    return msgspec.json.encode(value).decode()


def _is_plain(word: str) -> bool:
    """Whether a text reads back as itself and as nothing else: no number, no list, no lost space."""
    return word != _NOTHING and word != "" and word == " ".join(word.split()) and _read(word) == word


def _read(word: str) -> Any:
    if word == _NOTHING:
        return None
    try:
        return msgspec.json.decode(word)
    except msgspec.DecodeError:
        return word
