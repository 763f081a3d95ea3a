import { getContext, setContext } from 'svelte';

/** Where the links in a rulebook lead: to a clause further up or down, without leaving the page. */
export interface BookLinks {
  /** The address of the rules' own page, for a new tab and for copying. */
  readonly address: string;
  readonly follow: (clause: string) => void;
}

const KEY = Symbol('book links');

export function provideBookLinks(links: BookLinks): void {
  setContext(KEY, links);
}

export function bookLinks(): BookLinks {
  return getContext<BookLinks>(KEY);
}
