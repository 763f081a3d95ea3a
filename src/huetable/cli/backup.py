"""`huetable backup`: the server's own command, under the shell's roof."""

from __future__ import annotations

import argparse

from huetable.server.backup import add_backup_arguments, backup


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=backup)
    add_backup_arguments(parser)
