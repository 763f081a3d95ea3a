"""What a seat can look at: the board, where the game draws one, and what players have made."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from huetable import games
from huetable.client import GuestClient, RequestRefused, Turn


class Picture(NamedTuple):
    caption: str
    png: bytes


async def draw_pictures(guest: GuestClient, table: str, turn: Turn) -> list[Picture]:
    """A game that wants to be looked at puts a `pictures.py` into its folder, with any of

    def board(view: View) -> bytes: ...                          # a PNG
    def works(view: View) -> Sequence[tuple[Seat, str]]: ...     # hashes of what a player has made and this seat may see
    """
    own, view = games.optional_module(turn.game, "pictures"), turn.observation.view
    drawn = []
    draw_board, list_works = getattr(own, "board", None), getattr(own, "works", None)
    if draw_board is not None:
        drawn.append(Picture("The board", await asyncio.to_thread(draw_board, view)))
    for seat, hash in list_works(view) if list_works is not None else ():
        try:
            picture = await guest.fetch_picture(table, hash)
        except RequestRefused:
            # Kept no longer, or nothing that can be drawn.
            continue
        drawn.append(Picture(f"What seat {seat} has made, from four sides", picture))
    return drawn
