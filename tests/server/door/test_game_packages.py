"""What a game of another package brings for the page, and nothing else from its folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaged_game import GAME, copy_without_screens, installed, registration
from server_kit import Server, get

from huetable.server.about.packages import server_packages
from huetable.server.http.headers import POLICY

MODULE = "export const version = 1;\nexport default () => ({});\n" + "// screens\n" * 60


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    folder = copy_without_screens(tmp_path / "src")
    screens = folder / GAME / "screens"
    (screens / "assets").mkdir(parents=True)
    (screens / "screen.js").write_text(MODULE)
    (screens / "screen.css").write_text(".card {}")
    (screens / "assets" / "card.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / GAME / "secret.txt").write_text("secret")
    (screens / "link.txt").symlink_to(folder / GAME / "secret.txt")
    with installed(folder, registration(tmp_path / "site")):
        yield folder


async def described(who: Any, language: str = "en") -> dict[str, Any]:
    answer = await get(who, f"/api/games/{GAME}/package?lang={language}")
    assert answer.status == 200
    found: dict[str, Any] = await answer.json()
    return found


@pytest.mark.usefixtures("package")
async def test_its_screens_are_served_for_ever_under_the_pages_own_policy(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        who = await server.visitor()
        brought = await described(who)
        module = await get(who, brought["module"])
        assert await module.text() == MODULE
        assert module.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in module.headers["Cache-Control"]
        assert module.headers["Content-Security-Policy"] == POLICY
        assert module.headers["X-Content-Type-Options"] == "nosniff"
        styles = await get(who, brought["styles"])
        assert styles.headers["Content-Type"].startswith("text/css")
        drawing = await get(who, brought["module"].replace("screen.js", "assets/card.svg"))
        assert drawing.status == 200


@pytest.mark.usefixtures("package")
async def test_nothing_else_of_its_folder_is_served(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        who = await server.visitor()
        base = (await described(who))["module"].removesuffix("screen.js")
        for file in (
            "../secret.txt",
            "..%2fsecret.txt",
            "%2e%2e/secret.txt",
            "link.txt",
            "nothing.js",
            "%00",
        ):
            answer = await get(who, base + file)
            assert (answer.status, "secret" in await answer.text()) == (404, False), file
        for address in (f"/games/{GAME}/{'0' * 16}/screen.js", "/games/chess/0/screen.js"):
            assert (await get(who, address)).status == 404


@pytest.mark.usefixtures("package")
async def test_a_link_to_its_table_preloads_its_screens_and_those_of_no_other_game(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><head></head>")
    for name in ("table", "screens"):
        (assets / f"{name}-abcdefgh.js").write_text("export {}")
    async with Server(tmp_path, static=tmp_path / "static") as server:
        who = await server.visitor()
        module = (await described(who))["module"]
        table = (await server.open(who, game=GAME)).table
        page = await (await get(who, f"/t/{table}")).text()
        assert f'<link rel="modulepreload" href="{module}">' in page
        assert "/assets/table-abcdefgh.js" in page
        assert "/assets/screens-abcdefgh.js" not in page


@pytest.mark.usefixtures("package")
async def test_its_texts_are_in_the_readers_language_or_in_english(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        who = await server.visitor()
        german = await described(who, "de")
        assert (german["language"], german["texts"]["screen"]["first"]) == ("de", "Decke eine Karte auf")
        assert german["texts"]["screen"]["faceDown"] == ["Karte ", ["number"], ", verdeckt"]
        assert german["fields"]["keys"] == {"colour": "colours"}
        assert german["step_lengths"]["missed"] == 900
        assert "about" not in german["texts"]


async def test_a_language_that_it_lacks_is_english_and_a_game_without_screens_has_no_module(
    package: Path, tmp_path: Path
) -> None:
    (package / GAME / "text" / "de.json").unlink()
    (package / GAME / "screens" / "screen.js").unlink()
    async with Server(tmp_path) as server:
        brought = await described(await server.visitor(), "de")
        assert (brought["language"], brought["module"], brought["styles"]) == ("en", "", "")
        assert brought["texts"]["screen"]["first"] == "Turn over a card"


@pytest.mark.usefixtures("package")
async def test_it_is_on_the_home_page_in_the_readers_language(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        who = await server.visitor()
        home = await (await get(who, "/api/home?lang=pt")).json()
        (card,) = [card for card in home["games"] if card["id"] == GAME]
        assert (card["title"], card["levels"]) == ("Memória de cores", ["random", "easy", "normal"])


@pytest.mark.usefixtures("package")
def test_it_is_named_among_the_packages_of_the_server() -> None:
    assert "colour-memory" in {package.name for package in server_packages()}


def test_a_package_that_cannot_be_loaded_is_named(package: Path) -> None:
    from huetable import games

    (package / GAME / "__init__.py").write_text("import nothing_like_it\n")
    with pytest.raises(ModuleNotFoundError) as raised:
        games.all_games()
    assert "of the package colour-memory can't be loaded" in raised.value.__notes__[0]
    assert "uninstall it" in raised.value.__notes__[0]
