const CONTROLS =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Everything within `root` that the keyboard reaches, in its order. */
export function controlsIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);
}

export function isReachable(element: HTMLElement): boolean {
  return element.isConnected && element.matches(CONTROLS) && isVisible(element);
}

/** Older browsers can't say; there everything counts as visible. */
function isVisible(element: HTMLElement): boolean {
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}

/** On a touch screen the focus in it opens the keyboard of the screen. */
export function isTextField(element: Element): boolean {
  return element.matches(
    'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"])',
  );
}
