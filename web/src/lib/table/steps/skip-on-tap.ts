import type { Action } from 'svelte/action';

const CONTROLS = 'button, a, input, select, textarea, label, summary, canvas, [role="button"], dialog';

/** Around parts of a board that are controls and fill it, such as the locations of a map: a tap on them skips as well. */
const SKIPPED_TOO = '[data-tap-skips]';

/** Calls `skip` for a tap that hits no control. Keys need no such way, since nothing ever waits for a step to end. */
export const skipOnTap: Action<HTMLElement, () => void> = (node, skip) => {
  const tap = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control || control.closest(SKIPPED_TOO)) skip();
  };
  node.addEventListener('click', tap);
  return { destroy: () => node.removeEventListener('click', tap) };
};
