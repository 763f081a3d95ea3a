"""How good the bots of Hues and Cues are, and what they cost. For bench/bots.py."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from time import thread_time
from typing import Any, Final

from huetable.bots.contest import MeasureReport, ReportRow, RequiredFigure, require_at_least
from huetable.core.game import AnyGame
from huetable.core.random_play import random_move
from huetable.core.rng import Rng
from huetable.core.terms import Forfeit, VoteEnded
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.bots.players import EASY, HARD, NORMAL, HuesBot
from huetable.games.hues_and_cues.rules.board import distance
from huetable.games.hues_and_cues.rules.events import Revealed
from huetable.games.hues_and_cues.rules.state import Options

from .giving.giver_gain import giver_gain
from .knowledge_measures import cross_play, held_out
from .languages.measure import measure_language, measure_languages

__all__ = ["measure", "measure_language"]

SEATS: Final = 5


def measure(*, quick: bool, tell: Callable[[str], None]) -> MeasureReport:
    rows: list[ReportRow] = []
    bars: list[RequiredFigure] = []
    for what, part in PARTS.items():
        tell(what)
        found, required = part(quick=quick)
        rows += found
        bars += required
    return rows, bars


def require_at_most(name: str, value: float, required: float) -> RequiredFigure:
    return RequiredFigure(name, round(value, 4), required, value <= required)


# What it costs


def measure_costs(*, quick: bool) -> MeasureReport:
    """In a fresh process: loading, one look, and the memory that it takes."""
    done = subprocess.run([sys.executable, "-c", COSTS], capture_output=True, check=True)
    found = json.loads(done.stdout)
    return [{"test": name, "value": round(value, 3)} for name, value in found.items()], [
        require_at_most("bots.hues.load_s", found["load_s"], 0.3),
        require_at_most("bots.hues.query_ms", found["query_ms"], 1.0),
        require_at_most("bots.hues.memory_mb", found["memory_mb"], 80.0),
        require_at_most("bots.hues.knowledge_mb", found["knowledge_mb"], 2.0),
    ]


COSTS: Final = """
import json, statistics
from pathlib import Path
from time import thread_time
import huetable.games.hues_and_cues
from huetable.games.hues_and_cues.data import read
from huetable.games.hues_and_cues.knowledge import colour_model_for
from huetable.games.hues_and_cues.rules.palette import COLOURS
start = thread_time()
model = colour_model_for(COLOURS)
load = thread_time() - start
times = []
for word in model.word_data.words[::97]:
    start = thread_time()
    model.likely_fields(word)
    times.append(thread_time() - start)
status = dict(line.split(":") for line in Path("/proc/self/status").read_text().splitlines())
peak = int(status["VmHWM"].split()[0])
print(json.dumps({
    "load_s": load,
    "query_ms": 1000 * statistics.mean(times),
    "memory_mb": peak / 1024,
    "knowledge_mb": len(read("knowledge.bin")) / 1e6,
}))
"""


# How fast the rules are


def measure_engine(*, quick: bool) -> MeasureReport:
    """Whole games of random moves, of each number of seats."""
    count = 16 if quick else 80
    start = thread_time()
    moves = sum(random_game(GAME, 3 + seed % 8, Rng.from_number(seed)) for seed in range(count))
    minutes = (thread_time() - start) / 60
    found: ReportRow = {
        "test": f"random games a minute, {moves / count:.0f} moves each",
        "n": count,
        "value": round(count / minutes),
    }
    return [found], [require_at_least("bots.hues.random_games_a_minute", count / minutes, 2000)]


def random_game(game: AnyGame, seats: int, rng: Rng) -> int:
    """Returns how many moves it took; nobody is there to vote, so objections fail."""
    state = game.setup(game.options_type(clock=False), seats, rng)
    moves = 0
    while game.result(state) is None:
        luck = rng.child(moves)
        motion = game.motion(state)
        if motion is not None:
            game.apply(state, -1, VoteEnded(motion.name, upheld=False), luck)
        else:
            seat = game.whose_turn(state)[0]
            move = _random_legal_move(game, state, seat, luck)
            game.apply(state, seat, move, luck)
        moves += 1
    return moves


def _random_legal_move(game: AnyGame, state: Any, seat: int, rng: Rng) -> Any:
    observation = game.observe(state, seat)
    attempts = (random_move(game, observation, rng.child(attempt)) for attempt in range(100))
    return next(move for move in attempts if game.refuse(state, seat, move) is None)


# How they play


def measure_tables(*, quick: bool) -> MeasureReport:
    """Five bots of one level at a table: what a round brings, and how many pieces hit."""
    levels = {"easy": EASY, "normal": NORMAL, "hard": HARD}
    return [table_row(name, HuesBot(skill), 1 if quick else 12) for name, skill in levels.items()], []


def table_row(level: str, bot: HuesBot, games: int) -> ReportRow:
    rounds = [emitted for seed in range(games) for emitted in play_rounds(bot, Rng.from_number(seed))]
    pieces = [distance(emitted.target, piece.field) for emitted in rounds for piece in emitted.pieces]
    guessers = sum(sum(emitted.points) - emitted.points[emitted.giver] for emitted in rounds) / (SEATS - 1)
    return {
        "test": f"{SEATS} bots at a table, {level}",
        "board": "own",
        "n": len(rounds),
        "exact": f"{pieces.count(0) / len(pieces):.1%}",
        "3x3": f"{sum(steps <= 1 for steps in pieces) / len(pieces):.1%}",
        "5x5": f"{sum(steps <= 2 for steps in pieces) / len(pieces):.1%}",
        "points": f"{guessers / len(rounds):.2f} a guesser, {sum(told.points[told.giver] for told in rounds) / len(rounds):.2f} the giver",
    }


def play_rounds(bot: HuesBot, rng: Rng) -> list[Revealed]:
    """A whole game; every round as it was revealed."""
    state = GAME.setup(Options(clock=False), SEATS, rng)
    emitted: list[Revealed] = []
    step = 0
    while GAME.result(state) is None:
        seat = GAME.whose_turn(state)[0]
        move = bot.choose(GAME.observe(state, seat), rng.child(step, "bot"))
        happened = GAME.apply(state, seat, move or Forfeit(seat), rng.child(step))
        emitted += [event for event, _ in happened if isinstance(event, Revealed)]
        step += 1
    return emitted


PARTS: Final[dict[str, Callable[..., MeasureReport]]] = {
    "words held out": held_out,
    "givers and guessers of disjoint halves": cross_play,
    "what people gain from cues": giver_gain,
    "tables of five": measure_tables,
    "costs": measure_costs,
    "random games": measure_engine,
    "other languages": measure_languages,
}
