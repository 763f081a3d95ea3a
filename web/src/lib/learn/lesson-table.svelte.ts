import { flushSync } from 'svelte';
import { inOwnLanguage } from '../home/own-language';
import { createTable } from '../net/api';
import { me } from '../me/me.svelte';
import type { CommandReply } from '@huetable/client';
import type { GameCard, GameMove, Refused } from '../net/protocol';
import { text } from '../i18n';
import { TableStore } from '../table/store/table-store.svelte';
import { begunLesson, rememberLesson } from './lesson-memory';
import type { LessonProgress } from './lesson-progress.svelte';

/** What the board hears of a move that is held back. The bar says what to do first, so there is nothing else to show. */
const HELD_BACK: Refused = { is: 'refused', id: '', clause: 'TABLE-67', sentence: '', args: {} };

/** The table of a lesson: moves that don't fit the step never leave this browser. */
export class LessonTable extends TableStore {
  progress = $state.raw<LessonProgress | null>(null);

  override async play(move: GameMove): Promise<CommandReply> {
    // The lesson follows what has been shown: it has to know the present before it judges the move.
    this.told.jump();
    flushSync();
    return this.progress?.allows(move) === false ? HELD_BACK : super.play(move);
  }

  /** The server removes a lesson that was left soon. */
  leave(): void {
    void this.send({ do: 'leave', chair: null });
  }
}

/** The table of the lesson that this browser has begun, or of a new one with the words of this page's language. */
export async function openLesson(card: GameCard): Promise<string> {
  const game = card.id;
  const begun = begunLesson(game);
  if (begun) return begun.table;
  const name = me.name || text.learn.you;
  const options = inOwnLanguage(card, {});
  const { table } = await createTable({ game, name, face: me.face, pace: 'calm', options, lesson: true });
  rememberLesson(game, { table, step: 0 });
  return table;
}
