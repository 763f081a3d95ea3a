import type { Ended, RoundBegan, TurnBegan, View } from '../types';
import { lordSepiaSeat } from '../round/round-order';
import { beginAgentPhase } from './darkness';

export function beginRound(view: View, { round, first }: RoundBegan): View {
  return { ...view, round, first, decider: lordSepiaSeat(view) ?? first };
}

export function beginTurn(view: View, { seat, actions }: TurnBegan): View {
  return { ...view, phase: 'act', active: seat, actions, said: view.said.map(() => 0) };
}

export function spendAction(view: View): View {
  return { ...view, phase: 'act', actions: view.actions - 1, prospects: [] };
}

/** What was planned for this guardian is done. After the last one darkness acts. */
export function endTurn(view: View, seat: number): View {
  const ended = { ...view, actions: 0, prospects: [], plan: view.plan.filter(({ to }) => to !== seat) };
  return (seat + 1) % view.guardians === view.first ? beginAgentPhase(ended) : ended;
}

/** When everything is dark, no agent acts any more. */
export function endGame(view: View, { ending }: Ended): View {
  const agents = ending === 'dark' ? view.agents.map((agent) => ({ ...agent, waiting: false })) : view.agents;
  return { ...view, ending, phase: 'over', agents, proposer: null };
}
