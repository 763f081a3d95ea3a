/**
 * Keeps the focus on the board when what had it is gone or switched off: a card that was played, a button that has
 * done its work. Whoever clicks beside the board or walks away from it is let go. Use while a component is set up.
 */
export class FocusKeeper {
  #last: HTMLElement | null = null;

  /** `next` finds what takes the focus over; it is asked after everything that `changes` reads has been drawn. */
  constructor(changes: () => unknown, next: () => HTMLElement | null | undefined) {
    $effect(() => {
      changes();
      if (this.#last === null || document.activeElement !== document.body) return;
      const heir = usable(this.#last) ? this.#last : next();
      heir?.focus({ preventScroll: true });
    });
  }

  readonly enter = ({ target }: FocusEvent): void => {
    this.#last = target as HTMLElement;
  };

  /** An element that is taken away leaves as well, a moment before it is gone, and not by anybody's wish. */
  readonly leave = ({ target, relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget !== null && (currentTarget as HTMLElement).contains(relatedTarget as Node)) return;
    queueMicrotask(() => {
      if (this.#last === target && usable(target as HTMLElement)) this.#last = null;
    });
  };
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
