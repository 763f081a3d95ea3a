"""The table's own refusals in words: a sentence for every reason, and no sentence that nothing leads to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from huetable.core import clauses as contract
from huetable.core.terms import Refusal
from huetable.games import explain_refusal, find_game, table_refusals
from huetable.table import clauses

SOURCE = Path(clauses.__file__).parents[1]
DYE = find_game("dye_pot")
LONGEST = 110


def refusals_in(file: Path) -> Iterator[tuple[str, str]]:
    """Every `Refusal(clauses.NAME, ..., reason="...")` as (clause, reason)."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            named = node.args[0] if node.args else None
            if isinstance(named, ast.Attribute):
                clause = getattr(clauses, named.attr, None) or getattr(contract, named.attr)
                yield from ((clause, reason) for reason in reasons_of(node))


def reasons_of(call: ast.Call) -> list[str]:
    given: list[ast.expr] = [word.value for word in call.keywords if word.arg == "reason"] or call.args[2:3]
    found = [leaf.value for value in given for leaf in ast.walk(value) if isinstance(leaf, ast.Constant)]
    return [str(reason) for reason in found] or ["" if not given else "*"]


@cache
def used() -> frozenset[tuple[str, str]]:
    """Read when a test asks for it: every worker imports this file, and one runs these tests."""
    files = [file for folder in ("table", "server", "core") for file in (SOURCE / folder).rglob("*.py")]
    return frozenset(found for file in files for found in refusals_in(file))


MESSAGES = {
    (clause, reason): message
    for clause, messages in table_refusals().items()
    for reason, message in (messages.items() if isinstance(messages, dict) else [("", messages)])
}


def test_every_reason_that_the_table_gives_has_its_sentence() -> None:
    split = {clause for clause, messages in table_refusals().items() if isinstance(messages, dict)}
    assert {(clause, reason) for clause, reason in used() if reason not in ("", "*")} <= set(MESSAGES)
    # A clause that works in several directions is never refused without saying which.
    assert not {clause for clause, reason in used() if reason == ""} & split


def test_no_sentence_is_long_or_quotes_a_clause() -> None:
    assert not [
        message for message in MESSAGES.values() if len(message) > LONGEST and "plural" not in message
    ]
    assert not [message for message in MESSAGES.values() if "TABLE-" in message]


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (DYE.read_options({"goal": 99}, 3), "“Points to win” can be 15 at most, not 99."),
        (DYE.read_options({"gaol": 1}, 3), "This game has no option “gaol”."),
        (DYE.read_options({}, 2), "This game needs at least 3 players; there are only 2."),
        (DYE.read_options({}, 7), "This game takes at most 6 players; there are 7."),
        (Refusal(clauses.NOT_EVERYBODY_IS_READY, {"names": ["Jo"]}), "Jo isn’t ready yet."),
        (Refusal(clauses.NOT_EVERYBODY_IS_READY, {"names": ["Jo", "Ann"]}), "Jo and Ann aren’t ready yet."),
        (
            Refusal(clauses.REJECTED_RECENTLY, {"seconds": 1}),
            "The others said no. You can ask again in 1 second.",
        ),
        (
            Refusal(clauses.TOO_LONG, {"most": 24, "length": 31}, "name"),
            "A name has at most 24 characters; this has 31.",
        ),
    ],
)
def test_a_refusal_names_what_failed(refusal: Any, sentence: str) -> None:
    assert explain_refusal(DYE, refusal) == sentence
