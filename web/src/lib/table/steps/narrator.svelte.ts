import type { Words } from '../screens';
import { entrySentence } from '../sentences';
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
  line = $state.raw<{ readonly number: number; readonly sentence: string } | null>(null);

  /** Call while a component is set up. */
  constructor(telling: () => Telling) {
    $effect(() => {
      const { step, words, names, me } = telling();
      const sentence = step && entrySentence(words, step.entry, names, me);
      if (step && sentence) this.line = { number: step.number, sentence };
      if (step) return undefined;
      const timer = setTimeout(() => (this.line = null), LINGERS);
      return () => clearTimeout(timer);
    });
  }
}
