import type { Consult } from '$lib/table/screens';
import type { CommandReply } from '@huetable/client';
import { text } from '../text';
import type { Advice } from '../types';

interface Verdict {
  readonly kind: 'fine' | 'doubt' | 'refused';
  readonly sentence: string;
  /** The clauses to read about it. */
  readonly clauses: readonly string[];
}

const PAUSE = 220;
const DOUBTS: Readonly<Record<string, string>> = text.cue.doubts;

/** Checks a cue while it is typed, by the same rules that apply when it is given. */
export class CueCheck {
  verdict = $state.raw<Verdict | null>(null);
  #words = '';
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly consult: Consult | undefined) {}

  /** One letter is not checked: the word has just begun. */
  type(words: string): void {
    clearTimeout(this.#wait);
    this.#words = words.trim();
    if (this.#words.length < 2 || !this.consult) {
      this.verdict = null;
      return;
    }
    this.#wait = setTimeout(() => void this.#ask(this.#words), PAUSE);
  }

  async #ask(words: string): Promise<void> {
    const answer = await this.consult?.({ type: 'check', words });
    // The player has typed on: this answer is out of date.
    if (answer && words === this.#words) this.verdict = verdictOf(answer);
  }

  stop(): void {
    clearTimeout(this.#wait);
  }
}

function verdictOf(answer: CommandReply): Verdict {
  if (answer.is === 'refused')
    return { kind: 'refused', sentence: answer.sentence, clauses: [answer.clause] };
  const taken = answer.is === 'advice' ? (answer.answer as unknown as Advice) : null;
  const doubts = taken?.type === 'taken' ? taken.doubts : [];
  if (doubts.length === 0) return { kind: 'fine', sentence: text.cue.fine, clauses: [] };
  return {
    kind: 'doubt',
    sentence: doubts.map((clause) => DOUBTS[clause] ?? '').join(' '),
    clauses: doubts,
  };
}
