/** A press that moves less than this is a tap. */
const SLACK = 8;

/**
 * Lets an element be dragged onto another one that fits the selector. It comes back by itself, and the tap that a browser
 * reports after a drag does nothing. While it is dragged it has the attribute `data-dragged`, and what it would be dropped
 * on has `data-drop`.
 */
export function dragOnto(
  selector: string,
  ondrop: (target: HTMLElement) => void,
): (node: HTMLElement) => () => void {
  return (node) => {
    const own = node.closest<HTMLElement>(selector);
    let from: { x: number; y: number } | null = null;
    let dragged = false;
    let over: HTMLElement | null = null;

    const targetAt = (x: number, y: number) =>
      document
        .elementsFromPoint(x, y)
        .map((found) => found.closest<HTMLElement>(selector))
        .find((found) => found !== null && found !== own) ?? null;

    function hover(target: HTMLElement | null) {
      if (over === target) return;
      over?.removeAttribute('data-drop');
      target?.setAttribute('data-drop', '');
      over = target;
    }

    const listeners = {
      pointerdown(event: PointerEvent) {
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY };
        dragged = false;
      },
      pointermove(event: PointerEvent) {
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!dragged && Math.hypot(x, y) < SLACK) return;
        if (!dragged) node.setPointerCapture(event.pointerId);
        dragged = true;
        node.setAttribute('data-dragged', '');
        hover(targetAt(event.clientX, event.clientY));
        node.style.translate = `${x}px ${y}px`;
      },
      pointerup(event: PointerEvent) {
        const target = dragged ? targetAt(event.clientX, event.clientY) : null;
        reset();
        if (target) ondrop(target);
      },
      pointercancel: () => reset(),
    };

    function reset() {
      from = null;
      hover(null);
      node.removeAttribute('data-dragged');
      node.style.translate = '';
    }

    /** Before the element's own listener. */
    function swallow(event: MouseEvent) {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    const all = Object.entries(listeners) as [string, EventListener][];
    all.forEach(([kind, listener]) => node.addEventListener(kind, listener));
    node.addEventListener('click', swallow, { capture: true });
    return () => {
      all.forEach(([kind, listener]) => node.removeEventListener(kind, listener));
      node.removeEventListener('click', swallow, { capture: true });
    };
  };
}
