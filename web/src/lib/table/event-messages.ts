import { listed, text } from '../i18n';
import { plainSentence } from './plain-sentences';

export type Arguments = Readonly<Record<string, unknown>>;

/** The messages of a section, compiled by web/vite-messages.ts. */
export type Messages = Readonly<Record<string, (args: Arguments) => string>>;

/** What the fields of a game's events hold: see docs/translate.md. */
export interface Fields {
  readonly seat?: readonly string[];
  readonly by_seat?: readonly string[];
  readonly keys?: Readonly<Record<string, string>>;
}

/** A game's text/en.json as the browser gets it. */
export type Catalogue = Readonly<Record<string, Messages>> & { readonly fields: Fields };

export type Tell<Event> = (event: Event, names: readonly string[], me: number | null) => string | null;

/**
 * Makes a game's `tell` from its messages. A message's arguments are the fields of its event, and what
 * `eventArguments` adds. The shell does the same in src/huetable/messages/arguments.py, which explains them.
 */
export function eventTeller<Event extends { readonly type: string }>(
  catalogue: Catalogue,
  eventArguments: (event: Event) => Arguments = () => ({}),
): Tell<Event> {
  return (event, names, me) => {
    const message = catalogue.events?.[event.type];
    if (!message) return plainSentence(event, names);
    const fields = { ...event, ...eventArguments(event) };
    return message(new ArgumentWriter(catalogue, names, me).write(fields)) || null;
  };
}

class ArgumentWriter {
  readonly #seatFields: readonly string[];

  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[],
    readonly me: number | null,
  ) {
    this.#seatFields = ['seat', 'seats', ...(catalogue.fields.seat ?? [])];
  }

  write(fields: Arguments): Arguments {
    const written: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(fields)) {
      written[name] = this.#inWords(name, value);
      if (Array.isArray(value)) written[`${name}_count`] = value.length;
      else written[`${name}_is`] = this.#selector(name, value, fields.seat);
    }
    return written;
  }

  /** A number stays one: a plural asks for it. */
  #inWords(name: string, value: unknown): unknown {
    if (value === null) return '';
    if (!Array.isArray(value)) return this.#oneInWords(name, value);
    const words = value.map((one) => String(this.#oneInWords(name, one)));
    const bySeat = this.catalogue.fields.by_seat?.includes(name);
    return listed(bySeat ? words.map((word, seat) => `${this.#seatName(seat)} ${word}`) : words);
  }

  #oneInWords(name: string, value: unknown): unknown {
    if (this.#seatFields.includes(name)) return this.#seatName(Number(value));
    const section = name === 'ending' ? 'endings' : this.catalogue.fields.keys?.[name];
    const words = section === undefined ? undefined : this.catalogue[section];
    const key = String(value);
    return words && Object.hasOwn(words, key) ? words[key]?.({}) : value;
  }

  #selector(name: string, value: unknown, seat: unknown): unknown {
    if (value === null) return 'none';
    if (!this.#seatFields.includes(name)) {
      // What a player has written must not read as nothing.
      return value === 'none' ? 'other' : value;
    }
    if (name !== 'seat' && value === seat) return 'same';
    return value === this.me ? 'you' : 'other';
  }

  #seatName(seat: number): string {
    return seat === this.me ? text.common.you : (this.names[seat] ?? '');
  }
}
