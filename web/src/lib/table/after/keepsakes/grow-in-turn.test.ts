import { expect, it } from 'vitest';
import type { Keepsake } from '../../screens';
import { growInTurn, type GrowingPlace } from './grow-in-turn';

const picture = {} as ImageBitmap;
const canvas = document.createElement('canvas');

function placeThat(heard: string[]): GrowingPlace {
  return {
    enlarge: (index) => {
      heard.push(`${index} large`);
      return Promise.resolve(canvas);
    },
    shrink: (index) => {
      heard.push(`${index} back`);
      return Promise.resolve();
    },
    rest: () => Promise.resolve(),
  };
}

function keepsakes(heard: string[], during: (caption: string) => void = () => undefined): Keepsake[] {
  return ['cup', 'boat', 'hat'].map((caption) => ({
    picture,
    caption,
    grow: async () => {
      await Promise.resolve();
      during(caption);
      heard.push(`${caption} is made`);
    },
  }));
}

it('shows one after the other, large, and puts each back', async () => {
  const heard: string[] = [];
  await growInTurn(keepsakes(heard), placeThat(heard), new AbortController().signal);
  const each = (index: number, caption: string) => [`${index} large`, `${caption} is made`, `${index} back`];
  expect(heard).toEqual([...each(0, 'cup'), ...each(1, 'boat'), ...each(2, 'hat')]);
});

it('shows what fails or has no strokes as it is, and begins nothing when nobody watches any more', async () => {
  const heard: string[] = [];
  const watching = new AbortController();
  const [cup, boat, hat] = keepsakes(heard, (caption) => {
    if (caption === 'cup') throw new Error('gone');
    watching.abort();
  });
  const photo: Keepsake = { picture, caption: 'photo' };
  await growInTurn(
    [cup, photo, boat, hat].filter((each) => !!each),
    placeThat(heard),
    watching.signal,
  );
  expect(heard).toEqual(['0 large', '0 back', '1 large', '1 back', '2 large', 'boat is made', '2 back']);
});
