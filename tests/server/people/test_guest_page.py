"""A guest's own page: their finished games, the people they played with, and how to remove them."""

from __future__ import annotations

import pytest
from server_kit import Server

from huetable.client import GuestClient
from huetable.server.http.api import FellowPlayer, Me, MyGame, MyPage


async def play_together(server: Server) -> tuple[GuestClient, GuestClient, str]:
    """Ann and Ben finish a game; Ben wins."""
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann, name="Ann")
    hers, his = await server.join(ann, link), await server.join(ben, link)
    await his.sit("Ben")
    await his.ready()
    await hers.start()
    await hers.play({"type": "end"})
    return ann, ben, link.table


async def page_of(guest: GuestClient) -> MyPage:
    return await guest.get("/api/me/page", MyPage)


async def remove(guest: GuestClient, path: str) -> int:
    async with guest.session.delete(f"{guest.address}/api/me/games{path}") as answer:
        return answer.status


@pytest.mark.rule("TABLE-87")
async def test_a_guest_sees_their_own_finished_games_and_whom_they_played_with(server: Server) -> None:
    ann, ben, table = await play_together(server)
    (game,), (fellow,) = (await page_of(ann)).games, (await page_of(ann)).people
    won = [each.won for each in (await page_of(ann)).games + (await page_of(ben)).games]
    assert sorted(won) == [False, True]
    assert game == MyGame(table, 1, "parlour", game.at, won[0], (0,), ("Ben",), 0)
    assert fellow == FellowPlayer(fellow.id, "Ben", fellow.face, fellow.colour, 1, "parlour")
    (his,) = (await page_of(ben)).games
    assert (his.others, his.seats) == (("Ann",), (1,))
    assert await page_of(await server.visitor()) == MyPage((), (), ()), "nobody else sees any of it"


@pytest.mark.rule("TABLE-87")
async def test_games_can_be_removed_from_ones_own_page_alone(server: Server) -> None:
    ann, ben, table = await play_together(server)
    stranger = await server.visitor()
    assert [await remove(stranger, path) for path in (f"/{table}/1", "")] == [204, 204]
    assert len((await page_of(ann)).games) == 1, "a stranger removes nothing of hers"
    assert await remove(ann, f"/{table}/2") == 204
    assert len((await page_of(ann)).games) == 1
    assert await remove(ann, f"/{table}/1") == 204
    assert await page_of(ann) == MyPage((), (), ())
    assert (await ann.get("/api/me", Me)).results == ()
    assert len((await page_of(ben)).games) == 1
    assert await remove(ben, "") == 204
    assert await page_of(ben) == MyPage((), (), ())


async def test_games_with_bots_name_nobody(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann, bots=("normal",), start=True)
    await (await server.join(ann, link)).play({"type": "end"})
    page = await page_of(ann)
    assert [(game.others, game.bots) for game in page.games] == [((), 1)]
    assert page.people == ()
    assert [(total.game, total.games) for total in page.totals] == [("parlour", 1)]


async def test_two_guests_have_different_ids_for_the_same_person(server: Server) -> None:
    """Nobody can find out by them that two friends have played with the same stranger."""
    ann, ben, _ = await play_together(server)
    ids = [page.people[0].id for page in (await page_of(ann), await page_of(ben))]
    assert len(set(ids)) == 2
    link = await server.open(ann, name="Ann")
    sockets = [await server.join(who, link) for who in (ann, ben, await server.visitor())]
    await sockets[1].sit("Ben")
    await sockets[2].sit("Cleo")
    for socket in sockets[1:]:
        await socket.ready()
    await sockets[0].start()
    await sockets[0].play({"type": "end"})
    anns, bens = await page_of(ann), await page_of(ben)
    cleo = [next(each.id for each in page.people if each.name == "Cleo") for page in (anns, bens)]
    assert cleo[0] != cleo[1]
    assert {each.name: each.games for each in anns.people} == {"Ben": 2, "Cleo": 1}
