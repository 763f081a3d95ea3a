"""axe as we need it: put into a page once, and only what it finds fault with comes back."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


class QuickAxe(Axe):  # type: ignore[misc]
    def run(
        self, page: Page, context: str | None = None, options: dict[str, Any] | None = None
    ) -> AxeResults:
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.axe_script)
        arguments = self._format_script_args(context=context, options=options)
        return AxeResults(
            page.evaluate(f"axe.run({arguments}).then(({{ violations }}) => ({{ violations }}))")
        )
