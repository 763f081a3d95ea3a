import type { Asks, ObservationOf } from '$lib/table/screens';
import { locationName, locationNames } from './map/locations';
import { lordSepiaSeat } from './round/round-order';
import { text } from './text';
import type { Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.spoken;

/** What players can ask for by a key. */
export const asks: Asks<View, Move> = {
  table: { label: words.table, answer: map },
  hand: { label: words.hand, answer: stand },
  counts: { label: words.counts, answer: round },
  boardKeys: [
    { keys: '← → ↑ ↓', label: words.arrows },
    { keys: 'Enter', label: words.choose },
  ],
};

function map({ view }: Observation): string {
  const dark = view.light.flatMap((light, card) => (light ? [] : [card]));
  const agents = view.agents.filter(({ waiting }) => !waiting).map(({ card }) => card);
  return words.map({
    light: view.light.length - dark.length,
    dark: dark.length,
    names: locationNames(dark),
    agents: agents.length,
    where: locationNames([...new Set(agents)]),
  });
}

function stand({ view, seat }: Observation): string {
  if (seat === null || seat === lordSepiaSeat(view)) return seat === null ? '' : words.lord;
  const place = view.places[seat] ?? 0;
  const [, strength = 0, influence = 0, defense = 0] = view.ratings[place] ?? [];
  return words.stand({
    place: locationName(place),
    tired: view.tired[seat] ?? false,
    ratings: text.ratings({ strength, influence, defense }),
    spirit: view.spirits.includes(place),
  });
}

function round({ view, seat }: Observation, names: Names): string {
  const others = view.places.flatMap((place, other) =>
    other === seat
      ? []
      : [
          words.other({
            name: names[other] ?? '',
            place: locationName(place),
            tired: view.tired[other] ?? false,
          }),
        ],
  );
  return words.round({
    round: view.round,
    mine: view.active === seat,
    name: names[view.active] ?? '',
    actions: view.actions,
    others: others.join(' '),
  });
}
