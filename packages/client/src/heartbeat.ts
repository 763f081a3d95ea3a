/** After this many milliseconds without a message, the server is asked whether it is there. */
export const QUIET = 5_000;
/** How long its answer may take. QUIET, ANSWER and a tick for each make 12 seconds at most. */
export const ANSWER = 5_000;
/** How long it may take when the page has just come back: by then the connection has often died unnoticed. */
export const HURRIED_ANSWER = 2_500;
/** How long a new connection may take to its first message. */
export const GREETING = 8_000;

const TICK = 1_000;
/** Nobody looks at a hidden page, and it should not drain the battery. */
const HIDDEN_TICK = 30_000;
/** A tick that comes this much too late, or before the last one, shows that the device slept or its clock was set. */
const SLEPT = 4_000;

/**
 * Notices that a connection is dead. Scripts can't see the pings of a WebSocket, and a browser can take minutes to notice
 * that a network is gone. So the page asks with messages of its own when it has heard nothing for a while.
 */
export class Heartbeat {
  #timer: ReturnType<typeof setInterval> | undefined;
  #running = false;
  #visible = true;
  #tickedAt = 0;
  #heardAt = 0;
  /** Since when an answer is awaited, and for how long; null while none is. */
  #awaited: { readonly since: number; readonly patience: number } | null = null;

  /** Sends a ping; returns whether it could: the server must be one that answers. */
  readonly #ping: () => boolean;
  readonly #dead: () => void;

  constructor(ping: () => boolean, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
  }

  /** A socket is being opened: the first message is the first sign of life. */
  start(): void {
    const now = Date.now();
    this.#running = true;
    this.#heardAt = now;
    this.#awaited = { since: now, patience: GREETING };
    this.#restartTimer();
  }

  stop(): void {
    this.#running = false;
    this.#awaited = null;
    clearInterval(this.#timer);
  }

  /** Called for every message, so it does no more than this. */
  heard(): void {
    this.#heardAt = Date.now();
    this.#awaited = null;
  }

  /** The page has come back into view or from sleep: find out at once. */
  hurry(): void {
    if (!this.#running) return;
    if (this.#awaited === null) this.#ask(HURRIED_ANSWER);
    else this.#tick();
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (this.#running) this.#restartTimer();
  }

  #restartTimer(): void {
    clearInterval(this.#timer);
    this.#tickedAt = Date.now();
    this.#timer = setInterval(() => this.#tick(), this.#interval);
  }

  get #interval(): number {
    return this.#visible ? TICK : HIDDEN_TICK;
  }

  #tick(): void {
    const now = Date.now();
    const late = now - this.#tickedAt - this.#interval;
    const slept = late > SLEPT || now < this.#tickedAt;
    this.#tickedAt = now;
    if (slept) this.#ask(HURRIED_ANSWER);
    else if (this.#awaited !== null) {
      if (now - this.#awaited.since >= this.#awaited.patience) this.#dead();
    } else if (now - this.#heardAt >= QUIET) this.#ask(ANSWER);
  }

  #ask(patience: number): void {
    const asked = this.#ping();
    // Before the greeting nobody can be asked, but an answer is awaited all the same.
    if (asked || this.#awaited !== null) this.#awaited = { since: Date.now(), patience };
  }
}
