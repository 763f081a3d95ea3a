"""How strong the bots are, game by game, over the same deals from every seat.

    .venv/bin/python bench/bots.py                       # every game that measures its bots
    .venv/bin/python bench/bots.py --only uno --quick    # a rough look at one
    .venv/bin/python bench/bots.py --language es          # what they understand and say in Spanish

A game measures its bots in a `lab/measure.py` of its own folder (see huetable.bots.contest), and with its `measure_language`
what they do in a language other than English; nothing is listed here. All cores are used. Bots think in real time, so a busy
machine makes those that search weaker, never stronger.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bars import Bar, Report, arguments, finish, tell

from huetable import games
from huetable.core.game import AnyGame
from huetable.language.known import DEFAULT, language_codes

Measure = Callable[..., tuple[list[dict[str, Any]], list[tuple[str, float, float, bool]]]]


def measured(only: str, language: str | None) -> Iterator[tuple[AnyGame, Measure]]:
    """The games that have a measure and whose name or short name has this word in it; or that measure this language."""
    for game in games.all_games().values():
        named = only in game.meta.id or only in game.meta.short
        module = games.optional_module(game, "lab.measure") if named else None
        if module is None:
            continue
        if language is None:
            yield game, module.measure
        elif hasattr(module, "measure_language"):
            yield game, partial(module.measure_language, language)


def main() -> int:
    parser = arguments(__doc__ or "", " (a game)")
    others = [code for code in language_codes() if code != DEFAULT]
    parser.add_argument(
        "--language", choices=others, help="only what depends on this language, against English"
    )
    wanted = parser.parse_args()
    report = Report()
    for game, measure in measured(wanted.only, wanted.language):
        tell(game.meta.title)
        rows, bars = measure(quick=wanted.quick, tell=tell)
        report.rows += [{"game": game.meta.short, **row} for row in rows]
        report.bars += [Bar(*bar) for bar in bars]
    return finish(report, as_json=wanted.json)


if __name__ == "__main__":
    sys.exit(main())
