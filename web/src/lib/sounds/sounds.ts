import { bar, bell, brush, knock, mixed, slide, type Sound } from './voices';

const [C3, C4, E_FLAT4, E4, F4, G4, A4] = [130.8, 261.6, 311.1, 329.6, 349.2, 392, 440] as const;
const [C5, D5, E5, G5, A5, C6, E6] = [523.3, 587.3, 659.3, 784, 880, 1046.5, 1318.5] as const;

/** Wood, paper, clay and small bells, tuned to C: every sound of the table, as data. */
export const SOUNDS = {
  turn: [...bar(E5, 0, 0.35, 0.2), ...bar(A5, 0.12, 0.5, 0.2)],
  refused: [slide(0, 0.11, 523, 494, 0.4), slide(0.14, 0.22, 392, 330, 0.45)],
  chat: [slide(0, 0.09, 520, 840, 0.55), slide(0.07, 0.09, 700, 980, 0.4)],
  deal: [brush(0, 0.09, 2000, 1400, 2.4), ...knock(E4, 0.035, 0.08)],
  play: [brush(0, 0.06, 1500, 800, 1), ...knock(E4, 0.015, 0.9)],
  draw: [brush(0, 0.19, 900, 3000, 0.5, 0.09)],
  skip: [slide(0, 0.24, 700, 290, 0.4), brush(0, 0.26, 2600, 700, 0.4, 0.05)],
  uno: [...bell(C6, 0, 0.3, 0.14), ...bell(C6, 0.14, 0.75, 0.16)],
  caught: [
    brush(0, 0.11, 1500, 1100, 0.75),
    brush(0.02, 0.1, 2100, 1300, 0.5),
    slide(0.06, 0.32, 330, 118, 0.3),
  ],
  dice: [
    ...knock(640, 0, 0.24),
    ...knock(820, 0.08, 0.3),
    ...knock(560, 0.15, 0.26),
    ...knock(760, 0.25, 0.3),
    ...knock(610, 0.32, 0.22),
    ...knock(700, 0.43, 0.26),
    ...knock(520, 0.52, 0.2),
  ],
  result: [...knock(320, 0, 0.42), ...bar(C5, 0.05, 0.45, 0.26)],
  seal: [
    brush(0, 0.08, 3400, 2200, 0.5),
    ...bell(A5, 0.03, 0.9, 0.14),
    ...bell(C6, 0.1, 1, 0.12),
    ...bell(E6, 0.18, 1.1, 0.09),
  ],
  darkness: [
    { wave: 'triangle', at: 0, length: 1.5, pitch: 98, slideTo: 65, gain: 0.11, attack: 0.3 },
    { wave: 'triangle', at: 0.1, length: 1.4, pitch: 220, slideTo: 139, gain: 0.09, attack: 0.4 },
    brush(0, 1.3, 900, 300, 0.5, 0.5),
  ],
  cue: [
    brush(0, 0.1, 1600, 2600, 0.22, 0.04),
    ...bar(A4, 0.05, 0.6, 0.12),
    ...bar(C5, 0.1, 0.6, 0.12),
    ...bar(E5, 0.15, 0.8, 0.12),
  ],
  piece: [...knock(410, 0, 0.95), ...knock(470, 0.05, 0.4)],
  points: [
    ...bar(C5, 0, 0.2, 0.15),
    ...bar(D5, 0.07, 0.2, 0.15),
    ...bar(E5, 0.14, 0.2, 0.16),
    ...bar(G5, 0.21, 0.4, 0.18),
  ],
  clay: [
    brush(0, 0.24, 900, 420, 0.7, 0.08),
    { wave: 'sine', at: 0.03, length: 0.22, pitch: 180, slideTo: 105, gain: 0.16, attack: 0.05 },
  ],
  tick: [...knock(1050, 0, 0.95)],
  win: mixed(0.37, [
    ...bar(C5, 0, 0.4),
    ...bar(E5, 0.13, 0.4),
    ...bar(G5, 0.26, 0.5),
    ...bar(C6, 0.42, 1.3, 0.34),
    ...bar(G4, 0.42, 1.2, 0.2),
    ...bar(E5, 0.42, 1.2, 0.2),
    ...bell(E6, 0.55, 1.2, 0.07),
    brush(0.42, 0.9, 5000, 7000, 0.1, 0.2),
  ]),
  lose: mixed(0.42, [
    ...bar(G4, 0, 0.5, 0.3),
    ...bar(F4, 0.24, 0.5, 0.28),
    ...bar(E_FLAT4, 0.48, 0.6, 0.28),
    ...bar(C4, 0.76, 1.1, 0.3),
    ...bar(C3, 0.76, 1.1, 0.24),
  ]),
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** What a step of a game may sound like: the others tell me that I have to act, that time is short, or that the game is over. */
export type StepSound = Exclude<SoundName, 'turn' | 'tick' | 'win' | 'lose'>;
