"""Writes the recorded games that the tests of the honours look at, as the page gets them: games/NAME/ui/past-games.json.

    .venv/bin/python tools/past_games.py

Only the fields of the views that honours need are kept. tests/test_past_games.py says when this has to run again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from huetable.core.record import read_record
from huetable.games import find_game, game_folder
from huetable.server.http.replays import build_replay
from huetable.store.base import FinishedGame, SeatedPlayer

NAMES = ("Ada", "Mira", "Jo", "Otto", "Rosa", "Bea", "Li", "Max", "Zoe", "Kim")

GAMES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "guardians_of_hue": (("light", "dark"), ("round", "light")),
    "uno_coloradd": (("goal", "out"), ("counts", "colour", "match")),
    "hues_and_cues": (("won", "tiebreak"), ("past",)),
    "cluzzle": (("won",), ()),
    "dye_pot": (("master", "spoiled"), ()),
}
"""The records of each game, and what is kept of its views."""


def past_games(name: str) -> dict[str, Any]:
    endings, fields = GAMES[name]
    folder = game_folder(find_game(name)) / "tests" / "records"
    return {ending: past_game(folder / f"{ending}.jsonl", fields) for ending in endings}


def past_game(file: Path, fields: tuple[str, ...]) -> dict[str, Any]:
    data = file.read_bytes()
    seats = len(read_record(data).header.seats)
    players = tuple(SeatedPlayer(None, name, "red") for name in NAMES[:seats])
    finished = FinishedGame("", game_no=1, game="", at=0, data=data, players=players, results=())
    replay = build_replay(finished, {}, None)
    steps = [(json.loads(bytes(step.view)), json.loads(bytes(step.events))) for step in replay.steps]
    return {
        "names": list(replay.names),
        "result": msgspec.to_builtins(replay.result),
        "steps": [
            {"view": {field: view[field] for field in fields}, "events": events} for view, events in steps
        ],
    }


def file_of(name: str) -> Path:
    return game_folder(find_game(name)) / "ui" / "past-games.json"


def text_of(name: str) -> str:
    """A line for each step, so that a change shows where it is."""
    return json.dumps(past_games(name), ensure_ascii=False).replace(', {"view"', ',\n{"view"') + "\n"


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text(text_of(name), "utf-8")
