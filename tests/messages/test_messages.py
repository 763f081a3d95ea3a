"""ICU messages. formatted.json is shared with the browser's test, so that both put a message into the same words."""

import json
from pathlib import Path
from typing import Any

import pytest

from huetable.messages.formatting import arguments_of, format_message
from huetable.messages.languages import join_list
from huetable.messages.parser import MessageError, parse_message

FORMATTED = json.loads((Path(__file__).parent / "formatted.json").read_text("utf-8"))


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
