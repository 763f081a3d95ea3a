"""What a TV must never show: something to scroll to, text that is cut off, seats over each other or over the board.

Nor does it speak to one of the players, since nobody sits at it, or ask to be touched.
"""

from __future__ import annotations

from typing import Final

TV_SIZES: Final = ((1920, 1080), (1280, 720), (3840, 2160))

TV_FAULTS: Final = r"""() => {
  const SLACK = 2 * innerWidth / 1280;
  const faults = [];
  const box = (node) => node.getBoundingClientRect();
  const outside = (inner, outer) =>
    inner.left < outer.left - SLACK || inner.top < outer.top - SLACK
    || inner.right > outer.right + SLACK || inner.bottom > outer.bottom + SLACK;
  const meet = (one, other) =>
    one.left < other.right - SLACK && other.left < one.right - SLACK
    && one.top < other.bottom - SLACK && other.top < one.bottom - SLACK;
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join('.')} "${node.textContent.trim().slice(0, 40)}"`;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push(`scrolls: ${scrollWidth}x${scrollHeight}`);

  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const said = (node) => [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const forEyes = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // A board may come nearer: its rows and columns out of sight are no text that is missed.
    && !node.closest('.unseen, .skip, .sky, script, style, title, option, [hidden], [data-rows-and-columns]')
    && !/inset\(50%/.test(getComputedStyle(node).clipPath);
  const boxOfText = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return box(range);
  };
  // What flies is looked at half-way: it may come from beyond the edge, and be larger than life for a moment.
  const flying = document.getAnimations().filter(({ effect }) => effect.target?.closest('.motion'));
  const times = flying.map(({ currentTime }) => currentTime);
  for (const animation of flying) {
    const { delay, activeDuration } = animation.effect.getComputedTiming();
    if (Number.isFinite(activeDuration)) animation.currentTime = delay + activeDuration / 2;
  }
  const scene = document.querySelector('.scene:not([data-scene])');
  for (const node of document.querySelectorAll('body *')) {
    const texts = said(node);
    if (texts.length === 0 || !forEyes(node)) continue;
    const rects = texts.map(boxOfText).filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) continue;
    if (rects.some((rect) => outside(rect, screen))) faults.push(`off the screen: ${name(node)}`);
    const own = getComputedStyle(node);
    if (clips(own) && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2))
      faults.push(`cut off: ${name(node)}`);
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement)
      if (clips(getComputedStyle(around)) && rects.some((rect) => outside(rect, box(around))))
        faults.push(`cut off by ${around.className}: ${name(node)}`);
    // What flies may lie over the faces.
    if (scene?.contains(node) && !node.closest('.motion') && rects.some((rect) => outside(rect, box(scene)))) faults.push(`beyond the board: ${name(node)}`);
  }

  const line = document.querySelector('.narration span');
  if (line && forEyes(line))
    for (const node of scene?.querySelectorAll('*') ?? []) {
      if (!forEyes(node) || node.closest('.narration, .motion, [data-effect]')) continue;
      if (said(node).map(boxOfText).some((rect) => rect.width > 0 && meet(rect, box(line)))) faults.push(`below the line that tells: ${name(node)}`);
    }

  flying.forEach((animation, at) => (animation.currentTime = times[at]));

  const bar = document.querySelector('[data-part=status]')?.innerText ?? '';
  if (/\b(you|your)\b/i.test(bar)) faults.push(`speaks to one player: ${bar}`);
  const told = document.querySelector('[data-part=status] :is(strong, .rest):not(:empty)');
  if (told && bar.length < 100 && parseFloat(getComputedStyle(told).fontSize) * told.currentCSSZoom < 0.038 * innerHeight)
    faults.push(`too small for a sofa: ${bar}`);
  const asks = document.body.innerText.match(/[^\n]*\b(tap|click|touch|press)\b[^\n]*/i);
  if (asks) faults.push(`asks to be touched: ${asks[0]}`);

  const seats = [...document.querySelectorAll('.ring .seat')];
  seats.forEach((seat, at) => {
    if (outside(box(seat), screen)) faults.push(`off the screen: ${name(seat)}`);
    if (scene && meet(box(seat), box(scene))) faults.push(`over the board: ${name(seat)}`);
    for (const other of seats.slice(at + 1))
      if (meet(box(seat), box(other))) faults.push(`over each other: ${name(seat)}, ${name(other)}`);
  });
  return faults;
}"""
"""A function of the page that lists faults: for `settles`."""

FAULTS_IN_STEP: Final = """async (shown) => {
  let found = (TV_FAULTS)();
  for (let frame = 0; frame < 12 && found.length > 0 && shown(); frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    found = (TV_FAULTS)();
  }
  return found;
}""".replace("TV_FAULTS", TV_FAULTS)
"""The same for a step: a board may take a few frames to fit itself to its place."""

MAP_SHARE: Final = "document.querySelector('.map .frame').getBoundingClientRect().width / innerWidth"
"""How much of the width Guardians' map takes."""
