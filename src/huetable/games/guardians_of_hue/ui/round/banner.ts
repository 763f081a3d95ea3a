import type { Event, View } from '../types';

/** The parts of a round that a banner announces. */
export type Banner = 'agents' | 'growth' | 'round';

const AGENTS: readonly Event['type'][] = ['agent_moved', 'agent_rolled', 'agents_stood'];
const GROWTH: readonly Event['type'][] = ['black_die', 'agent_came', 'nothing_grew'];

/** Which banner is up while this event is shown: a place can fall to an agent, or to the growth of darkness. */
export function bannerOf({ type }: Event, { phase }: Pick<View, 'phase'>): Banner | null {
  if (type === 'round_began') return 'round';
  if (type === 'darkened') return phase === 'grow' || phase === 'spawn' ? 'growth' : 'agents';
  if (AGENTS.includes(type)) return 'agents';
  return GROWTH.includes(type) ? 'growth' : null;
}
