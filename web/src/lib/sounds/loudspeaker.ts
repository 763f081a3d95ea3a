import { SOUNDS, type SoundName } from './sounds';
import { Synthesiser } from './synthesiser';

/** The same sound again within this time (milliseconds) would only be louder. */
const TOO_SOON = 45;

/** The page's audio context, made when the first sound is played. */
export class Loudspeaker {
  #context: AudioContext | null = null;
  #synthesiser: Synthesiser | null = null;
  #playedAt = new Map<SoundName, number>();

  play(name: SoundName, volume: number): void {
    const now = performance.now();
    if (now - (this.#playedAt.get(name) ?? -Infinity) < TOO_SOON) return;
    this.#playedAt.set(name, now);
    const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }));
    // Phones stop the sound for a call or another app.
    void context.resume();
    const synthesiser = (this.#synthesiser ??= new Synthesiser(context));
    synthesiser.volume = volume;
    synthesiser.play(SOUNDS[name]);
  }
}
