import { Heartbeat } from './heartbeat.ts';
import { rebuildPosition } from './position-change.ts';
import type {
  Ack,
  Advice,
  Change,
  ClientMessage,
  Goodbye,
  Ping,
  Pong,
  Position,
  Refused,
  ServerMessage,
} from './protocol.ts';
import { randomToken } from './random-token.ts';

/** A command without its id, which the connection adds. */
export type Command =
  Exclude<ClientMessage, Ping> extends infer Message
    ? Message extends { readonly id: string }
      ? Omit<Message, 'id'>
      : never
    : never;

export type CommandReply = Ack | Refused | Advice;

/** Connecting, connected, lost and about to be retried, or closed for good. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

/** A message from the server that is not a reply to a command. Changes arrive as the positions that they stand for. */
export type ServerUpdate = Exclude<ServerMessage, CommandReply | Goodbye | Pong | Change>;

export interface ConnectionListener {
  receive(update: ServerUpdate): void;
  /** A command that was acknowledged at first, because the host had to be asked, is refused after all. */
  refusedLater?(refused: Refused): void;
  /** `goodbye` comes with `closed` if the server said why. */
  connectionChanged?(state: ConnectionState, goodbye: Goodbye | null): void;
}

/** The part of a WebSocket that we use, so that a test can replace it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

/** Called after a new connection has told what was missed: the reply to a command that came too late, or null to send it. */
export type TooLate = () => CommandReply | null;

interface PendingCommand {
  readonly frame: string;
  readonly settle: (reply: CommandReply) => void;
  readonly tooLate: TooLate | undefined;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 5_000;
/** If a command has no reply after this long, the connection is dead, even if the browser says it is open. */
const REPLY_TIMEOUT = 8_000;
/** The server answers exactly these bytes without decoding them. */
const PING = '{"do":"ping","id":"-"}';

/**
 * One socket to a table. Commands without a reply are sent again with the same id when the socket was reopened; the
 * server runs each id once, so no command is lost or run twice.
 */
export class Connection {
  #socket: Socket | null = null;
  #state: ConnectionState = 'waiting';
  #pending = new Map<string, PendingCommand>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #replyTimeout: ReturnType<typeof setTimeout> | undefined;
  #heartbeat = new Heartbeat(
    () => this.#ping(),
    () => this.#onLost(),
  );
  /** Servers that were started before there were pings don't understand them. */
  #answersPings = false;
  /** This socket has not told yet what was missed. */
  #catchesUp = true;
  /** The last one on this socket, which the next change changes. */
  #position: Position | null = null;

  readonly #address: () => string;
  readonly #listener: ConnectionListener;
  readonly #openSocket: (address: string) => Socket;

  constructor(
    address: () => string,
    listener: ConnectionListener,
    openSocket = (address: string): Socket => new WebSocket(address) as unknown as Socket,
  ) {
    this.#address = address;
    this.#listener = listener;
    this.#openSocket = openSocket;
  }

