import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('alerts');

/**
 * Alerts, such as why a move was refused, must be seen whatever is open. A sheet covers the page and hides it from
 * screen readers too, so each sheet shows the page's alerts itself.
 */
export function providePageAlerts(alerts: Snippet): void {
  setContext(KEY, alerts);
}

export function pageAlerts(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}
