"""`huetable new-language` and `huetable languages`, on files of their own."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from huetable.cli import main
from huetable.cli.commands import languages, new_language
from huetable.messages import languages as listed
from huetable.translation import areas, done, problems
from huetable.translation.areas import Area


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """One English catalogue, and a list of languages that has only English."""
    (tmp_path / "en.json").write_text('{"draw": "{n, plural, one {# card} other {# cards}}", "pass": "Pass"}')
    list_file = tmp_path / "languages.json"
    list_file.write_text('{"en": {"name": "English", "dir": "ltr", "complete": true}}')
    monkeypatch.setattr(areas, "CHECKOUT", tmp_path)
    for module in (done, problems, languages, new_language):
        monkeypatch.setattr(module, "all_areas", lambda: [Area(tmp_path / "en.json")])
    for module in (listed, new_language):
        monkeypatch.setattr(module, "LIST", list_file)
    listed.all_languages.cache_clear()
    yield tmp_path
    listed.all_languages.cache_clear()


def test_a_language_is_begun_checked_and_done(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-language", "fr"]) == 0
    begun = capsys.readouterr().out
    assert "written: fr.json" in begun
    assert "Français has these plural forms: one, other." in begun
    assert "2 texts are missing" in begun
    assert json.loads((folder / "fr.json").read_text())["//pass"] == "Pass"
    assert json.loads((folder / "languages.json").read_text())["fr"] == {
        "name": "Français",
        "dir": "ltr",
        "complete": False,
    }
    assert main(["languages", "fr"]) == 1
    assert "fr.json: pass: isn't translated: Pass" in capsys.readouterr().out
    (folder / "fr.json").write_text(
        '{"draw": "{n, plural, one {# carte} other {# cartes}}", "pass": "Passer"}'
    )
    assert main(["languages", "fr", "--done"]) == 0
    assert main(["languages", "fr"]) == 0
    assert main(["languages"]) == 0
    assert "fr  Français: not offered yet. Nothing is missing." in capsys.readouterr().out


def test_a_language_is_begun_once_and_must_be_one(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-language", "fr", "--bare"]) == 0
    assert json.loads((folder / "fr.json").read_text()) == {"draw": "", "pass": ""}
    for words, said in (
        (["new-language", "fr"], "fr has all its files"),
        (["new-language", "xx"], 'Unknown language "xx"'),
        (["new-language", "en"], 'Unknown language "en"'),
        (["languages", "de"], 'Unknown language "de": expected one of fr'),
        (["languages", "--done"], "--done needs a language"),
    ):
        assert main(words) == 2
        assert said in capsys.readouterr().err
