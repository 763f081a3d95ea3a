/** Safari has no idle time to offer: there a moment later must do. */
const MOMENT = 200;

/** Does something that nobody waits for when there is nothing else to do; the answer calls it off. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, MOMENT);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(then, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}

/** Resolves after what is there now was drawn. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve));
}

/** Does something after what is there now was drawn, in a task of its own; where nothing is drawn, soon. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page draws no frames.
  const late = setTimeout(then, MOMENT);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(timer);
  };
}
