/** One voice of a sound. Times are in seconds, pitches in hertz; a pitch can slide to another. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly length: number;
  /** For noise, the middle of the band that is let through. */
  readonly pitch: number;
  readonly slideTo?: number;
  /** How loud it gets, from 0 to 1 (noise, of which a band is left, up to 4), and how long that takes. */
  readonly gain: number;
  readonly attack?: number;
  /** For noise: how narrow the band is. */
  readonly narrow?: number;
}

export type Sound = readonly Voice[];

/** All voices louder or softer: the mix, in which no sound drowns another. */
export const mixed = (level: number, sound: Sound): Sound =>
  sound.map((voice) => ({ ...voice, gain: level * voice.gain }));

/** A soft wooden bar: the tone, and its fourth partial, which fades at once. */
export const bar = (pitch: number, at = 0, length = 0.4, gain = 0.3): Sound => [
  { wave: 'sine', at, length, pitch, gain },
  { wave: 'sine', at, length: Math.min(0.09, length), pitch: pitch * 4, gain: gain * 0.22 },
  { wave: 'noise', at, length: 0.02, pitch: 2400, gain: gain * 0.3, narrow: 1 },
];

/** A small bell: partials that are no harmonics. */
export const bell = (pitch: number, at = 0, length = 0.7, gain = 0.16): Sound => [
  { wave: 'sine', at, length, pitch, gain },
  { wave: 'sine', at, length: length * 0.6, pitch: pitch * 2.76, gain: gain * 0.4 },
  { wave: 'sine', at, length: length * 0.3, pitch: pitch * 5.4, gain: gain * 0.2 },
];

/** Paper, cloth or air: noise whose colour can change. */
export const brush = (
  at: number,
  length: number,
  pitch: number,
  slideTo: number,
  gain: number,
  attack = 0.004,
): Voice => ({ wave: 'noise', at, length, pitch, slideTo, gain, attack, narrow: 0.8 });

/** Wood on wood. The rattle in it is what a phone's loudspeaker plays of a low one. */
export const knock = (pitch: number, at = 0, gain = 0.4): Sound => [
  { wave: 'sine', at, length: 0.11, pitch, slideTo: pitch * 0.75, gain },
  { wave: 'noise', at, length: 0.06, pitch: pitch * 3, gain: gain * 2.4, narrow: 2 },
];

/** A tone that slides from one pitch to another. */
export const slide = (at: number, length: number, pitch: number, slideTo: number, gain: number): Voice => ({
  wave: 'triangle',
  at,
  length,
  pitch,
  slideTo,
  gain,
  attack: 0.01,
});
