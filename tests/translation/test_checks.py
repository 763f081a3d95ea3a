"""What the check of a translation finds, and what it says about it."""

import json
from pathlib import Path

import pytest

from huetable.translation.areas import Area
from huetable.translation.done import mark_area
from huetable.translation.drafts import draft
from huetable.translation.message_problems import message_problems
from huetable.translation.problems import area_problems

DREW = "{seat_is, select, you {You draw} other {{seat} draws}} {cards, plural, one {# card} other {# cards}}."
ZOG = (
    "{seat_is, select, you {Du ziehst} other {{seat} zieht}} {cards, plural, one {# Karte} other {# Karten}}."
)


@pytest.mark.parametrize(
    ("english", "translated", "language", "problem"),
    [
        (DREW, ZOG, "de", None),
        (DREW, ZOG.replace("# Karten}}", "# Karten}"), "de", "isn't a message"),
        (DREW, ZOG.replace("{seat} zieht", "Jemand zieht"), "de", "lacks {seat}"),
        (DREW, ZOG.replace("{cards,", "{karten,"), "de", "unknown argument {karten}"),
        (DREW, ZOG.replace("you {Du", "du {Du"), "de", "variants of {seat_is} must be other, you"),
        (DREW, ZOG, "pl", "the plural of {cards} lacks few, many"),
        (DREW, ZOG.replace("one {# Karte} ", ""), "de", "the plural of {cards} lacks one"),
        ("{more, plural, other {+#}}", "{more, plural, other {+#}}", "pl", None),
        ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "{n}.", "de", None),
        ("{pointer, select, touch {Tap} other {Click}} it.", "Wähle es.", "de", None),
        ("**Pour** it.", "Gieße es.", "de", "as many **"),
        (" and more", "und mehr", "de", "begin and end with a space"),
    ],
)
def test_a_message_can_take_the_place_of_the_english_one(
    english: str, translated: str, language: str, problem: str | None
) -> None:
    found = message_problems("screen.drew", english, translated, language)
    assert problem in "; ".join(found) if problem else not found


def test_events_and_refusals_can_ask_more_of_a_field_than_english_does() -> None:
    translated = "{colour_is, select, red {Die rote Karte} other {Die Karte: {colour}}}"
    assert not message_problems("events.played", "{colour} it is", translated, "de")
    assert message_problems("screen.played", "{colour} it is", translated, "de")
    english = "{target_is, select, none {} other {on {target}}}"
    on_you = "{target_is, select, none {} you {contra ti} other {contra {target}}}"
    assert not message_problems("events.played", english, on_you, "es")
    assert message_problems("screen.played", english, on_you, "es")


def test_a_tip_must_fit_into_its_bar() -> None:
    assert message_problems("tips.first", "Short.", "x" * 121, "de") == [
        "has 121 characters; there is room for 120"
    ]


@pytest.fixture
def texts(tmp_path: Path) -> Area:
    file = tmp_path / "en.json"
    file.write_text(
        json.dumps({"a": {"one": "One", "two": ""}, "b": "{n} things", "fields": {"seat": ["x"]}})
    )
    return Area(file)


def put(area: Area, translation: object) -> None:
    area.translation("de").write_text(json.dumps(translation))


def found(area: Area) -> list[tuple[str, str]]:
    return [(problem.entry, problem.kind) for problem in area_problems(area, "de")]


def test_missing_and_extra_entries_are_listed(texts: Area) -> None:
    assert found(texts) == [("the whole file", "missing")]
    put(texts, {"a": {"one": ""}, "c": "?"})
    assert found(texts) == [("a.one", "missing"), ("a.two", "changed"), ("b", "missing"), ("c", "extra")]
    for broken in ("{", '{"b": "1", "b": "2"}'):
        texts.translation("de").write_text(broken)
        assert found(texts) == [("the whole file", "unreadable")]


