import type { Sound, Voice } from './voices';

const SILENCE = 0.0001;
const NOISE_SECONDS = 2;
/** The audio engine runs on while a sound is put together: what should have begun by then would begin with a click. */
const LEAD = 0.02;

/** Plays sounds on an audio context, the page's own or one that renders into memory. */
export class Synthesiser {
  #context: BaseAudioContext;
  #input: GainNode;
  #noise: AudioBuffer;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#noise = whiteNoise(context);
    this.#input = context.createGain();
    this.#input.connect(limiter(context)).connect(softClipper(context)).connect(context.destination);
  }

  /** From 0 to 1. Loudness is heard by its square. */
  set volume(volume: number) {
    this.#input.gain.value = volume * volume;
  }

  play(sound: Sound): void {
    const begin = this.#context.currentTime + LEAD;
    for (const voice of sound) this.#playVoice(voice, begin + voice.at);
  }

  #playVoice(voice: Voice, begin: number): void {
    const source = voice.wave === 'noise' ? this.#hiss(voice, begin) : this.#tone(voice, voice.wave, begin);
    source.node.start(begin);
    source.node.stop(begin + voice.length);
    source.output.connect(envelope(this.#context, voice, begin)).connect(this.#input);
  }

  #tone(voice: Voice, wave: OscillatorType, begin: number) {
    const node = new OscillatorNode(this.#context, { type: wave });
    slideParameter(node.frequency, voice, begin);
    return { node, output: node };
  }

  #hiss(voice: Voice, begin: number) {
    const node = new AudioBufferSourceNode(this.#context, { buffer: this.#noise });
    const output = new BiquadFilterNode(this.#context, { type: 'bandpass', Q: voice.narrow ?? 1 });
    slideParameter(output.frequency, voice, begin);
    node.connect(output);
    return { node, output };
  }
}

function slideParameter(
  parameter: AudioParam,
  { pitch, slideTo = pitch, length }: Voice,
  begin: number,
): void {
  parameter.setValueAtTime(pitch, begin);
  parameter.exponentialRampToValueAtTime(slideTo, begin + length);
}

/** Rises quickly and fades, so that no voice begins or ends with a click. */
function envelope(
  context: BaseAudioContext,
  { gain, attack = 0.004, length }: Voice,
  begin: number,
): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0, begin);
  node.gain.linearRampToValueAtTime(gain, begin + Math.min(attack, length / 2));
  node.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
  return node;
}

/** Holds many sounds at once below what a loudspeaker can play. */
function limiter(context: BaseAudioContext): AudioNode {
  return new DynamicsCompressorNode(context, {
    threshold: -12,
    knee: 8,
    ratio: 20,
    attack: 0.003,
    release: 0.15,
  });
}

/** The peaks that are too quick for the limiter are bent, not cut. */
function softClipper(context: BaseAudioContext): AudioNode {
  const curve = Float32Array.from({ length: 257 }, (_, at) => 0.95 * Math.tanh((at - 128) / 96));
  return new WaveShaperNode(context, { curve });
}

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
