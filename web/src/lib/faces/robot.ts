import { names } from './parts/names';
import { BACKGROUNDS, LIGHTS, METALS, type Tone } from './parts/palettes';
import { BODIES, PLATES, ROBOT_EYES, ROBOT_HEADS, ROBOT_MOUTHS, SIDES, TOPS, TRIMS } from './parts/robots';
import type { Pick } from './picker';

export interface Robot {
  readonly kind: 'robot';
  readonly background: string;
  readonly metal: Tone;
  readonly light: string;
  readonly head: keyof typeof ROBOT_HEADS;
  readonly plate: keyof typeof PLATES;
  readonly eyes: keyof typeof ROBOT_EYES;
  readonly mouth: keyof typeof ROBOT_MOUTHS;
  readonly top: keyof typeof TOPS;
  readonly sides: keyof typeof SIDES;
  readonly trim: keyof typeof TRIMS;
  readonly body: keyof typeof BODIES;
}

export function chooseRobot(pick: Pick): Robot {
  return {
    kind: 'robot',
    background: pick('background', BACKGROUNDS),
    metal: pick('metal', METALS),
    light: pick('light', LIGHTS),
    head: pick('head', names(ROBOT_HEADS)),
    plate: pick('plate', names(PLATES)),
    eyes: pick('eyes', names(ROBOT_EYES)),
    mouth: pick('mouth', names(ROBOT_MOUTHS)),
    top: pick('top', names(TOPS)),
    sides: pick('sides', names(SIDES)),
    trim: pick('trim', names(TRIMS)),
    body: pick('body', names(BODIES)),
  };
}
