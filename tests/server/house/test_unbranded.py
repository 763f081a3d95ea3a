"""A server that may use neither the names of games nor ColorADD's signs."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest
from server_kit import Server, get

from huetable.messages.languages import with_names
from huetable.server.notify.notice import Notice, TableNote
from huetable.server.notify.words import notice_words
from huetable.server.ops.settings import add_setting_arguments, read_settings

FOUR = ("en", "es", "pt", "de")
NAMES = ("UNO", "ColorADD", "Hues and Cues", "Cluzzle", "Guardians of Hue")


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """The page as it is built: for each language one file with texts, and one with other names."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta name="description" content="Games">\n'
        '<link rel="manifest" href="/manifest.webmanifest">\n<script type="module" src="/assets/index.js"></script>\n'
        '</head><body><div id="app"></div></body></html>'
    )
    (folder / "manifest.webmanifest").write_text('{"name": "Huetable"}')
    for name in ("text-de", "text-de-x-plain", "more-de", "uno_coloradd-de", "uno_coloradd-de-x-plain"):
        (folder / "assets" / f"{name}-abcd1234.js").write_text("export {}")
    (folder / "assets" / "dye_pot-de-abcd1234.js").write_text("export {}")
    return folder


def unbranded(tmp_path: Path, static: Path) -> Server:
    return Server(tmp_path, static=static, plain_names=True, neutral_signs=True)


async def test_games_and_a_rulebook_have_descriptive_names_in_every_language(
    tmp_path: Path, static: Path
) -> None:
    async with unbranded(tmp_path, static) as server:
        who = await server.visitor()
        for language in FOUR:
            asked = {"headers": {"Accept-Language": language}}
            home = await (await get(who, "/api/home", **asked)).json()
            said = json.dumps(home["games"], ensure_ascii=False)
            info = await (await get(who, "/api/games/uno_coloradd", **asked)).json()
            said += info["card"]["title"] + "".join(clause["text"] for clause in info["rules"])
            assert [name for name in NAMES if name in said.replace("UNO-", "")] == []


async def test_a_refusal_at_a_table_names_no_brand(tmp_path: Path, static: Path) -> None:
    async with unbranded(tmp_path, static) as server:
        who = await server.visitor()
        link = await server.open(who, game="uno_coloradd", name="Ann", bots=["random"], start=True)
        async with who.session.ws_connect(f"{server.address}/ws/{link.table}?lang=de") as socket:
            move = {"do": "play", "id": "1", "seat": 0, "move": {"type": "uno"}}
            await socket.send_str(json.dumps(move))
            while (frame := json.loads(await socket.receive_str()))["is"] != "refused":
                pass
        assert "„Letzte Karte“" in frame["sentence"]


async def test_a_page_has_other_texts_and_says_so_before_any_script_runs(
    tmp_path: Path, static: Path
) -> None:
    async with unbranded(tmp_path, static) as server:
        who = await server.visitor()
        page = await (await get(who, "/?lang=de-x-plain")).text()
        assert '<html lang="de" dir="ltr"' in page
        assert 'data-names="plain" data-signs="neutral">' in page
        assert 'src="/assets/text-de-x-plain-abcd1234.js"' in page
        assert 'manifest.webmanifest?lang=de"' in page
        manifest = json.loads(await (await get(who, "/manifest.webmanifest?lang=de")).text())
        assert manifest["lang"] == "de"
        table = (await server.open(who, game="uno_coloradd", name="Ann")).table
        page = await (await get(who, f"/t/{table}?lang=de")).text()
        assert "Farbkarten" in page
        assert "UNO" not in page
        assert "preview-neutral.png" in page
        for file in ("more-de", "uno_coloradd-de-x-plain"):
            assert f'href="/assets/{file}-abcd1234.js"' in page
        assert "uno_coloradd-de-abcd1234" not in page
        assert 'href="/api/games/uno_coloradd?lang=de"' in page
        ours = (await server.open(who, game="dye_pot", name="Ann")).table
        assert "dye_pot-de-abcd1234" in await (await get(who, f"/t/{ours}?lang=de")).text()


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "index.html").write_text("UNO ColorADD and other games")
    return folder


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/host/"])
async def test_the_documentation_which_names_the_games_is_not_served(
    tmp_path: Path, docs: Path, path: str
) -> None:
    async with Server(tmp_path, docs=docs, plain_names=True) as server:
        answer = await get(await server.visitor(), path)
        assert (answer.status, "UNO" in await answer.text()) == (404, False)


async def test_without_the_options_all_is_as_before(tmp_path: Path, static: Path, docs: Path) -> None:
    async with Server(tmp_path, static=static, docs=docs) as server:
        who = await server.visitor()
        assert (await get(who, "/docs/")).status == 200
        page = await (await get(who, "/?lang=de-x-plain")).text()
        assert "text-de-abcd1234.js" in page
        assert "data-names" not in page
        assert "data-signs" not in page
        cards = (await (await get(who, "/api/home")).json())["games"]
        assert {"UNO ColorADD", "Hues and Cues", "Cluzzle", "Guardians of Hue"} <= {
            card["title"] for card in cards
        }


@pytest.mark.parametrize("language", FOUR)
def test_a_notice_says_the_descriptive_name(language: str) -> None:
    note = Notice("ann", "your_turn", (TableNote("1", "abc", "uno_coloradd"),), 1)
    assert "UNO" not in "".join(notice_words(note, with_names(language, plain=True)))


def test_commercial_is_both_and_no_game_that_may_not_be_used_commercially(tmp_path: Path) -> None:
    parser = ArgumentParser()
    add_setting_arguments(parser)
    data = ("--data", str(tmp_path))
    settings = read_settings(parser.parse_args([*data, "--commercial", "--games-off", "cluzzle"]), {})
    assert (settings.plain_names, settings.neutral_signs) == (True, True)
    assert settings.games_off == {"cluzzle", "guardians_of_hue"}
    single = read_settings(parser.parse_args([*data, "--plain-names"]), {"HUETABLE_NEUTRAL_SIGNS": "0"})
    assert (single.plain_names, single.neutral_signs, single.games_off) == (True, False, frozenset())
    signs = read_settings(parser.parse_args([*data]), {"HUETABLE_NEUTRAL_SIGNS": "1"})
    assert (signs.plain_names, signs.neutral_signs) == (False, True)
