"""The operator's page: who may see it, and what can be done there."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse
from aiohttp.test_utils import make_mocked_request
from server_kit import Server, get, post

from huetable.client import Connection, ConnectionClosed, GuestClient, new_id
from huetable.server.house.operator_session import OperatorSession
from huetable.server.http.api import TableLink
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.store.house import MOST_REPORTS_OF_TABLE
from huetable.table.wire.protocol import Refused, Say

SECRET = "a long secret of the operator"
BEARER = {"Authorization": f"Bearer {SECRET}"}
OTHER_SITE = {"Origin": "https://elsewhere.example"}

ACTIONS = (
    "sign-out",
    "tables/x/end",
    "tables/x/people/y/ban",
    "reports/x/ban",
    "reports/x/done",
    "bans/x/lift",
)


@pytest.fixture
async def server(tmp_path: Path, small_games: None) -> AsyncIterator[Server]:
    bounds = Bounds(wrong_secrets=Rate(3, 0), reports=Rate(2, 0))
    async with Server(tmp_path, bounds=bounds, operator_secret=SECRET) as running:
        yield running


async def operator(server: Server) -> GuestClient:
    who = await server.visitor()
    signed_in = await post(who, "/api/operator/sign-in", json={"secret": SECRET})
    assert signed_in.status == 204
    return who


async def page(who: GuestClient) -> dict[str, Any]:
    answer = await get(who, "/api/operator")
    assert answer.status == 200
    found: dict[str, Any] = await answer.json()
    return found


async def table(server: Server) -> tuple[TableLink, list[tuple[GuestClient, Connection]]]:
    """Ann and Ben at a table."""
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann)
    seats = [(ann, await server.join(ann, link)), (ben, await server.join(ben, link))]
    await seats[1][1].sit("Ben")
    return link, seats


async def report(who: GuestClient, link: TableLink, **more: object) -> ClientResponse:
    return await post(who, f"/api/tables/{link.table}/report", json={"reason": "Rude.", **more})


# Who may


async def test_without_a_secret_there_is_no_page(local_server: Server) -> None:
    eve = await local_server.visitor()
    assert (await get(eve, "/operator")).status == 404
    assert (await get(eve, "/api/operator", headers=BEARER)).status == 404
    assert (await post(eve, "/api/operator/sign-in", json={"secret": ""})).status == 404
    for action in ACTIONS:
        assert (await post(eve, f"/api/operator/{action}", headers=BEARER)).status == 404


async def test_without_a_secret_a_person_reads_how_to_get_the_page_and_a_program_that_there_is_none(
    tmp_path: Path, small_games: None
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html><title>Huetable</title></html>")
    async with Server(tmp_path, static=tmp_path / "page") as server:
        eve = await server.visitor()
        page = await get(eve, "/operator", headers={"Accept": "text/html,*/*;q=0.8"})
        assert (page.status, page.content_type) == (404, "text/html")
        for accepted in ("application/json", "*/*"):
            told = await get(eve, "/operator", headers={"Accept": accepted})
            assert (told.status, told.content_type) == (404, "application/json")


async def test_nobody_sees_or_does_anything_without_the_secret(server: Server) -> None:
    eve = await server.visitor()
    assert (await get(eve, "/api/operator")).status == 401
    assert (await get(eve, f"/api/operator?secret={SECRET}")).status == 401
    for action in ACTIONS:
        assert (await post(eve, f"/api/operator/{action}")).status == 401
    for forged in ("9999999999999.", "9999999999999.00", "x.y", ".", "ü.ü"):
        cookie = {"huetable-operator": forged}
        assert (await get(eve, "/api/operator", cookies=cookie)).status == 401


async def test_the_secret_in_a_header_or_a_strict_cookie_opens_the_page(server: Server) -> None:
    script = await server.visitor()
    assert (await get(script, "/api/operator", headers=BEARER)).status == 200
    signed_in = await post(script, "/api/operator/sign-in", json={"secret": SECRET})
    cookie = signed_in.cookies["huetable-operator"]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Strict", "/api/operator")
    assert SECRET not in cookie.value
    assert (await get(script, "/api/operator")).status == 200
    assert (await post(script, "/api/operator/sign-out")).status == 204
    assert (await get(script, "/api/operator")).status == 401


def test_a_session_ends_after_twelve_hours() -> None:
    hours = 0
    session = OperatorSession(SECRET, lambda: hours * 3_600_000)
    request = make_mocked_request("GET", "/", headers={"Cookie": f"huetable-operator={session.new_cookie()}"})
    assert session.is_open(request)
    hours = 12
    assert not session.is_open(request)
    assert not OperatorSession("another secret of theirs", lambda: 0).is_open(request)


async def test_wrong_secrets_are_slowed_down_however_they_come(server: Server) -> None:
    eve = await server.visitor()
    assert (await post(eve, "/api/operator/sign-in", json={"secret": "a"})).status == 403
    for guess in ("b", "c"):
        assert (await get(eve, "/api/operator", headers={"Authorization": f"Bearer {guess}"})).status == 401
    assert (await get(eve, "/api/operator", headers=BEARER)).status == 429
    assert (await post(eve, "/api/operator/sign-in", json={"secret": SECRET})).status == 429


async def test_another_site_can_do_nothing(server: Server) -> None:
    who = await operator(server)
    for action in ("sign-in", *ACTIONS):
        refused = await post(who, f"/api/operator/{action}", headers=OTHER_SITE, json={"secret": SECRET})
        assert refused.status == 403


async def test_the_secret_is_never_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    eve = await server.visitor()
    await post(eve, "/api/operator/sign-in", data=f'{{"secret": "{SECRET}", "x": 1}}'.encode())
    broken = await post(eve, "/api/operator/sign-in", data=f'{{"secret": ["{SECRET}"]}}'.encode())
    assert broken.status == 400
    assert SECRET not in await broken.text()
    assert SECRET not in caplog.text


# What can be done


async def test_the_page_shows_tables_players_and_load(server: Server) -> None:
    link, _ = await table(server)
    shown = await page(await operator(server))
    (listed,) = shown["tables"]
    assert (listed["code"], [each["name"] for each in listed["people"]]) == (link.code, ["Ann", "Ben"])
    assert all(each["online"] for each in listed["people"])
    assert (shown["load"]["players"], shown["load"]["whole"]) == (2, True)


@pytest.mark.rule("TABLE-84")
async def test_a_closed_table_dismisses_everybody_for_good(server: Server) -> None:
    link, ((ann, seat), _) = await table(server)
    who = await operator(server)
    assert (await post(who, f"/api/operator/tables/{link.table}/end")).status == 204
    with pytest.raises(ConnectionClosed, match="closed"):
        await seat.until(Refused)
    with pytest.raises(ConnectionClosed, match="closed"):
        await server.join(ann, link)
    assert (await (await get(ann, "/api/home")).json())["mine"] == []
    assert (await page(who))["tables"] == []
    assert (await post(who, "/api/operator/tables/nowhere/end")).status == 404


@pytest.mark.rule("TABLE-84")
async def test_a_banned_guest_is_kept_from_all_tables_until_the_ban_is_lifted(server: Server) -> None:
    link, (_, (ben, seat)) = await table(server)
    who = await operator(server)
    shown = await page(who)
    person = shown["tables"][0]["people"][1]["person"]
    assert (await post(who, f"/api/operator/tables/{link.table}/people/{person}/ban")).status == 204
    with pytest.raises(ConnectionClosed, match="banned"):
        await seat.until(Refused)
    with pytest.raises(ConnectionClosed, match="banned"):
        await server.join(ben, link)
    refused = await post(ben, "/api/tables", json={"game": "parlour", "name": "Ben"})
    assert (refused.status, (await refused.json())["clause"]) == (403, "TABLE-84")
    (ban,) = (await page(who))["bans"]
    assert ban["name"] == "Ben"
    assert (await post(who, f"/api/operator/bans/{ban['id']}/lift")).status == 204
    await server.join(ben, link)
    assert (await post(who, f"/api/operator/tables/{link.table}/people/nobody/ban")).status == 404


# Reports


async def test_a_report_arrives_with_the_last_lines_of_chat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.server.house.reports._LINES", 9)
    link, ((ann, seat), (_, other)) = await table(server)
    for number in range(14):
        await (other if number % 2 else seat).ask(Say(new_id(), f"line {number}"))
    assert (await report(ann, link, chair=1)).status == 204
    who = await operator(server)
    (arrived,) = (await page(who))["reports"]
    assert (arrived["name"], arrived["about"], arrived["reason"]) == ("Ann", "Ben", "Rude.")
    assert (arrived["game"], arrived["code"]) == ("parlour", link.code)
    assert [line["text"] for line in arrived["lines"]] == [f"line {number}" for number in range(5, 14)]
    assert [line["reported"] for line in arrived["lines"][:2]] == [True, False]
    assert (await post(who, f"/api/operator/reports/{arrived['id']}/ban")).status == 204
    assert len((await page(who))["bans"]) == 1
    assert (await post(who, f"/api/operator/reports/{arrived['id']}/done")).status == 204
    assert (await page(who))["reports"] == []
    assert (await post(who, f"/api/operator/reports/{arrived['id']}/ban")).status == 404


async def test_only_somebody_at_the_table_reports_somebody_else_there(server: Server) -> None:
    link, ((ann, _), _) = await table(server)
    eve = await server.visitor()
    assert (await report(eve, link)).status == 403
    assert [(await report(ann, link, chair=chair)).status for chair in (0, 7)] == [409, 409]


async def test_what_is_no_report_is_answered(server: Server) -> None:
    link, ((ann, _), _) = await table(server)
    assert (await post(ann, f"/api/tables/{link.table}/report", data=b"[")).status == 400
    assert (await report(ann, link, reason="x" * 501)).status == 400
    assert (await report(ann, link)).status == 429


async def test_a_spectator_may_report_and_nobody_often(server: Server) -> None:
    link, _ = await table(server)
    eve = await server.visitor()
    await server.join(eve, link)
    assert [(await report(eve, link)).status for _ in range(3)] == [204, 204, 429]


async def test_a_table_has_at_most_so_many_reports(server: Server) -> None:
    link, ((ann, _), _) = await table(server)
    store = server.lobby.services.store
    assert (await report(ann, link)).status == 204
    (first,) = await store.house.reports()
    for number in range(1, MOST_REPORTS_OF_TABLE):
        assert await store.house.add_report(type(first)(str(number), first.table, "g", "", "", "", "x", 1))
    assert (await report(ann, link)).status == 429


async def test_a_report_goes_with_its_table(server: Server) -> None:
    link, ((ann, _), _) = await table(server)
    await report(ann, link, chair=1)
    store = server.lobby.services.store
    server.lobby.close()
    assert await store.expire(server.lobby.services.time.now() + 1000) == 1
    assert await store.house.reports() == []


async def test_without_an_operator_s_page_nothing_can_be_reported(local_server: Server) -> None:
    ann = await local_server.visitor()
    link = await local_server.open(ann, game="dye_pot")
    assert (await report(ann, link)).status == 404


async def test_the_tables_of_every_worker_are_listed_and_can_be_closed_from_any(
    tmp_path: Path, small_games: None, emptied: str, quick_exchange: None
) -> None:
    async with (
        Server(tmp_path, store=emptied, operator_secret=SECRET) as one,
        Server(tmp_path, store=emptied, operator_secret=SECRET) as other,
    ):
        link, seats = await table(other)
        who = await operator(one)
        async with asyncio.timeout(10):
            # The entry for the home page is written a moment later.
            while not (found := (await page(who))["tables"]) or not found[0]["people"][1:]:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        (shown,) = found
        assert (shown["code"], shown["game"], shown["phase"]) == (link.code, "parlour", "waiting")
        assert [person["name"] for person in shown["people"]] == ["Ann", "Ben"]
        assert not shown["here"]
        load = (await page(who))["load"]
        assert (load["players"], load["whole"]) == (2, False), (
            "players of all workers, but not all of the load"
        )
        assert [each["here"] for each in (await page(await operator(other)))["tables"]] == [True]
        assert (await post(who, f"/api/operator/tables/{link.table}/end")).status == 204
        for _, connection in seats:
            with pytest.raises(ConnectionClosed):
                await connection.until(Refused)
        assert (await page(who))["tables"] == []
