"""`huetable doctor`: the server's own command, under the shell's roof."""

from __future__ import annotations

import argparse

from huetable.server.doctor.command import doctor
from huetable.server.ops.settings import add_setting_arguments

EXAMPLES = """\
examples:
  huetable doctor                                      before the first start, or when something is wrong
  huetable doctor --public-url https://games.example.org --trust-proxy

Give it the settings that you give to `huetable serve`. It changes nothing, and the server may run.
Each line begins with ok, note (it works, but you should know) or fail (with what to do)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=doctor)
    add_setting_arguments(parser)
