"""What can be set, and what is refused before anything starts."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

from huetable.server.ops.serve import add_serve_arguments, serve
from huetable.server.ops.settings import InvalidSetting, Settings, read_settings


def given(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_serve_arguments(parser)
    return parser.parse_args(words)


def test_the_command_line_goes_before_the_environment_and_that_before_the_defaults(tmp_path: Path) -> None:
    environment = {"HUETABLE_PORT": "81", "HUETABLE_HOST": "::1", "XDG_DATA_HOME": str(tmp_path)}
    settings = read_settings(given("--port", "82"), environment)
    assert settings == Settings("::1", 82, tmp_path / "huetable", None, trust_proxy=False)


def test_a_public_address_and_a_proxy_can_be_named(tmp_path: Path) -> None:
    environment = {"HUETABLE_PUBLIC_URL": "https://games.example.org/", "HUETABLE_TRUST_PROXY": "yes"}
    settings = read_settings(given("--data", str(tmp_path)), environment)
    assert settings.public_url == "https://games.example.org"
    assert settings.trust_proxy


def test_games_are_switched_off_by_their_names(tmp_path: Path) -> None:
    settings = read_settings(given("--data", str(tmp_path), "--games-off", "uno_coloradd, cluzzle"), {})
    assert settings.games_off == {"uno_coloradd", "cluzzle"}


@pytest.mark.parametrize(
    "words",
    [
        ("--port", "eighty"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--host", "a b"),
        ("--host", ""),
        ("--public-url", "games.example.org"),
        ("--public-url", "https://example.org/games"),
        ("--public-url", "ftp://example.org"),
        ("--keep-days", "0"),
        ("--keep-days", "a month"),
        ("--data", "/dev/null/x"),
        ("--games-off", "uno_coloradd,chess"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(given(*words)) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert words[0] in complaint


def test_a_wrong_environment_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetting, match="HUETABLE_TRUST_PROXY"):
        read_settings(given("--data", str(tmp_path)), {"HUETABLE_TRUST_PROXY": "maybe"})


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code = serve(given("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)))
    assert code == 2
    told = capsys.readouterr().err
    assert "cannot listen there" in told
    assert "--port" in told
