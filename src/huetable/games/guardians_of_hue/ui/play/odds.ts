import { formatShare } from '$lib/i18n';
import { CENTRE } from '../map/locations';
import { isNear } from '../map/map-geometry';
import type { DiceAction, View } from '../types';

const TIMES = 3;
const SIDES = [1, 2, 3, 4, 5, 6];
const SUMS = SIDES.flatMap((one) => SIDES.flatMap((two) => SIDES.map((three) => one + two + three)));

/** The chance, in per mille, that three dice add up to at least this much. */
export function chance(target: number): number {
  return Math.round((1000 * SUMS.filter((sum) => sum >= target).length) / SUMS.length);
}

/** In per mille: what fails more than two times of three is not the obvious thing to do. */
export const UNLIKELY = 334;

/** The target of an attempt at a location as it is now, or null if it can't be attempted. */
export function targetAt(view: View, deed: DiceAction, card: number): number | null {
  const light = view.light[card] ?? false;
  const agent = view.agents.some((other) => other.card === card && !other.dazed);
  const [, strength = 0, , defense = 0] = view.ratings[card] ?? [];
  if (deed === 'attack') return agent ? TIMES * (light ? 0 : strength) : null;
  if (light) return null;
  if (deed === 'seal') return TIMES * defense;
  return card === CENTRE || view.spirits.includes(card) ? null : TIMES * influence(view, card);
}

/** What a guardian would try first at a location, as it is now; null if there is nothing to try. */
export function attemptAt(view: View, card: number): { deed: DiceAction; target: number } | null {
  const sealed = card === CENTRE && view.light.some((light, other) => !light && other !== CENTRE);
  for (const deed of ['attack', 'encounter', 'seal'] as const) {
    const target = deed === 'seal' && sealed ? null : targetAt(view, deed, card);
    if (target !== null) return { deed, target };
  }
  return null;
}

/** The Influence of a location and its neighbours, counting dark ones only. */
export function influence(view: View, card: number): number {
  return view.ratings
    .filter((_, other) => view.light[other] === false && (other === card || isNear(view, card, other)))
    .reduce((sum, rating) => sum + rating[2], 0);
}

/** "63%"; 0 and 100 only if it is certain. */
export function percent(perMille: number): string {
  if (perMille > 0 && perMille < 10) return `< ${formatShare(0.01)}`;
  if (perMille > 990 && perMille < 1000) return `> ${formatShare(0.99)}`;
  return formatShare(Math.round(perMille / 10) / 100);
}
