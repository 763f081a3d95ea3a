import { ANIMALS, type AnimalName } from './parts/animals';
import { CLOTHES } from './parts/clothes';
import { GLASSES } from './parts/extras';
import { names } from './parts/names';
import { BACKGROUNDS, CLOTHS, type Tone } from './parts/palettes';
import type { Pick } from './picker';

export interface AnimalFace {
  readonly kind: 'animal';
  readonly background: string;
  readonly animal: AnimalName;
  readonly fur: Tone;
  readonly glasses: keyof typeof GLASSES;
  readonly clothes: keyof typeof CLOTHES;
  readonly cloth: Tone;
}

/** Eyes as large as an owl's, or on top of the head as a frog's, have no room for glasses. */
const WITHOUT_GLASSES: readonly AnimalName[] = ['owl', 'frog', 'panda'];

export function chooseAnimal(pick: Pick): AnimalFace {
  const animal = pick('animal', names(ANIMALS));
  const bare = WITHOUT_GLASSES.includes(animal);
  return {
    kind: 'animal',
    background: pick('background', BACKGROUNDS),
    animal,
    fur: pick<Tone>('fur', ANIMALS[animal].furs),
    glasses: bare ? 'none' : pick('glasses', ['none', 'none', 'none', 'round', 'bold']),
    clothes: pick('clothes', names(CLOTHES)),
    cloth: pick('cloth', CLOTHS),
  };
}
