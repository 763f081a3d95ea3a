import { listed } from '$lib/i18n';
import type { ObservationOf } from '$lib/table/screens';
import { tell } from './event-sentences';
import { locationName, shortLocationName } from './map/locations';
import { darknessQuestion } from './play/location-choices';
import { darknessDecides, lordSepiaSeat } from './round/round-order';
import { actions, text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat, awaited } = observation;
  if (view.ending) return text.endings[view.ending][0];
  if (view.proposer !== null) return `${names[view.proposer] ?? ''} proposes a draw; the table votes`;
  return seat !== null && awaited.includes(seat) ? mine(view) : theirs(observation, names);
}

function mine(view: View): string {
  switch (view.phase) {
    case 'lay':
      return `Lay ${locationName(view.stock[0] ?? 0)} on the map`;
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
      return darknessQuestion(view);
  }
}

function theirs({ view, awaited }: Observation, names: Names): string {
  const waiting = listed(awaited.map((other) => names[other] ?? ''));
  if (view.phase === 'support' || view.phase === 'reroll')
    return `Will ${waiting} support ${names[view.active] ?? ''}?`;
  if (view.phase === 'lay') return `${waiting} lays ${locationName(view.stock[0] ?? 0)}`;
  if (darknessDecides(view)) return `${waiting} decides for darkness`;
  return `${waiting}’s turn: ${actions(view.actions)} left`;
}

/** For screen readers only, not for the log. */
export const minor: readonly Event['type'][] = ['turn_began', 'passed', 'agents_stood', 'time_up'];

export function note({ view }: Observation, seat: number): string | null {
  if (seat === lordSepiaSeat(view)) return text.lord;
  const place = view.places[seat];
  if (place === undefined || view.round === 0) return null;
  return view.tired[seat] ? `${text.exhausted}, ${shortLocationName(place)}` : shortLocationName(place);
}

/** All win or lose together: there are no scores. */
export function score(): string {
  return '';
}
