"""What can be set, on the command line or in the environment; wrong values are refused before anything starts."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from huetable.games import UnknownGame, all_games, find_game
from huetable.server.outbound.addresses import is_public_name
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
    "push_contact": "how push services reach you, such as mailto:you@example.org (otherwise --public-url)",
    "strangers": "0: no list of open tables, and nobody plays with people they don't know",
    "spectators": "0: only people with a seat see a game while it is on",
    "webhook_hosts": "hosts to which tables may post whose turn it is, such as discord.com,hooks.slack.com (none)",
    "games_off": "games that nobody can play here, separated by commas, such as guardians_of_hue",
    "plain_names": "call games by descriptive names instead of trademarks",
    "neutral_signs": "mark colours with our own signs instead of ColorADD's",
    "commercial": "for a server that earns money: --plain-names, --neutral-signs, and no game that is not for commercial use",
    "trust_proxy": "trust X-Forwarded-For and -Proto; only use this behind a proxy that sets them",
}


SHORTEST_PASSPHRASE = 8
SHORTEST_SECRET = 16


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
    push_contact: str | None = None
    strangers: bool = True
    spectators: bool = True
    games_off: frozenset[str] = frozenset()
    """The ids of the games that are switched off."""
    plain_names: bool = False
    """Games have descriptive names instead of trademarks."""
    neutral_signs: bool = False
    """Colours have our own signs instead of ColorADD's."""
    passphrase: str = ""
    """What somebody has to enter once before they can open tables; empty if everybody can."""
    operator_secret: str = ""
    """What opens the operator's page; empty if there is none."""
    webhook_hosts: tuple[str, ...] = ()

    @property
    def push_subject(self) -> str | None:
        """What push services are told about who runs this server; None if nothing was set."""
        public = self.public_url if self.public_url and self.public_url.startswith("https:") else None
        return self.push_contact or public


def default_data(environment: Mapping[str, str]) -> Path:
    """The user's folder for data, by the XDG convention."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "huetable"


def add_setting_arguments(parser: argparse.ArgumentParser) -> None:
    for name in (
        "host",
        "port",
        "data",
        "public_url",
        "store",
        "keep_days",
        "connections",
        "push_contact",
        "webhook_hosts",
        "games_off",
    ):
        flag = f"--{name.replace('_', '-')}"
        metavar = name.upper().rpartition("_")[2]
        parser.add_argument(flag, metavar=metavar, help=f"{HELP[name]} (or HUETABLE_{name.upper()})")
    for name in ("strangers", "spectators"):
        parser.add_argument(f"--{name}", metavar="0|1", help=f"{HELP[name]} (or HUETABLE_{name.upper()})")
    for name in ("plain_names", "neutral_signs", "commercial", "trust_proxy"):
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            action="store_true",
            default=None,
            help=f"{HELP[name]} (or HUETABLE_{name.upper()}=1)",
        )


def read_settings(
    given: argparse.Namespace, environment: Mapping[str, str] | None = None, *, make_folder: bool = True
) -> Settings:
    """The command line first, then the environment, then the defaults."""
    environment = os.environ if environment is None else environment

    def value_of(name: str, default: str = "") -> str:
        value = getattr(given, name, None)
        return environment.get(f"HUETABLE_{name.upper()}") or default if value is None else str(value)

    commercial = _boolean("commercial", value_of("commercial"))
    return Settings(
        host=_host(value_of("host", "0.0.0.0")),  # noqa: S104
        port=_port(value_of("port", "8000")),
        public_url=_url(value_of("public_url")),
        store=_store(value_of("store")),
        notify=_boolean("notify", value_of("notify", "1")),
        keep_days=_days(value_of("keep_days", "30")),
        connections=_connections(value_of("connections", "20000")),
        trust_proxy=_boolean("trust_proxy", value_of("trust_proxy")),
        push_contact=_contact(value_of("push_contact")),
        strangers=_boolean("strangers", value_of("strangers", "1")),
        spectators=_boolean("spectators", value_of("spectators", "1")),
        games_off=_games(value_of("games_off")) | (_not_commercial() if commercial else frozenset()),
        plain_names=commercial or _boolean("plain_names", value_of("plain_names")),
        neutral_signs=commercial or _boolean("neutral_signs", value_of("neutral_signs")),
        passphrase=_secret("PASSPHRASE", environment, SHORTEST_PASSPHRASE),
        operator_secret=_secret("OPERATOR_SECRET", environment, SHORTEST_SECRET),
        webhook_hosts=_hosts(value_of("webhook_hosts")),
        # Last, because it makes the folder.
        data=(_folder if make_folder else _path)(value_of("data", str(default_data(environment)))),
    )


def data_folder(
    given: argparse.Namespace, environment: Mapping[str, str] | None = None, *, make: bool = True
) -> Path:
    """Only the data folder, for commands that do not start a server. Those that only read it don't make one."""
    environment = os.environ if environment is None else environment
    text = given.data or environment.get("HUETABLE_DATA") or str(default_data(environment))
    return _folder(text) if make else _path(text)


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


def _games(text: str) -> frozenset[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    try:
        return frozenset(find_game(name).meta.id for name in names)
    except UnknownGame as error:
        raise InvalidSetting(f'Invalid --games-off "{text}": {error}') from error


def _not_commercial() -> frozenset[str]:
    return frozenset(id for id, game in all_games().items() if not game.meta.commercial)


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


def _hosts(text: str) -> tuple[str, ...]:
    hosts = tuple(host.strip().casefold() for host in text.split(",") if host.strip())
    for host in hosts:
        if not is_public_name(host):
            raise InvalidSetting(
                f'Invalid --webhook-hosts "{text}": {host} is not a public host name such as discord.com'
            )
    return hosts


def _contact(text: str) -> str | None:
    """Push services want one or the other (RFC 8292)."""
    parts = urlsplit(text)
    mail = parts.scheme == "mailto" and "@" in parts.path.strip("@")
    page = parts.scheme == "https" and bool(parts.netloc)
    if (text and not (mail or page)) or any(character.isspace() for character in text):
        raise InvalidSetting(
            f'Invalid --push-contact "{text}": expected mailto:you@example.org or https://example.org'
        )
    return text or None


def _secret(name: str, environment: Mapping[str, str], shortest: int) -> str:
    """Only from the environment: everybody on the machine can read a command line. The message doesn't repeat it."""
    text = environment.get(f"HUETABLE_{name}", "").strip()
    if text and len(text) < shortest:
        raise InvalidSetting(f"Invalid HUETABLE_{name}: expected at least {shortest} characters")
    return text


def _store(text: str) -> str:
    if text and urlsplit(text).scheme not in ("postgresql", "postgres"):
        raise InvalidSetting("Invalid --store: expected an address such as postgresql://user@host/name")
    return text


def _boolean(name: str, text: str) -> bool:
    words = {"": False, "0": False, "no": False, "false": False, "1": True, "yes": True, "true": True}
    if text.casefold() not in words:
        raise InvalidSetting(f'Invalid HUETABLE_{name.upper()} "{text}": expected 1 or 0')
    return words[text.casefold()]
