"""The types of the texts on the screen."""

from __future__ import annotations

import re
from pathlib import Path

from huetable.games import SCREEN_SECTIONS, SHELL_SECTION
from huetable.typescript.texts import game_text_types

WEB = Path(__file__).parents[2] / "web"


def test_a_text_is_a_string_or_a_function_of_its_arguments() -> None:
    texts = {
        "title": "The table",
        "clock": "{seconds, plural, one {# second} other {# seconds}} left",
        "pass": "Pass the phone to {name}.",
        "won": "{who, select, you {You win} other {{who} wins}} {points, plural, other {# points}} ({points})",
        "status": {"over": "The match is over"},
    }
    assert game_text_types({"screen": texts, "refusals": {"X-1": "No {x}."}}) == (
        "// Made by `huetable types` from the catalogue of messages. Change that instead.\n"
        "\n"
        "export interface ScreenTexts {\n"
        "  readonly title: string;\n"
        "  readonly clock: (args: { seconds: number }) => string;\n"
        "  readonly pass: (args: { name: string | number }) => string;\n"
        "  readonly won: (args: { who: string | boolean; points: number }) => string;\n"
        "  readonly status: {\n"
        "    readonly over: string;\n"
        "  };\n"
        "}\n"
    )


def test_a_game_without_texts_for_its_screen_needs_no_types() -> None:
    assert game_text_types({"refusals": {"X-1": "No."}}) is None


def test_every_section_for_a_screen_has_an_interface_of_its_own_name() -> None:
    made = game_text_types({section: {"one": "One"} for section in SCREEN_SECTIONS}) or ""
    assert re.findall(r"interface (\w+)", made) == [
        "BoxTexts",
        "ScreenTexts",
        "TipTexts",
        "HowToTexts",
        "LessonTexts",
        "HonourTexts",
    ]


def test_sentences_for_events_leave_out_what_the_screens_import_and_what_the_shell_says() -> None:
    """The compiler of messages is TypeScript, so it has its own list."""
    listed = re.search(
        r"NOT_FOR_EVENTS = \[(.*?)\]", (WEB / "compile-messages.ts").read_text("utf-8"), re.DOTALL
    )
    assert listed is not None
    assert {*SCREEN_SECTIONS, SHELL_SECTION} <= set(re.findall(r"'(\w+)'", listed[1]))


def test_the_page_may_import_every_section_for_a_screen() -> None:
    declared = re.findall(r"'\*\?text=(\w+)'", (WEB / "src" / "messages.d.ts").read_text("utf-8"))
    assert set(declared) == set(SCREEN_SECTIONS)
