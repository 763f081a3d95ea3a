"""Puts the built front end into a wheel; an editable install leaves that to ./run."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEndHook(BuildHookInterface[Any]):
    """Builds the front end before a standard wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the front end up to date, by the same stamped steps as ./run."""
        if version != "standard":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        import frontend

        for step in frontend.steps(Path(self.root)):
            step.bring_up_to_date()
        self._add_commit(build_data)

    def _add_commit(self, build_data: dict[str, Any]) -> None:
        """`/version` names the commit that the wheel was made from; a source archive no longer knows it."""
        said = subprocess.run(
            ["git", "-C", self.root, "rev-parse", "HEAD"], capture_output=True, text=True, check=False
        )
        if said.returncode == 0:
            file = Path(self.directory, "commit.txt")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(said.stdout)
            build_data["force_include"][str(file)] = "huetable/commit.txt"
