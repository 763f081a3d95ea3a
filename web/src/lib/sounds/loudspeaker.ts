import { SOUNDS, type SoundName } from './sounds';
import { Synthesiser } from './synthesiser';

/** The same sound again within this time (milliseconds) would only be louder. */
const TOO_SOON = 45;

/** Longer than any sound (milliseconds). A context that runs takes a phone's battery even while it is silent. */
const UNTIL_REST = 2500;

type Playing = Pick<Synthesiser, 'play' | 'volume'>;

/** The page's audio context, made when the first sound is played. */
export class Loudspeaker {
  #context: AudioContext | null = null;
  #synthesiser: Playing | null = null;
  #playedAt = new Map<SoundName, number>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #synthesiserOn: (context: AudioContext) => Playing;

  constructor(synthesiserOn = (context: AudioContext): Playing => new Synthesiser(context)) {
    this.#synthesiserOn = synthesiserOn;
  }

  /** In tasks of its own: what plays a sound also shows something, and starting the audio engine takes a phone a while. */
  play(name: SoundName, volume: number): void {
    const now = performance.now();
    if (now - (this.#playedAt.get(name) ?? -Infinity) < TOO_SOON) return;
    this.#playedAt.set(name, now);
    setTimeout(() => this.#wake(() => this.#sound(name, volume)));
  }

  #wake(then: () => void): void {
    const isNew = this.#context === null;
    const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }));
    // It rests after a while, and phones stop it for a call or another app.
    void context.resume();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void context.suspend(), UNTIL_REST);
    if (isNew) setTimeout(then);
    else then();
  }

  #sound(name: SoundName, volume: number): void {
    if (!this.#context) return;
    const synthesiser = (this.#synthesiser ??= this.#synthesiserOn(this.#context));
    synthesiser.volume = volume;
    synthesiser.play(SOUNDS[name]);
  }
}
