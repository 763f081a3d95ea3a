import { count, listed } from '$lib/i18n';
import type { ColourName } from './fields/colour-names';
import type { Ground } from './types';

/** Every text on the board of Hues and Cues. */
export const text = {
  board: 'The board: 480 colours, rows A to P, columns 1 to 30',
  boardHint: 'Arrow keys walk over the fields, Enter picks one, plus and minus zoom.',
  field: (name: string, colourName: ColourName) => `${name}, ${colourName.word}`,
  piece: (name: string, mine: boolean) => (mine ? 'your piece' : `${name}’s piece`),
  targetHere: 'your target',
  wasTarget: 'the target',
  picked: 'picked',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeBoard: 'Whole board',
  minimap: 'What part of the board is shown',
  help: 'Colours',
  helpTitle: 'Help with colours',
  lines: 'Lines between colour families',
  linesHint: 'Where reds end and oranges begin, and so on round the board.',
  signs: 'Signs on the fields',
  signsHint: 'The sign of its colour on every field, once you have zoomed in.',
  lens: 'Lens',
  lensHint:
    'Slide over the board instead of moving it: a lens shows the fields under your finger, with sign and name.',
  underFinger: 'Under the finger',
  nothingUnder: 'Touch a field to see its name.',
  night: 'A night filter or a warm screen changes these colours: switch it off while you play.',
  nightAlways:
    'Night filters (Night Shift, Night Light, f.lux) make every colour warmer, and a grey or inverted screen hides them. For a fair game, switch them off.',
  nightOff: 'Understood',
  tone: { light: 'light', dark: 'dark' },
  // The giver
  card: 'Your card',
  choose: 'Nobody else sees it. Choose one of its colours: it stays your target for the whole round.',
  chooseAny: 'Pick any field of the board as your target. Nobody else sees it.',
  chooseFirst: 'Choose a colour',
  lock: (name: string) => `Take ${name} as target`,
  cover: 'Cover it',
  uncover: 'Show it',
  covered: 'Covered: nobody can look over your shoulder.',
  firstCue: 'Your cue: one word',
  secondCue: 'Your second cue: one word or two',
  example: { 1: 'meadow, jealousy, Paris …', 2: 'wet moss, faded jeans …' } as Readonly<
    Record<number, string>
  >,
  give: 'Give the cue',
  pass: 'Pass: score now',
  passHint: 'Without a second cue the round is scored at once, with one piece each.',
  fine: 'That will do.',
  doubts: {
    'HUES-16': 'This looks like a colour name. You can give it, but the others see a mark and may object.',
    'HUES-17':
      'A position word is fine beside another word, but don’t hint at the board. The others see a mark.',
    'HUES-19': 'A part of this was used before. You can give it, but the others see a mark and may object.',
  } as Readonly<Record<string, string>>,
  // Cues
  cues: 'Cues of this round',
  cue: (number: number) => `Cue ${number}`,
  by: (name: string) => `from ${name}`,
  doubtful: 'doubtful',
  silenced: 'Two objections were upheld: the giver scores nothing this round.',
  object: 'Object',
  objectTitle: 'Object to this cue?',
  objectHint: 'The table votes. If more than half agree, the giver must give another cue.',
  objectAgainHint:
    'The table votes. If more than half agree, the cue stands, but the giver scores nothing this round.',
  grounds: {
    room: 'It names an object in the room',
    position: 'It hints at a position on the board',
    colour: 'It is a colour name in disguise',
    comparison: 'It compares with another colour',
    repetition: 'It repeats an earlier cue',
  } as Readonly<Record<Ground, string>>,
  ground: {
    room: 'an object in the room',
    position: 'a hint at a position',
    colour: 'a colour name in disguise',
    comparison: 'a comparison',
    repetition: 'a repetition',
  } as Readonly<Record<Ground, string>>,
  objected: (name: string, ground: Ground) => `${name} objects: ${text.ground[ground]}.`,
  // Guessing
  place: (name: string) => `Place on ${name}`,
  placeHint: 'Touch a field of the board. Nothing counts until you confirm.',
  taken: (name: string) => `${name} is taken: one piece a field.`,
  // The reveal
  revealed: (name: string, colourName: ColourName) => `It was ${name}, ${colourName.word}`,
  voided: 'The round is void',
  round: (round: number, all: number) =>
    round > all ? `Extra round ${round - all}` : `Round ${round} of ${all}`,
  onCard: 'The card',
  giver: 'cue giver',
  points: (points: number) => (points > 0 ? `+${points}` : '0'),
  flown: (points: number) => `+${points}`,
  noPiece: 'no piece',
  heat: { people: 'Where you all guessed', bots: 'Where bots would have' },
  heatMap: (what: string, name: string) => `${what}: a heat map. The frame lies around ${name}.`,
  botsBest: (name: string, colourName: ColourName) => `A bot alone: ${name}, ${colourName.word}`,
  goOn: 'Go on',
  // Scores and history
  track: 'Score track',
  score: (points: number) => count(points, 'point', 'points'),
  history: (rounds: number) => `Cues · ${rounds}`,
  historyTitle: 'Cues so far',
  historyEmpty: 'No round is over yet.',
  withdrawn: (words: readonly string[]) => `Also used up: ${words.map((word) => `“${word}”`).join(', ')}`,
  tied: (names: readonly string[]) => `A tie: only ${listed(names)} can still win.`,
};

/** “wet moss”. */
export function quoted(words: string): string {
  return `“${words}”`;
}
