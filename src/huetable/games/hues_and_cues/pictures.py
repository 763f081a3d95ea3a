"""The board as a picture: 480 colours, the names of rows and columns, and the pieces with the numbers of their seats."""

from __future__ import annotations

from typing import Final

from huetable.png import encode_png

from .rules.board import COLUMNS, LETTERS, ROWS
from .rules.palette import COLOURS
from .rules.view import View
from .terminal import marked_fields

Pixel = tuple[int, int, int]

FIELD = 28
MARGIN = 24
DOT = 2
"""Pixels: a field's side, the room for the names of rows and columns, and a dot of a sign."""
WIDTH, HEIGHT = MARGIN + COLUMNS * FIELD, MARGIN + ROWS * FIELD
_BLACK, _PAPER = (0, 0, 0), (240, 240, 240)

_SIGNS: Final = {
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "##. ..# .#. #.. ###",
    "3": "##. ..# .#. ..# ##.",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ##. ..# ##.",
    "6": ".## #.. ### #.# ###",
    "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ##.",
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##",
    "H": "#.# #.# ### #.# #.#",
    "I": "### .#. .#. .#. ###",
    "J": "..# ..# ..# #.# .#.",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#.# ### ### #.# #.#",
    "N": "### #.# #.# #.# #.#",
    "O": ".#. #.# #.# #.# .#.",
    "P": "##. #.# ##. #.. #..",
    "(": ".#. #.. #.. #.. .#.",
    ")": ".#. ..# ..# ..# .#.",
    "+": "... .#. ### .#. ...",
}
"""Each from the top, three dots wide."""


def board(view: View) -> bytes:
    """As a PNG. The target, where this seat knows it, is in brackets."""
    canvas = _Canvas()
    for column in range(COLUMNS):
        canvas.write(str(column + 1), MARGIN + column * FIELD, 0, FIELD, MARGIN, _PAPER)
    for row, letter in enumerate(LETTERS):
        canvas.write(letter, 0, MARGIN + row * FIELD, MARGIN, FIELD, _PAPER)
    for number, code in enumerate(COLOURS):
        row, column = divmod(number, COLUMNS)
        canvas.fill(MARGIN + column * FIELD, MARGIN + row * FIELD, FIELD, FIELD, _pixel(code))
    for number, mark in marked_fields(view).items():
        row, column = divmod(number, COLUMNS)
        left, top, side = MARGIN + column * FIELD + 3, MARGIN + row * FIELD + 5, FIELD - 6
        # A plate, so that the number can be read on any colour and the colour still be seen around it.
        canvas.write(mark, left, top, side, FIELD - 10, _PAPER)
    return encode_png(bytes(canvas.pixels), HEIGHT, WIDTH, 3)


def _pixel(code: str) -> Pixel:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


class _Canvas:
    def __init__(self) -> None:
        self.pixels = bytearray(bytes(_PAPER) * (WIDTH * HEIGHT))

    def fill(self, left: int, top: int, width: int, height: int, colour: Pixel) -> None:
        line = bytes(colour) * width
        for y in range(top, top + height):
            start = 3 * (y * WIDTH + left)
            self.pixels[start : start + len(line)] = line

    def write(self, text: str, left: int, top: int, width: int, height: int, paper: Pixel) -> None:
        """In the middle of a plate of this size."""
        self.fill(left, top, width, height, paper)
        x = left + (width - DOT * (4 * len(text) - 1)) // 2
        y = top + (height - DOT * 5) // 2
        for sign in text:
            for row, dots in enumerate(_SIGNS[sign].split()):
                for column, dot in enumerate(dots):
                    if dot == "#":
                        self.fill(x + DOT * column, y + DOT * row, DOT, DOT, _BLACK)
            x += 4 * DOT
