import { colourOf, effectOf } from '../cards/cards';
import type { Played, View } from '../types';
import { layDown } from './hands';
import { decide, reachOneCard } from './last-cards';
import { NO_THREAT } from './rounds';

/** After these, the player's hand is another one, or has fewer cards: see the event that follows. */
const CHANGES_HANDS: readonly unknown[] = ['swap', 'pass_on', 'discard_colour'];

/** A card lies on the pile: its colour counts, the turn goes on, and a +2 or +4 may threaten the next player. */
export function playCard(view: View, event: Played, me: number | null): View {
  const { seat, card } = event;
  const left = (view.counts[seat] ?? 1) - 1;
  const settled = !CHANGES_HANDS.includes(effectOf(card, view.options));
  const decided = { ...view, watch: decide(view.watch, seat) };
  return {
    ...decided,
    ...layDown(view, seat, [card], me),
    ...(settled ? reachOneCard(decided, event, left) : {}),
    ...threaten(view, event, left),
    colour: event.colour ?? colourOf(card),
    passes: 0,
    discard: [...view.discard, card],
    last_play: event,
  };
}

/** A last card makes others draw at once. */
function threaten(view: View, { seat, card }: Played, left: number): Pick<View, 'phase' | 'threat' | 'turn'> {
  const turn = (seat + view.direction + view.counts.length) % view.counts.length;
  const effect = left > 0 ? effectOf(card, view.options) : null;
  const cards = view.threat.cards;
  if (effect === 'four')
    return {
      turn,
      phase: 'challenge',
      threat: { cards: cards + 4, by: seat, judged: left, before: view.colour },
    };
  if (effect === 'two' && view.options.stacking)
    return { turn, phase: 'stack', threat: { ...NO_THREAT, cards: cards + 2, by: seat } };
  if (effect === 'honour') return { turn: seat, phase: 'honour', threat: view.threat };
  return { turn, phase: 'turn', threat: view.threat };
}
