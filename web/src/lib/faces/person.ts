import type { Pick } from './picker';
import { BEARDS } from './parts/beards';
import { CLOTHES } from './parts/clothes';
import { EARRINGS, GLASSES, HEADWEAR } from './parts/extras';
import { BROWS, CHEEKS, EYES, MOUTHS, NOSES } from './parts/features';
import { BEARD_HAIR, CHILD_HAIR, FLAT_HAIR, HAIR, type HairName } from './parts/hair';
import { HEADS } from './parts/heads';
import { names } from './parts/names';
import { BACKGROUNDS, CLOTHS, GREYS, HAIR_COLOURS, SKINS, type Tone } from './parts/palettes';

export interface Person {
  readonly kind: 'person';
  readonly background: string;
  readonly age: 'child' | 'adult' | 'old';
  readonly skin: Tone;
  readonly head: keyof typeof HEADS;
  readonly hair: HairName | 'covered';
  readonly hairColour: Tone;
  readonly eyes: keyof typeof EYES;
  readonly brows: keyof typeof BROWS;
  readonly nose: keyof typeof NOSES;
  readonly mouth: keyof typeof MOUTHS;
  readonly cheeks: keyof typeof CHEEKS;
  readonly beard: keyof typeof BEARDS;
  readonly glasses: keyof typeof GLASSES;
  readonly earrings: keyof typeof EARRINGS;
  readonly headwear: keyof typeof HEADWEAR;
  readonly clothes: keyof typeof CLOTHES;
  readonly cloth: Tone;
}

/** As often nothing as the number says, so that faces are not overloaded. */
const mostly = <Option>(usual: Option, times: number, options: readonly Option[]): Option[] => [
  ...new Array<Option>(times).fill(usual),
  ...options,
];

/** Hats need flat hair below them; a headband goes with any hair. */
const HATS: readonly string[] = ['beanie', 'cap', 'fedora', 'sunhat', 'beret', 'headphones'];
const COVERS: readonly string[] = ['turban', 'hijab'];
/** Hair that holds a flower or a headband. */
const THICK_HAIR = names(HAIR).filter((name) => !['bald', 'sides', 'buzz', 'mohawk'].includes(name));
/** On dark skin only the white of an eye is seen from afar. */
const BRIGHT_EYES = ['round', 'almond', 'lashes', 'wink', 'calm'] as const;
const DARK_SKINS: readonly Tone[] = SKINS.slice(5);

export function choosePerson(pick: Pick): Person {
  const age = pick('age', mostly('adult' as const, 6, ['child', 'old', 'old'] as const));
  const skin = pick('skin', SKINS);
  const headwear = pick('headwear', mostly('none' as const, 12, names(HEADWEAR)));
  const hair = chooseHair(pick, age, headwear);
  const beard = chooseBeard(pick, age, hair, headwear);
  const rugged = beard !== 'none' || hair === 'sides';
  return {
    kind: 'person',
    background: pick('background', BACKGROUNDS),
    age,
    skin,
    head: age === 'child' ? 'round' : pick('head', names(HEADS)),
    hair,
    hairColour: chooseHairColour(pick, age, skin),
    headwear,
    ...chooseFeatures(pick, age, skin, rugged),
    beard,
    earrings: chooseEarrings(pick, age, headwear, rugged),
    clothes: pick('clothes', names(CLOTHES)),
    cloth: pick('cloth', CLOTHS),
  };
}

function chooseHair(pick: Pick, age: Person['age'], headwear: Person['headwear']): Person['hair'] {
  if (COVERS.includes(headwear)) return 'covered';
  if (HATS.includes(headwear)) return pick('hair', FLAT_HAIR.slice(0, age === 'child' ? 6 : undefined));
  if (age === 'child') return pick('hair', CHILD_HAIR);
  return pick('hair', headwear === 'none' ? names(HAIR) : THICK_HAIR);
}

function chooseHairColour(pick: Pick, age: Person['age'], skin: Tone): Tone {
  if (age === 'old') return pick('hairColour', GREYS);
  return pick('hairColour', DARK_SKINS.includes(skin) ? HAIR_COLOURS.slice(0, 4) : HAIR_COLOURS);
}

function chooseFeatures(pick: Pick, age: Person['age'], skin: Tone, rugged: boolean) {
  const child = age === 'child';
  const soft: readonly string[] = rugged ? ['lashes', 'lips'] : [];
  const without = <Name extends string>(options: readonly Name[]) =>
    options.filter((option) => !soft.includes(option));
  return {
    eyes: pick('eyes', without(DARK_SKINS.includes(skin) ? BRIGHT_EYES : names(EYES))),
    brows: pick('brows', child ? (['soft', 'raised', 'kind'] as const) : names(BROWS)),
    nose: pick('nose', child ? (['curve', 'button'] as const) : names(NOSES)),
    mouth: pick('mouth', without(names(MOUTHS))),
    cheeks: pick('cheeks', mostly('none' as const, child ? 0 : 2, names(CHEEKS))),
    glasses: pick('glasses', mostly('none' as const, age === 'old' ? 3 : 9, names(GLASSES))),
  };
}

function chooseBeard(
  pick: Pick,
  age: Person['age'],
  hair: Person['hair'],
  headwear: Person['headwear'],
): Person['beard'] {
  const mayHaveOne = headwear === 'turban' || (hair !== 'covered' && BEARD_HAIR.includes(hair));
  if (age === 'child' || !mayHaveOne || headwear === 'flower') return 'none';
  return pick('beard', mostly('none' as const, headwear === 'turban' ? 1 : 6, names(BEARDS)));
}

function chooseEarrings(
  pick: Pick,
  age: Person['age'],
  headwear: Person['headwear'],
  rugged: boolean,
): Person['earrings'] {
  if (age === 'child' || headwear === 'hijab' || headwear === 'headphones') return 'none';
  return pick('earrings', rugged ? ['none', 'none', 'studs'] : mostly('none' as const, 6, names(EARRINGS)));
}
