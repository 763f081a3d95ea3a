"""Plays a game of each kind at a running server, over the network like any guest. Run it with the Python of an installed Huetable:

python tools/play_each_game.py http://127.0.0.1:8000
"""

import asyncio
import sys
import time
from contextlib import suppress

from huetable.client import CommandRefused, GuestClient
from huetable.server.http.api import GameCard, Home, NewTable

PAUSE = 0.03
"""Seconds between two moves: whoever sends more than fifty a second for long is disconnected."""

PATIENCE = 300.0
"""Seconds that one game may take."""


async def play_each_game(address: str) -> dict[str, str]:
    """How each game ended, by its name."""
    async with GuestClient(address) as me:
        home = await me.get("/api/home", Home)
        return {card.id: await asyncio.wait_for(play_game(me, card), PATIENCE) for card in home.games}


async def play_game(me: GuestClient, card: GameCard) -> str:
    """One guest and as few bots as the game allows, from the first move to the record of the game."""
    others = card.levels[-1:] * (max(2, card.seats[0]) - 1)
    wish = NewTable(
        card.id, "Robby", options=card.quick, clocks="off", pace="instant", bots=others, start=True
    )
    table = (await me.open_table(wish)).table
    async with await me.join(table) as connection:
        async for turn in connection.turns():
            await asyncio.sleep(PAUSE)
            # Several may decide at the same time, so what was my turn a moment ago may be over.
            with suppress(CommandRefused):
                await connection.play(turn.random_move())
        last = connection.observation
    async with me.session.get(f"{me.address}/api/tables/{table}/games/1/record") as record:
        record.raise_for_status()
    return str(last and last["result"]["ending"])


def main() -> None:
    """Print one line for each game."""
    begun = time.monotonic()
    endings = asyncio.run(play_each_game(sys.argv[1]))
    for game, ending in endings.items():
        print(f"{game}: {ending}")
    print(f"{len(endings)} games in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
