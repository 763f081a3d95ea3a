import { saveItem, loadItem } from '$lib/me/storage';

const KEPT = 'huetable.hues';
const DEFAULTS = { lines: false, signs: false, lens: false, nightHint: true };

/** Which aids for colours the player uses; kept in this browser. */
class ColourAids {
  lines = $state(false);
  signs = $state(false);
  lens = $state(false);
  nightHint = $state(true);

  constructor() {
    Object.assign(this, loadItem(KEPT, DEFAULTS));
  }

  set(change: Partial<typeof DEFAULTS>): void {
    Object.assign(this, change);
    const { lines, signs, lens, nightHint } = this;
    saveItem(KEPT, { lines, signs, lens, nightHint });
  }
}

export const colourAids = new ColourAids();
