/** Prepares a photo of real clay: small, upright, and without camera data. */

const MOST_BYTES = 262_144;
const SIDES = [1280, 960, 640] as const;

/** Null if this browser can't show the file as a picture. */
export async function photoOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const picture = await createImageBitmap(file);
    for (const side of SIDES) {
      const small = bare(await drawn(picture, side));
      if (small.length <= MOST_BYTES) return small;
    }
  } catch {
    return null;
  }
  return null;
}

async function drawn(picture: ImageBitmap, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.82));
  return new Uint8Array((await made?.arrayBuffer()) ?? new ArrayBuffer(0));
}

const [SCAN, COMMENT, FIRST_EXTRA, LAST_EXTRA] = [0xda, 0xfe, 0xe1, 0xef];

/** A JPEG without comments, camera data and profiles. */
export function bare(data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = [data.subarray(0, 2)];
  for (let at = 2; at + 4 <= data.length && data[at] === 0xff;) {
    const kind = data[at + 1] ?? 0;
    if (kind === SCAN) {
      kept.push(data.subarray(at));
      break;
    }
    const end = at + 2 + (((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0));
    if (kind !== COMMENT && (kind < FIRST_EXTRA || kind > LAST_EXTRA)) kept.push(data.subarray(at, end));
    at = end;
  }
  const all = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of kept) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
