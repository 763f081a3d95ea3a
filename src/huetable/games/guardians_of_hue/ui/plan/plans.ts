import type { ObservationOf } from '$lib/table/screens';
import { guardiansAt } from '../map/occupants';
import { answerWords, locationName, wishWords } from '../catalogue-words';
import { tell } from '../event-sentences';
import { text } from '../text';
import type { Move, Reply, Suggestion, View, Wish } from '../types';

/** "Mira to Jo: break the seal of Fun Fair." or "Mira will win a spirit at Fun Fair." */
export function lineInWords(
  line: Pick<Suggestion, 'seat' | 'to' | 'wish' | 'card'>,
  names: readonly string[],
  me: number | null,
): string {
  return tell({ type: 'suggested', ...line }, names, me) ?? '';
}

/** "I'd rather go to Fun Fair." */
export function ratherInWords(wish: Wish, card: number): string {
  return text.rather({ wish: wishWords(wish), card: locationName(card) });
}

/** The answer to a suggestion, with what the other player would rather do. */
export function answered({
  answer,
  instead,
  where,
}: Pick<Suggestion, 'answer' | 'instead' | 'where'>): string {
  if (answer === null) return '';
  return instead !== null && where !== null ? ratherInWords(instead, where) : answerWords(answer);
}

/** The replies I can give to a suggestion; none if it wasn't made to me. */
export function repliesTo(line: Suggestion, { moves, seat }: ObservationOf<View, Move>): readonly Reply[] {
  return moves.filter(
    (move): move is Reply => move.type === 'reply' && move.seat === line.seat && line.to === seat,
  );
}

/** The suggestions that can still be done: what has been done, or makes no sense any more, nobody is asked. */
export function openPlans(view: View): readonly Suggestion[] {
  return view.plan.filter(({ card, to, wish }) => wishesFor(view, card, to).includes(wish));
}

/** The first of them to me without an answer. */
export function firstUnanswered(observation: ObservationOf<View, Move>): Suggestion | null {
  return (
    openPlans(observation.view).find(
      (line) => line.answer === null && repliesTo(line, observation).length > 0,
    ) ?? null
  );
}

/** What a guardian could do at a location, the most likely first. */
export function wishesFor(view: View, card: number, to: number): readonly Wish[] {
  const light = view.light[card] ?? false;
  const agent = view.agents.some((other) => other.card === card && !other.dazed);
  const here = view.places[to] === card;
  const fallen = guardiansAt(view, card).some((seat) => seat !== to && view.tired[seat]);
  const spirit = view.spirits.includes(card);
  const centre = view.ratings[card]?.[0] === 6;
  return [
    ...(agent ? ['attack' as const] : []),
    ...(!light && (spirit || centre) ? ['seal' as const] : []),
    ...(!light && !spirit && !centre ? ['encounter' as const, 'seal' as const] : []),
    ...(here ? [] : ['move' as const]),
    'support',
    ...(fallen ? ['assist' as const] : []),
    ...(here && view.tired[to] ? ['stand' as const] : []),
    ...(here ? ['end' as const] : []),
  ];
}
