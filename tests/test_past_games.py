"""The recorded games that the tests of the honours look at are what today's rules make of the records."""

import past_games
import pytest


@pytest.mark.parametrize("name", past_games.GAMES)
def test_the_games_for_the_honours_are_what_the_records_say(name: str) -> None:
    written = past_games.file_of(name).read_text("utf-8")
    assert written == past_games.text_of(name), "run tools/past_games.py"
