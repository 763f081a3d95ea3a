"""Sentences for events: every game has them, and their arguments are there."""

import re
from typing import Any, get_args

import pytest
from event_samples import LANGUAGES, PAGE, sample_events, sentences
from msgspec import Struct

from huetable.cli.terminal.event_sentences import EventSentences
from huetable.games import all_games, find_game, game_texts
from huetable.messages.catalogues import Catalogue, entries, load_catalogue
from huetable.messages.formatting import arguments_of
from huetable.messages.parser import parse_message
from huetable.translation.areas import all_areas

GAMES = [name for name, game in all_games().items() if game_texts(game)]
"""A game may do without messages: its events are told by their tags and fields."""


def event_types(game: Any) -> dict[str, Any]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(game.event_type)}


in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("name", GAMES)


@of_every_game
def test_every_event_has_a_message_and_an_empty_one_needs_no_telling(name: str) -> None:
    game = find_game(name)
    assert set(game_texts(game)["events"]) == set(event_types(game))


@in_every_language
def test_every_message_of_every_catalogue_can_be_parsed(language: str) -> None:
    catalogues = [area for area in all_areas() if area.kind == "messages"]
    assert PAGE in [area.english for area in catalogues]
    for area in catalogues:
        for _, message in entries(load_catalogue(area.english, language)):
            parse_message(message)


@in_every_language
@of_every_game
def test_the_arguments_of_a_message_are_the_fields_of_its_event(name: str, language: str) -> None:
    game = find_game(name)
    teller = sentences(game, 0)
    prepared = {argument for event in sample_events(game) for argument in teller.arguments(event)}
    fields = {field for kind in event_types(game).values() for field in kind.__struct_fields__}
    own = {argument for argument in prepared if re.sub(r"_(is|count)$", "", argument) not in fields}
    for tag, kind in event_types(game).items():
        endings = ("", "_is", "_count")
        expected = {f"{field}{ending}" for field in kind.__struct_fields__ for ending in endings} | own
        assert arguments_of(game_texts(game, language)["events"][tag]) <= expected, tag


@in_every_language
@of_every_game
def test_the_words_for_keys_are_in_a_section_of_plain_messages(name: str, language: str) -> None:
    catalogue = game_texts(find_game(name), language)
    for section in {"endings", *catalogue["fields"].get("keys", {}).values()}:
        assert not any(arguments_of(message) for message in catalogue[section].values()), section


@in_every_language
@of_every_game
def test_every_event_of_the_playthroughs_can_be_told_to_everybody(name: str, language: str) -> None:
    game = find_game(name)
    tellers = [sentences(game, you, language) for you in (None, 0, 1, 2)]
    for event in sample_events(game):
        for teller in tellers:
            said = teller.tell(event)
            assert said is not None
            assert not re.search(r"[{}#_]|  |\bNone\b|^ | $| [.,]", said), said
            assert not said or said[-1] in ".!?”“»…" or event.__struct_config__.tag == "asked", said


class Pushed(Struct, tag="pushed"):
    seat: int
    by: int | None
    cards: tuple[str, ...] = ()
    note: str | None = None
    gently: bool = False
    points: tuple[int, ...] = ()


TEXTS = {
    "colours": {"r": "red", "b": "don't"},
    "fields": {"seat": ["by"], "by_seat": ["points"], "keys": {"cards": "colours", "note": "colours"}},
}


def told(message: str, event: Pushed, you: int | None = 0) -> str | None:
    catalogue = {**TEXTS, "events": {"pushed": message}}
    return EventSentences(catalogue, you, lambda seat: "you" if seat == you else f"P{seat}").tell(event)


def test_numbers_and_plurals_are_those_of_the_readers_language() -> None:
    messages = {"events": {"pushed": "{cards_count, plural, one {# carta} other {# cartas}}"}}
    assert EventSentences(Catalogue(messages, "pt"), None, str).tell(Pushed(0, 1)) == "0 carta"
    assert EventSentences(Catalogue(messages, "es"), None, str).tell(Pushed(0, 1)) == "0 cartas"


def test_seats_are_named_and_verbs_agree_with_them() -> None:
    message = "{seat_is, select, you {You fall} other {{seat} falls}}{by_is, select, none {} same { alone} you { by you} other { by {by}}}."
    assert told(message, Pushed(0, 1)) == "You fall by P1."
    assert told(message, Pushed(1, 0)) == "P1 falls by you."
    assert told(message, Pushed(1, 1)) == "P1 falls alone."
    assert told(message, Pushed(1, None), you=None) == "P1 falls."


def test_keys_are_said_by_their_words_and_lists_as_lists() -> None:
    assert told("{cards_count, plural, =0 {none} other {#: {cards}}}", Pushed(0, 1)) == "none"
    assert told("{cards_count}: {cards}", Pushed(0, 1, ("r", "b", "x"))) == "3: red, don't and x"
    assert told("{points}", Pushed(0, 1, points=(2, 0))) == "you 2 and P1 0"


def test_true_and_false_choose_a_variant() -> None:
    assert told("{gently_is, select, true {gently} other {hard}} {gently}", Pushed(0, 1)) == "hard false"


def test_what_a_player_has_written_is_not_taken_for_nothing() -> None:
    message = "{note_is, select, none {silent} other {“{note}”}}"
    assert told(message, Pushed(0, 1)) == "silent"
    assert told(message, Pushed(0, 1, note="none")) == "“none”"
    assert told(message, Pushed(0, 1, note="{seat} #")) == "“{seat} #”"