  open(): void {
    if (this.#socket || this.#state === 'closed') return;
    clearTimeout(this.#retry);
    this.#setState('connecting');
    const socket = this.#openSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = (event) => this.#onMessage(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#onLost();
    this.#answersPings = false;
    this.#catchesUp = true;
    this.#position = null;
    this.#heartbeat.start();
  }

  /** Reconnect now instead of after the wait: the network is back, or the player returned to the page. */
  retryNow(): void {
    if (this.#state !== 'waiting') return;
    this.#attempts = 0;
    this.open();
  }

  /** The page is in view again, woke up, or has another network: reconnect now, or find out if the connection lives. */
  wake(): void {
    this.retryNow();
    this.#heartbeat.hurry();
  }

  /** A hidden page checks its connection less often. */
  setVisible(visible: boolean): void {
    this.#heartbeat.setVisible(visible);
    if (visible) this.wake();
  }

  /** The browser says the network is gone; the socket itself would notice only minutes later. */
  networkLost(): void {
    if (this.#socket) this.#onLost();
  }

  close(): void {
    this.#setState('closed');
    this.#closeSocket();
  }

  /** Resolves when the server has replied, even if that takes several reconnects, or when it has become too late to ask. */
  send(command: Command, tooLate?: TooLate): Promise<CommandReply> {
    const id = randomToken(10);
    const frame = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#pending.set(id, { frame, settle, tooLate });
      if (this.#state === 'open' && !(tooLate && this.#catchesUp)) this.#transmit(frame);
    });
  }

  #onOpen(): void {
    this.#attempts = 0;
    this.#setState('open');
    for (const { frame, tooLate } of this.#pending.values()) if (!tooLate) this.#transmit(frame);
  }

  /** What was missed is known now: commands that could have come too late are sent again, or settled. */
  #caughtUp(): void {
    if (!this.#catchesUp) return;
    this.#catchesUp = false;
    for (const [id, { frame, settle, tooLate }] of [...this.#pending]) {
      const reply = tooLate?.();
      if (reply) {
        this.#pending.delete(id);
        settle(reply);
      } else if (tooLate) this.#transmit(frame);
    }
  }

  #transmit(frame: string): void {
    this.#socket?.send(frame);
    this.#startReplyTimeout();
  }

  #startReplyTimeout(): void {
    clearTimeout(this.#replyTimeout);
    if (this.#pending.size === 0) return;
    this.#replyTimeout = setTimeout(() => this.#onLost(), REPLY_TIMEOUT);
  }

  #ping(): boolean {
    if (this.#answersPings) this.#socket?.send(PING);
    return this.#answersPings;
  }

  #onMessage(message: ServerMessage): void {
    this.#heartbeat.heard();
    if (message.is === 'pong') return;
    if (message.is === 'welcome') this.#answersPings = message.answers_pings;
    if (message.is === 'ack' || message.is === 'refused' || message.is === 'advice') this.#onReply(message);
    else if (message.is === 'goodbye') this.#onGoodbye(message);
    else if (message.is === 'position') this.#onPosition(message);
    else if (message.is === 'change') this.#onChange(message);
    else {
      this.#listener.receive(message);
      // Where no game is on, no position follows.
      if (message.is === 'table' && message.phase === 'waiting') this.#caughtUp();
    }
  }

  #onPosition(position: Position): void {
    this.#position = position;
    this.#listener.receive(position);
    this.#caughtUp();
  }

  /** A change of a position that we don't have would show a wrong board: a new connection starts with a whole one. */
  #onChange(change: Change): void {
    const after = change.after ?? change.seq - 1;
    if (this.#position?.seq === after) this.#onPosition(rebuildPosition(this.#position, change));
    else this.#onLost();
  }

  #onReply(reply: CommandReply): void {
    const pending = this.#pending.get(reply.id);
    if (!pending) {
      if (reply.is === 'refused') this.#listener.refusedLater?.(reply);
      return;
    }
    this.#pending.delete(reply.id);
    this.#startReplyTimeout();
    pending.settle(reply);
  }

  #onGoodbye(goodbye: Goodbye): void {
    this.#closeSocket();
    if (goodbye.come_back === null) this.#setState('closed', goodbye);
    else this.#retryIn(goodbye.come_back);
  }

  #onLost(): void {
    this.#closeSocket();
    if (this.#state !== 'closed') this.#retryIn(this.#backoff());
  }

  /** Doubles up to a limit; half of it is random, so that not everybody reconnects to a restarted server at once. */
  #backoff(): number {
    const bound = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#attempts);
    this.#attempts += 1;
    return bound / 2 + (Math.random() * bound) / 2;
  }

  #retryIn(milliseconds: number): void {
    this.#setState('waiting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), milliseconds);
  }

  #closeSocket(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#replyTimeout);
    this.#heartbeat.stop();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #setState(state: ConnectionState, goodbye: Goodbye | null = null): void {
    this.#state = state;
    this.#listener.connectionChanged?.(state, goodbye);
  }
}
