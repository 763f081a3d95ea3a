import { SOUNDS } from './sounds';
import { Synthesiser } from './synthesiser';
import type { Sound } from './voices';

const RATE = 44_100;
const SECONDS = 2.5;
/** Below this nobody hears anything. */
const AUDIBLE = 0.003;

export interface Rendered {
  readonly loudest: number;
  /** When the last audible sample is played, in seconds. */
  readonly lasts: number;
}

/** Renders every sound into memory at full volume, and `together` what happens if all are played at once. */
export async function renderAll(): Promise<Record<string, Rendered>> {
  const rendered: Record<string, Rendered> = {};
  for (const [name, sound] of Object.entries(SOUNDS)) rendered[name] = await render(sound);
  const everything: Sound = Object.values(SOUNDS).flat();
  rendered.together = await render([...everything, ...everything, ...everything]);
  return rendered;
}

async function render(sound: Sound): Promise<Rendered> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  const synthesiser = new Synthesiser(context);
  synthesiser.volume = 1;
  synthesiser.play(sound);
  const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
  const loudest = samples.reduce((most, sample) => Math.max(most, sample), 0);
  return { loudest, lasts: samples.findLastIndex((sample) => sample > AUDIBLE) / RATE };
}
