/**
 * Keeps the focus on a board when the focused element is removed or disabled: a card that was played, a button that
 * has done its work. A player who clicks or tabs away from the board keeps their own focus. Create it while a component
 * is set up.
 */
export class FocusKeeper {
  #last: HTMLElement | null = null;

  /** `next` finds the element that gets the focus; it runs when everything that `changes` reads has been drawn. */
  constructor(changes: () => unknown, next: () => HTMLElement | null | undefined) {
    $effect(() => {
      changes();
      if (this.#last === null || !isNowhere(document.activeElement)) return;
      const heir = canHaveFocus(this.#last) ? this.#last : next();
      heir?.focus({ preventScroll: true });
    });
  }

  readonly enter = ({ target }: FocusEvent): void => {
    this.#last = target as HTMLElement;
  };

  /** An element that is being removed loses the focus a moment before it is gone: that is not the player's doing. */
  readonly leave = ({ target, relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget !== null && (currentTarget as HTMLElement).contains(relatedTarget as Node)) return;
    queueMicrotask(() => {
      if (this.#last === target && canHaveFocus(target as HTMLElement)) this.#last = null;
    });
  };
}

/** The first element within `root` that one of these selectors finds, in their order. */
export function firstMatch(
  root: HTMLElement | undefined,
  selectors: readonly string[],
): HTMLElement | null | undefined {
  return selectors.map((selector) => root?.querySelector<HTMLElement>(selector)).find((found) => found);
}

/** On no control: while the answer to a move is late, the page itself has the focus. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.matches('main') === true;
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
