"""`huetable mcp`: seats at tables for assistants, over the Model Context Protocol."""

from __future__ import annotations

import argparse
import os

from huetable.cli.errors import CommandError
from huetable.server.ops.extras import how_to_install

EXAMPLES = f"""\
examples:
  huetable mcp                                              over standard input and output, as most assistants want it
  huetable mcp --server https://games.example.org
  huetable mcp --http --port 8765                           over streamable HTTP, at http://127.0.0.1:8765/mcp
  huetable mcp --http --host 0.0.0.0 --allow-host games.example.org

With HUETABLE_TOKEN in the environment, a token from the settings or from `huetable token`, the others see that a program plays.

The assistant plays at tables of a Huetable server that runs already. It needs an extra:
{how_to_install("mcp")}.
docs/assistants.md says how to tell an assistant about it."""

DEFAULT_SERVER = "http://localhost:8000"
THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")
EVERY_ADDRESS = ("0.0.0.0", "::", "")  # noqa: S104 - these are what is refused without a name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument(
        "--server", metavar="URL", default=DEFAULT_SERVER, help=f"whose tables (default: {DEFAULT_SERVER})"
    )
    parser.add_argument("--http", action="store_true", help="serve streamable HTTP instead of standard input")
    parser.add_argument(
        "--host",
        metavar="HOST",
        default="127.0.0.1",
        help="to listen on, with --http (default: this machine only)",
    )
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help="a name by which assistants reach it, with --http; may be repeated (default: the --host)",
    )
    parser.add_argument("--port", metavar="PORT", type=int, default=8765, help="with --http (default: 8765)")


def allowed_hosts(host: str, names: list[str]) -> list[str]:
    """By which names requests may come. Without this check, a web page could reach the port by a name of its own."""
    if host in EVERY_ADDRESS and not names:
        raise CommandError(f'--host "{host}" needs --allow-host NAME: the name by which assistants reach it')
    own = [] if host in EVERY_ADDRESS else [f"[{host}]" if ":" in host else host]
    return [*dict.fromkeys([*THIS_MACHINE, *own, *names])]


def run(args: argparse.Namespace) -> int:
    try:
        from huetable.mcp.server import make_server, transport_security
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "pydantic"):
            raise
        raise CommandError(f"`huetable mcp` needs its extra: {how_to_install('mcp')}") from error
    server = make_server(args.server, alone=not args.http, token=os.environ.get("HUETABLE_TOKEN", "").strip())
    if args.http:
        security = transport_security(allowed_hosts(args.host, args.allow_host))
        server.run("streamable-http", host=args.host, port=args.port, transport_security=security)
    else:
        server.run("stdio")
    return 0
