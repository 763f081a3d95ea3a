/** Only while it has the focus: a click on a page that could always have it would take it away from a control. */
export function focusableOnce(page: HTMLElement): HTMLElement {
  page.tabIndex = -1;
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
  return page;
}

/**
 * A page that a button or a link has brought has the focus, as one that the browser loads: what was pressed is gone with the
 * page before. Pages come in turns, so it watches until the player presses something; the return value ends that.
 */
export function focusNewPage(): () => void {
  const look = () => {
    const page = document.activeElement === document.body && document.querySelector('main');
    if (page) focusableOnce(page).focus({ preventScroll: true });
  };
  const drawn = new MutationObserver(look);
  const end = () => {
    drawn.disconnect();
    for (const press of ['keydown', 'pointerdown']) removeEventListener(press, end, true);
  };
  drawn.observe(document.body, { childList: true, subtree: true });
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, end, true);
  look();
  return end;
}
