"""Every clause that a table or its server refuses by has a name, and stands in TABLE.md."""

import re
from pathlib import Path

import pytest

import huetable
from huetable.games import table_rulebook
from huetable.table import clauses

NAMED = {name: id for name, id in vars(clauses).items() if name.isupper()}
SRC = Path(huetable.__file__).parent


@pytest.mark.parametrize("name", NAMED)
def test_a_named_clause_stands_in_the_tables_rulebook(name: str) -> None:
    assert table_rulebook().clause(NAMED[name]) is not None


def test_no_two_names_stand_for_the_same_clause() -> None:
    assert len(set(NAMED.values())) == len(NAMED)


@pytest.mark.parametrize("room", ["table", "server"])
def test_clauses_are_written_by_name_and_never_as_text(room: str) -> None:
    files = [file for file in (SRC / room).rglob("*.py") if file.name != "clauses.py"]
    literal = [file.name for file in files if re.search(r"[\"']TABLE-\d", file.read_text("utf-8"))]
    assert literal == []
