import { growthCount } from '../round/round-order';
import type { Agent, AgentMoved, AgentRolled, BlackDie, Growth, View } from '../types';
import { setLight } from './map';

/** After the last guardian the agents act, those that stand. */
export function beginAgentPhase(view: View): View {
  const agents = view.agents.map((agent) => ({ ...agent, waiting: !agent.dazed }));
  return { ...view, agents, strides: [], phase: agents.some(({ waiting }) => waiting) ? 'step' : 'grow' };
}

export function moveAgent(view: View, { start, card }: AgentMoved): View {
  const acting = view.agents.findIndex((agent) => agent.waiting && agent.card === start);
  const agents = view.agents.map((agent, at) => (at === acting ? { ...agent, card, waiting: false } : agent));
  const strides = [...view.strides, { start, card, roll: null, darkened: false }];
  return { ...view, phase: 'step', agents, acting: Math.max(0, acting), strides };
}

/** What its roll does to the location comes with the next event. */
export function rollForAgent(view: View, { roll, darkened }: AgentRolled): View {
  const last = view.strides.at(-1);
  return last ? { ...view, strides: [...view.strides.slice(0, -1), { ...last, roll, darkened }] } : view;
}

export function standUp(agents: readonly Agent[]): readonly Agent[] {
  return agents.map((agent) => ({ ...agent, dazed: false }));
}

/** The first roll of a phase begins a new list. */
export function rollBlackDie(view: View, { roll }: BlackDie): View {
  const first = view.rolls === 0;
  const growth: Growth = { roll, card: null, agent: false };
  return {
    ...view,
    phase: 'grow',
    rolls: (first ? rollsNow(view) : view.rolls) - 1,
    grown: first ? [growth] : [...view.grown, growth],
  };
}

/** Before the first round darkness grows once for itself, if the night isn't short, and once for each guardian. */
function rollsNow(view: View): number {
  if (view.round > 0) return growthCount(view);
  return view.guardians + (view.options.short_night ? 0 : 1);
}

/** By the black die of the growth, or by the one of an agent. */
export function darken(view: View, card: number): View {
  const light = setLight(view, card, false);
  return { ...view, light, grown: grows(view) ? withResult(view, card, false) : view.grown };
}

export function bringAgent(view: View, card: number): View {
  const agents = [...view.agents, { card, dazed: false, waiting: false }];
  return { ...view, agents, grown: withResult(view, card, true) };
}

function grows({ phase }: View): boolean {
  return phase === 'grow' || phase === 'spawn';
}

function withResult({ grown }: View, card: number, agent: boolean): readonly Growth[] {
  const last = grown.at(-1);
  return last ? [...grown.slice(0, -1), { ...last, card, agent }] : grown;
}
