import type { Layer } from './layers';

type DrawFace = (seed: string) => readonly Layer[];

/** One kind of drawings, loaded when the first such face is shown: the first page has other things to load before. */
class FaceArt {
  #draw = $state.raw<DrawFace | null>(null);
  #loading: Promise<void> | null = null;
  #drawn = new Map<string, readonly Layer[]>();
  #import: () => Promise<DrawFace>;

  constructor(load: () => Promise<DrawFace>) {
    this.#import = load;
  }

  /** The shapes of a face, or none until the drawings are there. */
  layers(seed: string): readonly Layer[] {
    if (!this.#draw) return [];
    const known = this.#drawn.get(seed) ?? this.#draw(seed);
    this.#drawn.set(seed, known);
    return known;
  }

  load(): Promise<void> {
    return (this.#loading ??= this.#import().then(
      (draw) => void (this.#draw = draw),
      // Offline: the ring and the sign are shown all the same, and the next face tries again.
      () => void (this.#loading = null),
    ));
  }
}

/** People and animals. */
export const livingArt = new FaceArt(async () => (await import('./living-drawing')).drawLivingFace);
/** Bots are robots; where nobody plays with bots, these are never loaded. */
export const robotArt = new FaceArt(async () => (await import('./robot-drawing')).drawRobotFace);
