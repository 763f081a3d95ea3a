import { chooseAnimal, type AnimalFace } from './animal';
import { choosePerson, type Person } from './person';
import { pickerFor } from './picker';

const KINDS = [
  choosePerson,
  choosePerson,
  choosePerson,
  choosePerson,
  choosePerson,
  choosePerson,
  chooseAnimal,
] as const;

/** A person or, now and then, an animal. */
export function livingFace(seed: string): Person | AnimalFace {
  const pick = pickerFor(seed);
  return pick('kind', KINDS)(pick);
}
