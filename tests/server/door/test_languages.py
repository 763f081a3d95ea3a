"""Everybody is answered in their own language: pages, errors, games and refusals.

English in disguise (translation/pseudo.py) stands for another language: it has every text.
"""

import json
from pathlib import Path

import pytest
from server_kit import Server, get

from huetable.messages.languages import PSEUDO, all_languages
from huetable.translation.pseudo import disguise

PAGE = """<!doctype html>
<html lang="en"><head><meta name="description" content="English" />
<link rel="manifest" href="/manifest.webmanifest" />
<script type="module" crossorigin src="/assets/index-abcd1234.js"></script></head>
<body><noscript>English</noscript></body></html>"""


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUETABLE_LANGUAGES", ",".join(PSEUDO))


OFFERED = " ".join([*(code for code, each in all_languages().items() if each.complete), "en-XA", "ar-XB"])


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "offline.html").write_text('<html lang="en"><title>{title}</title><h1>{heading}</h1></html>')
    (folder / "manifest.webmanifest").write_text('{"name": "Huetable", "lang": "en"}')
    for name in ("text-en-abcd1234", "text-en-XA-abcd1234", "dye_pot-en-XA-abcd1234", "dye_pot-en-abcd1234"):
        (folder / "assets" / f"{name}.js").write_text("")
    return folder


async def test_a_page_is_in_the_language_of_its_link_of_the_readers_choice_or_of_the_browser(
    tmp_path: Path, static: Path
) -> None:
    async with Server(tmp_path, static=static) as server:
        for path, headers, language in (
            ("/", {}, "en"),
            ("/", {"Accept-Language": "fr, en-XA;q=0.9, en;q=0.8"}, "en-XA"),
            ("/", {"Accept-Language": "en-XA", "Cookie": "lang=en"}, "en"),
            ("/?lang=en-XA", {"Accept-Language": "en", "Cookie": "lang=en"}, "en-XA"),
            ("/?lang=<script>", {"Cookie": "lang=%00nonsense"}, "en"),
            # Offered, but the page was built without it.
            ("/?lang=ar-XB", {}, "en"),
        ):
            answer = await get(await server.visitor(), path, headers=headers)
            page = await answer.text()
            assert f'<html lang="{language}" dir="ltr" data-languages="{OFFERED}">' in page, path
            texts = f'<script type="module" crossorigin src="/assets/text-{language}-abcd1234.js">'
            assert 0 < page.index(texts) < page.index("index-abcd1234")
            assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language, Cookie"


async def test_what_stands_in_the_html_and_what_a_messenger_shows_is_in_that_language(
    tmp_path: Path, static: Path
) -> None:
    async with Server(tmp_path, static=static) as server:
        who = await server.visitor()
        link = (await server.open(who, game="dye_pot", name="Ann")).table
        page = await (await get(who, f"/t/{link}?lang=en-XA")).text()
        assert f'<meta name="description" content="{disguise("Games about colour")}' in page
        assert f'<meta property="og:title" content="{disguise("Come and play Dye Pot")}">' in page
        assert f"<noscript>{disguise('Huetable needs')}" in page
        assert '<link rel="modulepreload" href="/assets/dye_pot-en-XA-abcd1234.js">' in page
        assert "dye_pot-en-abcd1234" not in page
        assert 'href="/manifest.webmanifest?lang=en-XA"' in page


async def test_the_page_without_a_network_and_the_manifest_are_in_each_language(
    tmp_path: Path, static: Path
) -> None:
    async with Server(tmp_path, static=static) as server:
        who = await server.visitor()
        offline = await (await get(who, "/offline.html?lang=en-XA")).text()
        assert f"<h1>{disguise('You’re offline')}</h1>" in offline
        manifest = json.loads(await (await get(who, "/manifest.webmanifest?lang=en-XA")).text())
        assert (manifest["name"], manifest["lang"], manifest["dir"]) == ("Huetable", "en-XA", "ltr")


async def test_errors_and_games_are_in_the_language_that_the_page_asks_for(server: Server) -> None:
    who = await server.visitor()
    asked = {"headers": {"Accept-Language": "en-XA"}}
    wrong = await (await get(who, "/api/codes/coral-otter-42", **asked)).json()
    assert wrong["sentence"] == disguise(
        (await (await get(who, "/api/codes/coral-otter-42")).json())["sentence"]
    )
    gone = await (await get(who, "/api/games/nothing", **asked)).json()
    assert gone["sentence"] == disguise("This server doesn’t have that game.")
    info = await (await get(who, "/api/games/uno_coloradd", **asked)).json()
    assert info["card"]["blurb"].startswith(disguise("Match the colour"))
    assert info["options"][0]["label"] == disguise("Play to")
    assert info["options"][0]["description"].startswith(disguise("A single round"))
    assert info["presets"][0]["label"] == disguise("Classic")
    assert info["rules"][0]["id"] == "UNO-1"
    assert info["rules"][0]["text"].startswith(disguise("UNO ColorADD is for"))
    cards = (await (await get(who, "/api/home", **asked)).json())["games"]
    assert disguise("Dye Pot") in [card["title"] for card in cards]


async def test_two_people_at_one_table_are_refused_in_their_own_languages(server: Server) -> None:
    link = await server.open(await server.visitor(), game="dye_pot", name="Ann")
    said = []
    for language in ("en", "en-XA", "xx"):
        who = await server.visitor()
        async with who.session.ws_connect(f"{server.address}/ws/{link.table}?lang={language}") as socket:
            await socket.send_str('{"do": "start", "id": "1"}')
            while (frame := json.loads(await socket.receive_str()))["is"] != "refused":
                pass
            said.append(frame["sentence"])
    assert said == ["Only the host can do that.", disguise("Only the host can do that."), said[0]]
