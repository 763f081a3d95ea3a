import type { Attachment } from 'svelte/attachments';

const LONG = 450;

/** Calls back after a long press, and keeps the click and the browser's own menu that would follow it away. */
export function longPress(callback: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    const begin = () => {
      fired = false;
      timer = setTimeout(() => {
        fired = true;
        callback();
      }, LONG);
    };
    const end = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (!fired) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const controller = new AbortController();
    const { signal } = controller;
    node.addEventListener('pointerdown', begin, { signal });
    for (const name of ['pointerup', 'pointerleave', 'pointercancel'])
      node.addEventListener(name, end, { signal });
    node.addEventListener('click', swallow, { signal, capture: true });
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      end();
      controller.abort();
    };
  };
}
