import { listed } from '$lib/i18n';
import type { ObservationOf, VoteWords } from '$lib/table/screens';
import { tell } from './event-sentences';
import { locationName } from './map/locations';
import { locationQuestion } from './play/location-choices';
import { bannerOf } from './round/banner';
import { darknessDecides, lordSepiaSeat, turnOrder } from './round/round-order';
import { text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat, awaited } = observation;
  if (view.ending) return text.endings[view.ending].title;
  if (view.proposer !== null) return text.status.voting({ name: names[view.proposer] ?? '' });
  if (seat === null || !awaited.includes(seat)) return theirs(observation, names);
  return seat === lordSepiaSeat(view)
    ? text.status.lord({ question: locationQuestion(view) })
    : mine(observation, names);
}

function mine({ view, awaited }: Observation, names: Names): string {
  const { actions } = view;
  const name = names[view.active] ?? '';
  const target = view.attempt?.target ?? 0;
  switch (view.phase) {
    case 'lay':
      return text.status.lay({ card: locationName(view.stock[0] ?? 0) });
    case 'act':
      return view.tired[view.active] ? text.status.exhausted({ actions }) : text.status.act({ actions });
    case 'support':
      return text.status.support({ name, target, last: isLastAsked(view, awaited) });
    case 'reroll':
      return text.status.reroll({ name, target, total: diceTotal(view), last: isLastAsked(view, awaited) });
    default:
      return locationQuestion(view);
  }
}

/** Others were asked for help as well, and all of them have answered. */
function isLastAsked({ attempt, phase }: View, awaited: readonly number[]): boolean {
  const { answered = [], supporters = [] } = attempt ?? {};
  return awaited.length === 1 && [...answered, ...(phase === 'support' ? supporters : [])].length > 0;
}

function diceTotal({ attempt }: View): number {
  return attempt?.dice.reduce((sum, value) => sum + value, 0) ?? 0;
}

function theirs({ view, seat, awaited }: Observation, names: Names): string {
  const waiting = listed(awaited.map((other) => names[other] ?? ''));
  const whose = { you: view.active === seat, name: names[view.active] ?? '' };
  if (view.phase === 'support') return text.status.theirHelp({ names: waiting, ...whose });
  if (view.phase === 'reroll') return text.status.theirReroll({ names: waiting, ...whose });
  if (view.phase === 'lay')
    return text.status.theirLay({ name: waiting, card: locationName(view.stock[0] ?? 0) });
  if (view.phase === 'spirit') return text.status.theirSpirit({ name: waiting });
  if (darknessDecides(view))
    return text.status.theirDarkness({
      name: waiting,
      lord: lordSepiaSeat(view) !== null,
      agents: view.phase === 'order' || view.phase === 'step',
    });
  return text.status.theirTurn({ name: waiting, actions: view.actions });
}

/** Whether it is a draw. */
export function vote({ view, seat }: Observation, names: Names): VoteWords | null {
  const { proposer } = view;
  if (proposer === null) return null;
  const { question, ...answers } = text.vote;
  return { question: question({ mine: proposer === seat, name: names[proposer] ?? '' }), ...answers };
}

/** The guardian whose turn comes after this one; after the last, darkness. */
export function next({ view }: Observation): number | null {
  const order = turnOrder(view);
  return view.phase === 'act' ? (order[order.indexOf(view.active) + 1] ?? null) : null;
}

/**
 * What I have to do next tells how the dice fell, or what darkness has done and rolled: neither the bar nor the buttons nor
 * the map do, before that has been shown.
 */
export function spoils({ view }: Observation, told: View): boolean {
  return view.phase === 'reroll' || darknessDecides(view) || view.attempt?.outcome !== told.attempt?.outcome;
}

const ATTEMPT: readonly Event['type'][] = [
  'attempted',
  'supported',
  'rolled',
  'rerolled',
  'succeeded',
  'failed',
  'agent_beaten',
  'spirit_came',
  'light_came',
  'spirit_lost',
];

const OTHER_ACTIONS: readonly Event['type'][] = ['moved', 'stood', 'assisted'];

/**
 * Nobody is waited for while dice roll, while darkness acts, and when a round or a turn begins; nor while I am shown my
 * last action.
 */
export function meanwhile(event: Event, told: View, names: Names, me: number | null): string | null {
  const banner = bannerOf(event, told);
  if (banner) return banner === 'round' ? text.round(told) : text.motion[banner];
  if (told.ending) return text.endings[told.ending].title;
  const { active, actions, attempt } = told;
  const [you, name] = [active === me, names[active] ?? ''];
  if (event.type === 'turn_began' || (you && OTHER_ACTIONS.includes(event.type)))
    return you ? text.status.act({ actions }) : text.status.theirTurn({ name, actions });
  return attempt && ATTEMPT.includes(event.type)
    ? text.status.attempt({ you, name, target: attempt.target })
    : null;
}

/** Whose turn or attempt that is. */
export function acts({ type }: Event, { active }: View): number | null {
  return type === 'turn_began' || [...ATTEMPT, ...OTHER_ACTIONS].includes(type) ? active : null;
}

/** "Your turn: 4 actions left" is the status, too. */
export function repeats(event: Event, me: number | null): boolean {
  return event.type === 'turn_began' && event.seat === me;
}

/** For screen readers only, not for the log. */
export const minor: readonly Event['type'][] = ['turn_began', 'passed', 'agents_stood', 'time_up'];

/** All win or lose together: there are no scores. */
export function score(): string {
  return '';
}
