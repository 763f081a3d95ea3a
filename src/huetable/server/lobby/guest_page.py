"""A guest's own page: their finished games, and the people they played with. Only they see it.

Games stay on it after their tables are gone. The names of the others go with the tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final, cast

from msgspec import Struct

from huetable.server.http.api import FellowPlayer, MyGame, MyPage
from huetable.store.base import Person, PlayedGame, Store
from huetable.table.faces import person_face
from huetable.table.wire.protocol import SeatColour

MOST_GAMES: Final = 100
"""The latest; the totals count them all."""

_MOST_PEOPLE: Final = 50

_People = Mapping[tuple[str, str], Person]
"""By table and pseudonym."""


class Encounter(Struct, frozen=True):
    """A guest and one of the others in a game."""

    game: PlayedGame
    person: Person
    colour: str


async def guest_page(store: Store, guest: str) -> MyPage:
    games = await store.played_games(guest, MOST_GAMES)
    people = await _people(store, games)
    return MyPage(
        tuple(await store.game_totals(guest)),
        tuple(_my_game(guest, game, people) for game in games),
        _fellow_players(guest, games, people),
    )


async def encounters(store: Store, guest: str) -> list[Encounter]:
    """Everybody the guest has played with lately, once for each game, the latest first."""
    games = await store.played_games(guest, MOST_GAMES)
    people = await _people(store, games)
    return [met for game in games for met in _met_in(guest, game, people)]


def fellow_id(guest: str, other: str) -> str:
    """How a guest's own page names somebody else: it means nothing to anybody but this guest."""
    return sha256(f"{guest} {other}".encode()).hexdigest()[:32]


async def _people(store: Store, games: Sequence[PlayedGame]) -> _People:
    tables = sorted({game.table for game in games})
    return {(person.table, person.person): person for person in await store.people_at(tables)}


def _met_in(guest: str, game: PlayedGame, people: _People) -> Iterator[Encounter]:
    for player in game.players:
        person = people.get((game.table, player.person or ""))
        if person is not None and person.guest != guest:
            yield Encounter(game, person, player.colour)


def _my_game(guest: str, game: PlayedGame, people: _People) -> MyGame:
    others = dict.fromkeys(met.person.name for met in _met_in(guest, game, people))
    bots = sum(player.person is None for player in game.players)
    return MyGame(game.table, game.game_no, game.game, game.at, game.won, game.seats, tuple(others), bots)


def _fellow_players(guest: str, games: Sequence[PlayedGame], people: _People) -> tuple[FellowPlayer, ...]:
    """The people of the latest games first, by the name that they had there."""
    found: dict[str, dict[tuple[str, int], Encounter]] = {}
    for game in games:
        for met in _met_in(guest, game, people):
            # Somebody with two seats is met once.
            found.setdefault(met.person.guest, {}).setdefault((game.table, game.game_no), met)
    return tuple(_fellow_player(guest, list(each.values())) for each in found.values())[:_MOST_PEOPLE]


def _fellow_player(guest: str, met: Sequence[Encounter]) -> FellowPlayer:
    latest = met[0]
    return FellowPlayer(
        fellow_id(guest, latest.person.guest),
        latest.person.name,
        person_face(latest.person.person, latest.person),
        cast("SeatColour", latest.colour),
        len(met),
        latest.game.game,
    )
