import { faceOf, type FaceParts } from './face';
import type { Layer } from './layers';
import { drawLiving } from './living-drawing';
import { drawRobot } from './robot-drawing';

/** The shapes of a face, from the back to the front. The seat's colour is `currentColor`. */
export function drawFace(seed: string, bot: boolean): Layer[] {
  return drawParts(faceOf(seed, bot));
}

export function drawParts(parts: FaceParts): Layer[] {
  return parts.kind === 'robot' ? drawRobot(parts) : drawLiving(parts);
}
