/** A note: its pitch in hertz, its start and length in seconds. */
type Note = readonly [pitch: number, at: number, length: number];

const TUNES = {
  turn: [
    [659, 0, 0.18],
    [880, 0.11, 0.3],
  ],
  move: [[392, 0, 0.09]],
  refused: [
    [196, 0, 0.16],
    [175, 0.09, 0.2],
  ],
  chat: [[784, 0, 0.1]],
  end: [
    [523, 0, 0.3],
    [659, 0.13, 0.3],
    [784, 0.26, 0.6],
  ],
} satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

const LOUDNESS = 0.07;

/** Short synthesised sounds. Browsers allow no sound before the first touch, so none is tried. */
export class Sounds {
  #context: AudioContext | null = null;

  play(tune: Tune): void {
    if (!navigator.userActivation.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    for (const note of TUNES[tune]) playNote(context, note);
  }
}

function playNote(context: AudioContext, [pitch, at, length]: Note): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
