"""Containerfile, compose.yaml, Caddyfile and docs/host.md say the same. tools/try_container.py runs them."""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from huetable.server.ops.settings import Settings, add_setting_arguments, read_settings

ROOT = Path(__file__).resolve().parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
IMAGE = CONTAINERFILE.rpartition("\nFROM base\n")[2]
PAGE = (ROOT / "docs/host.md").read_text("utf-8").partition("\n## In a container\n")[2].partition("\n## ")[0]
WORKERS = ("worker-one", "worker-two")
SERVERS = ("alone", *WORKERS)


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(ROOT / "compose.yaml")
    return found


def instruction(name: str) -> str:
    """What the last stage says; each of these is there once."""
    (found,) = re.findall(rf"^{name} +(.+)$", IMAGE, re.MULTILINE)
    return " ".join(str(found).split())


def settings_of(environment: dict[str, str]) -> Settings:
    """As the server in the container reads them."""
    given = dict(part.split("=", 1) for part in instruction("ENV").split())
    parser = ArgumentParser()
    add_setting_arguments(parser)
    return read_settings(parser.parse_args([]), given | environment)


def fill_in(text: str) -> str:
    """What compose makes of variables that nobody has set."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)


def test_the_image_serves_everybody_on_the_port_and_from_the_folder_that_it_names() -> None:
    settings = settings_of({})
    assert (settings.host, str(settings.port)) == ("0.0.0.0", instruction("EXPOSE"))
    assert str(settings.data) == instruction("VOLUME") == instruction("WORKDIR")
    assert json.loads(instruction("CMD")) == ["huetable", "serve"]


def test_the_image_runs_as_the_user_who_owns_the_folder() -> None:
    user = instruction("USER")
    made = instruction("RUN")
    (number,) = re.findall(r"useradd --uid (\d+)", made)
    assert user == f"{number}:{number}"
    assert re.search(rf"--owner huetable .*--mode 700 {instruction('VOLUME')}$", made)
    assert f"user {number}" in PAGE


def test_image_and_compose_have_the_same_health_check(compose: dict[str, Any]) -> None:
    options, _, command = instruction("HEALTHCHECK").partition(" CMD ")
    said = dict(re.findall(r"--([a-z-]+)=(\S+)", options))
    for name in SERVERS:
        check = dict(compose["services"][name]["healthcheck"])
        assert check.pop("test") == ["CMD", *json.loads(command)]
        assert {key.replace("_", "-"): str(value) for key, value in check.items()} == said
    assert f"'127.0.0.1', {instruction('EXPOSE')}," in command
    assert "'/healthz'" in command


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_can_write_to_its_volume_and_nowhere_else(compose: dict[str, Any], name: str) -> None:
    service = compose["services"][name]
    assert (service["read_only"], service["tmpfs"]) == (True, ["/tmp"])
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    for flag in ("--read-only", "--tmpfs /tmp", "--cap-drop all"):
        assert flag in PAGE


def test_a_server_has_the_time_to_stop_that_the_page_says(compose: dict[str, Any]) -> None:
    for name in SERVERS:
        assert compose["services"][name]["stop_grace_period"] == "15s"
    assert "--stop-timeout 15" in PAGE


def test_alone_publishes_its_port_and_keeps_its_folder(compose: dict[str, Any]) -> None:
    port, folder = instruction("EXPOSE"), instruction("VOLUME")
    alone = compose["services"]["alone"]
    assert alone["ports"] == [f"{port}:{port}"]
    assert alone["volumes"] == [f"tables:{folder}"]
    assert f"--volume tables:{folder} --publish {port}:{port}" in PAGE


def test_workers_can_be_reached_by_the_proxy_alone_and_use_the_database(compose: dict[str, Any]) -> None:
    database = compose["services"]["database"]["environment"]
    for name in WORKERS:
        service = compose["services"][name]
        assert "ports" not in service
        settings = settings_of({key: fill_in(value) for key, value in service["environment"].items()})
        assert settings.trust_proxy
        user, name_of_database = database["POSTGRES_USER"], database["POSTGRES_DB"]
        assert settings.store == f"postgresql://{user}:@database/{name_of_database}"
        assert database["POSTGRES_PASSWORD"] in service["environment"]["HUETABLE_STORE"]
        assert service["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_caddy_knows_all_workers(compose: dict[str, Any]) -> None:
    (said,) = re.findall(r"reverse_proxy (.+) \{", (ROOT / "deploy/Caddyfile").read_text())
    assert said.split() == [f"{name}:{instruction('EXPOSE')}" for name in WORKERS]
    proxy = compose["services"]["proxy"]
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    assert proxy["environment"]["HUETABLE_PUBLIC_URL"] == "${HUETABLE_PUBLIC_URL:-https://localhost}"


def test_the_page_names_the_profiles_and_the_variables(compose: dict[str, Any]) -> None:
    profiles = {name for service in compose["services"].values() for name in service["profiles"]}
    assert profiles == set(re.findall(r"--profile (\w+)", PAGE)) == {"alone", "club"}
    variables = set(re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text()))
    assert variables == {"COMMIT", "DATABASE_PASSWORD", "HUETABLE_PUBLIC_URL"}
    assert all(name in PAGE for name in variables)


def test_the_stand_ins_have_the_names_that_compose_gives_them(compose: dict[str, Any]) -> None:
    pulled = {service["image"] for service in compose["services"].values()} - {"huetable"}
    built = (ROOT / "tools/container_images.py").read_text()
    assert pulled
    for image in pulled:
        assert f'"{image}"' in built
        assert (ROOT / f"tools/container/{image.partition(':')[0]}.Containerfile").exists()


def test_the_page_says_which_settings_are_the_images_own() -> None:
    (said,) = re.findall(r"can be in `\.env` too, but not (.+?):", PAGE, re.DOTALL)
    own = {part.partition("=")[0] for part in instruction("ENV").split()} - {"PATH"}
    assert set(re.findall(r"HUETABLE_\w+", said)) == own


def test_the_page_restores_the_backup_that_it_makes() -> None:
    assert "exec alone huetable backup /data/backups" in PAGE
    assert re.search(
        r"stop alone\n.* run --rm alone huetable restore /data/backups/huetable-\S+\.db\n.* start alone\n",
        PAGE,
    )
