"""Sheets of all recipes: with names for the game's docs/, or numbered and without names for fresh eyes.

python -m huetable.games.cluzzle.lab.sheets                              docs/recipes.md of the game, and the sheets that it shows
python -m huetable.games.cluzzle.lab.sheets OUT --blind --seed 3         numbered sheets, and key.json with the names
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from huetable.core.rng import Rng
from huetable.games.cluzzle.clay import build, recipes
from huetable.games.cluzzle.clay.field import Field
from huetable.games.cluzzle.clay.rendering.render import SIDES, render, to_png

Pixels = NDArray[np.uint8]

DOCS = Path(__file__).parents[1] / "docs"
ROWS = 8
PAPER = 246
_GLYPHS = {
    "0": ("111", "101", "101", "101", "111"),
    "1": ("010", "110", "010", "010", "111"),
    "2": ("111", "001", "111", "100", "111"),
    "3": ("111", "001", "111", "001", "111"),
    "4": ("101", "101", "111", "001", "001"),
    "5": ("111", "100", "111", "001", "111"),
    "6": ("111", "100", "111", "101", "111"),
    "7": ("111", "001", "010", "010", "010"),
    "8": ("111", "101", "111", "101", "111"),
    "9": ("111", "101", "111", "001", "111"),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, nargs="?", default=DOCS)
    parser.add_argument(
        "--blind", action="store_true", help="numbers instead of an order that tells the names"
    )
    parser.add_argument("--seed", type=int, default=0, help="which variants, and in which order when blind")
    parser.add_argument("--size", type=int, default=88)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.blind:
        draw_blind_sheets(args.out, args.seed, args.size)
    else:
        draw_named_sheets(args.out, args.size)


def draw_named_sheets(out: Path, size: int) -> None:
    """Two views each are enough to know it by; the page names them in the same order."""
    words = list(recipes.names())
    columns, per_sheet = 8, 64
    for sheet, start in enumerate(range(0, len(words), per_sheet), 1):
        cells = [
            render_views(build(recipes.build(word, Rng.from_number(0), 0.0)), SIDES[:1], size)
            for word in words[start : start + per_sheet]
        ]
        (out / f"recipes-{sheet}.png").write_bytes(to_png(join_in_grid(cells, columns)))
    lines = ["# What the bots can sculpt", "", INTRODUCTION.format(count=len(words)), ""]
    for sheet, start in enumerate(range(0, len(words), per_sheet), 1):
        chunk = words[start : start + per_sheet]
        rows = [", ".join(chunk[at : at + columns]) for at in range(0, len(chunk), columns)]
        lines += [
            f"![{chunk[0]} to {chunk[-1]}](recipes-{sheet}.png)",
            "",
            *(f"{n}. {row}" for n, row in enumerate(rows, 1)),
            "",
        ]
    (out / "recipes.md").write_text("\n".join(lines), "utf-8")


INTRODUCTION = """\
{count} things in the deck have a recipe of strokes. `huetable sculpt WORD --png` draws one from four sides; with `--seed` it draws another
variant. The pictures show the plain variants, and the lists below them name what is in each row. Made by
`python -m huetable.games.cluzzle.lab.sheets`."""


def draw_blind_sheets(out: Path, seed: int, size: int) -> None:
    """In an order that nobody can guess, each with its number, from four sides, varied as in a game."""
    words = list(recipes.names())
    rng = Rng.from_number(seed).child("blind")
    rng.shuffle(words, "order")
    columns, per_sheet = 3, 3 * ROWS
    for sheet, start in enumerate(range(0, len(words), per_sheet), 1):
        cells = []
        for number, word in enumerate(words[start : start + per_sheet], start + 1):
            shown = render_views(build(recipes.build(word, rng.child(word), 1.0)), SIDES, size)
            cells.append(with_number(shown, number))
        (out / f"sheet-{sheet:02}.png").write_bytes(to_png(join_in_grid(cells, columns)))
    key = {str(number): word for number, word in enumerate(words, 1)}
    (out / "key.json").write_text(json.dumps(key, indent=1, ensure_ascii=False) + "\n", "utf-8")


def render_views(field: Field, sides: tuple[int, ...], size: int) -> Pixels:
    return np.concatenate([on_paper_background(render(field, side, size)) for side in sides], axis=1)


def on_paper_background(pixels: Pixels) -> Pixels:
    seen = pixels[..., 3:].astype(float) / 255
    mixed = pixels[..., :3] * seen + PAPER * (1 - seen)
    return np.concatenate((mixed, np.full(seen.shape, 255.0)), axis=2).astype(np.uint8)


def with_number(pixels: Pixels, number: int) -> Pixels:
    shown = pixels.copy()
    for place, digit in enumerate(str(number)):
        bits = np.array([[bit == "1" for bit in row] for row in _GLYPHS[digit]])
        ink = np.kron(bits, np.ones((3, 3), bool))
        left = 4 + 12 * place
        area = shown[4 : 4 + ink.shape[0], left : left + ink.shape[1], :3]
        area[ink] = 40
    return shown


def join_in_grid(cells: list[Pixels], columns: int) -> Pixels:
    blank = np.full_like(cells[0], PAPER)
    blank[..., 3] = 255
    cells = cells + [blank] * (-len(cells) % columns)
    return np.concatenate(
        [np.concatenate(cells[at : at + columns], axis=1) for at in range(0, len(cells), columns)]
    )


if __name__ == "__main__":
    main()
