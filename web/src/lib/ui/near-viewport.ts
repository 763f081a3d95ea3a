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
