import { fetchShape } from '$lib/net/blob-api';
import type { Keepsake } from '$lib/table/screens';
import { pictureUrl } from './clay/view3d/fetch-sculpture';
import type { Exhibit, View } from './types';

/** The sculptures of the match, as the server draws them: the same pictures with and without 3D in this browser. */
export async function keepsakes({ past }: View, table: string): Promise<readonly Keepsake[]> {
  const all = await Promise.all(
    past.flatMap(({ cluzzles }) => cluzzles.map((shown, maker) => keepsake(shown, maker, table))),
  );
  return all.filter((found) => found !== null);
}

/** Null if nothing was modelled, or it is gone. */
async function keepsake(
  { word, sculpture: { clay } }: Exhibit,
  maker: number,
  table: string,
): Promise<Keepsake | null> {
  if (clay === null) return null;
  try {
    return { picture: await seen(table, clay), caption: word, maker, grow: growing(table, clay) };
  } catch {
    return null;
  }
}

/** The 3D code is loaded by whoever shows it. */
function growing(table: string, clay: string): NonNullable<Keepsake['grow']> {
  return async (canvas, signal) => {
    const { growOnCanvas } = await import('./clay/lapse/grow-on-canvas');
    await growOnCanvas(canvas, table, clay, signal);
  };
}

/** Clay from the first of its four sides; a photo of real clay as it is. */
async function seen(table: string, clay: string): Promise<ImageBitmap> {
  const answer = await fetch(pictureUrl(table, clay));
  if (!answer.ok) return createImageBitmap(new Blob([await fetchShape(table, clay)]));
  const sides = await createImageBitmap(await answer.blob());
  return createImageBitmap(sides, 0, 0, sides.width / 2, sides.height / 2);
}
