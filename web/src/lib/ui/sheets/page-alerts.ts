import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('alerts');

/**
 * What must be seen whatever is open, such as why a move was refused. A sheet lies over everything else, and hides it
 * from screen readers too: so each sheet shows the alerts of its page in itself.
 */
export function providePageAlerts(alerts: Snippet): void {
  setContext(KEY, alerts);
}

export function pageAlerts(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}
