import type { Action } from 'svelte/action';

const CONTROLS =
  'button, a, input, select, textarea, label, summary, canvas, [role="button"], [tabindex], dialog';

/** Calls `skip` for a tap that hits no control. Keys need no such way, since nothing ever waits for a step to end. */
export const skipOnTap: Action<HTMLElement, () => void> = (node, skip) => {
  const tap = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(CONTROLS)) skip();
  };
  node.addEventListener('click', tap);
  return { destroy: () => node.removeEventListener('click', tap) };
};
