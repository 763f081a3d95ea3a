const FLIGHT = { duration: 600, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };

/** The transform that lays one box over another. */
export function over(box: DOMRect, other: DOMRect): string {
  const right = other.x + other.width / 2 - box.x - box.width / 2;
  const down = other.y + other.height / 2 - box.y - box.height / 2;
  return `translate(${right}px, ${down}px) scale(${other.width / box.width})`;
}

/** Lets an element fly from a place to where it stands, or back. Broken off, it is over. */
export async function fly(element: HTMLElement, place: Element, back = false): Promise<void> {
  const away = {
    transform: over(element.getBoundingClientRect(), place.getBoundingClientRect()),
    opacity: 0.3,
  };
  const here = { transform: 'none', opacity: 1 };
  await element.animate(back ? [here, away] : [away, here], FLIGHT).finished.catch(() => undefined);
}

/** Resolves after this many milliseconds, or as soon as nobody watches any more. */
export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
