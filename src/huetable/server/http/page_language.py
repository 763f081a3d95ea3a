"""The page in somebody's language: what stands in its HTML before any script runs, and the file with its texts.

The built files are in English. The server writes the language on them, so that a page never changes it in front of the reader.
"""

from __future__ import annotations

import json
import re
from html import escape
from typing import Final

from huetable.messages.languages import has_plain_names, offered_languages, spoken_language

from .server_texts import say

LANGUAGES_OF_PAGE: Final = "data-languages"
"""The attribute of <html> with the languages that are offered; the page lists them by their names."""

_PLAIN_NAMES: Final = ' data-names="plain"'
_NEUTRAL_SIGNS: Final = ' data-signs="neutral"'
"""What the page has to know of the operator's choices before it draws anything."""

_HTML: Final = re.compile(r"<html[^>]*>")
_DESCRIPTION: Final = re.compile(r'(<meta name="description" content=")[^"]*')
_NOSCRIPT: Final = re.compile(r"(<noscript>)[^<]*")
_MANIFEST: Final = re.compile(r'(<link rel="manifest" href="/manifest\.webmanifest)')
_SCRIPT: Final = re.compile(r'(<script type="module")')


def write_language(page: str, language: str, texts: str | None, *, neutral_signs: bool = False) -> str:
    """index.html for one language. `texts` is the file with the page's texts: it runs before the page's own script."""
    script = (
        "" if texts is None else f'<script type="module" crossorigin src="/assets/{texts}"></script>\n    '
    )
    for place, written in (
        (_HTML, _html_tag(language, neutral_signs=neutral_signs)),
        (_DESCRIPTION, rf"\g<1>{_safe(say(language, 'preview', 'line'))}"),
        (_NOSCRIPT, rf"\g<1>{_safe(say(language, 'page', 'noscript'))}"),
        (_MANIFEST, rf"\g<1>?lang={spoken_language(language)}"),
        (_SCRIPT, rf"{script}\g<1>"),
    ):
        page = place.sub(written, page, count=1)
    return page


def _html_tag(tag: str, *, neutral_signs: bool = False) -> str:
    offered, language = offered_languages(), spoken_language(tag)
    listed = " ".join(offered)
    names = _PLAIN_NAMES if has_plain_names(tag) else ""
    signs = _NEUTRAL_SIGNS if neutral_signs else ""
    return (
        f'<html lang="{language}" dir="{offered[language].dir}" {LANGUAGES_OF_PAGE}="{listed}"{names}{signs}>'
    )


def _safe(text: str) -> str:
    """As HTML, and as what a pattern is replaced by."""
    return escape(text).replace("\\", r"\\")


def offline_page(template: str, language: str) -> str:
    """The page that is shown without a connection: its texts stand for {title}, {heading} and so on."""
    page = _HTML.sub(_html_tag(language), template, count=1)
    return re.sub(r"\{(\w+)\}", lambda found: escape(say(language, "offline", found[1])), page)


def web_manifest(english: str, language: str) -> str:
    """What a phone shows of the page when somebody installs it."""
    manifest = json.loads(english)
    manifest |= {
        "lang": spoken_language(language),
        "dir": offered_languages()[spoken_language(language)].dir,
        "description": say(language, "preview", "line"),
    }
    return json.dumps(manifest, ensure_ascii=False, indent=2)
