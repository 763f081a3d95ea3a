import { listed } from '$lib/i18n';
import { openPlans } from '../plan/plans';
import { text } from '../text';
import type { View } from '../types';
import { locationName } from './locations';
import { agentsAt, guardiansAt } from './occupants';

/** What choosing a location does: move there, or pick it for a decision. */
export type ChoiceKind = 'move' | 'pick';

/** A location and everything on it, for screen readers. */
export function describeLocation(
  view: View,
  card: number,
  names: readonly string[],
  choice: ChoiceKind | null,
): string {
  const guardians = guardiansAt(view, card);
  const agents = agentsAt(view, card);
  const pointing = [
    ...new Set(
      openPlans(view)
        .filter((line) => line.card === card)
        .map((line) => line.seat),
    ),
  ];
  return text.location({
    card: locationName(card),
    tag: view.ratings[card]?.[0] ?? 0,
    light: view.light[card] ?? false,
    spirit: view.spirits.includes(card),
    standing: agents.filter((agent) => !agent.dazed).length,
    lying: agents.filter((agent) => agent.dazed).length,
    guardians: guardians.length,
    names: listed(guardians.map((seat) => guardianName(view, seat, names))),
    pointing: pointing.length,
    pointers: listed(pointing.map((seat) => names[seat] ?? '')),
    choice: choice ?? 'none',
  });
}

function guardianName({ tired }: View, seat: number, names: readonly string[]): string {
  const name = names[seat] ?? '';
  return tired[seat] ? text.exhaustedName({ name }) : name;
}
