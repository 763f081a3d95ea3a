"""`huetable token`: made, listed and revoked in the shell."""

from __future__ import annotations

from pathlib import Path

import pytest

from huetable.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["token", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_token_is_made_listed_and_revoked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(tmp_path))
    code, made, _ = run(capsys, "Robby", "--days", "7", *data)
    assert (code, made.startswith("huetable_")) == (0, True)
    _, listed, _ = run(capsys, "--list", *data)
    assert "Robby, never used, expires 20" in listed
    assert made.strip() not in listed
    id = listed.split()[0]
    assert run(capsys, "--revoke", id, *data)[:2] == (0, "Revoked.\n")
    assert run(capsys, "--list", *data)[1] == ""
    code, _, err = run(capsys, "--revoke", id, *data)
    assert (code, f'There is no token "{id}"' in err) == (2, True)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["x" * 25], "expected 1 to 24 characters"),
        (["Robby", "--days", "0"], "Invalid --days 0: expected a number from 1 to 3650"),
        (["Robby", "--list"], "not allowed with"),
        ([], "required"),
    ],
)
def test_bad_input_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    code, _, err = run(capsys, *words, "--data", str(tmp_path))
    assert (code, problem in err, err.count("\n")) == (2, True, 1)
