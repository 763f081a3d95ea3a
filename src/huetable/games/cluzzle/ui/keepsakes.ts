import { fetchBlob } from '$lib/net/api';
import type { Keepsake } from '$lib/table/screens';
import { pictureOf } from './clay/store';
import type { Shown, View } from './types';

/** What was modelled in the match, as the server draws it: the same picture whether or not this browser draws in 3D. */
export async function keepsakes({ past }: View, table: string): Promise<readonly Keepsake[]> {
  const all = await Promise.all(
    past.flatMap(({ cluzzles }) => cluzzles).map((shown) => keepsake(shown, table)),
  );
  return all.filter((found) => found !== null);
}

/** Null where nothing was modelled, or it is gone. */
async function keepsake({ word, sculpture: { clay } }: Shown, table: string): Promise<Keepsake | null> {
  if (clay === null) return null;
  try {
    return { picture: await seen(table, clay), caption: word };
  } catch {
    return null;
  }
}

/** Clay from the first of its four sides; a photo of real clay as it is. */
async function seen(table: string, clay: string): Promise<ImageBitmap> {
  const answer = await fetch(pictureOf(table, clay));
  if (!answer.ok) return createImageBitmap(new Blob([await fetchBlob(table, clay)]));
  const sides = await createImageBitmap(await answer.blob());
  return createImageBitmap(sides, 0, 0, sides.width / 2, sides.height / 2);
}
