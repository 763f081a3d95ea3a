"""Plays the games and writes the page."""

from __future__ import annotations

import argparse
import sys
from functools import cache

from . import __doc__ as about
from .cells import Cell, Share, measure
from .page import PAGE, write


def main() -> None:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="in each cell (200)")
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name} instead of printing it")
    wanted = parser.parse_args()

    @cache
    def count(cell: Cell) -> Share:
        share = measure(cell, wanted.games)
        sys.stderr.write(f"{' '.join(map(str, cell))}: {share.won}/{share.games}\n")
        return share

    page = write(count, wanted.games)
    if wanted.write:
        PAGE.write_text(page, "utf-8")
    else:
        sys.stdout.write(page)


if __name__ == "__main__":
    main()
