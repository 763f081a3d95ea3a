"""Puts the built front end and documentation into a wheel; an editable install leaves that to ./run."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEndHook(BuildHookInterface[Any]):
    """Builds the front end and the documentation before a standard wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring both up to date, by the same stamped steps as ./run."""
        if version != "standard":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        import docs_site
        import frontend

        root = Path(self.root)
        for step in (*frontend.steps(root), docs_site.step(root)):
            step.bring_up_to_date()
        self._add_commit(build_data)

    def _add_commit(self, build_data: dict[str, Any]) -> None:
        """`/version` names the commit that the wheel was made from; a source archive no longer knows it."""
        commit = os.environ.get("HUETABLE_COMMIT") or self._commit_of_checkout()
        if commit:
            file = Path(self.directory, "commit.txt")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{commit}\n")
            build_data["force_include"][str(file)] = "huetable/commit.txt"

    def _commit_of_checkout(self) -> str:
        """Nothing if this isn't a checkout, or if git isn't installed."""
        try:
            said = subprocess.run(
                ["git", "-C", self.root, "rev-parse", "HEAD"], capture_output=True, text=True, check=True
            )
        except (OSError, subprocess.CalledProcessError):
            return ""
        return said.stdout.strip()
