"""What docs/envs.md says holds: its examples run, and its sizes are right. Games that are not here are left out."""

import re
from pathlib import Path

import pytest

from huetable.envs import aec
from huetable.games import all_games

PAGE = (Path(__file__).parents[2] / "docs/envs.md").read_text("utf-8")
GAMES = {game.meta.short for game in all_games().values()}
EXAMPLES = [
    (game, example)
    for example in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for game in re.findall(r"(?:aec|vector)\(\"(\w+)", example)
]
SIZES = [
    row for row in re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|", PAGE, re.MULTILINE) if row[0] in GAMES
]


PARTS = [
    (game, int(numbers))
    for game, numbers in re.findall(r"^\| (\w+) \| (\d+) \| ", PAGE, re.MULTILINE)
    if game in GAMES
]


@pytest.mark.parametrize("game", [game for game, *_ in SIZES])
def test_every_number_of_an_observation_is_described(game: str) -> None:
    assert sum(numbers for name, numbers in PARTS if name == game) == aec(game).encoding.size


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_examples_of_the_page_run(game: str, example: str) -> None:
    if game not in GAMES:
        pytest.skip(f"{game} is not here")
    exec(compile(example, "docs/envs.md", "exec"), {})


@pytest.mark.parametrize(("game", "numbers", "actions"), SIZES)
def test_the_sizes_on_the_page_are_right(game: str, numbers: str, actions: str) -> None:
    env = aec(game)
    assert (env.encoding.size, len(env.moves)) == (int(numbers), int(actions))
