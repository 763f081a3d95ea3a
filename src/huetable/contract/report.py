"""What the checks found, in words."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from huetable import games
from huetable.bots.virtual_game import PlayError
from huetable.core.contract import ContractBroken
from huetable.core.game import AnyGame
from huetable.core.random_play import NobodyCanMove
from huetable.core.record import BadRecord
from huetable.core.rulebook import RulebookError
from huetable.messages.parser import MessageError

from .checks import CHECKS, Check
from .explanations import SOMEBODY_IS_AWAITED, explain

_SAYS_IT = (BadRecord, MessageError, PlayError, RulebookError)
"""Exceptions whose text says what is wrong."""
_LONGEST = 300


class Finding(Struct, frozen=True):
    check: Check
    outcome: Literal["kept", "broken", "skipped"]
    sentence: str = ""
    details: str = ""
    advice: str = ""

    def __str__(self) -> str:
        """Everything that there is to say, a line each."""
        lines = (self.sentence, self.details, self.advice and f"What to do: {self.advice}")
        return "\n".join(filter(None, lines))


def check_all(game: AnyGame) -> Iterator[Finding]:
    for check in CHECKS:
        yield run_check(check, game)


def run_check(check: Check, game: AnyGame) -> Finding:
    """Whatever a game raises is a finding: the report goes on."""
    if check.reads_tests and not (games.game_folder(game) / "tests").is_dir():
        return Finding(check, "skipped", "The game's tests aren't here: run this in its project.")
    check = check._replace(advice=check.advice.replace("GAME", game.meta.id))
    try:
        check.run(game)
    except ContractBroken as broken:
        return _broken_promise(check, str(broken))
    except NobodyCanMove as stuck:
        return _broken_promise(check, f"{SOMEBODY_IS_AWAITED} | {stuck}")
    except _SAYS_IT as error:
        return Finding(check, "broken", f"{error}"[:_LONGEST], advice=check.advice)
    except Exception as error:  # noqa: BLE001 (the game is somebody else's code)
        return _crash(check, error)
    return Finding(check, "kept")


def _broken_promise(check: Check, broken: str) -> Finding:
    promise, _, details = broken.partition(" | ")
    known = explain(promise)
    if known is None:
        sentence = f"This does not hold: {promise}."
        return Finding(check, "broken", sentence, details[:_LONGEST], check.advice)
    details = f"Broken: {promise} | {details}" if details else f"Broken: {promise}"
    return Finding(check, "broken", known.sentence, details[:_LONGEST], known.advice)


def _crash(check: Check, error: Exception) -> Finding:
    place = traceback.extract_tb(error.__traceback__)[-1]
    return Finding(
        check,
        "broken",
        f"The game crashed with {type(error).__name__}: {error}"[:_LONGEST],
        f"In {Path(place.filename).name}, line {place.lineno}: {place.line}",
        "No move and no option may crash a game: look before you use what it holds.",
    )
