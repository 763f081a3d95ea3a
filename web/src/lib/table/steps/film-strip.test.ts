// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadSteps } from '../../../games';
import { planMove } from './step-plan';
import { readPlaythrough, type FilmedMove } from './playthroughs.test-kit';
import { showEntries } from './told-views';

/**
 * Every event of every game, as the playthroughs have them: tests/test_games.py keeps those current. For each kind of
 * event the steps come in order, and the board agrees with what was told.
 */
const texts = import.meta.glob<string>('../../../../../src/huetable/games/*/tests/playthroughs/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const extras = import.meta.glob<{ unchanged?: readonly string[]; settled?: readonly string[] }>(
  '../../../../../src/huetable/games/*/ui/steps.ts',
);

const gameOf = (path: string) => path.split('/').at(-4) ?? '';
const games = [...new Set(Object.keys(texts).map(gameOf))].filter((game) => game !== '_template');
const movesOf = (game: string): readonly FilmedMove[] =>
  Object.entries(texts).flatMap(([path, text]) => (gameOf(path) === game ? readPlaythrough(text) : []));

const withSteps = games.filter((game) => stepsPath(game) in extras);

describe.each(games)('%s', (game) => {
  const moves = movesOf(game);

  it('shows the events of every move in order', async () => {
    const steps = await loadSteps(game);
    for (const { entries } of moves) {
      const heard = planMove(entries, steps).steps.flatMap((step) => step.entries);
      const numbers = heard.map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      const listed = entries.filter(
        ({ event }) => (steps.lengths[event.type] ?? 0) > 0 && !steps.personal.includes(event.type),
      );
      expect(planMove(entries, steps).steps.map(({ main }) => main)).toEqual(listed);
    }
  });

  it('has a playthrough for each kind of event that takes time', async () => {
    const { lengths } = await loadSteps(game);
    const seen = new Set(moves.flatMap(({ entries }) => entries.map(({ event }) => event.type)));
    expect(Object.keys(lengths).filter((tag) => !seen.has(tag))).toEqual([]);
  });
});

describe.each(withSteps)('the board of %s', (game) => {
  const moves = movesOf(game);

  it('names exactly the events that not everybody hears', async () => {
    const { personal } = await loadSteps(game);
    const whispered = new Set(moves.flatMap(({ whispered }) => whispered));
    expect([...personal].sort()).toEqual([...whispered].sort());
  });

  it('shows each event that takes time, or says that it changes nothing', async () => {
    const { lengths, show } = await loadSteps(game);
    const { unchanged = [] } = (await extras[stepsPath(game)]?.()) ?? {};
    const missing = Object.keys(lengths).filter((tag) => !(tag in (show ?? {})) && !unchanged.includes(tag));
    expect(missing).toEqual([]);
  });

  it('agrees with what was told: after the last event the board shows what is true', async () => {
    const steps = await loadSteps(game);
    const { settled = [] } = (await extras[stepsPath(game)]?.()) ?? {};
    for (const { seat, before, entries, after, where } of moves) {
      const told = showEntries({ seats: [seat], views: [before] }, entries, steps)?.views[0];
      const wrong = Object.keys(after).filter(
        (field) =>
          !settled.includes(field) &&
          JSON.stringify(after[field]) !== JSON.stringify((told as typeof after)[field]),
      );
      expect(wrong, `${where}, seat ${seat}: ${JSON.stringify(entries.map(({ event }) => event))}`).toEqual(
        [],
      );
    }
  });

  it('keeps the shape of the view at every step, and what a spectator may not see', async () => {
    const steps = await loadSteps(game);
    for (const { seat, before, entries, after, secrets, where } of moves) {
      let views = { seats: [seat], views: [before] as readonly unknown[] };
      for (const { entries: shown } of planMove(entries, steps).steps) {
        views = showEntries(views, shown, steps) as typeof views;
        const told = views.views[0] as typeof after;
        expect(Object.keys(told).sort(), where).toEqual(Object.keys(after).sort());
        for (const field of Object.keys(after))
          expect([kind(before[field]), kind(after[field]), 'null'], `${where} ${field}`).toContain(
            kind(told[field]),
          );
        if (seat === null)
          for (const field of secrets) expect(told[field], `${where} ${field}`).toEqual(after[field]);
      }
    }
  });
});

function stepsPath(game: string): string {
  return `../../../../../src/huetable/games/${game}/ui/steps.ts`;
}

function kind(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}
