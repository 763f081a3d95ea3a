import type { Words } from '../screens';
import { entrySentence } from '../sentences';
import { hears } from '../store/curtain.svelte';
import type { ShownStep } from './step-player.svelte';

/** How long a line can still be read when nothing follows it. */
const LINGERS = 2500;

/** What the steps are told with. */
export interface Telling {
  readonly step: ShownStep | null;
  readonly words: Words;
  readonly names: readonly string[];
  /** The seat that reads, or null. */
  readonly me: number | null;
}

/** The line that says what just happened: as long as the step is shown, and a moment longer if nothing follows. */
export class Narrator {
  #told = $state.raw<ShownStep | null>(null);
  readonly #telling: () => Telling;

  /** Call while a component is set up. */
  constructor(telling: () => Telling) {
    this.#telling = telling;
    const step = $derived(telling().step);
    $effect(() => {
      if (step && this.#sentence(step)) this.#told = step;
      if (step) return undefined;
      const timer = setTimeout(() => (this.#told = null), LINGERS);
      return () => clearTimeout(timer);
    });
  }

  /** In the words of whoever reads now: a shared screen may have changed hands since. */
  get line(): { readonly number: number; readonly sentence: string } | null {
    const told = this.#told;
    return told && { number: told.number, sentence: this.#sentence(told) };
  }

  /** Where what everybody hears says nothing to me, what I alone was told does: which card I drew. */
  #sentence({ entry, entries }: ShownStep): string {
    const { words, names, me } = this.#telling();
    const mine = entries.filter(({ event }) => Array.isArray(event.heard_by) && hears(me, event));
    const lines = [entry, ...mine].map((line) => entrySentence(words, line, names, me));
    return lines.find(Boolean) ?? '';
  }
}
