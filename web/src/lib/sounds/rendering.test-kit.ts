import { SOUNDS } from './sounds';
import { spectrumOf, type Spectrum } from './spectrum.test-kit';
import { Synthesiser } from './synthesiser';
import type { Sound } from './voices';

const RATE = 44_100;
const SECONDS = 2.5;
/** Below this nobody hears anything. */
const AUDIBLE = 0.003;
/** An ear takes about this long (seconds) to hear how loud a sound is. */
const EAR = 0.1;
/** A phone's loudspeaker plays little below this (hertz). */
const PHONE_FROM = 400;

export interface Rendered extends Spectrum {
  readonly loudest: number;
  /** When the first sample that is not silent is played, in seconds. */
  readonly begins: number;
  /** When the last audible sample is played, in seconds. */
  readonly lasts: number;
  /** In decibels, weighted as ITU-R BS.1770 weights what ears hear. */
  readonly loudness: number;
  readonly loudnessOnPhone: number;
  /** How often the wave crosses zero in a second: high for paper, low for clay. */
  readonly brightness: number;
}

/** Renders every sound into memory at full volume, and `together` what happens if all are played at once. */
export async function renderAll(): Promise<Record<string, Rendered>> {
  const rendered: Record<string, Rendered> = {};
  for (const [name, sound] of Object.entries(SOUNDS)) rendered[name] = await measure(sound);
  const everything: Sound = Object.values(SOUNDS).flat();
  rendered.together = await measure([...everything, ...everything, ...everything]);
  return rendered;
}

async function measure(sound: Sound): Promise<Rendered> {
  const buffer = await render(sound);
  const samples = buffer.getChannelData(0);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const begins = samples.findIndex((sample) => sample !== 0) / RATE;
  const lasts = samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE) / RATE;
  const loudness = loudestMoment(await heard(buffer, 38));
  const loudnessOnPhone = loudestMoment(await heard(buffer, PHONE_FROM));
  const brightness = crossings(samples) / lasts;
  return { loudest, begins, lasts, loudness, loudnessOnPhone, brightness, ...(await spectrumOf(buffer)) };
}

async function render(sound: Sound): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  const synthesiser = new Synthesiser(context);
  synthesiser.volume = 1;
  synthesiser.play(sound);
  return context.startRendering();
}

/** As an ear weights it, by a loudspeaker that plays what is above a pitch. */
async function heard(buffer: AudioBuffer, above: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, buffer.length, RATE);
  const source = new AudioBufferSourceNode(context, { buffer });
  const treble = new BiquadFilterNode(context, { type: 'highshelf', frequency: 1681, gain: 4 });
  const bass = new BiquadFilterNode(context, { type: 'highpass', frequency: above });
  source.connect(treble).connect(bass).connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}

function loudestMoment(samples: Float32Array): number {
  const width = RATE * EAR;
  let [sum, most] = [0, 0];
  samples.forEach((sample, at) => {
    sum += sample ** 2 - (samples[at - width] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / width);
}

function crossings(samples: Float32Array): number {
  return samples.filter((sample, at) => Math.abs(sample) > AUDIBLE && sample * (samples[at - 1] ?? 0) < 0)
    .length;
}
