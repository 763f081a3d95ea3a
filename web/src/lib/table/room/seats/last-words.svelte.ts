import type { ChairView, ChatLine } from '../../../net/protocol';

/** How long a bubble stays at a face. */
const SHOWN_FOR = 6000;

/** Where the author of a line sits; -1 for somebody without a chair. */
export function chairOf(line: ChatLine, chairs: readonly ChairView[]): number {
  return chairs.findIndex((chair) => chair.name === line.name && chair.face === line.face);
}

/** What somebody else has just written: on a phone the chat of the waiting room lies below the fold. */
export class LastWords {
  line = $state.raw<ChatLine | null>(null);
  #heard: number;

  /** Lines that were there before I came are no news. */
  constructor(chat: readonly ChatLine[]) {
    this.#heard = chat.at(-1)?.number ?? 0;
  }

  /** Shows the newest line if it is new and not mine. Returns what ends that. */
  hear(chat: readonly ChatLine[], me: string | undefined): (() => void) | undefined {
    const line = chat.at(-1);
    if (!line || line.number <= this.#heard) return undefined;
    this.#heard = line.number;
    if (line.author !== '' && line.author === me) return undefined;
    this.line = line;
    const timer = setTimeout(() => (this.line = null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }
}
