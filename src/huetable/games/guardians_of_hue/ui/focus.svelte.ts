/** What is asked of me, else the map. */
const NEXT = [
  '.mine .choice button:not(:disabled)',
  '.mine .button:not(:disabled)',
  '[data-location][tabindex="0"]',
];

/** Where the focused button is gone, what is asked next takes the focus over: nobody starts again from the top. */
export class SteadyFocus {
  root = $state<HTMLElement>();
  #inside = false;

  constructor(changed: () => unknown) {
    $effect(() => {
      changed();
      if (!this.#inside || document.activeElement !== document.body) return;
      const next = NEXT.map((selector) => this.root?.querySelector<HTMLElement>(selector)).find(
        (found) => found,
      );
      next?.focus({ preventScroll: true });
    });
  }

  enter = (): void => {
    this.#inside = true;
  };

  leave = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) this.#inside = false;
  };
}
