import { expect, it } from 'vitest';
import { Sculpture } from '../clay/field/sculpture';
import { madeUpSolid } from '../clay/made-up-strokes';
import type { Stroke } from '../clay/strokes/strokes';
import type { Ray } from '../clay/view3d/ray-pick';
import { PartPlacing } from './part-placing.svelte';

/** Straight down onto the turntable, in cells. */
const down = (x: number, z: number): Ray => ({ start: [x, 150, z], way: [0, -1, 0] });

const fromTheFront: Ray = { start: [48, 30, 200], way: [0, 0, -1] };

function bench(view: Ray | null = fromTheFront): { placing: PartPlacing; added: Stroke[]; made: Sculpture } {
  const made = new Sculpture();
  const added: Stroke[] = [];
  const add = (strokes: readonly Stroke[]): void => void added.push(...strokes);
  const viewer = { rayToMiddle: () => view };
  return {
    placing: new PartPlacing({ field: made.field, colour: 8, mirror: false, add }, viewer),
    added,
    made,
  };
}

it('places a part exactly as it was shown', () => {
  const { placing, added } = bench();
  placing.choose('ears');
  expect(placing.begin(down(40, 48))).toBe(true);
  placing.move(down(60, 50));
  const shown = placing.strokes;
  placing.end();
  expect(added).toEqual(shown);
  expect(placing.at).toEqual([120, 21, 100]);
});

it('begins where the player sees it, half out of the clay, and lets go of what was placed', () => {
  const { placing, made } = bench();
  made.add({ ...madeUpSolid(), kind: 'ball', at: [96, 58, 96], sides: [50, 50, 50], turn: [0, 0, 0] });
  placing.choose('ball');
  const [, , front] = placing.at;
  expect(front + placing.size).toBeGreaterThan(96 + 50);
  expect(front - placing.size).toBeLessThan(96 + 50);
  placing.put(false);
  expect(placing.shown).toBe(false);
  placing.hover(down(48, 48));
  expect(placing.shown).toBe(true);
});

it('begins on top of the clay where there is no view of it', () => {
  const { placing, made } = bench(null);
  made.add({ ...madeUpSolid(), kind: 'ball', at: [96, 58, 96], sides: [50, 50, 50], turn: [0, 0, 0] });
  placing.choose('ball');
  const [x, y, z] = placing.at;
  expect([x, z]).toEqual([96, 96]);
  expect(y + placing.size).toBeGreaterThan(58 + 50);
});

it('lets a part stand on the turntable, and stick in clay', () => {
  const { placing, made } = bench();
  placing.choose('ball');
  placing.hover(down(48, 48));
  expect(placing.at[1]).toBe(8 + placing.size);
  made.add(madeUpSolid());
  placing.hover(down(48, 48));
  expect(placing.at[1]).toBeGreaterThan(100);
  expect(placing.at[1]).toBeLessThan(100 + placing.size);
});

it('places nothing beside the turntable, and nothing without a part', () => {
  const { placing, added } = bench();
  placing.end();
  placing.choose('ball');
  expect(placing.begin(down(200, 200))).toBe(false);
  expect(added).toEqual([]);
});
