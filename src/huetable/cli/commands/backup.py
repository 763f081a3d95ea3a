"""`huetable backup`: the server's own command, under the shell's roof."""

from __future__ import annotations

import argparse

from huetable.server.ops.backup import add_backup_arguments, backup

EXAMPLES = """\
examples:
  huetable backup /var/backups/huetable          prints the name of the copy
  huetable backup copies --data /var/lib/huetable

To restore a copy, stop the server and run huetable restore."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=backup)
    add_backup_arguments(parser)
