import { SvelteMap } from 'svelte/reactivity';
import type { GameInfo } from '../../net/protocol';
import { backLinks, idsOf } from './clause-links';
import { isShared, openingOf, searchClauses, sectionsOf, type Section } from './book-sections';

/** Which part of a rulebook is shown: what is searched for, which sections are open, which clause is marked. */
export class BookView {
  query = $state('');
  /** On a wide screen the game's rules are open; on a narrow one they fold, or the page would be endless. */
  wide = $state(false);
  current = $state<string | null>(null);
  /** What the reader has opened or closed. */
  readonly #chosen = new SvelteMap<string, boolean>();
  readonly #info: () => Pick<GameInfo, 'rules' | 'passages'>;

  readonly known = $derived.by(() => idsOf(this.#info().rules));
  readonly links = $derived.by(() => backLinks(this.#info().rules));
  readonly contents = $derived.by(() => sectionsOf(this.#info().rules, this.#info().passages));
  readonly opening = $derived.by(() =>
    this.searching ? [] : openingOf(this.#info().rules, this.#info().passages),
  );
  readonly found = $derived.by(() => searchClauses(this.#info().rules, this.query));
  readonly sections = $derived.by(() => (this.searching ? sectionsOf(this.found, []) : this.contents));
  readonly own = $derived.by(() => this.sections.filter((section) => !isShared(section)));
  readonly shared = $derived.by(() => this.sections.filter(isShared));
  #sharedOpen = $state(false);

  constructor(info: () => Pick<GameInfo, 'rules' | 'passages'>) {
    this.#info = info;
  }

  get searching(): boolean {
    return this.query.trim() !== '';
  }

  get sharedOpen(): boolean {
    return this.searching || this.#sharedOpen;
  }

  setSharedOpen(open: boolean): void {
    if (!this.searching) this.#sharedOpen = open;
  }

  isOpen(section: Section): boolean {
    return this.searching || (this.#chosen.get(keyOf(section)) ?? (this.wide && !isShared(section)));
  }

  setOpen(section: Section, open: boolean): void {
    if (!this.searching && this.isOpen(section) !== open) this.#chosen.set(keyOf(section), open);
  }

  /** Mark a clause and open its section. */
  goTo(clause: string): void {
    this.query = '';
    this.current = clause;
    const section = this.contents.find(({ clauses }) => clauses.some(({ id }) => id === clause));
    if (!section) return;
    this.#chosen.set(keyOf(section), true);
    if (isShared(section)) this.#sharedOpen = true;
  }
}

/** A section's name that no other has: the table's rules may have a heading that the game has too. */
export function keyOf(section: Section): string {
  return section.clauses[0]?.id ?? section.title;
}
