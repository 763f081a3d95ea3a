"""People who read the table in different languages, and what each of them sees."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from playwright.sync_api import Page

from huetable.games import all_games, rulebook, table_rulebook
from huetable.messages.catalogues import entries, load_catalogue
from huetable.messages.grammar import join_list
from huetable.messages.languages import PSEUDO, all_languages
from huetable.messages.parser import Choice, Part, parse_message
from huetable.translation.areas import all_areas

DISGUISED: Final = tuple(PSEUDO)
OFFERED: Final = tuple(code for code, each in all_languages().items() if each.complete)
READERS: Final = (*OFFERED, *DISGUISED)[:4]
"""The languages that are offered; as long as there are fewer than four, English in disguise makes up for the others."""

OFFERING_ALL: Final = (
    "-c",
    f"import os; os.environ['HUETABLE_LANGUAGES'] = '{','.join(DISGUISED)}'; "
    "from huetable.cli import main; raise SystemExit(main())",
)
"""A server for the tests of languages: it offers English in disguise too."""

SAME_EVERYWHERE: Final = {"huetable", "coloradd", "uno", "jsonl", "s", "tv"}
"""Names and units."""

_WORD: Final = re.compile(r"[^\W\d_]{2,}")
"""A single letter is a row of a board."""

TEXTS: Final = """() => {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: around, data } = walker.currentNode;
    if (!/\\p{L}/u.test(data) || around.closest('script, style, noscript, [lang]:not(html)')) continue;
    if (around.checkVisibility({ visibilityProperty: true })) found.add(data.trim());
  }
  for (const named of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (named.closest('[lang]:not(html)')) continue;
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.add(named.getAttribute(name) ?? '');
  }
  return [...found];
}"""
"""Every text node that can be seen, and what screen readers are told instead."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that the catalogues and rulebooks have in a language, and what joins lists."""
    texts = [*_messages(language), *_rules(language), join_list(["", "", ""], language)]
    return frozenset(words_of(texts)) | SAME_EVERYWHERE


def _messages(language: str) -> Iterator[str]:
    for area in all_areas():
        if area.kind == "messages":
            for _, message in entries(load_catalogue(area.english, language)):
                yield from _literals(parse_message(message))


def _literals(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Choice):
            for variant in part.variants.values():
                yield from _literals(variant)


def _rules(language: str) -> Iterator[str]:
    for book in (table_rulebook(language), *(rulebook(game, language) for game in all_games().values())):
        yield from (book.title, *book.sections)
        yield from (passage.text for passage in book.passages)
        for clause in book.clauses:
            yield from (clause.id, clause.text, *clause.examples)


def words_of(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in _WORD.findall(text)}


def foreign_texts(page: Page, language: str, own: set[str]) -> list[str]:
    """The texts on a page with a word that its language does not have. `own` are names, codes and words that were played."""
    known = vocabulary(language) | own
    return [text for text in page.evaluate(TEXTS) if not words_of([text]) <= known]


CLIPPED: Final = """() => {
  const NAMES = [...document.querySelectorAll('.cut')].map((name) => name.textContent);
  const cuts = (style) => [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip');
  // A box that scrolls, or one that is rolled up, hides nothing for good.
  const rolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowY) || box.clientHeight < 3;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.data.trim(), around = node.parentElement;
    if (!/\\p{L}{2}/u.test(text) || NAMES.some((name) => text.includes(name))) continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around.closest('svg, .unseen, .skip, script, style, noscript, dialog:not([open]), [aria-hidden=true], .facts > .note')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (let box = around; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).position === 'fixed') break;
      const edge = box.getBoundingClientRect();
      // For screen readers alone.
      if (edge.width < 3) break;
      if (!cuts(getComputedStyle(box))) continue;
      const out = [...range.getClientRects()].some(
        (line) =>
          line.left < edge.left - 2 || line.right > edge.right + 2 ||
          (line.bottom > edge.bottom + line.height / 2 && !rolls(box)),
      );
      if (out) { found.push(text.slice(0, 60) + ' in ' + box.className); break; }
    }
  }
  const sideways = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  const wide = document.documentElement.clientWidth;
  const out = [...document.body.querySelectorAll('*')].find((one) => one.getBoundingClientRect().right > wide + 1);
  return [...(sideways ? ['the page scrolls sideways: ' + out?.outerHTML.slice(0, 120)] : []), ...found];
}"""
"""Texts of which the beginning or the end of a line is cut off, or a whole line. Long names may be, and the note beside a name."""

COVERED: Final = """() => {
  const paints = (one) => {
    const { backgroundColor: colour, backgroundImage: image } = getComputedStyle(one);
    return image !== 'none' || !/, 0\\)$|transparent/.test(colour) || one.matches('img, canvas, svg, svg *');
  };
  const floats = (one) => {
    for (let box = one; box; box = box.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.data.trim(), around = node.parentElement;
    if (!/\\p{L}{2}/u.test(text) || getComputedStyle(around).pointerEvents === 'none') continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around.closest('svg, .unseen, .skip, script, style, noscript, dialog:not([open]), [aria-hidden=true], [inert]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      if (line.width < 3 || around.getBoundingClientRect().width < 3) continue;
      const over = document.elementFromPoint(x, y);
      if (!over || over.contains(around) || around.contains(over) || !paints(over) || floats(over)) continue;
      found.push(text.slice(0, 60) + ' under ' + over.outerHTML.slice(0, 80));
      break;
    }
  }
  return found;
}"""
"""Texts that something else covers. What floats above the page, such as the bar, covers what can be scrolled."""
