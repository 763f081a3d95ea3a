import { randomSeed } from '../faces/seed';
import type { SeatColour } from '../net/protocol';
import { saveItem, loadItem } from './storage';

const KEY = 'huetable.me';
export const LONGEST_NAME = 24;

/** The player in front of this screen: name, favourite colour and face, as stored in this browser. */
export class Me {
  name = $state('');
  colour = $state<SeatColour | null>(null);

  /** The seed that my face is drawn from. */
  face = $state('');

  constructor() {
    const { name, colour, face } = loadItem(KEY, { name: '', colour: null as SeatColour | null, face: '' });
    this.name = name;
    this.colour = colour;
    this.face = face;
    if (!face) this.update(name, colour, randomSeed());
  }

  get hasName(): boolean {
    return this.name !== '';
  }

  update(name: string, colour: SeatColour | null = this.colour, face: string = this.face): void {
    this.name = tidyName(name);
    this.colour = colour;
    this.face = face;
    saveItem(KEY, { name: this.name, colour, face });
  }

  /** The server knows this browser by its cookie: take its name if this browser has none stored. */
  adoptFromServer(name: string | null, colour: SeatColour | null, face: string): void {
    if (!this.hasName && name) this.update(name, colour, face || this.face);
  }

  forget(): void {
    this.update('', null, randomSeed());
  }
}

/** Collapse and trim white space, and cut the name to the longest that the server takes. */
export function tidyName(name: string): string {
  return Array.from(name.trim().replace(/\s+/gu, ' ')).slice(0, LONGEST_NAME).join('').trim();
}

export const me = new Me();
