import { listed } from '$lib/i18n';
import type { ObservationOf } from '$lib/table/screens';
import { nameOf, shortNameOf } from './cards';
import { question } from './choices';
import { darkDecides, lordOf } from './crew';
import { tell } from './telling';
import { actions, text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** What is asked of me, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat, awaited } = observation;
  if (view.ending) return text.endings[view.ending][0];
  if (view.proposer !== null) return `${names[view.proposer] ?? ''} proposes a draw; the table votes`;
  return seat !== null && awaited.includes(seat) ? mine(view) : theirs(observation, names);
}

function mine(view: View): string {
  switch (view.phase) {
    case 'lay':
      return `Lay ${nameOf(view.stock[0] ?? 0)} on the map`;
    case 'act':
      return view.tired[view.active]
        ? `Your turn: you lie exhausted, ${actions(view.actions)} left`
        : `Your turn: ${actions(view.actions)} left`;
    case 'support':
      return `Support now? ${view.attempt?.target ?? 0} to reach`;
    case 'reroll':
      return 'It falls short. Have dice rolled again?';
    case 'spirit':
      return 'Which spirit comes to you?';
    default:
      return question(view);
  }
}

function theirs({ view, awaited }: Observation, names: Names): string {
  const waiting = listed(awaited.map((other) => names[other] ?? ''));
  if (view.phase === 'support' || view.phase === 'reroll')
    return `Will ${waiting} support ${names[view.active] ?? ''}?`;
  if (view.phase === 'lay') return `${waiting} lays ${nameOf(view.stock[0] ?? 0)}`;
  if (darkDecides(view)) return `${waiting} decides for darkness`;
  return `${waiting}’s turn: ${actions(view.actions)} left`;
}

/** Said aloud, but no news to somebody who reads the log. */
export const minor: readonly Event['type'][] = ['turn_began', 'passed', 'agents_stood', 'time_up'];

export function note({ view }: Observation, seat: number): string | null {
  if (seat === lordOf(view)) return text.lord;
  const place = view.places[seat];
  if (place === undefined || view.round === 0) return null;
  return view.tired[seat] ? `${text.exhausted}, ${shortNameOf(place)}` : shortNameOf(place);
}

/** All win or lose together: there are no points to show. */
export function score(): string {
  return '';
}
