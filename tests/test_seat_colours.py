"""The seats' colours stand in two places: in the page's styles, and in the faces that are drawn on a canvas."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "web" / "src" / "lib"


def test_faces_on_a_canvas_wear_the_colours_of_the_page() -> None:
    tokens = (WEB / "ui" / "tokens.css").read_text()
    drawn = (WEB / "faces" / "face-svg.ts").read_text()
    on_the_page = re.findall(r"\[data-hue='(\w+)'\] \{\s*--hue: (#\w+);\s*--on-hue: (#\w+);", tokens)
    assert len(on_the_page) == 10
    assert re.findall(r"(\w+): \['(#\w+)', '(#\w+)'\]", drawn) == on_the_page
