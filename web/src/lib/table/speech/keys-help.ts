import { getContext, setContext } from 'svelte';

const CONTEXT = Symbol('keys help');

/** Lets any part of the table open the sheet that lists the keys. */
export function provideKeysHelp(open: () => void): void {
  setContext(CONTEXT, open);
}

export function keysHelp(): (() => void) | undefined {
  return getContext<(() => void) | undefined>(CONTEXT);
}
