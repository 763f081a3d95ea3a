import type { StepSound } from '$lib/sounds';
import type { Shows } from '$lib/table/screens';
import { beginGame, changeCluzzle, endMatch, judge, openGallery, score, seal, unveil } from './told/games';
import { answer, ask, continuePlay, correct, guess, nextTurn } from './told/turns';
import type { Event, View } from './types';

/** The table after each event, by the rules, as far as this seat may know it. */
export const show: Shows<View, Event> = {
  game_began: beginGame,
  drew: (view, { card }) => ({ ...view, card }),
  chose: (view, { word }) => ({ ...view, choice: word }),
  // What its owner wrote about it comes with the view.
  kept: (view, { clay }) => ({ ...view, draft: { clay, note: view.draft?.note ?? '', bot: false } }),
  sealed: (view, { seat }, me) => seal(view, seat, me),
  time_up: (view) => ({ ...view, time: 'grace' }),
  unveiled: unveil,
  round_began: (view, { round }) => ({ ...view, round }),
  skipped: nextTurn,
  asked: ask,
  answered: (view, event) => answer(view, event.answer, event.bot),
  corrected: (view, event) => correct(view, event.before, event.answer),
  guessed: (view, { word }) => continuePlay(guess(view, word, false)),
  // The word is shown as it stands on the card, and so is the guess until the view comes.
  solved: (view, event) => continuePlay(score(guess(view, event.word, true), event)),
  passed_on: (view, { asked }) => (asked ? continuePlay(view) : nextTurn(view)),
  last_call: (view) => ({ ...view, phase: 'closing', turns_over: true }),
  gallery_opened: openGallery,
  accused: (view, { seat, sculptor }) => ({ ...view, accusation: { seat, sculptor } }),
  judged: judge,
  content: (view, { seat }) =>
    view.phase === 'gallery' ? changeCluzzle(view, seat, { content: true }) : view,
  ended: (view, { ending }) => endMatch(view, ending),
};

/** Told only to the player they are about. */
export const personal = ['drew', 'chose', 'kept'] as const satisfies readonly Event['type'][];

/**
 * Known for sure only when the view comes: my own clay and word if they were sealed in one go, how a right guess was
 * spelled, and that the last moment to seal is over. playthroughs.test.ts says exactly when.
 */
export const settled = ['choice', 'draft', 'made', 'time', 'talk'] as const satisfies readonly (keyof View)[];

/** Which sound each step makes. */
export const sounds = {
  game_began: 'deal',
  sealed: 'clay',
  time_up: 'result',
  unveiled: 'cue',
  round_began: 'piece',
  skipped: 'skip',
  asked: 'chat',
  answered: 'play',
  corrected: 'chat',
  guessed: 'refused',
  solved: 'points',
  passed_on: 'skip',
  gallery_opened: 'deal',
  accused: 'caught',
  judged: 'result',
} as const satisfies Partial<Record<Event['type'], StepSound>>;
