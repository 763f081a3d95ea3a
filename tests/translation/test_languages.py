"""Complete languages are complete, and each translation follows the English text of today."""

import pytest

from huetable.messages.languages import ENGLISH, all_languages
from huetable.translation.areas import Area, all_areas
from huetable.translation.entries import read_entries
from huetable.translation.message_problems import message_problems
from huetable.translation.problems import find_problems

TRANSLATED = [code for code in all_languages() if code != ENGLISH]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_complete_language_lacks_nothing_and_one_in_the_works_has_no_mistakes(language: str) -> None:
    """A text that isn't there yet, or not marked as done, is no mistake until the language is offered."""
    problems = find_problems(language)
    if not all_languages()[language].complete:
        problems = [problem for problem in problems if problem.kind not in ("missing", "changed")]
    assert not problems, "\n".join(map(str, problems))


@pytest.mark.parametrize("area", all_areas(), ids=lambda area: "/".join(area.english.parts[-3:]))
def test_an_english_file_passes_its_own_check(area: Area) -> None:
    """So a translator who keeps to the English text can't go wrong."""
    entries = read_entries(area, area.english)
    assert entries
    assert not [name for name in entries if " " in name and area.kind != "glossary"]
    if area.kind == "messages":
        for name, text in entries.items():
            assert message_problems(name, text, text, ENGLISH) == [], name


@pytest.mark.parametrize("language", all_languages())
def test_a_percent_sign_never_begins_a_line(language: str) -> None:
    """Where a language sets it apart, the space before it doesn't break."""
    texts = [
        (name, text)
        for area in all_areas()
        for name, text in read_entries(
            area, area.translation(language) if language != ENGLISH else area.english
        ).items()
    ]
    assert [name for name, text in texts if " %" in text] == []
