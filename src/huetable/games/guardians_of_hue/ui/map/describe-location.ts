import { text } from '../text';
import type { View } from '../types';
import { locationName } from './locations';
import { agentsAt, guardiansAt } from './occupants';

/** A location and everything on it, for screen readers. */
export function describeLocation(
  view: View,
  card: number,
  names: readonly string[],
  lit: string | null,
): string {
  const who = guardiansAt(view, card).map(
    (seat) => `${names[seat] ?? ''}${view.tired[seat] ? ` (${text.exhausted})` : ''}`,
  );
  const agents = agentsAt(view, card);
  const pointing = view.plan.filter((line) => line.card === card).map((line) => names[line.seat] ?? '');
  return [
    locationName(card),
    text.tag(view.ratings[card]?.[0] ?? 0),
    view.light[card] ? text.light : text.dark,
    view.spirits.includes(card) ? text.spirit : '',
    agents.some((agent) => !agent.dazed) ? text.agent : '',
    agents.some((agent) => agent.dazed) ? text.dazed : '',
    who.length > 0 ? text.here(who) : '',
    pointing.length > 0 ? text.pointed([...new Set(pointing)]) : '',
    lit ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
