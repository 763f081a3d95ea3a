"""People who read the table in different languages, and what each of them sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from known_texts import KnownTexts
from playwright.sync_api import Page

from huetable.messages.languages import PSEUDO, all_languages

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

TEXTS: Final = """() => {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: around, data } = walker.currentNode;
    if (!/\\p{L}/u.test(data) || around.closest('script, style, noscript, [lang]:not(html)')) continue;
    if (around.checkVisibility({ visibilityProperty: true })) found.add(data.trim());
  }
  for (const named of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (named.closest('[lang]:not(html)') || !named.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.add(named.getAttribute(name) ?? '');
  }
  return [...found];
}"""
"""Every text node that can be seen, and what screen readers are told instead."""


@cache
def _known(language: str, own: tuple[str, ...]) -> KnownTexts:
    return KnownTexts(language, own)


def foreign_texts(page: Page, language: str, own: Iterable[str] = ()) -> list[str]:
    """The texts on a page that its language does not have. `own` are names, codes and words that were played."""
    known = _known(language, tuple(own))
    return [text for text in page.evaluate(TEXTS) if not known.has(text)]


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
