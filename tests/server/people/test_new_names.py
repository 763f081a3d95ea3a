"""A new name, colour and face reach the tables where no game is on."""

import asyncio
from pathlib import Path

import pytest
from server_kit import Server, post
from table_kit import Party, Somebody, settle

from huetable.client import GuestClient
from huetable.server.http.api import Home, Me
from huetable.server.lobby.renaming import rename_guest
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.table.wire.protocol import ChairView, Rename, Sit


def chair(of: Somebody, number: int = 0) -> ChairView:
    return of.seen().chairs[number]


async def rename(who: Somebody, name: str, **more: str) -> None:
    assert await rename_guest(who.lobby, who.guest, Rename("-", name, **more)) is None  # type: ignore[arg-type]


async def sits_too(who: Somebody, at: Somebody, name: str = "Ann") -> Somebody:
    """The same guest at another table."""
    there = await Somebody(who.lobby, who.guest).join(at.table.state.id)
    await there.do(Sit, name)
    return there


@pytest.mark.rule("TABLE-72")
@pytest.mark.every_store
async def test_a_new_name_reaches_every_table_that_waits(party: Party) -> None:
    ann = await party.open(colour="red")
    asleep = await party.open(name="Host")
    elsewhere = await sits_too(ann, asleep)
    asleep.table.retire()
    await rename(ann, " Anna  Lou ", colour="blue", face="owl")
    assert (chair(ann).name, chair(ann).colour, chair(ann).face) == ("Anna Lou", "blue", "owl")
    again = await elsewhere.again()
    assert (chair(again, 1).name, chair(again, 1).face) == ("Anna Lou", "owl")
    known = await party.lobby.services.store.guest_by_key(ann.guest.key)
    assert known is not None
    assert (known.name, known.colour, known.face) == ("Anna Lou", "blue", "owl")


@pytest.mark.rule("TABLE-72")
async def test_a_name_that_is_taken_gets_a_number_and_a_taken_colour_is_left_alone(party: Party) -> None:
    ann, ben = await party.waiting(2)
    mine = chair(ben, 1).colour
    await rename(ben, "ann", colour=chair(ann).colour)
    assert (chair(ann, 1).name, chair(ann, 1).colour) == ("ann 2", mine)
    before = ann.table.state.seq
    await rename(ben, "ann")
    assert ann.table.state.seq == before


@pytest.mark.rule("TABLE-72")
@pytest.mark.every_store
async def test_a_running_game_keeps_the_name_until_it_is_over(party: Party) -> None:
    ann, ben = await party.playing(2)
    await rename(ben, "Benno", face="fox")
    assert (chair(ann, 1).name, chair(ann, 1).face == "fox") == ("Ben", False)
    await ann.play(type="end")
    while chair(ann, 1).name == "Ben":
        await settle(party.lobby)
        await asyncio.sleep(0.01)
    assert (chair(ann, 1).name, chair(ann, 1).face) == ("Benno", "fox")
    assert chair(ann).name == "Ann"


async def test_a_friends_chair_keeps_its_name(party: Party) -> None:
    ann = await party.open()
    await ann.do(Sit, "Friend", another=True)
    await rename(ann, "Anna")
    assert [each.name for each in ann.seen().chairs] == ["Anna", "Friend"]


async def send(who: GuestClient, **fields: object) -> int:
    async with who.session.post(f"{who.address}/api/me/name", json=fields) as response:
        return response.status


async def test_the_home_page_changes_the_name(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann, name="Ann")
    table = await server.join(ben, link)
    await table.sit("Ben")
    assert await send(ann, name="Anna", face="owl") == 200
    me = await ann.get("/api/me", Me)
    assert (me.name, me.face) == ("Anna", "owl")
    assert (await ben.get("/api/home", Home)).mine[0].others == ("Anna",)


async def test_a_guest_who_is_being_forgotten_is_not_stored_again(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann, name="Ann", bots=("normal",), start=True)
    table = await server.lobby.table(link.table)
    (person,) = table.state.people.values()
    await asyncio.gather(post(ann, "/api/me/forget"), send(ann, name="Anna"))
    assert await server.lobby.services.store.devices(person.guest) == []


async def test_a_stranger_with_a_new_name_is_not_stored(server: Server) -> None:
    nobody = await server.visitor()
    assert await send(nobody, name="Nobody", face="owl") == 200
    assert (await nobody.get("/api/me", Me)).name is None


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"name": "\u200b"}, 409),
        ({"name": "n" * 25}, 409),
        ({"name": ""}, 400),
        ({"name": "Ann", "face": "NO SEED"}, 400),
        ({"name": "Ann", "colour": "mauve"}, 400),
        ({"name": "Ann", "guest": "somebody else"}, 400),
        ({}, 400),
    ],
)
async def test_bad_names_are_refused(server: Server, fields: dict[str, object], status: int) -> None:
    assert await send(await server.visitor(), **fields) == status


async def test_names_change_only_from_our_own_page_and_not_too_often(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(names=Rate(1, 0))) as server:
        ann = await server.visitor()
        foreign = await post(
            ann, "/api/me/name", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
        )
        assert foreign.status == 403
        assert [await send(ann, name="Ann"), await send(ann, name="Anna")] == [200, 429]
