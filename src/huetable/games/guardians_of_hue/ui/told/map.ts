import { areaOf, sharedEdge } from '../map/map-geometry';
import { CENTRE } from '../map/locations';
import type { Agent, Laid, SpiritCame, View } from '../types';

type Spots = View['spots'];

/** A card lies; until the map is complete, the next guardian lays one. */
export function layCard(view: View, { seat, card, x, y, upright }: Laid): View {
  const spots = view.spots.map((spot, at) => (at === card ? ([x, y, upright] as const) : spot));
  const more = spots.includes(null);
  const active = more ? (seat + 1) % view.guardians : view.active;
  return { ...view, spots, near: neighbours(spots), stock: [], active };
}

/** The locations adjacent to each, as bits. */
function neighbours(spots: Spots): readonly number[] {
  return spots.map((spot) =>
    spots.reduce((bits, other, card) => bits | (spot && other && touch(spot, other) ? 1 << card : 0), 0),
  );
}

function touch(one: NonNullable<Spots[number]>, other: NonNullable<Spots[number]>): boolean {
  return sharedEdge(areaOf(one), areaOf(other)) !== null;
}

export function setLight({ light }: View, card: number, lit: boolean): readonly boolean[] {
  return light.with(card, lit);
}

/** The first agent that stands here lies exhausted on the centre. */
export function beatAgent({ agents }: View, card: number): readonly Agent[] {
  const beaten = agents.findIndex((agent) => agent.card === card && !agent.dazed);
  return agents.map((agent, at) => (at === beaten ? { ...agent, card: CENTRE, dazed: true } : agent));
}

/** The spirit of a place goes back to the reserve when its seal breaks. */
export function freeSpirit(view: View, card: number): Pick<View, 'spirits' | 'reserve'> {
  const spirits = view.spirits.filter((place) => place !== card);
  return { spirits, reserve: view.reserve + view.spirits.length - spirits.length };
}

export function bringSpirit(view: View, { card, start }: SpiritCame): Pick<View, 'spirits' | 'reserve'> {
  const others = view.spirits.filter((place) => place !== start && place !== card);
  return {
    spirits: [...others, card].toSorted((one, other) => one - other),
    reserve: view.reserve - (start === null ? 1 : 0),
  };
}
