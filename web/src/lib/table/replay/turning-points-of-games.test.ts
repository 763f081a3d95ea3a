// @vitest-environment node
import { expect, it } from 'vitest';
import { loadTurningPoints } from '../../../games';
import type { GameEvent } from '../../net/protocol';
import { chaptersOf } from './chapters';
import { keyMoments } from './key-moments';

interface PastStep {
  readonly events: readonly GameEvent[];
}

const files = import.meta.glob<Record<string, { steps: readonly PastStep[] }>>(
  '../../../../../src/huetable/games/*/ui/past-games.json',
  { import: 'default' },
);

/** The steps of a recorded game. Their scores are not on file. */
async function recorded(game: string, ending: string) {
  const load = Object.entries(files).find(([path]) => path.includes(`/${game}/`))?.[1];
  const steps = (await load?.())?.[ending]?.steps ?? [];
  return steps.map(({ events }) => ({
    seq: 0,
    seat: 0,
    move: null,
    view: {},
    at: 0,
    events,
    scores: [0, 0],
  }));
}

it.each([
  ['uno_coloradd', 'goal', 0],
  ['guardians_of_hue', 'light', 2],
  ['hues_and_cues', 'won', 3],
  ['cluzzle', 'won', 3],
])('finds rounds and turning points in a recorded game of %s', async (game, ending, least) => {
  const steps = await recorded(game, ending);
  const rounds = chaptersOf(steps).filter(({ kind }) => kind === 'round');
  const turns = keyMoments(steps, await loadTurningPoints(game));
  expect(rounds.length).toBeGreaterThanOrEqual(least);
  expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThan(steps.length / 2);
});
