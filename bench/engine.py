"""How fast the rules are: full random UNO rounds with four seats on one core, ours and the peers' in one run.

    .venv/bin/python bench/engine.py            # about three minutes
    .venv/bin/python bench/engine.py --quick    # a rough look

Every contender plays the same policy: a playable card at random, draw only if there is none. Ours draws from the
product's own Rng and tells its events. "bare" lists the legal moves and applies one; "view" also builds the acting
seat's view before every move. "mypyc" is the same source compiled by tools/compile, which takes minutes the first time. Games
are counted in CPU time, so a busy machine slows all alike.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from bars import QUICK_REPETITIONS, REPETITIONS, Report, arguments, finish, interleaved, ratio, tell
from compiled import compiled_rules
from peers import node, npm_peer, python_peer

HERE = Path(__file__).resolve().parent
CONTENDERS = HERE / "contenders"
LONG, SHORT = 3.0, 0.8

BARE, VIEW = "huetable bare", "huetable view"
BARE_COMPILED, VIEW_COMPILED = "huetable bare, mypyc", "huetable view, mypyc"
RLCARD_GAME, RLCARD_ENV = "rlcard Game", "rlcard env.step"


def commands(only: str) -> dict[str, list[str]]:
    """What is started for each contender; a peer that cannot be installed is left out and said so."""
    ours = [sys.executable, str(CONTENDERS / "ours_uno.py")]
    rlcard = [
        str(python_peer("rlcard", "rlcard==1.2.0", "setuptools<80", "pip")),
        str(CONTENDERS / "rlcard_uno.py"),
    ]
    uno_engine = [node(), str(CONTENDERS / "uno_engine.mjs"), str(npm_peer("uno-engine", "uno-engine@2.0.3"))]
    found = {
        BARE: [*ours, "bare"],
        VIEW: [*ours, "view"],
        RLCARD_GAME: [*rlcard, "game"],
        RLCARD_ENV: [*rlcard, "env"],
        "npm uno-engine": uno_engine,
    }
    compiled = compiled_rules()
    if compiled is not None:
        found[BARE_COMPILED] = [*compiled, "bare"]
        found[VIEW_COMPILED] = [*compiled, "view"]
    return {name: command for name, command in found.items() if only in name}


def measure(command: list[str], seconds: float, rows: list[dict[str, float]]) -> float:
    """One run on one core; rounds per second of CPU time."""
    done = subprocess.run(
        ["taskset", "-c", "0", *command, str(seconds)], check=True, capture_output=True, text=True
    )
    figures = json.loads(done.stdout)
    rows.append(figures)
    return float(figures["rounds"] / figures["seconds"])


def flatness(seconds: float) -> dict[str, Any]:
    """What a move costs late in a long match, against early in it."""
    done = subprocess.run(
        [sys.executable, str(CONTENDERS / "ours_uno.py"), "long", str(seconds)],
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    wanted = arguments(__doc__ or "").parse_args()
    seconds = SHORT if wanted.quick else LONG
    runs: dict[str, list[dict[str, float]]] = {}
    contenders = {}
    for name, command in commands(wanted.only).items():
        runs[name] = []
        contenders[name] = lambda command=command, name=name: measure(command, seconds, runs[name])
    figures = interleaved(contenders, QUICK_REPETITIONS if wanted.quick else REPETITIONS)
    report = Report()
    for name, rates in figures.items():
        report.rows.append(_row(name, rates, runs[name], figures))
    if not wanted.only:
        report.at_least("engine.rlcard_game", ratio(figures[BARE], figures[RLCARD_GAME]), 2.2)
        report.at_least("engine.rlcard_env", ratio(figures[VIEW], figures[RLCARD_ENV]), 3.2)
        # Rules that could not be compiled are no faster: without a compiler these two are missed.
        compiled = BARE_COMPILED in figures
        game = ratio(figures[BARE_COMPILED], figures[RLCARD_GAME]) if compiled else 0.0
        env = ratio(figures[VIEW_COMPILED], figures[RLCARD_ENV]) if compiled else 0.0
        report.at_least("engine.compiled_game", game, 5.0)
        report.at_least("engine.compiled_env", env, 6.5)
        tell("a long match")
        report.at_most("engine.flat", flatness(seconds)["late_over_early"], 1.25)
    return finish(report, as_json=wanted.json)


def _row(
    name: str, rates: list[float], runs: list[dict[str, float]], figures: dict[str, list[float]]
) -> dict[str, Any]:
    row: dict[str, Any] = {
        "contender": name,
        "rounds/s": statistics.median(rates),
        "moves/s": statistics.median(run["moves"] / run["seconds"] for run in runs),
        "moves/round": statistics.median(run["moves"] / run["rounds"] for run in runs),
    }
    for peer in (RLCARD_GAME, RLCARD_ENV):
        if peer in figures:
            row[f"x {peer}"] = ratio(rates, figures[peer])
    return row


if __name__ == "__main__":
    sys.exit(main())
