import { afterPaint } from '../../ui/idle';

/** Tells whether the page has no room for this bar: it scrolls with it, after the board had a moment to get smaller. */
export function watchPageHeight(bar: HTMLElement, tell: (scrolls: boolean) => void): () => void {
  /** Without the bar, after it has left. Only a page that gets lower than that may have room for it again. */
  let without = 0;
  const look = () => {
    const { scrollHeight } = document.documentElement;
    const inPlace = getComputedStyle(bar).position !== 'absolute';
    if (inPlace) tell(scrollHeight > innerHeight);
    else if (scrollHeight < without) tell(false);
    without = inPlace ? 0 : scrollHeight;
  };
  let callOff: (() => void) | undefined;
  const observer = new ResizeObserver(() => {
    callOff?.();
    callOff = afterPaint(look);
  });
  observer.observe(document.body);
  return () => {
    callOff?.();
    observer.disconnect();
    tell(false);
  };
}
