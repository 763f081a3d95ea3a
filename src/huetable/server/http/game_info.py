"""Games as the pages show them."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from huetable import games
from huetable.bots.levels import levels
from huetable.core.game import AnyGame
from huetable.messages.languages import ENGLISH

from .api import GameCard, GameInfo, OptionInfo, PresetInfo

_NOT_SENT = (*games.SCREEN_SECTIONS, games.SHELL_SECTION, "about", "option_hints", "presets")
"""Sections of a catalogue that are compiled into the page, that no page shows, and that are sent in another place."""


@cache
def game_cards(language: str = ENGLISH) -> tuple[GameCard, ...]:
    """The games on the home page, the longest first; not those that are still being made."""
    offered = [game for game in games.all_games().values() if not game.meta.in_workshop]
    return tuple(game_card(game, language) for game in sorted(offered, key=lambda game: -game.meta.minutes))


def game_card(game: AnyGame, language: str = ENGLISH) -> GameCard:
    meta = game.meta
    about = games.game_texts(game, language).get("about", {})
    offered = tuple(levels(game))
    lesson = games.lesson_of(game)
    return GameCard(
        meta.id,
        about.get("title", meta.title),
        about.get("blurb", meta.blurb),
        meta.seats,
        meta.minutes,
        offered,
        dict(game.quick),
        lesson=lesson is not None,
        lesson_minutes=lesson.minutes if lesson else 0,
        cooperative=meta.cooperative,
        lost_endings=meta.lost_endings,
        unscored_endings=meta.unscored_endings,
        languages=_languages(game),
        owners=about.get("owners", ""),
        notice=about.get("notice", ""),
    )


def _languages(game: AnyGame) -> tuple[str, ...]:
    return next((option.choices for option in option_infos(game, {}) if option.name == "language"), ())


@cache
def game_info(game: AnyGame, language: str = ENGLISH) -> GameInfo:
    book, table = games.rulebook(game, language), games.table_rulebook(language)
    texts = games.game_texts(game, language)
    return GameInfo(
        card=game_card(game, language),
        options=option_infos(game, texts),
        rules=(*book.clauses, *table.clauses),
        texts={name: part for name, part in texts.items() if name not in _NOT_SENT},
        # How the table's own book opens is of no use to somebody who reads about a game.
        passages=(*book.passages, *(passage for passage in table.passages if passage.section)),
        presets=preset_infos(game, texts),
    )


def preset_infos(game: AnyGame, texts: dict[str, Any]) -> tuple[PresetInfo, ...]:
    words = texts.get("presets", {})
    return tuple(_preset(game, name, words.get(name, {})) for name in game.presets)


def _preset(game: AnyGame, name: str, texts: dict[str, str]) -> PresetInfo:
    options = msgspec.to_builtins(msgspec.convert(game.presets[name], game.options_type))
    options.pop("clock", None)
    minutes = tuple(game.preset_minutes.get(name, ()))
    return PresetInfo(name, texts.get("name", name.capitalize()), texts.get("hint", ""), options, minutes)


def option_infos(game: AnyGame, texts: dict[str, Any]) -> tuple[OptionInfo, ...]:
    schema = msgspec.json.schema(game.options_type)
    known = schema.get("$defs", {})
    fields = _resolve(schema, known).get("properties", {})
    hints = get_type_hints(game.options_type)
    return tuple(
        _option(name, _resolve(field, known), texts, get_args(hints[name])) for name, field in fields.items()
    )


def _option(
    name: str, field: dict[str, Any], texts: dict[str, Any], literals: tuple[object, ...]
) -> OptionInfo:
    label = texts.get("options", {}).get(name)
    return OptionInfo(
        name=name,
        label=label if isinstance(label, str) else name.replace("_", " ").capitalize(),
        description=texts.get("option_hints", {}).get(name, field.get("description", "")),
        kind=_kind(field),
        default=field.get("default"),
        least=field.get("minimum", field.get("minLength")),
        most=field.get("maximum", field.get("maxLength")),
        # The schema sorts them by the alphabet; the type has them in the order that makes sense.
        choices=tuple(map(str, literals)) if "enum" in field else (),
    )


def _kind(field: dict[str, Any]) -> str:
    if "enum" in field:
        return "choice" if all(isinstance(choice, str) for choice in field["enum"]) else "number"
    either = {choice.get("type") for choice in field.get("anyOf", ())}
    if either == {"integer", "null"}:
        return "seat"
    return {"boolean": "boolean", "integer": "integer", "string": "text"}.get(str(field.get("type")), "json")


def _resolve(schema: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """A field that only refers to a type is that type, with the field's own default."""
    reference = schema.get("$ref")
    return {**known[reference.rpartition("/")[2]], **schema} if reference else schema
