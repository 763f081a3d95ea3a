import pytest

from huetable.core.rulebook import (
    Clause,
    Passage,
    RulebookError,
    citations,
    clause_text,
    coverage,
    parse_rulebook,
)

BOOK = """# Dice
About dice.

## Rolling
- **DICE-1** Roll the dice.
  Twice if you like. [A1, A7] Or not.
- **DICE-2** Dice on the floor do not count.

## Winning
- **DICE-3** High wins. [X9]
"""


def test_clauses_are_read_with_section_and_rulings() -> None:
    book = parse_rulebook(BOOK)
    assert book.title == "Dice"
    assert book.clause("DICE-1") == Clause(
        "DICE-1", "Rolling", "Roll the dice. Twice if you like. Or not.", ("A1", "A7")
    )
    assert [clause.section for clause in book.clauses] == ["Rolling", "Rolling", "Winning"]
    assert book.clause("DICE-9") is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("dice", ["DICE-1", "DICE-2", "DICE-3"]),
        ("FLOOR count", ["DICE-2"]),
        ("dice-3", ["DICE-3"]),
        ("moon", []),
    ],
)
def test_clauses_are_found_by_their_words(words: str, found: list[str]) -> None:
    assert [clause.id for clause in parse_rulebook(BOOK).search(words)] == found


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# Empty\n  an indented line before any clause\n", "no clause"),
        ("- **D-1** One.\n- **D-3** Three.\n", "no D-2"),
        ("- **D-1** One.\n- **D-1** One again.\n", "no D-2"),
        ("- **D-1** One.\n- **E-2** Two.\n", "no D-2"),
    ],
)
def test_a_book_that_cannot_be_cited_is_refused(text: str, problem: str) -> None:
    with pytest.raises(RulebookError, match=problem):
        parse_rulebook(text)


def test_citations_are_read_from_the_source() -> None:
    source = """
import pytest
@pytest.mark.rule("DICE-1")
@pytest.mark.rule("DICE-2")
def test_one(): rule("not this"); book.ruler("nor this"); pytest.mark.rule(NAME)
"""
    assert sorted(citations(source)) == ["DICE-1", "DICE-2"]


def test_coverage_names_the_untested_and_the_unknown() -> None:
    other = parse_rulebook("- **TABLE-1** A move is a move.\n")
    found = coverage(parse_rulebook(BOOK), ["DICE-1", "DICE-7", "TABLE-1"], [other])
    assert found.untested == ("DICE-2", "DICE-3")
    assert found.unknown == ("DICE-7",)
    assert not found.complete
    assert coverage(other, ["TABLE-1"]).complete


def test_the_text_of_a_clause_is_found_in_any_of_the_books() -> None:
    books = (parse_rulebook("- **TABLE-1** A move is a move.\n"), parse_rulebook(BOOK))
    assert clause_text("DICE-3", books) == "High wins."
    assert clause_text("OTHER-1", books) == "OTHER-1"


def test_an_example_is_no_part_of_the_rule() -> None:
    book = parse_rulebook("- **D-1** Reach the\n  goal. [A1]\n  **Example.** Ann has 15,\n  and wins.\n")
    assert book.clauses == (Clause("D-1", "", "Reach the goal.", ("A1",), ("Ann has 15, and wins.",)),)


def test_a_clause_stands_where_a_reader_looks_for_it() -> None:
    book = parse_rulebook("- **D-2** Two.\n- **D-1** One.\n")
    assert [clause.id for clause in book.clauses] == ["D-2", "D-1"]


def test_an_example_is_found_by_its_words() -> None:
    book = parse_rulebook("- **D-1** Reach the goal.\n  **Example.** Ann has fifteen.\n- **D-2** Stop.\n")
    assert [clause.id for clause in book.search("fifteen goal")] == ["D-1"]


OPENING = """# Dice
Roll high. [A1]
The highest
roll wins.

A second paragraph.

## A turn at a glance
1. Roll all
   five dice.
2. Keep two.
- Or none.

## Rolling
All of this is for two.
- **DICE-1** Roll.
"""


def test_the_text_around_the_clauses_is_kept_in_its_order() -> None:
    glance = "A turn at a glance"
    assert parse_rulebook(OPENING).passages == (
        Passage("", "Roll high. The highest roll wins."),
        Passage("", "A second paragraph."),
        Passage(glance, "Roll all five dice.", "step"),
        Passage(glance, "Keep two.", "step"),
        Passage(glance, "Or none.", "item"),
        Passage("Rolling", "All of this is for two."),
    )
    assert [clause.text for clause in parse_rulebook(OPENING).clauses] == ["Roll."]
