/** A time-lapse on a canvas of its own, where nobody turns the sculpture or starts it: on a TV. */
import { fetchBlob } from '$lib/net/blob-api';
import type { CameraAngle } from '../view3d/clay-renderer';
import { drawingLoop } from '../view3d/drawing-loop';
import { fetchSculpture } from '../view3d/fetch-sculpture';
import { loadClay3d } from '../view3d/load-3d';
import { TimeLapse } from './time-lapse';

const ANGLE: CameraAngle = { turn: 0.45, tilt: 0.3, near: 1 };

/** Resolves when the finished piece stands there, or at once where nothing can be shown: a photo, no WebGL. */
export async function growOnCanvas(
  canvas: HTMLCanvasElement,
  table: string,
  hash: string,
  signal: AbortSignal,
): Promise<void> {
  const [clay3d, { field, photo }] = await Promise.all([loadClay3d(), fetchSculpture(table, hash)]);
  if (!clay3d || photo !== null) return;
  const strokes = await fetchBlob(table, hash);
  if (signal.aborted) return;
  const turntable = clay3d.turntable(field);
  turntable.refresh();
  turntable.zoomToClay();
  sharpen(canvas);
  const draw = () => clay3d.renderer.draw(turntable, ANGLE, canvas);
  draw();
  await played(new TimeLapse(turntable, strokes), draw, signal);
  turntable.dispose();
}

function sharpen(canvas: HTMLCanvasElement): void {
  // A TV enlarges its stage: the canvas has more pixels on the screen than in the layout.
  const { width, height } = canvas.getBoundingClientRect();
  const sharp = Math.min(devicePixelRatio, 2);
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
}

/** Draws it again and again until it is over, or until nobody watches any more. */
function played(lapse: TimeLapse, draw: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      remove();
      resolve();
    };
    const remove = drawingLoop.add({
      draw: (_, now) => {
        const goesOn = lapse.update(now);
        draw();
        if (!goesOn) end();
        return true;
      },
    });
    const breakOff = () => {
      lapse.stop();
      draw();
      end();
    };
    signal.addEventListener('abort', breakOff, { once: true });
  });
}
