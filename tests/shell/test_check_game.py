"""`huetable check GAME`: what the contract's checks find, in words."""

from typing import Any

import pytest

from huetable.contract import report
from huetable.contract.checks import find_check
from huetable.core.contract import ContractBroken


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "CHECKS", [find_check("clauses"), find_check("sentences")])


@pytest.mark.usefixtures("quick")
def test_a_game_that_keeps_the_contract(shell: Any) -> None:
    said = shell("check", "dye")
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "Dye Pot (dye_pot, version 1 of its rules)"
    assert lines[1].split(maxsplit=2)[:2] == ["ok", "clauses"]
    assert lines[-1] == "The game keeps the contract."


def test_a_game_that_breaks_it_is_told_what_to_do(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(game: Any) -> None:
        raise ContractBroken("the same refusal | 0 | one | two")

    monkeypatch.setattr(report, "CHECKS", [find_check("any-move")._replace(run=leak)])
    said = shell("check", "dye_pot")
    assert said.code == 1
    assert "FAILED  any-move" in said.out
    assert "A refusal gives a secret away" in said.out
    assert "What to do: Build the view up" in said.out
    assert said.out.endswith("1 check failed.\n")


@pytest.mark.usefixtures("quick")
def test_an_unknown_game_is_refused(shell: Any) -> None:
    said = shell("check", "chess")
    assert said.code == 2
    assert "There is no game called 'chess'" in said.err
