"""Puts the built front end into a wheel; an editable install leaves that to ./run."""

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
