"""What the page itself checks about the guide's bar, each in one go: to ask the page is what takes time in such a test."""

from __future__ import annotations

KEPT = ("hand", "board", "input", "clock", "score")
"""Parts that no tip may cover, whatever it is about."""

CONTROLS = "main :is(button, a, input, select, textarea, [data-part~=card], [data-card])"
"""What a player touches: the bar may lie over none of these, not even over an edge."""

FAULTS = """() => {
  const bar = document.querySelector('[data-guide]');
  const frame = document.querySelector('[data-outline]');
  if (!bar) return ['no tip'];
  if (!frame) return ['nothing is outlined'];
  const box = (element) => element.getBoundingClientRect();
  const find = (part) => [...document.querySelectorAll(`[data-part~="${part}"]`)].filter((element) => box(element).height > 0);
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  // A part that lets taps through is never hit: something else in its section is.
  const touchable = (element) =>
    (getComputedStyle(element).pointerEvents === 'none' && element.closest('section, main')) || element;
  const isAt = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && touchable(element).contains(hit);
  };
  const seen = (element, { left, top, width, height } = box(element)) => isAt(element, left + width / 2, top + height / 2);
  // Whether the part would be seen where the bar is, if the bar said nothing.
  const covers = (part) => {
    const { left, top, right, bottom } = box(bar);
    if (!meets(box(bar), box(part))) return false;
    bar.classList.add('empty');
    const [across, down] = [[left + 3, (left + right) / 2, right - 3], [top + 2, (top + bottom) / 2, bottom - 2]];
    const covered = across.some((x) => down.some((y) => isAt(part, x, y)));
    bar.classList.remove('empty');
    return covered;
  };
  // Where the bar takes the place of the tabs, things lie below it as they lie below the tabs.
  const tabs = document.querySelector('.foot > nav');
  const instead = tabs !== null && meets(box(bar), box(tabs));
  // On a board it has a place of its own: what is below that is out of sight without a tip too.
  const onBoard = bar.closest('main') !== null;
  const covered = instead ? [] : [...document.querySelectorAll('CONTROLS')].filter(
    (control) => !bar.contains(control) && (!onBoard || covers(control)) && control.closest('dialog') === bar.closest('dialog')
      && control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && meets(box(bar), box(control)),
  );
  const name = frame.dataset.outline;
  const named = name.split(' ').flatMap(find);
  const subject = named[0];
  if (!subject) return [`no part ${name}`];
  // A lesson scrolls, a tip doesn't: what is out of sight then has no outline.
  const mayScroll = bar.querySelector('.counted') !== null;
  if (frame.hidden) return mayScroll || named.some((part) => seen(part)) ? ['nothing is outlined'] : [];
  const { left, right, top, bottom } = box(bar);
  const line = bar.firstElementChild;
  const clock = find('clock')[0];
  return [
    ...(seen(subject, box(frame)) || named.some((part) => seen(part)) ? [] : [`${name} is out of sight`]),
    ...(meets(box(bar), box(frame)) || covers(subject) ? [`covers its subject ${name}`] : []),
    ...KEPT.flatMap(find).filter(covers).map((part) => `covers ${part.dataset.part}`),
    ...covered.map((control) => `lies over “${control.getAttribute('aria-label') ?? control.textContent.trim()}”`),
    ...(clock && !seen(clock) ? ['the clock is out of sight'] : []),
    ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? ['the bar is cut off'] : []),
    ...(seen(bar) ? [] : ['the bar is covered']),
    ...(line.offsetHeight > Math.ceil(parseFloat(getComputedStyle(line).minHeight)) ? ['the bar outgrows its place'] : []),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
  ];
}""".replace("KEPT", str(list(KEPT))).replace("CONTROLS", CONTROLS)

_FRAME = "const frame = () => new Promise((done) => requestAnimationFrame(done));"

READ = f"""async () => {{
  {_FRAME}
  await frame();
  await frame();
  const bar = document.querySelector('[data-guide]');
  return [bar?.dataset.guide ?? null, bar?.querySelector('p').innerText ?? ''];
}}"""
"""The tip that is up and its sentence, or nothing: what follows from the last change is there in the second frame."""

DISMISS = f"""async () => {{
  {_FRAME}
  const boxes = () => JSON.stringify([...document.querySelectorAll('[data-part]')].map((part) => {{
    const {{ left, top, width, height }} = part.getBoundingClientRect();
    return [part.dataset.part, ...[left, top, width, height].map(Math.round)];
  }}));
  // Once nothing moves any more: cards glide to their places after a resize.
  const atRest = async () => {{
    for (let [before, same] = ['', 0]; same < 2; ) {{
      await frame();
      const now = boxes();
      same = now === before ? same + 1 : 0;
      before = now;
    }}
    return boxes();
  }};
  const before = await atRest();
  const scrolled = scrollY;
  document.querySelector('[data-guide] .go').click();
  await frame();
  await frame();
  if (document.querySelector('[data-guide]')) return ['two tips within ten seconds'];
  if (scrollY !== scrolled) return [`the page scrolls from ${{scrolled}} to ${{scrollY}}`];
  const after = await atRest();
  return before === after ? [] : [`the board jumps from ${{before}} to ${{after}}`];
}}"""
"""Presses the tip's button. The tip goes, and nothing else moves."""
