import { listed } from '$lib/i18n';
import type { Asks, ObservationOf } from '$lib/table/screens';
import { recipeOf, SPOILS } from './paint';
import { colourNames, dyeNames, text } from './text';
import type { Colour, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.spoken;

/** What players can ask for by a key. */
export const asks: Asks<View, Move> = {
  table: { label: words.table, answer: water },
  hand: { label: words.hand, answer: recipes },
  counts: { label: words.counts, answer: poured },
};

function water({ view, seat }: Observation, names: Names): string {
  const taster_is = view.taster === seat ? 'you' : 'other';
  const now = words.water({ colour: colourNames[view.colour], taster_is, taster: names[view.taster] ?? '' });
  return `${now} ${text.clears({ left: SPOILS - view.clears })}`;
}

function recipes({ view }: Observation): string {
  return words.recipes({
    recipes: view.orders.length,
    colours: listed(view.orders.map(order)),
    poured: view.mine === null ? '' : dyeNames[view.mine],
    poured_is: view.mine ?? 'none',
  });
}

/** The same as on its card. */
function order(colour: Colour): string {
  const dyes = recipeOf(colour).map((dye) => dyeNames[dye]);
  return `${colourNames[colour]} (${text.recipe({ parts: dyes.length, dyes: dyes.join(' + ') })})`;
}

function poured({ view }: Observation, names: Names): string {
  const done = names.filter((_, seat) => view.phase !== 'pour' || view.poured[seat]);
  return words.poured({
    poured: done.length,
    names: listed(done),
    book: view.book.length,
    tints: view.options.tints,
  });
}
