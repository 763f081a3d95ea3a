import type { Layer } from './layers';

type DrawFace = (seed: string, bot: boolean) => readonly Layer[];

/** The drawings are loaded when the first face is shown: the first page has other things to load before them. */
class FaceArt {
  #draw = $state.raw<DrawFace | null>(null);
  #loading: Promise<void> | null = null;
  #drawn = new Map<string, readonly Layer[]>();

  /** The shapes of a face, or none until the drawings are there. */
  layers(seed: string, bot: boolean): readonly Layer[] {
    if (!this.#draw) return [];
    const key = `${seed} ${bot}`;
    const known = this.#drawn.get(key) ?? this.#draw(seed, bot);
    this.#drawn.set(key, known);
    return known;
  }

  load(): Promise<void> {
    return (this.#loading ??= import('./drawing').then(
      ({ drawFace }) => void (this.#draw = drawFace),
      // Offline: the ring and the sign are shown all the same, and the next face tries again.
      () => void (this.#loading = null),
    ));
  }
}

export const faceArt = new FaceArt();
