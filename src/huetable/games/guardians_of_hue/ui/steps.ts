import type { StepSound } from '$lib/sounds';
import type { Shows } from '$lib/table/screens';
import { beginAttempt, endAttempt, pass, roll, rollAgain, support, takePart } from './told/attempts';
import { bringAgent, darken, moveAgent, rollBlackDie, rollForAgent, standUp } from './told/darkness';
import { beatAgent, bringSpirit, freeSpirit, layCard, setLight } from './told/map';
import { beginRound, beginTurn, endGame, endTurn, spendAction } from './told/rounds';
import { answer, suggest, tellStory } from './told/talk';
import type { Event, View } from './types';

/** The table after each event, by the rules. Everybody sees the same. */
export const show: Shows<View, Event> = {
  laid: (view, event) => layCard(view, event),
  round_began: (view, event) => beginRound(view, event),
  turn_began: (view, event) => beginTurn(view, event),
  turn_ended: (view, { seat }) => endTurn(view, seat),
  moved: (view, { seat, card }) => ({ ...spendAction(view), places: view.places.with(seat, card) }),
  stood: (view, { seat }) => ({ ...spendAction(view), tired: view.tired.with(seat, false) }),
  assisted: (view, { seat, other }) => ({
    ...spendAction(takePart(view, seat)),
    tired: view.tired.with(other, false),
  }),
  attempted: (view, event) => beginAttempt(view, event),
  supported: (view, event) => support(view, event),
  passed: (view, { seat }) => pass(view, seat),
  rolled: (view, event) => roll(view, event),
  rerolled: (view, event) => rollAgain(view, event),
  succeeded: (view) => endAttempt(view, true),
  failed: (view) => endAttempt(view, false),
  agent_beaten: (view, { card }) => ({ ...view, agents: beatAgent(view, card) }),
  spirit_came: (view, event) => ({ ...view, ...bringSpirit(view, event), phase: 'act' }),
  light_came: (view, { card }) => ({
    ...view,
    ...freeSpirit(view, card),
    light: setLight(view, card, true),
  }),
  spirit_lost: (view, { left }) => ({ ...view, reserve: left }),
  black_die: (view, event) => rollBlackDie(view, event),
  darkened: (view, { card }) => darken(view, card),
  agent_came: (view, { card }) => bringAgent(view, card),
  agent_moved: (view, event) => moveAgent(view, event),
  agent_rolled: (view, event) => rollForAgent(view, event),
  agents_stood: (view) => ({ ...view, agents: standUp(view.agents) }),
  suggested: (view, event) => suggest(view, event),
  replied: (view, event) => answer(view, event),
  narrated: (view, event) => tellStory(view, event),
  draw_proposed: (view, { seat }) => ({ ...view, asked: view.round, proposer: seat }),
  draw_refused: (view) => ({ ...view, proposer: null }),
  ended: (view, event) => endGame(view, event),
};

/** Everybody hears everything. */
export const personal = [] as const satisfies readonly Event['type'][];

/** Take time, but change nothing on the table. */
export const unchanged = ['nothing_grew'] as const satisfies readonly Event['type'][];

/**
 * Known for sure only when the view comes: the next card to lay, which decision is open and for whom, and the odds.
 * playthroughs.test.ts says exactly when.
 */
export const settled = [
  'stock',
  'phase',
  'acting',
  'windows',
  'prospects',
  'pending',
  'tale',
] as const satisfies readonly (keyof View)[];

/** Which sound each step makes. */
export const sounds = {
  laid: 'play',
  round_began: 'play',
  moved: 'piece',
  stood: 'piece',
  assisted: 'piece',
  attempted: 'cue',
  supported: 'piece',
  rolled: 'dice',
  rerolled: 'dice',
  succeeded: 'result',
  failed: 'refused',
  agent_beaten: 'caught',
  spirit_came: 'points',
  light_came: 'seal',
  spirit_lost: 'skip',
  black_die: 'dice',
  darkened: 'darkness',
  agent_came: 'darkness',
  agent_moved: 'piece',
  agent_rolled: 'dice',
} as const satisfies Partial<Record<Event['type'], StepSound>>;
