import { SvelteMap } from 'svelte/reactivity';
import type { GameInfo } from '../../net/protocol';
import { backLinks } from './clause-links';
import { openingOf, searchClauses, sectionsOf, type Section } from './book-sections';

/** Which part of a rulebook is shown: what is searched for, which sections are open, which clause is marked. */
export class BookView {
  query = $state('');
  /** On a wide screen everything is open; on a narrow one the sections fold, or the page would be endless. */
  wide = $state(false);
  current = $state<string | null>(null);
  /** What the reader has opened or closed. */
  readonly #chosen = new SvelteMap<string, boolean>();
  readonly #info: () => Pick<GameInfo, 'rules' | 'passages'>;

  readonly known = $derived.by(() => new Set(this.#info().rules.map(({ id }) => id)));
  readonly links = $derived.by(() => backLinks(this.#info().rules));
  readonly contents = $derived.by(() => sectionsOf(this.#info().rules, this.#info().passages));
  readonly opening = $derived.by(() =>
    this.searching ? [] : openingOf(this.#info().rules, this.#info().passages),
  );
  readonly found = $derived.by(() => searchClauses(this.#info().rules, this.query));
  readonly sections = $derived.by(() => (this.searching ? sectionsOf(this.found, []) : this.contents));

  constructor(info: () => Pick<GameInfo, 'rules' | 'passages'>) {
    this.#info = info;
  }

  get searching(): boolean {
    return this.query.trim() !== '';
  }

  isOpen(section: Section): boolean {
    return this.searching || (this.#chosen.get(keyOf(section)) ?? this.wide);
  }

  setOpen(section: Section, open: boolean): void {
    if (!this.searching && this.isOpen(section) !== open) this.#chosen.set(keyOf(section), open);
  }

  /** Mark a clause and open its section. */
  goTo(clause: string): void {
    this.query = '';
    this.current = clause;
    const section = this.contents.find(({ clauses }) => clauses.some(({ id }) => id === clause));
    if (section) this.#chosen.set(keyOf(section), true);
  }
}

/** A section's name that no other has: the table's rules may have a heading that the game has too. */
export function keyOf(section: Section): string {
  return section.clauses[0]?.id ?? section.title;
}
