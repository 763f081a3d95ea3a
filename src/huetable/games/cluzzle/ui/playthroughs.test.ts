// @vitest-environment node
import { expect, it } from 'vitest';
import { readPlaythrough } from '$lib/table/steps/playthroughs.test-kit';
import { type HeardMove, expectTold, viewAfter } from '$lib/table/steps/show.test-kit';
import { show } from './steps';
import type { Event, View } from './types';

const texts = import.meta.glob<string>('../tests/playthroughs/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const moves = Object.values(texts).flatMap((text) => readPlaythrough(text));

/** What no event tells this seat, so that it comes only with the view. */
function untold({ events, seat }: HeardMove<View, Event>): readonly (keyof View)[] {
  const mine = (event: Event) => event.type === 'sealed' && event.seat === seat;
  return [
    ...(events.some(mine) ? (['choice', 'made'] as const) : []),
    ...(events.some(({ type }) => type === 'kept') ? (['draft'] as const) : []),
    ...(events.some(({ type }) => type === 'solved') ? (['talk'] as const) : []),
    // The last moment to seal is over: everything that was put aside is sealed.
    ...(events.some(({ type }) => type === 'sealed') ? (['time'] as const) : []),
  ];
}

it('tells every other field of the view exactly, after every move of every playthrough', () => {
  expect(moves.length).toBeGreaterThan(200);
  expectTold(show, moves, untold);
});

it('shows a word only once an event has told it', () => {
  const early = moves.flatMap(({ seat, before, entries, where }) => {
    const events = entries.map(({ event }) => event as unknown as Event);
    let told = before as unknown as View;
    const known = wordsOf(told);
    return events.flatMap((event, at) => {
      told = viewAfter(show, told, [event], seat);
      const heard = JSON.stringify(events.slice(0, at + 1).filter(({ type }) => type !== 'drew'));
      return wordsOf(told)
        .filter((word) => !known.includes(word) && !heard.includes(JSON.stringify(word)))
        .map((word) => `${where}, seat ${seat}: ${word}`);
    });
  });
  expect(early).toEqual([]);
});

/** The words on the table, with those of the games before. */
function wordsOf({ cluzzles, past }: View): readonly string[] {
  const exhibits = past.flatMap((game) => game.cluzzles);
  return [...cluzzles, ...exhibits].flatMap(({ word }) => (word === null ? [] : [word]));
}
