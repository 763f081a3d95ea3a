"""The written games: together they show everything that can be done and can happen.

`huetable playthrough uno --write` plays them again after a change of the rules; read the diff.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from huetable.core import playthrough
from huetable.core import record as records
from huetable.core.move_text import parse_any_move
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF, SYMBOL_OF
from huetable.games.uno_coloradd.rules.events import Event, Reason
from huetable.games.uno_coloradd.rules.moves import Move, Play
from huetable.games.uno_coloradd.rules.state import Effect

HERE = Path(__file__).parent
FILES = sorted((HERE / "playthroughs").glob("*.txt"))
TEXTS = [file.read_text("utf-8") for file in FILES]


def taken(text: str) -> Iterator[Any]:
    """The moves of a playthrough that were not refused."""
    lines = text.splitlines()
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith("> ") and not after.startswith("refused"):
            yield parse_any_move(line.partition(": ")[2], GAME.move_type)


def events() -> Iterator[dict[str, Any]]:
    for text in TEXTS:
        for line in text.splitlines():
            if line.startswith("event to "):
                yield json.loads(line.partition(": ")[2])


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_every_playthrough_is_current(file: Path) -> None:
    text = file.read_text("utf-8")
    assert playthrough.replay_playthrough(GAME, text) == text, "see `huetable playthrough uno --write`"


def test_together_they_show_every_move() -> None:
    moves = [move for text in TEXTS for move in taken(text)]
    assert {type(move).__struct_config__.tag for move in moves} == tags(Move) | {"lapse", "ruling"}
    plays = [move for move in moves if isinstance(move, Play)]
    assert {SYMBOL_OF[play.card] for play in plays if play.card in COLOUR_OF} >= {"+2", "s", "r", "0", "7"}
    assert {play.card for play in plays} >= {"w", "w4", "wc1", "wc2", "wc3", "wc4"}
    assert any(play.call for play in plays)


def test_together_they_show_every_event() -> None:
    assert {event["type"] for event in events()} == tags(Event)
    assert {event["why"] for event in events() if event["type"] == "drew"} == set(get_args(Reason))
    assert {event["guilty"] for event in events() if event["type"] == "challenged"} == {True, False}
    assert {event["upheld"] for event in events() if event["type"] == "settled"} == {True, False}


def test_together_they_show_every_ending_and_every_house_rule() -> None:
    openings = [playthrough.read_playthrough(text)[0] for text in TEXTS]
    effects = {rule["effect"] for opening in openings for rule in opening.options.get("house_rules", ())}
    assert effects == set(get_args(Effect))
    for ending in GAME.meta.endings:
        assert any(f'result: {{"ending":"{ending}"' in text for text in TEXTS)


def test_they_show_moves_that_are_refused() -> None:
    clauses = {
        line.split()[1] for text in TEXTS for line in text.splitlines() if line.startswith("refused: ")
    }
    assert len(clauses) >= 10


def test_every_ending_has_a_record_that_verifies() -> None:
    for ending in GAME.meta.endings:
        record = records.verify(GAME, (HERE / f"records/{ending}.jsonl").read_bytes())
        assert record.footer is not None
        assert record.footer.result.ending == ending


def test_a_record_of_the_first_rules_verifies_by_those_rules_alone() -> None:
    """Without a clock somebody calls after a Draw Two, which today has ended the chance to be caught at once."""
    old = records.verify(GAME, (HERE / "records/v1/called_after_a_forced_draw.jsonl").read_bytes())
    assert old.header.rules_version == 1
    today = replace(old, header=replace(old.header, rules_version=2))
    with pytest.raises(records.BadRecord, match="move 90 is against the rules"):
        records.verify(GAME, records.write_record(today))
