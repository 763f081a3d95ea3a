"""The types of the texts on the screen."""

from __future__ import annotations

from huetable.typescript.texts import game_text_types


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
