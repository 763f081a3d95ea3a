import type { Attachment } from 'svelte/attachments';
import type { BoardViewport } from './board-viewport.svelte';

const SLACK = 6;

/** Zooms by pinch and trackpad, and drags the board with the mouse. Panning with a thumb is the browser's own scrolling. */
export function boardGestures(viewport: BoardViewport, lensOn: () => boolean): Attachment<HTMLElement> {
  return (pane) => {
    const stop = new AbortController();
    const { signal } = stop;
    pinch(pane, viewport, signal);
    drag(pane, lensOn, signal);
    pane.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        const { x, y } = positionInPane(pane, event.clientX, event.clientY);
        void viewport.zoom(viewport.cellSize * Math.exp(-event.deltaY / 200), x, y);
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  };
}

function positionInPane(pane: HTMLElement, x: number, y: number): { x: number; y: number } {
  const frame = pane.getBoundingClientRect();
  return { x: x - frame.left, y: y - frame.top };
}

function pinch(pane: HTMLElement, viewport: BoardViewport, signal: AbortSignal): void {
  let before: { span: number; cell: number } | null = null;
  const span = ([one, other]: readonly Touch[]) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  pane.addEventListener(
    'touchstart',
    (event) => {
      before =
        event.touches.length === 2
          ? { span: span(Array.from(event.touches)), cell: viewport.cellSize }
          : null;
    },
    { signal, passive: true },
  );
  pane.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = Array.from(event.touches);
      if (!before || !one || !other) return;
      event.preventDefault();
      const { x, y } = positionInPane(
        pane,
        (one.clientX + other.clientX) / 2,
        (one.clientY + other.clientY) / 2,
      );
      void viewport.zoom((before.cell * span([one, other])) / before.span, x, y);
    },
    { signal, passive: false },
  );
}

/** A drag is not a click: the click that ends it is swallowed. */
function drag(pane: HTMLElement, lensOn: () => boolean, signal: AbortSignal): void {
  let held: { x: number; y: number; moved: boolean } | null = null;
  pane.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button === 0 && !lensOn())
        held = { x: event.clientX, y: event.clientY, moved: false };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!held) return;
      held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
      if (!held.moved) return;
      pane.scrollBy({ left: held.x - event.clientX, top: held.y - event.clientY, behavior: 'instant' });
      held = { x: event.clientX, y: event.clientY, moved: true };
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    () => {
      const dragged = held;
      // The click comes after this, and must still find out that it was a drag.
      setTimeout(() => {
        if (held === dragged) held = null;
      });
    },
    { signal },
  );
  pane.addEventListener(
    'click',
    (event) => {
      if (held?.moved) event.stopPropagation();
    },
    { signal, capture: true },
  );
}
