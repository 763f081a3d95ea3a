import { chooseAnimal, type AnimalFace } from './animal';
import { choosePerson, type Person } from './person';
import { pickerFor } from './picker';
import { chooseRobot, type Robot } from './robot';

export { randomSeed } from './seed';

export type FaceParts = Person | AnimalFace | Robot;

const KINDS = [
  choosePerson,
  choosePerson,
  choosePerson,
  choosePerson,
  choosePerson,
  choosePerson,
  chooseAnimal,
] as const;

/** The face of a seed: for bots a robot, otherwise a person or, now and then, an animal. Never changes. */
export function faceOf(seed: string, bot: boolean): FaceParts {
  const pick = pickerFor(seed);
  return bot ? chooseRobot(pick) : pick('kind', KINDS)(pick);
}
