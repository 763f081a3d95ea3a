// @vitest-environment node
import { expect, it } from 'vitest';
import { loadWords } from '../../../games';
import type { ChairView, GameEvent } from '../../net/protocol';
import { GameLog } from '../store/game-log.svelte';
import { lateNotice } from '../store/notices';
import { noticeSentence } from './notice-sentence';

const names = ['Ann', 'Bob', 'Cleo'];
const chairs = names.map((_, seat) => ({ yours: seat === 1 }) as ChairView);

/** What Bob is told when his time has run out and these events follow. */
async function told(game: string, by: 'bot' | 'rule', ...events: readonly GameEvent[]): Promise<string> {
  const log = new GameLog();
  log.add([{ type: 'out_of_time', seat: 1, by }, ...events], undefined, 4);
  const notice = lateNotice(log.entries, chairs);
  return notice === null
    ? ''
    : noticeSentence(notice, await loadWords(game), { chairs, names, viewerSeat: 1 });
}

const BOT = 'Your time ran out, so a bot played for you.';
const RULE = 'Your time ran out, so the game moved on.';

it.each<[string, 'bot' | 'rule', GameEvent[], string]>([
  [
    'uno_coloradd',
    'bot',
    [{ type: 'played', seat: 1, card: 'y5', colour: null, target: null, call: null }],
    'Time ran out. Your bot plays a yellow 5.',
  ],
  [
    'uno_coloradd',
    'rule',
    [
      { type: 'drew', seat: 1, cards: 1, why: 'choice' },
      { type: 'received', cards: ['y5'] },
    ],
    `${RULE} You draw a yellow 5.`,
  ],
  [
    'uno_coloradd',
    'rule',
    [
      { type: 'time_up', seats: [1] },
      { type: 'round_began', round: 2, dealer: 0, first: 'y+2' },
      { type: 'drew', seat: 1, cards: 2, why: 'two' },
    ],
    'Not everybody was ready in time, so the next round begins.',
  ],
  [
    'guardians_of_hue',
    'rule',
    [
      { type: 'time_up', seats: [1] },
      { type: 'rolled', dice: [3, 4, 5], total: 12, target: 11 },
    ],
    'The time to help is up.',
  ],
  ['guardians_of_hue', 'bot', [{ type: 'darkened', card: 8 }], `${BOT} Night Sky turns dark.`],
  [
    'guardians_of_hue',
    'bot',
    [
      { type: 'turn_ended', seat: 1, actions: 0 },
      { type: 'turn_began', seat: 2, actions: 4 },
    ],
    'Your time ran out, so a bot played for you. Cleo’s turn: 4 actions.',
  ],
  [
    'hues_and_cues',
    'bot',
    [{ type: 'placed', seat: 1, field: 'C5' }],
    'Time ran out. Your bot places a piece on C5 (rust brown).',
  ],
  ['hues_and_cues', 'rule', [{ type: 'forfeited', seat: 1 }], `${RULE} You lose a piece.`],
  [
    'hues_and_cues',
    'rule',
    [{ type: 'voided', giver: 1, target: null, card: ['A1', 'B2', 'C3', 'D4'] }],
    `${RULE} You gave no cue in time, so nobody scores in this round.`,
  ],
  [
    'cluzzle',
    'bot',
    [{ type: 'answered', sculptor: 1, answer: 'yes', bot: true }],
    `${BOT} You answer: Yes.`,
  ],
  ['cluzzle', 'rule', [{ type: 'sealed', seat: 1 }], `${RULE} You seal your sculpture.`],
  [
    'cluzzle',
    'rule',
    [{ type: 'time_up', left: [1, 2] }],
    'Time is up. Five seconds left to seal: you and Cleo.',
  ],
  [
    'dye_pot',
    'rule',
    [
      { type: 'time_up', seats: [1, 2], phase: 'pour' },
      { type: 'shown', drops: ['red', 'water', 'water'], colour: 'red' },
    ],
    'Time ran out: you and Cleo poured water.',
  ],
  [
    'dye_pot',
    'rule',
    [
      { type: 'time_up', seats: [1], phase: 'name' },
      { type: 'named', seat: 1, colour: 'red', name: null },
    ],
    'Time ran out for you. You leave the red tint without a name.',
  ],
])('%s: what was decided by %s for a player out of time', async (game, by, events, sentence) => {
  expect(await told(game, by, ...events)).toBe(sentence);
});
