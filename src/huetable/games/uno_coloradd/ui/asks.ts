import { capitalized, listed } from '$lib/i18n';
import type { Asks, ObservationOf } from '$lib/table/screens';
import { isExposed } from './board/seats';
import { cardName, isWild } from './cards/cards';
import { sorted } from './hand/hand-sorting';
import { colourNames, text } from './text';
import type { Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.spoken;

/** What players can ask for by a key. */
export const asks: Asks<View, Move> = {
  table: { label: words.table, answer: topCard },
  hand: { label: words.hand, answer: hand },
  counts: { label: words.counts, answer: counts },
  boardKeys: [
    { keys: '← →', label: words.arrows },
    { keys: 'Enter', label: words.play },
  ],
};

function topCard({ view, seat }: Observation, names: Names): string {
  const top = view.discard.at(-1);
  if (top === undefined) return '';
  const { cards } = view.threat;
  return words.top({
    card: cardName(top),
    wild: isWild(top) && view.colour !== null,
    colour: view.colour === null ? '' : colourNames[view.colour],
    cards,
    who: view.turn === seat ? 'you' : 'other',
    name: names[view.turn] ?? '',
  });
}

/** By colour, as hands usually lie: nobody keeps seven cards in mind in the order in which they were drawn. */
function hand({ view, moves }: Observation): string {
  const held = sorted(view.hand, 'colour').map(({ card }) => card);
  const fits = new Set(moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])));
  const playable = new Set(held.filter((card) => fits.has(card)));
  return words.held({
    count: held.length,
    cards: listed(held.map(cardName)),
    fits: playable.size,
    playable: listed([...playable].map(cardName)),
  });
}

function counts({ view, seat }: Observation, names: Names): string {
  const each = view.counts.map((cards, other) =>
    words.count({
      who: other === seat ? 'you' : 'other',
      name: names[other] ?? '',
      cards,
      exposed: isExposed(view.watch, other),
    }),
  );
  return words.pile({ counts: capitalized(listed(each)), pile: view.pile });
}
