"""Choosing a move of UNO-lite from what a seat is shown: the same policy as for our own game."""

from __future__ import annotations

import random
from typing import NamedTuple

from msgspec import Struct
from tables import View


class Shown(Struct):
    """The view of contenders/uno_lite.mjs."""

    seat: int
    hand: list[str]
    counts: list[int]
    top: str
    colour: str
    turn: int
    version: int = 0


class Choice(NamedTuple):
    card: str | None
    """None: draw."""
    colour: str | None = None


def view(version: int, shown: Shown) -> View:
    return View(version, shown.seat, shown.turn, shown.hand, shown.counts, shown)


def choose(shown: Shown) -> Choice:
    """A playable card at random, and a card from the pile only if there is none."""
    sign = shown.top[1:]
    playable = [card for card in shown.hand if _fits(card, shown.colour, sign)]
    if not playable:
        return Choice(None)
    card = random.choice(playable)
    return Choice(card, random.choice("rygb") if len(card) == 1 else None)


def _fits(card: str, colour: str, sign: str) -> bool:
    return len(card) == 1 or card[0] == colour or (sign != "" and card[1] == sign)
