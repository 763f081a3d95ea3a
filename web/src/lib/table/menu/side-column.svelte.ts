import { loadItem, saveItem } from '../../me/storage';

const KEY = 'huetable.column';
/** In a narrower window the board has more use for the width than a log that has only begun, unless the player wants it. */
const ROOMY = 1600;
const OPEN = 352;
const FOLDED = 84;

/** The column beside the board on a desk: open, or folded into a row of buttons. This browser remembers the choice. */
export class SideColumn {
  #chosen = $state(loadItem<{ folded: boolean | null }>(KEY, { folded: null }).folded);
  readonly #windowWidth: () => number;

  constructor(windowWidth: () => number) {
    this.#windowWidth = windowWidth;
  }

  get folded(): boolean {
    return this.#chosen ?? this.#windowWidth() < ROOMY;
  }

  /** In pixels. */
  get width(): number {
    return this.folded ? FOLDED : OPEN;
  }

  fold(folded: boolean): void {
    if (folded === this.folded) return;
    this.#chosen = folded;
    saveItem(KEY, { folded });
  }
}
