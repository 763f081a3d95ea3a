"""Shows the examples in docstrings as code: an extension of Griffe, which reads the docstrings for the documentation."""

from typing import Any

import griffe


class FencedExamples(griffe.Extension):
    """Puts each doctest into a fence. Without one, Markdown takes `>>>` for a quotation."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called by Griffe for every module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = fence_examples(obj.docstring.value)


def fence_examples(text: str) -> str:
    """Fence every paragraph that begins with a prompt."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{part}\n```" if part.startswith(">>> ") else part for part in paragraphs)
