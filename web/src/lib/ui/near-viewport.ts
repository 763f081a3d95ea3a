/** Calls `arrive` once when the element is about to be scrolled into view, so that what is far below loads later. */
export function whenNearViewport(
  element: HTMLElement,
  arrive: () => void,
): { destroy: () => void } | undefined {
  if (!('IntersectionObserver' in globalThis)) {
    arrive();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: '160px' },
  );
  observer.observe(element);
  return { destroy: () => observer.disconnect() };
}

/** Calls `enter` whenever the element comes into sight, and what that returned when it leaves. Returns a function that stops it. */
export function whileInSight(element: Element, enter: () => () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) return enter();
  let leave: (() => void) | null = null;
  const observer = new IntersectionObserver((seen) => {
    leave?.();
    leave = seen.at(-1)?.isIntersecting ? enter() : null;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    leave?.();
  };
}
