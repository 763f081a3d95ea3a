import type { AnimalFace } from './animal';
import { layersFrom, type Layer, type Paints } from './layers';
import { livingFace } from './living';
import { BACKGROUND, fabric, surface } from './paints';
import { ANIMALS, type Animal } from './parts/animals';
import { BEARDS } from './parts/beards';
import { CLOTHES } from './parts/clothes';
import { EARRINGS, GLASSES, HEADWEAR } from './parts/extras';
import { BROWS, CHEEKS, EYES, MOUTHS, NOSES } from './parts/features';
import { HAIR, type Hair } from './parts/hair';
import { EARS, HEADS, NECK, WIDE_NECK, WRINKLES } from './parts/heads';
import type { Person } from './person';

const BARE: Hair = {};

export const drawLivingFace = (seed: string): Layer[] => drawLiving(livingFace(seed));

export function drawLiving(parts: Person | AnimalFace): Layer[] {
  return parts.kind === 'person' ? drawPerson(parts) : drawAnimal(parts);
}

function drawPerson(person: Person): Layer[] {
  const hair: Hair = person.hair === 'covered' ? BARE : HAIR[person.hair];
  const shapes = [
    BACKGROUND,
    ...(hair.back ?? []),
    ...NECK,
    ...CLOTHES[person.clothes],
    ...(hair.over ?? []),
    ...EARS,
    ...HEADS[person.head],
    ...drawFeatures(person),
    ...(hair.front ?? []),
    ...EARRINGS[person.earrings],
    ...GLASSES[person.glasses],
    ...HEADWEAR[person.headwear],
  ];
  return layersFrom(shapes, personPaints(person));
}

function drawFeatures(person: Person): string[] {
  return [
    ...(person.age === 'old' ? WRINKLES : []),
    ...CHEEKS[person.cheeks],
    ...BEARDS[person.beard],
    ...NOSES[person.nose],
    ...MOUTHS[person.mouth],
    ...EYES[person.eyes],
    ...BROWS[person.brows],
  ];
}

function personPaints({ background, skin, hairColour, cloth }: Person): Paints {
  const [h, H] = hairColour;
  return { G: background, h, H, q: h < H ? h : H, r: '#b8574f', ...surface(skin), ...fabric(cloth) };
}

function drawAnimal({ background, animal, fur, glasses, clothes, cloth }: AnimalFace): Layer[] {
  const { back = [], face }: Animal = ANIMALS[animal];
  const shapes = [BACKGROUND, ...back, ...WIDE_NECK, ...CLOTHES[clothes], ...face, ...GLASSES[glasses]];
  return layersFrom(shapes, { G: background, ...surface(fur), ...fabric(cloth) });
}
