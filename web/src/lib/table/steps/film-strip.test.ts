// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadSteps } from '../../../games';
import { planMove } from './step-plan';
import { readPlaythrough, type FilmedMove } from './playthroughs.test-kit';
import type { GameSteps } from './game-steps';
import { showEntries, type ToldViews } from './told-views';

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
    const wrong = moves.filter(({ entries }) => {
      const plan = planMove(entries, steps);
      const numbers = plan.steps.flatMap((step) => step.entries.map(({ number }) => number));
      const inOrder = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
      const listed = entries.filter(({ event }) => takesTime(event.type, steps));
      return (
        !inOrder ||
        !isSame(
          listed,
          plan.steps.map(({ main }) => main),
        )
      );
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
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
    const wrong = moves.flatMap(({ seat, before, entries, after, where }) => {
      const told = showEntries({ seats: [seat], views: [before] }, entries, steps)?.views[0] as typeof after;
      return Object.keys(after)
        .filter((field) => !settled.includes(field) && !isSame(told[field], after[field]))
        .map((field) => `${where}, seat ${seat}, ${field}: ${JSON.stringify(told[field])}`);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the shape of the view at every step, and what a spectator may not see', async () => {
    const steps = await loadSteps(game);
    const wrong = moves.flatMap((move) =>
      toldViews(move, steps).flatMap((told) =>
        Object.keys({ ...move.after, ...told })
          .filter((field) => !hasShape(field, told, move) || tellsSecret(field, told, move))
          .map((field) => `${move.where}, seat ${move.seat}, ${field}: ${JSON.stringify(told[field])}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

type View = FilmedMove['after'];

/** What the board shows at each step of a move. */
function toldViews({ seat, before, entries }: FilmedMove, steps: GameSteps): readonly View[] {
  let told: ToldViews = { seats: [seat], views: [before] };
  return planMove(entries, steps).steps.map((step) => {
    const shown = showEntries(told, step.entries, steps);
    if (!shown) throw new Error(`${step.main.event.type} can’t be shown`);
    told = shown;
    return told.views[0] as View;
  });
}

function takesTime(tag: string, { lengths, personal }: GameSteps): boolean {
  return (lengths[tag] ?? 0) > 0 && !personal.includes(tag);
}

function hasShape(field: string, told: View, { before, after }: FilmedMove): boolean {
  return ['null', kind(before[field]), kind(after[field])].includes(kind(told[field])) && field in told;
}

function tellsSecret(field: string, told: View, { seat, secrets, after }: FilmedMove): boolean {
  return seat === null && secrets.includes(field) && !isSame(told[field], after[field]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function stepsPath(game: string): string {
  return `../../../../../src/huetable/games/${game}/ui/steps.ts`;
}

function kind(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}
