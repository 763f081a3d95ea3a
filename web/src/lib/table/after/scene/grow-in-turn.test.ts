import { expect, it } from 'vitest';
import type { Keepsake } from '../../screens';
import { growInTurn } from './grow-in-turn';

const picture = {} as ImageBitmap;
const canvases = [0, 1, 2].map(() => document.createElement('canvas'));

function keepsakes(heard: string[], during: (caption: string) => void = () => undefined): Keepsake[] {
  return ['cup', 'boat', 'hat'].map((caption) => ({
    picture,
    caption,
    grow: async (canvas) => {
      heard.push(`${caption} on ${canvases.indexOf(canvas)}`);
      await Promise.resolve();
      during(caption);
      heard.push(`${caption} is made`);
    },
  }));
}

it('shows one after the other, each on its own canvas', async () => {
  const heard: string[] = [];
  await growInTurn(keepsakes(heard), canvases, new AbortController().signal);
  expect(heard).toEqual(['cup on 0', 'cup is made', 'boat on 1', 'boat is made', 'hat on 2', 'hat is made']);
});

it('passes over what fails or has no strokes, and begins nothing when nobody watches any more', async () => {
  const heard: string[] = [];
  const watching = new AbortController();
  const [cup, boat, hat] = keepsakes(heard, (caption) => {
    if (caption === 'cup') throw new Error('gone');
    watching.abort();
  });
  const photo: Keepsake = { picture, caption: 'photo' };
  await growInTurn(
    [cup, photo, boat, hat].filter((each) => !!each),
    [...canvases, ...canvases],
    watching.signal,
  );
  expect(heard).toEqual(['cup on 0', 'boat on 2', 'boat is made']);
});
