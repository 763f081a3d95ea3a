"""The documentation at /docs: served like the page, and kept by the same policy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from aiohttp import ClientSession
from docs_site import list_of_decisions, with_files, with_known_links
from server_kit import Server, get

from huetable.server.http.docs_site import DOCS
from huetable.server.http.headers import POLICY

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    found = {file.relative_to(DOCS).as_posix(): file.read_text("utf-8") for file in DOCS.rglob("*.html")}
    assert found, "not built: run tools/docs"
    return found


def test_every_document_but_the_screenshots_has_a_page(pages: dict[str, str]) -> None:
    documents = {file.relative_to(ROOT / "docs").with_suffix("") for file in (ROOT / "docs").rglob("*.md")}
    expected = {f"{document.as_posix()}/index.html" for document in documents}
    expected = expected - {"screens/index.html", "index/index.html"} | {"index.html"}
    assert set(pages) == expected | {"adr/index.html", "changelog/index.html"}
    assert not [file for file in DOCS.rglob("*") if file.suffix in (".jpg", ".webp")]


def test_no_page_has_a_script_or_a_style_of_its_own(pages: dict[str, str]) -> None:
    for name, html in pages.items():
        scripts = re.findall(r"<script(?![^>]*\ssrc=)([^>]*)>", html)
        assert all('type="application/json"' in attributes for attributes in scripts), name
        assert not re.findall(r"<style|<[^>]*\s(?:on[a-z]+=|href=\"javascript:)", html), name


def test_no_page_loads_anything_from_elsewhere(pages: dict[str, str]) -> None:
    for name, html in pages.items():
        loaded = re.findall(r"<(?:script|img|iframe|source)[^>]*\ssrc=\"([^\"]*)", html)
        loaded += re.findall(r"<link[^>]*\shref=\"([^\"]*)", html)
        assert loaded, name
        assert not [address for address in loaded if "//" in address], name
        for address in loaded:
            assert (DOCS / name).parent.joinpath(address).exists(), f"{name} loads {address}"


async def test_it_is_served_like_the_page(server: Server) -> None:
    address = f"{server.address}/docs/host/"
    async with ClientSession(auto_decompress=False) as reader:
        page = await reader.get(address, headers={"Accept-Encoding": "br"})
        assert page.status == 200
        assert page.headers["Content-Security-Policy"] == POLICY
        assert page.headers["Content-Encoding"] == "br"
        assert "Set-Cookie" not in page.headers, "a reader is no guest"
        again = await reader.get(address, headers={"If-None-Match": page.headers["ETag"]})
        assert again.status == 304


async def test_an_address_without_its_slash_leads_to_the_page(server: Server) -> None:
    who = await server.visitor()
    for asked, found in {"/docs": "/docs/", "/docs/host": "/docs/host/"}.items():
        answer = await get(who, asked, allow_redirects=False)
        assert (answer.status, answer.headers["Location"]) == (301, found)


@pytest.mark.parametrize(
    "path", ["/docs/nothing", "/docs/nothing/", "/docs/%2e%2e/app.py", "/docs/..%2fapp.py"]
)
async def test_what_it_does_not_have_is_not_found(server: Server, path: str) -> None:
    answer = await get(await server.visitor(), path)
    assert answer.status == 404
    assert "make_app" not in await answer.text()


async def test_without_it_there_is_a_word_about_how_to_build_it(tmp_path: Path) -> None:
    async with Server(tmp_path, docs=tmp_path / "nothing") as server:
        answer = await get(await server.visitor(), "/docs/")
        assert answer.status == 404
        assert "Build it with <code>tools/docs</code>" in await answer.text()


def test_links_to_files_that_are_not_in_it_become_text() -> None:
    known = {"docs/host.md": "docs/host.md", "CHANGELOG.md": "docs/changelog.md"}
    text = "[a](../run) [b](host.md#c) [`d`](../CHANGELOG.md) [e](https://e.org) x[0](f)\n```\n[g](../run)\n```\n"
    assert with_known_links(text, "docs", "docs/bots.md", known) == (
        "a [b](host.md#c) [`d`](changelog.md) [e](https://e.org) x[0](f)\n```\n[g](../run)\n```\n"
    )


def test_inline_scripts_and_styles_move_to_files(tmp_path: Path) -> None:
    for folder in ("assets/javascripts", "assets/stylesheets", "host"):
        (tmp_path / folder).mkdir(parents=True)
    html = '<script>let a = 1</script><style>p {}</style><script src="b.js"></script>'
    moved = with_files(html, tmp_path / "host", tmp_path)
    script, style = re.findall(r'="\.\./(assets/[^"]+)"', moved)
    assert ((tmp_path / script).read_text(), (tmp_path / style).read_text()) == ("let a = 1", "p {}")
    assert moved.endswith('<script src="b.js"></script>')
    assert "let a" not in moved


def test_every_decision_is_listed() -> None:
    listed = re.findall(r"\(([^)]+\.md)\)$", list_of_decisions(ROOT / "docs/adr"), re.MULTILINE)
    assert listed == sorted(file.name for file in (ROOT / "docs/adr").glob("0*.md"))
