"""`huetable mcp`: seats at tables for assistants, over the Model Context Protocol."""

from __future__ import annotations

import argparse

from huetable.cli.errors import CommandError
from huetable.server.ops.extras import how_to_install

EXAMPLES = f"""\
examples:
  huetable mcp                                              over standard input and output, as most assistants want it
  huetable mcp --server https://games.example.org
  huetable mcp --http --port 8765                           over streamable HTTP, at http://127.0.0.1:8765/mcp

The assistant plays at tables of a Huetable server that runs already. It needs an extra:
{how_to_install("mcp")}.
docs/assistants.md says how to tell an assistant about it."""

DEFAULT_SERVER = "http://localhost:8000"


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
    parser.add_argument("--port", metavar="PORT", type=int, default=8765, help="with --http (default: 8765)")


def run(args: argparse.Namespace) -> int:
    try:
        from huetable.mcp.server import make_server
    except ModuleNotFoundError as error:
        if error.name not in ("mcp", "pydantic"):
            raise
        raise CommandError(f"`huetable mcp` needs its extra: {how_to_install('mcp')}") from error
    server = make_server(args.server, alone=not args.http)
    if args.http:
        server.run("streamable-http", host=args.host, port=args.port)
    else:
        server.run("stdio")
    return 0
