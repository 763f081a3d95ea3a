import type { SeatColour } from '../net/protocol';
import { saveItem, loadItem } from './storage';

const KEY = 'huetable.me';
export const LONGEST_NAME = 24;

/** The player in front of this screen: name and favourite colour, as stored in this browser. */
export class Me {
  name = $state('');
  colour = $state<SeatColour | null>(null);

  constructor() {
    const { name, colour } = loadItem(KEY, { name: '', colour: null as SeatColour | null });
    this.name = name;
    this.colour = colour;
  }

  get hasName(): boolean {
    return this.name !== '';
  }

  update(name: string, colour: SeatColour | null = this.colour): void {
    this.name = tidyName(name);
    this.colour = colour;
    saveItem(KEY, { name: this.name, colour });
  }

  /** The server knows this browser by its cookie: take its name if this browser has none stored. */
  adoptFromServer(name: string | null, colour: SeatColour | null): void {
    if (!this.hasName && name) this.update(name, colour);
  }

  forget(): void {
    this.update('', null);
  }
}

/** Collapse and trim white space, and cut the name to the longest that the server takes. */
export function tidyName(name: string): string {
  return Array.from(name.trim().replace(/\s+/gu, ' ')).slice(0, LONGEST_NAME).join('').trim();
}

export const me = new Me();
