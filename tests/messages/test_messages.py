"""ICU messages. formatted.json is shared with the browser's test, so that both put a message into the same words."""

import json
from pathlib import Path
from typing import Any

import pytest

from huetable.messages.formatting import arguments_of, format_message
from huetable.messages.grammar import cardinal, format_number, join_list, ordinal, plural_forms
from huetable.messages.languages import accepted_languages, choose_language
from huetable.messages.parser import MessageError, parse_message

FORMATTED = json.loads((Path(__file__).parent / "formatted.json").read_text("utf-8"))
GRAMMAR = json.loads((Path(__file__).parent / "grammar.json").read_text("utf-8"))
"""Shared with the browser's test as well: what `Intl` does for other languages."""


@pytest.mark.parametrize(("message", "arguments", "expected"), FORMATTED)
def test_a_message_is_put_into_words(message: str, arguments: dict[str, Any], expected: str) -> None:
    assert format_message(message, arguments) == expected


@pytest.mark.parametrize(
    "message",
    [
        "{",
        "}",
        "{name",
        "{}",
        "{a b}",
        "a } b",
        "{n, number}",
        "{n, plural, one {#}}",
        "{n, select, other {a}",
        "{n, select, other {a",
        "{n, select, other a}",
        "{n, select, offset:1 other {a}}",
        "{n, plural, +2 {a} other {b}}",
    ],
)
def test_what_is_no_message_is_named_in_the_error(message: str) -> None:
    with pytest.raises(MessageError) as found:
        parse_message(message)
    assert repr(message) in str(found.value)


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="card"):
        format_message("You play {card}.", {})


def test_the_arguments_of_all_variants_are_found() -> None:
    assert arguments_of("{a, select, x {{b}} other {{c, plural, other {# {d}}}}} '{e}'") == {
        "a",
        "b",
        "c",
        "d",
    }


def test_lists_read_as_people_say_them() -> None:
    assert [join_list(names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]


def test_numbers_lists_and_plurals_are_as_each_language_has_them() -> None:
    for language, number, written in GRAMMAR["numbers"]:
        assert format_number(number, language) == written
    for language, items, joined in GRAMMAR["lists"] + GRAMMAR["lists_that_browsers_get_wrong"]:
        assert join_list(items, language) == joined
    for language, number, category, place in GRAMMAR["plurals"]:
        assert (cardinal(number, language), ordinal(number, language)) == (category, place), (
            language,
            number,
        )


def test_the_plural_forms_of_a_language_are_those_that_a_message_needs() -> None:
    assert [plural_forms(language) for language in ("ja", "de", "es", "pl")] == [
        ["other"],
        ["one", "other"],
        ["one", "other"],
        ["one", "few", "many"],
    ]
    assert plural_forms("en", ordinals=True) == ["one", "two", "few", "other"]


def test_a_message_is_put_into_words_of_its_language() -> None:
    message = "{n, plural, one {# carta} other {# cartas}}"
    assert [format_message(message, {"n": n}, "pt") for n in (0, 1, 1200)] == [
        "0 carta",
        "1 carta",
        "1.200 cartas",
    ]


def test_the_language_is_the_first_wanted_one_that_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUETABLE_LANGUAGES", "de, es")
    assert choose_language(["fr", "de-AT", "es"]) == "de"
    assert choose_language(["DE"]) == "de"
    assert choose_language(["fr", ""]) == "en"
    assert choose_language([]) == "en"


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
        ("en;q=0.5, es", ["es", "en"]),
        ("fr;q=0, *;q=0.1, de;q=x, ,;", []),
        ("", []),
        ("a" * 500, []),
    ],
)
def test_the_header_of_a_browser_is_read_by_weight(header: str, wanted: list[str]) -> None:
    assert accepted_languages(header) == wanted
