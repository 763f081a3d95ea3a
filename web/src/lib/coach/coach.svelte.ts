import { saveItem, loadItem } from '../me/storage';

const KEY = 'huetable.coach';

/** Which tips were shown in this browser, and whether there are any. */
export class Coach {
  on = $state(true);
  /** The tips that were shown, by game. Older versions of the page kept clauses here, which no tip is named after. */
  #shown = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor() {
    const { on, told } = loadItem(KEY, { on: true, told: {} });
    this.on = on;
    this.#shown = told;
  }

  readonly anyShown = $derived(Object.values(this.#shown).some((tips) => tips.length > 0));

  wasShown(game: string, tip: string): boolean {
    return this.#shown[game]?.includes(tip) ?? false;
  }

  markShown(game: string, tip: string): void {
    this.#shown = { ...this.#shown, [game]: [...(this.#shown[game] ?? []), tip] };
    this.#save();
  }

  setOn(on: boolean): void {
    this.on = on;
    this.#save();
  }

  /** Forget what was shown, and turn the tips on. */
  startOver(): void {
    this.#shown = {};
    this.setOn(true);
  }

  #save(): void {
    saveItem(KEY, { on: this.on, told: this.#shown });
  }
}

export const coach = new Coach();
