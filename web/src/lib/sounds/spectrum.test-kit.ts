const RATE = 44_100;
/** A picture of the sound is taken this often, in seconds, and for this long: by then each has told what it is. */
const SLICE = 0.06;
const SLICES = 24;
/** Bands of the same width to the ear, from the lowest tone of the set to the highest. */
const BANDS = 16;
const [LOWEST, HIGHEST] = [80, 10_000] as const;
const RESOLUTION = 2048;

export interface Spectrum {
  /** The pitch (hertz) that has as much of the sound's power above it as below it, as a mean: high for paper, low for clay. */
  readonly centroid: number;
  /** How strong each band is at each time. Its length is 1, however loud the sound is. */
  readonly fingerprint: readonly number[];
}

export async function spectrumOf(buffer: AudioBuffer): Promise<Spectrum> {
  const slices = await powers(buffer);
  const total = slices.flat().reduce((sum, power) => sum + power, 0);
  const weighted = slices.flatMap((slice) => slice.map((power, bin) => power * pitchOf(bin)));
  const centroid = weighted.reduce((sum, each) => sum + each, 0) / total;
  return { centroid, fingerprint: unit(slices.flatMap(bands)) };
}

/** The power of each pitch, slice by slice. */
async function powers(buffer: AudioBuffer): Promise<number[][]> {
  const context = new OfflineAudioContext(1, buffer.length, RATE);
  const source = new AudioBufferSourceNode(context, { buffer });
  const analyser = new AnalyserNode(context, { fftSize: RESOLUTION, smoothingTimeConstant: 0 });
  source.connect(analyser).connect(context.destination);
  source.start();
  const slices: number[][] = [];
  for (let slice = 1; slice <= SLICES; slice += 1)
    void context.suspend(slice * SLICE).then(() => {
      const decibels = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(decibels);
      slices.push([...decibels].map((level) => 10 ** (level / 10)));
      return context.resume();
    });
  await context.startRendering();
  return slices;
}

const pitchOf = (bin: number): number => (bin * RATE) / RESOLUTION;

function bands(slice: readonly number[]): number[] {
  const strengths = new Array<number>(BANDS).fill(0);
  slice.forEach((power, bin) => {
    const place = Math.log(pitchOf(bin) / LOWEST) / Math.log(HIGHEST / LOWEST);
    const band = Math.floor(place * BANDS);
    if (band in strengths) strengths[band] = (strengths[band] ?? 0) + power;
  });
  return strengths.map(Math.sqrt);
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((each) => each / length);
}
