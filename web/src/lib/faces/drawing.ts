import type { AnimalFace } from './animal';
import { faceOf, type FaceParts } from './face';
import { layersFrom, type Layer, type Paints } from './layers';
import { ANIMALS, type Animal } from './parts/animals';
import { BEARDS } from './parts/beards';
import { CLOTHES } from './parts/clothes';
import { EARRINGS, GLASSES, HEADWEAR } from './parts/extras';
import { BROWS, CHEEKS, EYES, MOUTHS, NOSES } from './parts/features';
import { HAIR, type Hair } from './parts/hair';
import { EARS, HEADS, NECK, WIDE_NECK, WRINKLES } from './parts/heads';
import type { Tone } from './parts/palettes';
import { BODIES, PLATES, ROBOT_EYES, ROBOT_HEADS, ROBOT_MOUTHS, SIDES, TOPS, TRIMS } from './parts/robots';
import type { Person } from './person';
import type { Robot } from './robot';

const BACKGROUND = 'G M0 0H200V200H0z';
const SCREEN = '#2b3138';
const BARE: Hair = {};

/** The shapes of a face, from the back to the front. The seat's colour is `currentColor`. */
export function drawFace(seed: string, bot: boolean): Layer[] {
  return drawParts(faceOf(seed, bot));
}

export function drawParts(parts: FaceParts): Layer[] {
  if (parts.kind === 'person') return drawPerson(parts);
  return parts.kind === 'animal' ? drawAnimal(parts) : drawRobot(parts);
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

function drawRobot(robot: Robot): Layer[] {
  const shapes = [
    BACKGROUND,
    ...TOPS[robot.top],
    ...BODIES[robot.body],
    ...SIDES[robot.sides],
    ...ROBOT_HEADS[robot.head],
    ...TRIMS[robot.trim],
    ...PLATES[robot.plate],
    ...ROBOT_EYES[robot.eyes],
    ...ROBOT_MOUTHS[robot.mouth],
  ];
  return layersFrom(shapes, { G: robot.background, g: robot.light, K: SCREEN, ...surface(robot.metal) });
}

const surface = ([s, S]: Tone): Paints => ({ s, S });
const fabric = ([a, A]: Tone): Paints => ({ a, A });
