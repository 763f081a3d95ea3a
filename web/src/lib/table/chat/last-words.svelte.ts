import type { ChairView, ChatLine } from '../../net/protocol';

/** How long a bubble stays at a face. */
const SHOWN_FOR = 6000;

/** Where the author of a line sits; -1 for somebody without a chair. */
export function chairOf(line: ChatLine, chairs: readonly ChairView[]): number {
  return chairs.findIndex((chair) => chair.name === line.name && chair.face === line.face);
}

/** What somebody else has just written: on a phone the chat lies below the fold, and during a game behind a tab. */
export class LastWords {
  line = $state.raw<ChatLine | null>(null);
  #heard: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lines that were there before I came are no news. */
  constructor(chat: readonly ChatLine[]) {
    this.#heard = chat.at(-1)?.number ?? 0;
  }

  /** Shows the newest line if it is new and not mine. It ends by itself, whatever is written after it. */
  hear(chat: readonly ChatLine[], me: string | undefined): void {
    const line = chat.at(-1);
    if (!line || line.number <= this.#heard) return;
    this.#heard = line.number;
    if (line.author !== '' && line.author === me) return;
    clearTimeout(this.#timer);
    this.line = line;
    this.#timer = setTimeout(() => (this.line = null), SHOWN_FOR);
  }
}
