import { focusableOnce } from './focus-page';
import { controlsIn, isReachable, isTextField } from './focusable';

/** What stands in for a control that is gone: `data-heir="1"` before `data-heir="2"`. */
const HEIRS = '[data-heir]';

/** Milliseconds after which the answer to a move is late: until then the page says nothing, since the focus comes back at once. */
const LATE = 100;

/**
 * Keeps the keyboard's place on a page: when the control that has the focus is removed or disabled, a sensible one follows it.
 * A player who clicks beside the controls keeps what they did. Call while a component is set up.
 */
export function keepFocus(
  root: () => HTMLElement | undefined,
  changes: () => unknown,
  wait: () => boolean = () => false,
): void {
  /** At first what was used on the screen before this one, such as the button that started the game. */
  let last: HTMLElement | null = focusedControl();
  /** What it was in, from the inside out: it may be gone as well. */
  let around: readonly HTMLElement[] = [];
  /** Nobody knows how that was pressed: a text field would open a phone's keyboard. */
  let pressed = last !== null;
  let tabbing = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  /** The page has the focus only until the answer to a move comes. */
  let held = false;

  const check = () => {
    const page = root();
    const open = document.querySelector('dialog[open]');
    const waits = document.activeElement === page;
    if (!page || !last || open || !(waits || document.activeElement === document.body)) return;
    if (wait()) {
      late ??= setTimeout(holdPlace, LATE);
      return;
    }
    const fits = (each: HTMLElement) => !pressed || !isTextField(each);
    const answered = held;
    held = false;
    if (isReachable(last)) last.focus({ preventScroll: true });
    else if (waits && !answered) namedHeir(page, fits)?.focus({ preventScroll: true });
    else heir(page, around, fits).focus({ preventScroll: true });
  };
  /** Buttons are disabled while a move is on its way. If that takes long, the page has the focus meanwhile. */
  const holdPlace = () => {
    late = undefined;
    const page = root();
    held = page !== undefined && last !== null && wait() && document.activeElement === document.body;
    if (page && held) focusableOnce(page).focus({ preventScroll: true });
  };
  const later = () => requestAnimationFrame(check);

  function enter({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === root() || target.closest('dialog')) return;
    last = target;
    held = false;
    around = ancestors(target);
  }
  /** Tab leads out of the page, to the browser's own controls: that is the player's doing. */
  function leave({ target }: FocusEvent) {
    if (tabbing && isReachable(target as HTMLElement)) last = null;
    later();
  }
  function press(event: Event) {
    const { type, target } = event;
    pressed = type === 'pointerdown';
    tabbing = event instanceof KeyboardEvent && event.key === 'Tab';
    if (pressed && target instanceof Element && !target.closest('button, a, input, label, [tabindex="0"]'))
      last = null;
  }

  $effect(() => {
    changes();
    later();
  });
  $effect(() => {
    const heard = [
      ['focusin', enter],
      ['focusout', leave],
      ['pointerdown', press],
      ['keydown', press],
      ['keyup', later],
      // A dialog gives the focus back to what opened it, which may be gone.
      ['close', later],
    ] as const;
    for (const [type, listener] of heard) document.addEventListener(type, listener as EventListener, true);
    return () => {
      clearTimeout(late);
      for (const [type, listener] of heard)
        document.removeEventListener(type, listener as EventListener, true);
    };
  });
}

function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

function ancestors(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}

function namedHeir(page: HTMLElement, fits: (control: HTMLElement) => boolean): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>(HEIRS)]
    .toSorted((one, other) => Number(one.dataset.heir) - Number(other.dataset.heir))
    .map((place) =>
      isReachable(place) ? place : controlsIn(place).find((each) => fits(each) && !each.closest('.guide')),
    )
    .find((found) => found && fits(found));
}

/**
 * A named heir. Where places are named but offer nothing now, the page itself waits for the next one; where none is
 * named, the first control in what is left of the surroundings.
 */
function heir(
  page: HTMLElement,
  around: readonly HTMLElement[],
  fits: (control: HTMLElement) => boolean,
): HTMLElement {
  const named = namedHeir(page, fits);
  const near = page.querySelector(HEIRS) ? [] : around.filter((place) => page.contains(place));
  return named ?? near.flatMap(controlsIn).find(fits) ?? focusableOnce(page);
}
