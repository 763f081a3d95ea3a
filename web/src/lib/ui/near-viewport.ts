/** Calls once when the element is about to come into sight: what lies far below costs nothing until then. */
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
