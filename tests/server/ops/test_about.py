"""What a server is made of: everything that is shipped is listed with the text of its licence."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from server_kit import Server, get

from huetable import games
from huetable.server.http.pages import STATIC

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
async def about(tmp_path: Path) -> dict[str, Any]:
    async with Server(tmp_path, static=STATIC) as server:
        answer = await get(await server.visitor(), "/api/about")
        assert answer.status == 200
        found: dict[str, Any] = await answer.json()
        return found


def versions(about: dict[str, Any], part: str) -> dict[str, str]:
    listed = [package for package in about["packages"] if package["part"] == part]
    return {re.sub(r"[-_.]+", "-", package["name"]).lower(): package["version"] for package in listed}


def locked_for_the_server() -> dict[str, set[str]]:
    """What pyproject.toml asks for, and whatever that needs on this machine, by the versions in requirements.lock.

    A package may have several, one for each range of Pythons.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lock: dict[str, set[str]] = {}
    for name, version in re.findall(
        r"^([a-z0-9.-]+)==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE
    ):
        lock.setdefault(name, set()).add(version)
    waiting = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    found: dict[str, set[str]] = {}
    while waiting:
        requirement = Requirement(waiting.pop())
        name = re.sub(r"[-_.]+", "-", requirement.name).lower()
        needed = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if needed and name not in found:
            found[name] = lock[name]
            waiting += distribution(name).requires or ()
    return found


def locked_for_the_page() -> dict[str, str]:
    """Svelte is a tool by its place in package.json, but what it compiles to calls it."""
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    return {
        re.sub(r"[-_.]+", "-", path.removeprefix("node_modules/")).lower(): package["version"]
        for path, package in packages.items()
        if path and (not package.get("dev") or path == "node_modules/svelte")
    }


async def test_every_locked_package_of_the_server_is_listed(about: dict[str, Any]) -> None:
    listed, locked = versions(about, "server"), locked_for_the_server()
    assert len(locked) > 15
    assert [name for name in locked if listed.get(name) not in locked[name]] == []


async def test_every_locked_package_of_the_page_is_listed(about: dict[str, Any]) -> None:
    listed, locked = versions(about, "page"), locked_for_the_page()
    assert {"three", "svelte"} < set(locked)
    assert {name: listed.get(name) for name in locked} == locked


async def test_what_the_documentation_is_drawn_with_is_listed(about: dict[str, Any]) -> None:
    assert {"zensical", "lucide"} <= set(versions(about, "page"))


async def test_tools_that_are_not_shipped_are_not(about: dict[str, Any]) -> None:
    assert not {"pytest", "ruff", "mypy", "playwright", "vite", "typescript"} & {
        package["name"] for package in about["packages"]
    }


async def test_each_package_comes_with_its_version_and_licence(about: dict[str, Any]) -> None:
    for package in about["packages"]:
        assert package["licence"], package["name"]
        assert re.search(r"\d", package["version"]), package["name"]
        assert re.search(r"licen[cs]e|copyright|permission", package["text"], re.IGNORECASE), package["name"]


async def test_our_own_licence_and_the_notice_are_those_of_the_repository(about: dict[str, Any]) -> None:
    assert about["licence"] == (ROOT / "LICENSE").read_text("utf-8")
    assert about["notice"] == (ROOT / "NOTICE").read_text("utf-8")


async def test_without_a_built_page_there_is_still_what_the_server_runs_with(tmp_path: Path) -> None:
    async with Server(tmp_path, static=tmp_path / "nothing", docs=tmp_path / "nothing") as server:
        found = await (await get(await server.visitor(), "/api/about")).json()
    assert "aiohttp" in versions(found, "server")
    assert versions(found, "page") == {}


def test_the_metadata_of_the_package_names_every_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["license"].split(" AND ")) >= {"MIT", "CC-BY-NC-SA-4.0", "CC-BY-SA-4.0", "OFL-1.1"}
    files = {path for pattern in project["license-files"] for path in ROOT.glob(pattern)}
    texts = " ".join(path.read_text("utf-8") for path in files)
    assert {"LICENSE", "NOTICE"} <= {path.name for path in files}
    assert "Attribution-NonCommercial-ShareAlike" in texts
    shared = sorted(games.game_folder(games.find_game("hues_and_cues")).glob("data/[a-z][a-z]/*.[xb]*"))
    assert len(shared) == 6
    for file in shared:
        assert f"{file.parent.name}/{file.name}" in (file.parents[1] / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "es", "pt", "de"])
def test_the_foot_of_pages_and_how_to_play_name_the_owners(language: str) -> None:
    texts = json.loads((ROOT / f"web/src/lib/i18n/{language}.json").read_text("utf-8"))
    unofficial = {
        "en": "Unofficial: ",
        "es": "No oficial: ",
        "pt": "Não oficial: ",
        "de": "Inoffiziell: ",
    }[language]
    for text in (texts["common"]["unofficial"], texts["howTo"]["unofficial"]):
        assert text.startswith(unofficial)
        assert "{owners}" in text
    assert texts["common"]["unofficialShort"].startswith(unofficial)


@pytest.mark.parametrize("language", ["en", "es", "pt", "de"])
async def test_each_game_says_whose_it_is(tmp_path: Path, language: str) -> None:
    async with Server(tmp_path) as server:
        who = await server.visitor()
        home = await (await get(who, "/api/home", headers={"Accept-Language": language})).json()
    notice = (ROOT / "NOTICE").read_text("utf-8")
    for card in home["games"]:
        for owner in filter(None, re.split(r"; |, (?!Inc|LLC)", card["owners"])):
            assert owner.split(" (")[0].removesuffix(", LLC") in notice
            assert owner.split(" (")[0] in card["notice"]
    assert sum(bool(card["owners"]) for card in home["games"]) == 4
