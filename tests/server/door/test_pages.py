"""The pages and what surrounds them: files, caching, headers, health."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession
from server_kit import Server, get


def built(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head><title>Huetable</title></head>" + " " * 600)
    (folder / "assets" / "index-abc.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


async def test_every_page_is_the_one_page(tmp_path: Path) -> None:
    async with Server(tmp_path, static=built(tmp_path / "static")) as server:
        who = await server.visitor()
        for path in ("/", "/t/abc", "/tv/abc", "/rules/dye_pot", "/t/abc?x=y.z"):
            answer = await get(who, path)
            assert answer.status == 200
            assert answer.headers["Cache-Control"] == "no-cache"
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert answer.headers["Content-Encoding"] == "gzip"
            assert "Huetable" in await answer.text()


async def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(tmp_path: Path) -> None:
    async with Server(tmp_path, static=built(tmp_path / "static")) as server:
        who = await server.visitor()
        asset = await get(who, "/assets/index-abc.js")
        assert "immutable" in asset.headers["Cache-Control"]
        assert asset.headers["Content-Type"].startswith(("text/javascript", "application/javascript"))
        icon = await get(who, "/favicon.svg")
        assert icon.headers["Cache-Control"] == "no-cache"
        again = await get(who, "/favicon.svg", headers={"If-None-Match": icon.headers["ETag"]})
        assert again.status == 304


async def test_a_page_that_was_built_anew_is_served_anew(tmp_path: Path) -> None:
    static = built(tmp_path / "static")
    async with Server(tmp_path, static=static) as server:
        who = await server.visitor()
        await get(who, "/")
        (static / "index.html").write_text("another")
        assert await (await get(who, "/")).text() == "another"


async def test_no_path_leads_out_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    async with Server(tmp_path, static=built(tmp_path / "static")) as server:
        who = await server.visitor()
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00.txt",
            "/nothing.js",
        ):
            answer = await who.session.get(server.address + path, allow_redirects=False)
            assert answer.status == 404, path
            assert "secret" not in await answer.text()


async def test_without_a_built_page_there_is_a_word_about_it(tmp_path: Path) -> None:
    async with Server(tmp_path, static=tmp_path / "nothing") as server:
        who = await server.visitor()
        assert (
            "The page hasn't been built. Start the server with <code>./run</code>."
            in await (await get(who, "/")).text()
        )


async def test_the_page_may_load_nothing_from_elsewhere(server: Server) -> None:
    who = await server.visitor()
    for path in ("/", "/api/home", "/api/nothing", "/nothing.js", "/healthz"):
        headers = (await get(who, path)).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "aiohttp" not in headers["Server"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    who = await server.visitor()
    cookie = (await get(who, "/")).headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "Set-Cookie" not in (await get(who, "/api/me")).headers, "once is enough"


async def test_over_https_the_cookie_stays_there(tmp_path: Path) -> None:
    async with Server(tmp_path, public_url="https://games.example.org", trust_proxy=True) as server:
        who = await server.visitor()
        assert "Secure" in (await get(who, "/")).headers["Set-Cookie"]


@pytest.mark.parametrize(
    ("settings", "leads_to"),
    [
        ({"host": "0.0.0.0"}, "192.168.1.7"),
        ({"host": "0.0.0.0", "trust_proxy": True}, "127.0.0.1"),
        ({"host": "127.0.0.1"}, "127.0.0.1"),
    ],
)
async def test_friends_are_invited_by_an_address_that_leads_to_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], leads_to: str
) -> None:
    monkeypatch.setattr("huetable.server.http.request_context.lan_address", lambda: "192.168.1.7")
    async with Server(tmp_path, **settings) as server:
        link = await server.open(await server.visitor())
        assert urlsplit(link.link).hostname == leads_to
        assert urlsplit(link.link).port == urlsplit(server.address).port


async def test_health_and_metrics_are_told(server: Server) -> None:
    game = await server.game(2)
    await game[0].play({"type": "nod"})
    who = await server.visitor()
    assert await (await get(who, "/healthz")).json() == {"ok": True}
    text = await (await get(who, "/metrics")).text()
    assert "huetable_tables 1\n" in text
    assert "huetable_sockets 2\n" in text
    assert "huetable_moves_total 1\n" in text
    assert 'huetable_commit_seconds_bucket{le="+Inf"}' in text


async def test_a_link_shows_its_game_to_a_messenger_and_never_who_sits_there(tmp_path: Path) -> None:
    async with Server(tmp_path, static=built(tmp_path / "static")) as server:
        who = await server.visitor()
        link = (await server.open(who, game="dye_pot", name="<Ann>")).table
        page = await (await get(who, f"/t/{link}")).text()
        assert '<meta property="og:title" content="Come and play Dye Pot">' in page
        assert f'<meta property="og:image" content="{server.address}/preview.png">' in page
        assert "3 to 6 players" in page
        assert "Ann" not in page
        assert link not in page


async def test_a_link_to_a_table_names_the_files_that_its_page_will_need(tmp_path: Path) -> None:
    static = built(tmp_path / "static")
    names = ("table-a_b-c1D2.js", "table-abcd1234.css", "dye_pot-abcd1234.js", "uno_coloradd-abcd1234.js")
    for name in names:
        (static / "assets" / name).parent.mkdir(exist_ok=True)
        (static / "assets" / name).write_text("")
    async with Server(tmp_path, static=static) as server:
        who = await server.visitor()
        link = (await server.open(who, game="dye_pot", name="Ann")).table
        page = await (await get(who, f"/t/{link}")).text()
        assert '<link rel="modulepreload" href="/assets/table-a_b-c1D2.js">' in page
        assert '<link rel="preload" as="style" crossorigin href="/assets/table-abcd1234.css">' in page
        assert '<link rel="modulepreload" href="/assets/dye_pot-abcd1234.js">' in page
        assert '<link rel="preload" as="fetch" crossorigin href="/api/games/dye_pot?lang=en">' in page, (
            "as the page fetches it"
        )
        assert "uno_coloradd" not in page
        assert "table-" not in await (await get(who, "/")).text()


async def test_a_link_to_a_table_says_which_game_it_is_before_any_script_runs(tmp_path: Path) -> None:
    static = built(tmp_path / "static")
    (static / "index.html").write_text('<head></head><body><div id="app"></div></body>')
    async with Server(tmp_path, static=static) as server:
        who = await server.visitor()
        link = (await server.open(who, game="dye_pot", name="Ann")).table
        page = await (await get(who, f"/t/{link}")).text()
        assert '<div id="app"></div><p class="splash">Come and play Dye Pot</p>' in page
        assert "splash" not in await (await get(who, "/")).text()
        assert "splash" not in await (await get(who, "/t/nothing")).text()


async def test_a_browser_gets_the_smallest_file_that_it_can_read(tmp_path: Path) -> None:
    static = built(tmp_path / "static")
    (static / "assets" / "table-abcd1234.js").write_text("let seat = 1;\n" * 100)
    (static / "assets" / "table-abcd1234.js.br").write_bytes(b"made by the build")
    expected = {"gzip, deflate, br": "br", "gzip;q=0.8": "gzip", "identity": None, "abrupt": None}
    async with Server(tmp_path, static=static) as server, ClientSession(auto_decompress=False) as browser:
        for accepted, coding in expected.items():
            headers = {"Accept-Encoding": accepted}
            async with browser.get(f"{server.address}/assets/table-abcd1234.js", headers=headers) as answer:
                assert answer.headers.get("Content-Encoding") == coding
                assert answer.headers["Vary"] == "Accept-Encoding"
                assert (await answer.read() == b"made by the build") is (coding == "br")


async def test_a_link_that_leads_nowhere_and_a_code_show_the_house_alone(tmp_path: Path) -> None:
    async with Server(tmp_path, static=built(tmp_path / "static")) as server:
        who = await server.visitor()
        code = (await server.open(who, name="Ann")).code
        for path in ("/", "/t/nothing", "/t/a/b", f"/c/{code}", f"/tv/{code}"):
            page = await (await get(who, path)).text()
            assert '<meta property="og:title" content="Huetable">' in page
