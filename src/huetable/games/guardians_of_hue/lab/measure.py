"""What the bots and the engine must reach; the bots cell by cell of the plain square as written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from time import process_time
from typing import Final

from huetable.bots.contest import (
    MeasureReport,
    ReportRow,
    RequiredFigure,
    require_at_least,
    require_at_most,
    run_in_processes,
)
from huetable.bots.fast_rng import FastRng
from huetable.games.guardians_of_hue.rules import legal_moves
from huetable.games.guardians_of_hue.rules.apply import apply
from huetable.games.guardians_of_hue.rules.setup import setup
from huetable.games.guardians_of_hue.rules.state import Options

from .balance.cells import BUDGET, CONTESTED, LONG_BUDGET, Cell, WinShare, play_cell
from .balance.preset_tables import has_to_be_fair
from .balance.presets import FAIR, MOST_PASSIVE, PresetFigures, PresetRow, figures_of, play_games, preset_rows

SQUARE_CELLS: Final = tuple(
    (difficulty, n) for difficulty in ("easy", "difficult", "impossible") for n in (2, 3, 4)
)

KNOWN_SHARES: Final = dict(
    zip(SQUARE_CELLS, (0.84, 1.0, 1.0, 0.04, 0.53, 0.75, 0.0, 0.07, 0.58), strict=True)
)
"""What greedy guardians were measured at before these were written."""

SLACK: Final = 0.05
HARD_GAIN: Final = 0.10
SEPIA_GAIN: Final = 0.03
"""What a hard Lord Sepia takes more from normal guardians than a normal one."""
MOVES_PER_SECOND: Final = 10_000
"""Random moves a second."""

GAMES, QUICK_GAMES = 400, 40
PAIRED_GAMES, QUICK_PAIRED_GAMES = 200, 10
"""Of normal and hard guardians, with the same luck at the start."""
SEPIA_GAMES: Final = {"easy": 1000, "normal": 1000, "hard": 400}
QUICK_SEPIA_GAMES: Final = {"easy": 100, "normal": 100, "hard": 16}
"""Against each of his levels; an easy one chooses at random, and a hard one takes his time."""
PRESET_GAMES, QUICK_PRESET_GAMES = 1200, 40
"""For each preset and number of guardians: an interval of at most three points to each side."""
HARD_LEVELS: Final = {BUDGET: "hard", LONG_BUDGET: "hard, thinking long"}
"""The levels by their milliseconds a decision."""

Shares = dict[tuple[str, int], WinShare]


def measure(*, quick: bool, tell: Callable[[str], None]) -> MeasureReport:
    games, paired = (QUICK_GAMES, QUICK_PAIRED_GAMES) if quick else (GAMES, PAIRED_GAMES)
    tell(f"normal guardians, {games} games a cell")
    normal = {cell: measure_cell(Cell(*cell), games) for cell in SQUARE_CELLS}
    rows = [result_row("normal", cell, won) for cell, won in normal.items()]
    bars = _bars_of_normal(normal)
    contested = [cell for cell in SQUARE_CELLS if CONTESTED[0] <= normal[cell].share <= CONTESTED[1]]
    same = {cell: measure_cell(Cell(*cell), paired) for cell in contested}
    for budget, level in HARD_LEVELS.items():
        tell(f"hard guardians, {paired} games a cell, {budget} ms a decision")
        hard = {cell: measure_cell(Cell(*cell, level=level), paired) for cell in contested}
        rows += [paired_row(f"hard, {budget} ms", cell, won, same[cell]) for cell, won in hard.items()]
        bars.append(_bar_of_hard(same, hard, budget))
    sepia = _sepia(QUICK_SEPIA_GAMES if quick else SEPIA_GAMES, tell)
    rows += [
        result_row(f"normal against a {level} Lord Sepia", ("difficult", 3), won)
        for level, won in sepia.items()
    ]
    bars += _bars_of_sepia(sepia)
    for measured, required in _presets(QUICK_PRESET_GAMES if quick else PRESET_GAMES, tell):
        rows += measured
        bars += required
    tell("the engine")
    return rows, [*bars, _bar_of_speed(1 if quick else 5)]


def _presets(games: int, tell: Callable[[str], None]) -> Iterator[MeasureReport]:
    """Every preset with each number of guardians: normal bots alone, and beside a person who does nothing."""
    for row in preset_rows():
        tell(f"the preset {row.preset} with {row.guardians} guardians, {games} games")
        now, passive = measure_rounds(row.now, games), measure_rounds(row.passive, games)
        rows = [preset_row(row, "normal", now), preset_row(row, "normal, beside a passive person", passive)]
        yield (
            rows,
            [_bar_of_passive(row, passive), *(_bars_of_preset(row, now) if has_to_be_fair(row) else [])],
        )


def preset_row(row: PresetRow, bots: str, figures: PresetFigures) -> ReportRow:
    found = result_row(bots, (row.now.difficulty, row.guardians), figures.share)
    return {**found, "preset": row.preset, "rounds": f"{figures.rounds:.1f}"}


def _bars_of_preset(row: PresetRow, now: PresetFigures) -> list[RequiredFigure]:
    return [
        require_at_least(_bar_name(row), now.share.share, FAIR[0]),
        require_at_most(f"{_bar_name(row)}_most", now.share.share, FAIR[1]),
    ]


def _bar_of_passive(row: PresetRow, passive: PresetFigures) -> RequiredFigure:
    return require_at_most(f"{_bar_name(row)}_passive", passive.share.share, MOST_PASSIVE)


def _bar_name(row: PresetRow) -> str:
    return f"bots.guardians.preset_{row.preset}_{row.guardians}"


def measure_rounds(cell: Cell, games: int) -> PresetFigures:
    """Shared among the cores."""
    blocks = run_in_processes(partial(_played, cell), range(games))
    return figures_of([game for block in blocks for game in block])


def _played(cell: Cell, seeds: Sequence[int]) -> list[tuple[bool, int]]:
    return list(play_games(cell, seeds))


def _sepia(games: Mapping[str, int], tell: Callable[[str], None]) -> dict[str, WinShare]:
    """What normal guardians win against each level of Lord Sepia."""
    tell(f"Lord Sepia, {', '.join(f'{number} games {level}' for level, number in games.items())}")
    return {level: measure_cell(Cell("difficult", 3, sepia=level), number) for level, number in games.items()}


def measure_cell(cell: Cell, games: int) -> WinShare:
    """Shared among the cores."""
    won = run_in_processes(partial(_won, cell), range(games))
    return WinShare(sum(won), games)


def _won(cell: Cell, seeds: Sequence[int]) -> int:
    return play_cell(cell, len(seeds), first=seeds[0]).won


def result_row(bots: str, cell: tuple[str, int], found: WinShare) -> ReportRow:
    low, high = found.interval()
    return {
        "bot": bots,
        "difficulty": cell[0],
        "guardians": cell[1],
        "games": found.games,
        "won": f"{found.share:.1%}",
        "95 %": f"{low:.1%} – {high:.1%}",
    }


def paired_row(bots: str, cell: tuple[str, int], found: WinShare, normal: WinShare) -> ReportRow:
    return {**result_row(bots, cell, found), "more than normal": f"{found.share - normal.share:+.1%}"}


def _bars_of_normal(normal: Shares) -> list[RequiredFigure]:
    return [
        require_at_least(
            f"bots.guardians.normal_{difficulty}_{n}", found.share, KNOWN_SHARES[difficulty, n] - SLACK
        )
        for (difficulty, n), found in normal.items()
    ]


def _bar_of_hard(normal: Shares, hard: Shares, budget: int) -> RequiredFigure:
    gains = [found.share - normal[cell].share for cell, found in hard.items()]
    return require_at_least(
        f"bots.guardians.hard_gain_{budget}ms", sum(gains) / max(1, len(gains)), HARD_GAIN
    )


def _bars_of_sepia(sepia: dict[str, WinShare]) -> list[RequiredFigure]:
    """How far the intervals of random and hard choices are apart: by so much at least he lowers their chances.
    And a hard Lord Sepia has to be worse for them than a normal one.
    """
    random_low, hard_high = sepia["easy"].interval()[0], sepia["hard"].interval()[1]
    gained = sepia["normal"].share - sepia["hard"].share
    return [
        require_at_least("bots.guardians.sepia_apart", random_low - hard_high, 0.0),
        require_at_least("bots.guardians.sepia_hard_gain", gained, SEPIA_GAIN),
    ]


def _bar_of_speed(seconds: float) -> RequiredFigure:
    return require_at_least("bots.guardians.moves_per_second", moves_per_second(seconds), MOVES_PER_SECOND)


def moves_per_second(seconds: float) -> float:
    """Random games of four on random maps, on one core."""
    started, moves = process_time(), 0
    while process_time() - started < seconds:
        moves += _random_game(FastRng(moves))
    return moves / (process_time() - started)


def _random_game(rng: FastRng) -> int:
    state = setup(Options(difficulty="difficult", clock=False), 4, rng)
    moves = 0
    while state.ending is None:
        seat = legal_moves.whose_turn(state)[0]
        apply(state, seat, rng.choice(legal_moves.legal_moves(state, seat)), rng)
        moves += 1
    return moves
