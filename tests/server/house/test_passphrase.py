"""Who may open tables: whoever has entered the operator's passphrase, if there is one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server_kit import Server, get, post

from huetable.server.ops.rate_limits import Bounds, Rate

PASSPHRASE = "seven blue herons"
WISH = {"game": "parlour", "name": "Ann"}


@pytest.fixture
async def server(tmp_path: Path, small_games: None) -> AsyncIterator[Server]:
    bounds = Bounds(wrong_secrets=Rate(3, 0))
    async with Server(tmp_path, bounds=bounds, passphrase=PASSPHRASE) as running:
        yield running


@pytest.mark.rule("TABLE-85")
async def test_opening_a_table_without_the_passphrase_is_refused(server: Server) -> None:
    ann = await server.visitor()
    for path in ("/api/tables", "/api/tables/anyone"):
        answer = await post(ann, path, json=WISH)
        assert (answer.status, (await answer.json())["clause"]) == (403, "TABLE-85")
    assert (await (await get(ann, "/api/home")).json())["locked"]
    assert server.lobby.tables == {}


@pytest.mark.rule("TABLE-85")
async def test_whoever_has_entered_it_opens_tables_and_others_join(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    entered = await post(ann, "/api/passphrase", json={"passphrase": f" {PASSPHRASE} "})
    assert entered.status == 204
    cookie = entered.cookies["huetable-opener"]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Strict", "/api")
    assert PASSPHRASE not in cookie.value
    link = await server.open(ann, listed=True)
    await server.join(ann, link)
    assert not (await (await get(ann, "/api/home")).json())["locked"]
    found = await post(ben, "/api/tables/anyone", json=WISH)
    assert (await found.json())["table"] == link.table
    await (await server.join(ben, link)).sit("Ben")


async def test_another_guest_can_t_use_the_cookie(server: Server) -> None:
    ann, eve = await server.visitor(), await server.visitor()
    entered = await post(ann, "/api/passphrase", json={"passphrase": PASSPHRASE})
    stolen = {"huetable-opener": entered.cookies["huetable-opener"].value}
    assert (await post(eve, "/api/tables", json=WISH, cookies=stolen)).status == 403
    assert (await post(eve, "/api/tables", json=WISH, cookies={"huetable-opener": "ü"})).status == 403


async def test_wrong_guesses_are_slowed_down(server: Server) -> None:
    eve = await server.visitor()
    guesses = [await post(eve, "/api/passphrase", json={"passphrase": f"guess {n}"}) for n in range(4)]
    assert [guess.status for guess in guesses] == [403, 403, 403, 429]
    # Even the right one has to wait then, or guessing would go on.
    assert (await post(eve, "/api/passphrase", json={"passphrase": PASSPHRASE})).status == 429


async def test_what_is_no_passphrase_is_answered(server: Server) -> None:
    eve = await server.visitor()
    assert (await post(eve, "/api/passphrase", data=b"{")).status == 400
    assert (await post(eve, "/api/passphrase", json={"passphrase": "x" * 1000})).status == 400
    assert (await post(eve, "/api/passphrase", json={"passphrase": "\ud800"})).status == 400


async def test_without_a_passphrase_everybody_opens_tables(local_server: Server) -> None:
    ann = await local_server.visitor()
    assert (await post(ann, "/api/passphrase", json={"passphrase": "anything"})).status == 404
    assert (await post(ann, "/api/tables", json={"game": "dye_pot", "name": "Ann"})).status == 201
