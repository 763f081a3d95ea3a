"""The checks by name, in the order in which they are most useful to somebody who is writing a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from huetable.core.game import AnyGame

from . import examples, playing, screens, words


class Check(NamedTuple):
    name: str
    promise: str
    """What every game does."""
    advice: str
    """What to do where this one does not, unless `explanations.py` knows better."""
    run: Callable[[AnyGame], None]
    reads_tests: bool = False
    """Needs the game's tests, which a wheel leaves out."""


CHECKS: Final = (
    Check(
        "random-games",
        "random games keep the contract at every position, and their records verify",
        "Play the same seeds yourself: `check_game` in huetable.core.contract takes a game, seats and a seed.",
        playing.check_random_games,
    ),
    Check(
        "determinism",
        "the same seed and the same moves always lead to the same game",
        "Take all chance from the `rng` argument. Keep no sets in the state, and read no clock and no file.",
        playing.check_determinism,
    ),
    Check(
        "any-move",
        "any object as a move is legal or refused by a clause",
        "Look at the fields of the move in `check_move` before you use them, and refuse by a clause.",
        playing.check_any_move,
    ),
    Check(
        "options",
        "any options are read or refused, and those of “Play now” suit every number of players",
        "Give each option bounds and a default; `refuse_options` refuses what doesn't go together.",
        playing.check_options,
    ),
    Check(
        "bots",
        "each level of bots plays legal moves until the game ends",
        "A bot answers with one of `observation.moves`, or fills in an open move.",
        playing.check_bots,
    ),
    Check(
        "clauses",
        "the rulebook is numbered, and each clause has a test that cites it",
        'Cite the clause at a test: @pytest.mark.rule("ID"). `huetable rules GAME --coverage` lists them.',
        words.check_clauses,
        reads_tests=True,
    ),
    Check(
        "sentences",
        "each text can be read, and is of a clause, an ending or an event of the game",
        "Correct text/en.json and its translations: docs/translate.md explains the format.",
        words.check_sentences,
    ),
    Check(
        "descriptions",
        "the texts describe the game, its options and its presets as the code does",
        "Copy title, blurb and descriptions from the code to text/en.json, or leave the sections out.",
        words.check_descriptions,
    ),
    Check(
        "playthroughs",
        "each ending and each kind of move is shown by a playthrough that is up to date",
        "`huetable playthrough GAME --new NAME` writes one, and --write plays all of them again.",
        examples.check_playthroughs,
        reads_tests=True,
    ),
    Check(
        "records",
        "each ending and each version of the rules has a record that verifies",
        "`huetable sim GAME --games 1 --save FOLDER` writes one. Before you raise rules_version, move today's "
        "records to tests/records/vN.",
        examples.check_records,
        reads_tests=True,
    ),
    Check(
        "screens",
        "the screens are built, and are a module with what the page asks for",
        "Run `npm run build` in the project's folder.",
        screens.check_screens,
    ),
)


def find_check(name: str) -> Check:
    return next(check for check in CHECKS if check.name == name)
