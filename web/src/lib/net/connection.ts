import type { Ack, Advice, ClientMessage, Goodbye, Refused, ServerMessage } from './protocol';
import { randomToken } from './random-token';

/** A command as a screen writes it: the connection gives it its id. */
export type Command = ClientMessage extends infer Message
  ? Message extends { readonly id: string }
    ? Omit<Message, 'id'>
    : never
  : never;

export type CommandReply = Ack | Refused | Advice;

/** What can be seen of the line: being made, there, gone for now, gone for good. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

/** What the server tells of its own accord. */
export type ServerUpdate = Exclude<ServerMessage, CommandReply | Goodbye>;

export interface ConnectionListener {
  hear(news: ServerUpdate): void;
  /** A command that was acknowledged, because somebody had to be asked first, is refused in the end. */
  refusedLater(refused: Refused): void;
  /** A goodbye comes with `closed` where the server has said why. */
  linkChanged(state: ConnectionState, goodbye: Goodbye | null): void;
}

/** The part of a WebSocket that is used, so that a test can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

interface Pending {
  readonly frame: string;
  readonly settle: (answer: CommandReply) => void;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 5_000;
/** A line that leaves a command unanswered for so long is dead, whatever the browser thinks of it. */
const REPLY_TIMEOUT = 8_000;

/**
 * One socket to a table. Commands that were not answered are sent again, with the same id, over the next
 * line: the server counts them once, so nothing that was done here is ever lost or done twice.
 */
export class Connection {
  #line: Socket | null = null;
  #state: ConnectionState = 'waiting';
  #pending = new Map<string, Pending>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: () => string,
    private readonly listener: ConnectionListener,
    private readonly dial: (address: string) => Socket = (address) =>
      new WebSocket(address) as unknown as Socket,
  ) {}

  get state(): ConnectionState {
    return this.#state;
  }

  get unanswered(): number {
    return this.#pending.size;
  }

  open(): void {
    if (this.#line || this.#state === 'closed') return;
    clearTimeout(this.#retry);
    this.#change('connecting');
    const line = this.dial(this.address());
    this.#line = line;
    line.onopen = () => this.#opened();
    line.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage);
    line.onclose = () => this.#lost();
  }

  /** Try now instead of when the wait is over: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#state !== 'waiting') return;
    this.#tries = 0;
    this.open();
  }

  /** The network is gone: the line itself would notice only minutes later. */
  lose(): void {
    if (this.#line) this.#lost();
  }

  close(): void {
    this.#change('closed');
    this.#drop();
  }

  /** Resolves when the server has answered, over however many lines that takes. */
  send(command: Command): Promise<CommandReply> {
    const id = randomToken(10);
    const frame = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#pending.set(id, { frame, settle });
      if (this.#state === 'open') this.#transmit(frame);
    });
  }

  #opened(): void {
    this.#tries = 0;
    this.#change('open');
    for (const { frame } of this.#pending.values()) this.#transmit(frame);
  }

  #transmit(frame: string): void {
    this.#line?.send(frame);
    this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#patience);
    if (this.#pending.size === 0) return;
    this.#patience = setTimeout(() => this.#lost(), REPLY_TIMEOUT);
  }

  #heard(message: ServerMessage): void {
    if (message.is === 'ack' || message.is === 'refused' || message.is === 'advice') this.#answered(message);
    else if (message.is === 'goodbye') this.#dismissed(message);
    else this.listener.hear(message);
  }

  #answered(answer: CommandReply): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) {
      if (answer.is === 'refused') this.listener.refusedLater(answer);
      return;
    }
    this.#pending.delete(answer.id);
    this.#watch();
    pending.settle(answer);
  }

  #dismissed(goodbye: Goodbye): void {
    this.#drop();
    if (goodbye.come_back === null) this.#change('closed', goodbye);
    else this.#wait(goodbye.come_back);
  }

  #lost(): void {
    this.#drop();
    if (this.#state !== 'closed') this.#wait(this.#backoff());
  }

  /** Doubles up to a bound; half of it is chance, so that a restarted server is not stormed by everybody at once. */
  #backoff(): number {
    const bound = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#tries);
    this.#tries += 1;
    return bound / 2 + (Math.random() * bound) / 2;
  }

  #wait(milliseconds: number): void {
    this.#change('waiting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), milliseconds);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #change(state: ConnectionState, goodbye: Goodbye | null = null): void {
    this.#state = state;
    this.listener.linkChanged(state, goodbye);
  }
}

/**
 * The socket's address for a table, on the host that served the page; with what was seen, what was missed is told.
 * Who only watches is shown what everybody may see, even where this browser sits at the table.
 */
export function socketAddress(
  table: string,
  seen: number,
  watch = false,
  place: Location = location,
): string {
  const scheme = place.protocol === 'https:' ? 'wss:' : 'ws:';
  const asked = [...(seen > 0 ? [`seq=${seen}`] : []), ...(watch ? ['watch=1'] : [])].join('&');
  return `${scheme}//${place.host}/ws/${encodeURIComponent(table)}${asked && `?${asked}`}`;
}
