import { SvelteSet } from 'svelte/reactivity';
import { fetchBlob, fetchMyBlobs, uploadBlob } from '$lib/net/api';
import { Gesture } from './clay/gesture';
import type { Ray } from './clay/pick';
import { Sculpture } from './clay/sculpture';
import type { Stroke, Tool } from './clay/strokes';
import { inWords } from './clay/words';
import { forget, recallDraft, remember, superseded } from './drafts';

const KEEP_AFTER = 1500;
const CLAY = 12;

/** Whose draft it is: of which table, which game, which seat. */
export interface Bench {
  readonly table: string | undefined;
  readonly game: number;
  readonly seat: number;
  /** What the table keeps for me, in case that time runs out. */
  readonly kept: string | null;
  readonly put: (clay: string) => Promise<unknown>;
}

export type Keeping = 'none' | 'keeping' | 'kept' | 'here';

/** The sculptor's bench: tool in hand, clay on the turntable, a draft that survives whatever happens to the page. */
export class Pottery {
  tool = $state<Tool>('add');
  size = $state(9);
  colour = $state(CLAY);
  mirror = $state(false);
  keeping = $state<Keeping>('none');
  ready = $state(false);
  /** The hash of the clay as the server has it; the picture and the seal go by it. */
  hash = $state<string | null>(null);
  /** The tools with which something was drawn on this page. */
  readonly practised = new SvelteSet<Tool>();
  /** Counts the changes, for what is drawn from the sculpture. */
  version = $state(0);
  #sculpture = new Sculpture();
  #gesture: Gesture | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #bench: () => Bench;
  readonly #changed: (blocks: readonly number[] | null) => void;

  constructor(bench: () => Bench, changed: (blocks: readonly number[] | null) => void) {
    this.#bench = bench;
    this.#changed = changed;
  }

  get field() {
    return this.#sculpture.field;
  }

  readonly strokes = $derived.by(() => (this.version >= 0 ? this.#sculpture.strokes.length : 0));
  readonly canUndo = $derived.by(() => this.version >= 0 && this.#sculpture.canUndo);
  readonly canRedo = $derived.by(() => this.version >= 0 && this.#sculpture.canRedo);
  readonly fullness = $derived.by(() => (this.version >= 0 ? this.#sculpture.fullness : 0));
  readonly words = $derived.by(() => (this.version >= 0 ? inWords(this.#sculpture.strokes) : ''));

  isEmpty(): boolean {
    return this.#sculpture.field.isEmpty();
  }

  /** The draft of this browser, unless another device has gone on since; else what the table keeps or was last handed in. */
  async recover(): Promise<void> {
    const here = recallDraft(this.#key());
    const data = here && !superseded(here, this.#bench().kept) ? here.data : await this.#fetch();
    if (data) {
      try {
        this.#sculpture = Sculpture.from(data);
      } catch {
        this.#sculpture = new Sculpture();
      }
    }
    this.ready = true;
    this.version += 1;
    this.#changed(null);
    if (this.strokes > 0) this.#keepSoon();
  }

  /** The finger comes down; false where it met nothing. */
  begin(ray: Ray): boolean {
    if (this.#sculpture.full) return false;
    const begun = Gesture.begin(this.field, this, ray);
    if (!begun) return false;
    this.#gesture = begun.gesture;
    this.#sculpture.begin(begun.gesture.brush);
    this.#changed(this.#sculpture.dab(begun.first));
    return true;
  }

  move(ray: Ray): void {
    for (const at of this.#gesture?.move(ray) ?? []) this.#changed(this.#sculpture.dab(at));
  }

  end(): void {
    if (!this.#gesture) return;
    this.#gesture = null;
    this.#sculpture.end();
    this.practised.add(this.tool);
    this.#touched();
  }

  abandon(): void {
    if (!this.#gesture) return;
    this.#gesture = null;
    this.#sculpture.abandon();
    this.#changed(null);
  }

  add(strokes: readonly Stroke[]): void {
    for (const stroke of strokes) if (!this.#sculpture.full) this.#changed(this.#sculpture.add(stroke));
    this.#touched();
  }

  undo(): void {
    this.#sculpture.undo();
    this.#touched(true);
  }

  redo(): void {
    this.#sculpture.redo();
    this.#touched(true);
  }

  clear(): void {
    this.#sculpture.clear();
    this.#touched(true);
  }

  bake(): boolean {
    const done = this.#sculpture.bake();
    this.#touched(true);
    return done;
  }

  #touched(all = false): void {
    this.version += 1;
    if (all) this.#changed(null);
    this.#remember(null);
    this.#keepSoon();
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.keeping = 'keeping';
    this.#timer = setTimeout(() => void this.keep(), KEEP_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Hands the draft in, so that nothing is lost; the hash by which it can be sealed, or null. */
  async keep(): Promise<string | null> {
    clearTimeout(this.#timer);
    const { table, seat, kept, put } = this.#bench();
    if (!table) return null;
    const version = this.version;
    try {
      const { hash } = await uploadBlob(table, this.#sculpture.bytes(), seat);
      this.hash = hash;
      if (hash !== kept && this.strokes > 0) await put(hash);
      if (version !== this.version) return hash;
      this.keeping = 'kept';
      this.#remember(hash);
      return hash;
    } catch {
      this.keeping = 'here';
      return null;
    }
  }

  #key(): string {
    const { table, game, seat } = this.#bench();
    return `huetable.clay/${table ?? ''}/${game}/${seat}`;
  }

  #remember(hash: string | null): void {
    remember(this.#key(), { data: this.#sculpture.bytes(), hash });
  }

  async #fetch(): Promise<Uint8Array | null> {
    const { table, seat, kept } = this.#bench();
    if (!table) return null;
    try {
      const last = kept ?? (await fetchMyBlobs(table)).filter((info) => info.seat === seat).at(-1)?.hash;
      return last === undefined ? null : new Uint8Array(await fetchBlob(table, last));
    } catch {
      return null;
    }
  }

  /** Once sealed, this browser forgets the draft. */
  forget(): void {
    clearTimeout(this.#timer);
    forget(this.#key());
  }
}
