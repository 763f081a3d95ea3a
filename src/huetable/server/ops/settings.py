"""What can be set, on the command line or in the environment; wrong values are refused before anything starts."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from huetable.store.sqlite.private_files import make_private_folder

HELP = {
    "host": "the address to listen on (0.0.0.0: all addresses of this machine)",
    "port": "the port to listen on; 0 takes any free port",
    "data": "the folder with the tables",
    "public_url": "the address that people type, if it is another one, such as behind a proxy",
    "store": "a PostgreSQL database for several workers, such as postgresql://user@host/name, instead of the folder",
    "notify": "workers tell each other about news at once; without this they look four times a second",
    "connections": "the most connections at once; a quarter is kept for guests who have sat at a table",
    "keep_days": "how many days a table is kept after its last event",
    "trust_proxy": "trust X-Forwarded-For and -Proto; only use this behind a proxy that sets them",
}


class InvalidSetting(ValueError):
    """What is wrong with a setting, in one line."""


class Settings(Struct, frozen=True):
    host: str = "0.0.0.0"  # noqa: S104 - a table is for others to reach
    port: int = 8000
    data: Path = Path("data")
    public_url: str | None = None
    store: str = ""
    notify: bool = True
    keep_days: int = 30
    connections: int = 20_000
    trust_proxy: bool = False


def default_data(environment: Mapping[str, str]) -> Path:
    """The user's folder for data, by the XDG convention."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "huetable"


def add_setting_arguments(parser: argparse.ArgumentParser) -> None:
    for name in ("host", "port", "data", "public_url", "store", "keep_days", "connections"):
        flag = f"--{name.replace('_', '-')}"
        metavar = name.upper().rpartition("_")[2]
        parser.add_argument(flag, metavar=metavar, help=f"{HELP[name]} (or HUETABLE_{name.upper()})")
    parser.add_argument(
        "--trust-proxy",
        action="store_true",
        default=None,
        help=f"{HELP['trust_proxy']} (or HUETABLE_TRUST_PROXY=1)",
    )


def read_settings(
    given: argparse.Namespace, environment: Mapping[str, str] | None = None, *, make_folder: bool = True
) -> Settings:
    """The command line first, then the environment, then the defaults."""
    environment = os.environ if environment is None else environment

    def value_of(name: str, default: str = "") -> str:
        value = getattr(given, name, None)
        return environment.get(f"HUETABLE_{name.upper()}") or default if value is None else str(value)

    return Settings(
        host=_host(value_of("host", "0.0.0.0")),  # noqa: S104
        port=_port(value_of("port", "8000")),
        public_url=_url(value_of("public_url")),
        store=_store(value_of("store")),
        notify=_boolean("notify", value_of("notify", "1")),
        keep_days=_days(value_of("keep_days", "30")),
        connections=_connections(value_of("connections", "20000")),
        trust_proxy=_boolean("trust_proxy", value_of("trust_proxy")),
        # Last, because it makes the folder.
        data=(_folder if make_folder else _path)(value_of("data", str(default_data(environment)))),
    )


def data_folder(given: argparse.Namespace, environment: Mapping[str, str] | None = None) -> Path:
    """Only the data folder, for commands that do not start a server."""
    environment = os.environ if environment is None else environment
    return _folder(given.data or environment.get("HUETABLE_DATA") or str(default_data(environment)))


def _host(text: str) -> str:
    if not text.strip() or any(c.isspace() or c == "/" for c in text):
        raise InvalidSetting(f'Invalid --host "{text}": expected an address or a host name')
    return text


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) < 65536):
        raise InvalidSetting(f'Invalid --port "{text}": expected a number from 0 to 65535')
    return int(text)


def _days(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8 and 1 <= int(text) <= 36_500):
        raise InvalidSetting(f'Invalid --keep-days "{text}": expected a number from 1 to 36500')
    return int(text)


def _connections(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) >= 10):
        raise InvalidSetting(f'Invalid --connections "{text}": expected a number from 10 to 9999999')
    return int(text)


def _path(text: str) -> Path:
    return Path(text).expanduser()


def _folder(text: str) -> Path:
    folder = _path(text)
    try:
        make_private_folder(folder)
    except OSError as error:
        raise InvalidSetting(f"Can't create the --data folder {folder}: {error.strerror}") from error
    if not os.access(folder, os.W_OK):
        raise InvalidSetting(f"Can't write to the --data folder {folder}: check its owner and permissions")
    return folder


def _url(text: str) -> str | None:
    if not text:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise InvalidSetting(
            f'Invalid --public-url "{text}": expected an address such as https://games.example.org'
        )
    if parts.path.strip("/"):
        raise InvalidSetting(
            f'Invalid --public-url "{text}": it must not have a path; serve Huetable from a host name of its own'
        )
    return f"{parts.scheme}://{parts.netloc}"


def _store(text: str) -> str:
    if text and urlsplit(text).scheme not in ("postgresql", "postgres"):
        raise InvalidSetting("Invalid --store: expected an address such as postgresql://user@host/name")
    return text


def _boolean(name: str, text: str) -> bool:
    words = {"": False, "0": False, "no": False, "false": False, "1": True, "yes": True, "true": True}
    if text.casefold() not in words:
        raise InvalidSetting(f'Invalid HUETABLE_{name.upper()} "{text}": expected 1 or 0')
    return words[text.casefold()]
