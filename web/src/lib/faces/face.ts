import type { AnimalFace } from './animal';
import { livingFace } from './living';
import type { Person } from './person';
import { pickerFor } from './picker';
import { chooseRobot, type Robot } from './robot';

export { randomSeed } from './seed';

export type FaceParts = Person | AnimalFace | Robot;

/** The face of a seed: for bots a robot, otherwise a person or an animal. Never changes. */
export function faceOf(seed: string, bot: boolean): FaceParts {
  return bot ? chooseRobot(pickerFor(seed)) : livingFace(seed);
}
