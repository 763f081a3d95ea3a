"""`huetable restore`: the server's own command, under the shell's roof."""

from __future__ import annotations

import argparse

from huetable.server.ops.restore import add_restore_arguments, restore

EXAMPLES = """\
examples:
  huetable restore /var/backups/huetable/huetable-20260102T120000Z.db
  huetable restore copies/huetable-20260102T120000Z.db --data /var/lib/huetable

The server must be stopped. The tables that were in the folder are kept beside the restored ones."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=restore)
    add_restore_arguments(parser)
