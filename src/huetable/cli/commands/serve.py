"""`huetable serve`: the server's own arguments, under the shell's roof."""

from __future__ import annotations

import argparse

from huetable.server.ops.serve import add_serve_arguments, serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=serve)
    add_serve_arguments(parser)
