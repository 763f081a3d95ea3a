import { SvelteSet } from 'svelte/reactivity';
import { fetchBlob, fetchMyBlobs, uploadBlob } from '$lib/net/blob-api';
import { BrushGesture } from '../clay/view3d/brush-gesture';
import type { Ray } from '../clay/view3d/ray-pick';
import { Sculpture } from '../clay/field/sculpture';
import type { Stroke, Tool } from '../clay/strokes/strokes';
import { describeStrokes } from '../clay/strokes/describe-strokes';
import { deleteLocalDraft, loadLocalDraft, storeLocalDraft, isSuperseded } from './draft-storage';

/** A draft is saved this long after the last change, in milliseconds, and never twice within the interval. */
const SAVE_AFTER = 300;
const SAVE_INTERVAL = 1500;
/** What could not be saved is tried again after this long: the line may be back. */
const SAVE_AGAIN = 5000;
const RAW_CLAY = 12;

/** Whose draft it is: its table, game and seat. */
interface DraftOwner {
  readonly table: string | undefined;
  readonly game: number;
  readonly seat: number;
  /** The hash of the draft that the table keeps in case time runs out. */
  readonly kept: string | null;
  readonly keepOnTable: (clay: string) => Promise<unknown>;
}

type DraftStatus = 'none' | 'saving' | 'saved' | 'local';

/** One player's sculpting: the chosen tool, the clay, and a draft that survives a reload or a lost connection. */
export class SculptingSession {
  tool = $state<Tool>('add');
  size = $state(9);
  colour = $state(RAW_CLAY);
  mirror = $state(false);
  draftStatus = $state<DraftStatus>('none');
  ready = $state(false);
  /** The last part was more work than the sculpture can still take. */
  tooMuch = $state(false);
  /** The hash of the clay that the server has; the picture and the seal use it. */
  hash = $state<string | null>(null);
  /** The tools that the player has used on this page. */
  readonly practisedTools = new SvelteSet<Tool>();
  /** Counts the changes, so that what depends on the sculpture is computed again. */
  version = $state(0);
  #sculpture = new Sculpture();
  #gesture: BrushGesture | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #savedAt = 0;
  #stopped = false;
  #saving: { version: number; hash: Promise<string | null> } | null = null;
  readonly #owner: () => DraftOwner;
  readonly #changed: (blocks: readonly number[] | null) => void;

  constructor(owner: () => DraftOwner, changed: (blocks: readonly number[] | null) => void) {
    this.#owner = owner;
    this.#changed = changed;
  }

  get field() {
    return this.#sculpture.field;
  }

  readonly strokeCount = $derived.by(() => (this.version >= 0 ? this.#sculpture.strokes.length : 0));
  readonly canUndo = $derived.by(() => this.version >= 0 && this.#sculpture.canUndo);
  readonly canRedo = $derived.by(() => this.version >= 0 && this.#sculpture.canRedo);
  readonly fullness = $derived.by(() => (this.version >= 0 ? this.#sculpture.fullness : 0));
  readonly description = $derived.by(() =>
    this.version >= 0 ? describeStrokes(this.#sculpture.strokes, this.field) : '',
  );

  /** Loads this browser's draft, or the server's if another device has a newer one. */
  async loadDraft(): Promise<void> {
    const here = loadLocalDraft(this.#key());
    const data = here && !isSuperseded(here, this.#owner().kept) ? here.data : await this.#fetchDraft();
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
    if (this.strokeCount > 0) this.#saveSoon();
  }

  /** Begins a stroke; false if the ray hits nothing. */
  begin(ray: Ray): boolean {
    if (this.#sculpture.full) return false;
    const begun = BrushGesture.begin(this.field, this, ray);
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
    this.practisedTools.add(this.tool);
    this.#afterChange();
  }

  abandon(): void {
    if (!this.#gesture) return;
    this.#gesture = null;
    this.#sculpture.abandon();
    this.#changed(null);
  }

  add(strokes: readonly Stroke[]): void {
    for (const stroke of strokes) {
      if (this.#sculpture.fits(stroke)) this.#changed(this.#sculpture.add(stroke));
      else this.tooMuch = true;
    }
    this.#afterChange();
  }

  undo(): void {
    this.tooMuch = false;
    this.#sculpture.undo();
    this.#afterChange(true);
  }

  redo(): void {
    this.#sculpture.redo();
    this.#afterChange(true);
  }

  bake(): boolean {
    const done = this.#sculpture.bake();
    this.tooMuch = false;
    this.#afterChange(true);
    return done;
  }

  #afterChange(all = false): void {
    this.version += 1;
    if (all) this.#changed(null);
    this.#storeDraft(null);
    this.#saveSoon();
  }

  #saveSoon(): void {
    clearTimeout(this.#timer);
    this.draftStatus = 'saving';
    this.#saveIn(Math.max(SAVE_AFTER, this.#savedAt + SAVE_INTERVAL - Date.now()));
  }

  #saveIn(wait: number): void {
    this.#timer = setTimeout(() => void this.saveDraft(), wait);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Uploads the draft, once for each version of it; returns the hash to seal it by, or null. */
  async saveDraft(): Promise<string | null> {
    clearTimeout(this.#timer);
    if (this.#saving?.version !== this.version)
      this.#saving = { version: this.version, hash: this.#upload() };
    const saving = this.#saving;
    const hash = await saving.hash;
    if (this.#saving === saving) this.#saving = null;
    return hash;
  }

  async #upload(): Promise<string | null> {
    const { table, seat, kept, keepOnTable } = this.#owner();
    if (!table) return null;
    const version = this.version;
    this.#savedAt = Date.now();
    try {
      const { hash } = await uploadBlob(table, this.#sculpture.bytes(), seat);
      this.hash = hash;
      if (hash !== kept && this.strokeCount > 0) await keepOnTable(hash);
      if (version !== this.version) return hash;
      this.draftStatus = 'saved';
      this.#storeDraft(hash);
      return hash;
    } catch {
      this.draftStatus = 'local';
      if (version === this.version && !this.#stopped) this.#saveIn(SAVE_AGAIN);
      return null;
    }
  }

  #key(): string {
    const { table, game, seat } = this.#owner();
    return `huetable.clay/${table ?? ''}/${game}/${seat}`;
  }

  #storeDraft(hash: string | null): void {
    storeLocalDraft(this.#key(), { data: this.#sculpture.bytes(), hash });
  }

  async #fetchDraft(): Promise<Uint8Array | null> {
    const { table, seat, kept } = this.#owner();
    if (!table) return null;
    try {
      const last = kept ?? (await fetchMyBlobs(table)).filter((info) => info.seat === seat).at(-1)?.hash;
      return last === undefined ? null : new Uint8Array(await fetchBlob(table, last));
    } catch {
      return null;
    }
  }

  /** Deletes the draft in this browser, once it is sealed. */
  forgetDraft(): void {
    this.stop();
    deleteLocalDraft(this.#key());
  }
}