def test_a_translation_is_done_until_its_english_text_changes(texts: Area) -> None:
    put(texts, {"a": {"one": "Eins", "two": ""}, "b": "{n} Dinge"})
    assert {kind for _, kind in found(texts)} == {"changed"}
    assert mark_area(texts, texts.translation("de"), ()) == 3
    assert found(texts) == []
    texts.english.write_text(texts.english.read_text().replace("things", "objects"))
    [problem] = area_problems(texts, "de")
    assert (problem.entry, problem.explanation) == ("b", "the English text has changed to: {n} objects")
    assert mark_area(texts, texts.translation("de"), ["b"]) == 1
    assert found(texts) == []


def test_a_draft_has_the_english_text_beside_each_entry_until_it_is_done(texts: Area) -> None:
    written = json.loads(draft(texts))
    assert written["a"] == {"//one": "One", "one": "", "//two": "", "two": ""}
    assert json.loads(draft(texts, beside=False)) == {"a": {"one": "", "two": ""}, "b": ""}
    written["a"]["one"], written["b"] = "Eins", "{n} Dinge"
    put(texts, written)
    mark_area(texts, texts.translation("de"), ())
    assert json.loads(texts.translation("de").read_text()) == {
        "a": {"one": "Eins", "two": ""},
        "b": "{n} Dinge",
    }


BOOK = """# Dice
Roll the highest.

## The start
1. Everybody rolls.
- **DICE-1** The highest number
  begins. [A1]
  **Example.** Ann rolls six.

## The end
- **DICE-2** Six wins.
"""
BUCH = """# Würfel
Würfle am höchsten.

## Anfang
1. Alle würfeln.
- **DICE-1** Die höchste Zahl beginnt. [A1]
  **Beispiel.** Ann würfelt sechs.

## Ende
- **DICE-2** Sechs gewinnt.
"""


@pytest.fixture
def book(tmp_path: Path) -> Area:
    file = tmp_path / "RULES.md"
    file.write_text(BOOK)
    return Area(file)


def test_a_translated_rulebook_keeps_clauses_headings_examples_and_rulings(book: Area) -> None:
    translation = book.translation("de")
    translation.write_text(BUCH)
    assert mark_area(book, translation, ()) == 8
    assert found(book) == []
    translation.write_text(BUCH.replace(" [A1]", "").replace("  **Beispiel.** Ann würfelt sechs.\n", ""))
    assert found(book) == [("DICE-1-example-1", "missing"), ("DICE-1", "wrong")]
    moved = BUCH.replace("- **DICE-2** Sechs gewinnt.\n", "").replace(
        "\n## Ende\n", "- **DICE-2** Sechs gewinnt.\n\n## Ende\n"
    )
    translation.write_text(moved)
    assert found(book) == [("DICE-2", "wrong")]


def test_a_changed_clause_names_itself(book: Area) -> None:
    translation = book.translation("de")
    translation.write_text(BUCH)
    mark_area(book, translation, ())
    book.english.write_text(BOOK.replace("Six wins", "Seven wins"))
    assert found(book) == [("DICE-2", "changed")]


def test_the_draft_of_a_rulebook_waits_for_every_part(book: Area) -> None:
    translation = book.translation("de")
    translation.write_text(draft(book))
    assert {kind for _, kind in found(book)} == {"missing"}
    assert len(found(book)) == 8
    parts = draft(book).split("…")
    translation.write_text("".join(f"{part}{number}" for number, part in enumerate(parts)))
    mark_area(book, translation, ())
    assert found(book) == []
    assert "<!--" not in translation.read_text()


def test_the_draft_of_a_glossary_waits_for_every_term(tmp_path: Path) -> None:
    area = Area(tmp_path / "glossary.md")
    area.english.write_text(
        "# Terms\n\n| term | meaning |\n|---|---|\n| Skip | a card |\n| deal | to give |\n"
    )
    area.translation("de").write_text(draft(area))
    assert found(area) == [("Skip", "missing"), ("deal", "missing")]
    assert "| Skip | … | a card |" in area.translation("de").read_text()
