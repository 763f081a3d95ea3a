import type { Player } from '../../screens';
import type { Pen } from './pen';

/** A player with a face that can be drawn; null if the browser could not read it. */
export interface PicturedPlayer extends Player {
  readonly image: HTMLImageElement | null;
}

export async function loadFaces(players: readonly Player[]): Promise<readonly PicturedPlayer[]> {
  const { faceSvg } = await import('../../../faces/face-svg');
  return Promise.all(
    players.map(async (player) => ({
      ...player,
      image: await imageOf(faceSvg(player.face, player.bot, player.colour)),
    })),
  );
}

/** A drawing as a picture; null if the browser could not read it. */
export async function imageOf(svg: string): Promise<HTMLImageElement | null> {
  const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Draws a face around its middle. */
export function drawFace(pen: Pen, { image }: PicturedPlayer, x: number, y: number, size: number): void {
  if (image) pen.drawImage(image, x - size / 2, y - size / 2, size, size);
}
