"""Checks of the games that are kept among a game's tests: as text, and as records."""

from __future__ import annotations

from typing import Any

from huetable import games
from huetable.core import playthrough
from huetable.core import record as records
from huetable.core.contract import expect
from huetable.core.game import AnyGame
from huetable.core.move_text import parse_any_move, write_move


def check_playthroughs(game: AnyGame) -> None:
    texts = _playthroughs(game)
    for name, text in texts.items():
        expect(
            playthrough.replay_playthrough(game, text) == text,
            "playthroughs are up to date",
            f"{name} is not: huetable playthrough {game.meta.id} --write",
        )
    for ending in game.meta.endings:
        shown = any(f'result: {{"ending":"{ending}"' in text for text in texts.values())
        expect(shown, "each ending has a playthrough", ending)
    check_moves_shown(game, [move for text in texts.values() for move in _tried(game, text)])


def _playthroughs(game: AnyGame) -> dict[str, str]:
    folder = games.game_folder(game) / "tests/playthroughs"
    return {file.name: file.read_text("utf-8") for file in sorted(folder.glob("*.txt"))}


def _tried(game: AnyGame, text: str) -> list[Any]:
    return [parse_any_move(move, game.move_type) for _, move in playthrough.read_playthrough(text)[1]]


def check_moves_shown(game: AnyGame, tried: list[Any]) -> None:
    never = {kind.__name__ for kind in set(game.move_types()) - {type(move) for move in tried}}
    expect(
        not never,
        "each kind of move is in a playthrough",
        f"{', '.join(sorted(never))}: if it is never listed, supply `legal_moves` or `open_moves`",
    )
    for move in tried:
        text = write_move(move)
        expect(parse_any_move(text, game.move_type) == move, "a move reads back from its text", text)


def check_records(game: AnyGame) -> None:
    kept = kept_endings(game)
    versions = list(range(1, game.meta.rules_version + 1))
    expect(sorted(kept) == versions, "each version of the rules has a record", f"there are {sorted(kept)}")
    missing = set(game.meta.endings) - kept[versions[-1]]
    expect(not missing, "each ending has a record", *sorted(missing))
    for version in versions:
        expect(game.supports_rules_version(version), "games under older rules can go on", version)


def kept_endings(game: AnyGame) -> dict[int, set[str]]:
    """By rules version: how the games ended whose records are kept among the game's tests. All of them verify."""
    kept: dict[int, set[str]] = {}
    for file in sorted((games.game_folder(game) / "tests/records").rglob("*.jsonl")):
        verified = records.verify(game, file.read_bytes())
        if verified.footer is not None:
            kept.setdefault(verified.header.rules_version, set()).add(verified.footer.result.ending)
    return kept
