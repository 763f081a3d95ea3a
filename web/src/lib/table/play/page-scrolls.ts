/** Tells whether the page is higher than the window even without this bar, now and whenever that may have changed. */
export function watchPageHeight(bar: HTMLElement, tell: (scrolls: boolean) => void): () => void {
  const look = () => tell(document.documentElement.scrollHeight - roomTaken(bar) > innerHeight);
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** What lies over other things takes no room. */
function roomTaken(bar: HTMLElement): number {
  return getComputedStyle(bar).position === 'absolute' ? 0 : bar.offsetHeight;
}
