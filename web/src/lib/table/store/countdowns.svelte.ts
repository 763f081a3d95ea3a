import type { Clock, Observation } from '../../net/protocol';

/** A clock with the time that is left now. */
export interface Countdown {
  readonly name: string;
  readonly seat: number | null;
  readonly left: number;
  readonly total: number;
  readonly settles: boolean;
}

interface RunningClock extends Clock {
  readonly endsAt: number;
}

const TICK = 250;
/** Where there are days to decide, nobody counts seconds. */
const SLOW_TICK = 20_000;
const AN_HOUR = 3_600_000;

/** Whether this is the clock of a slow game. */
export function isSlow({ total }: Pick<Countdown, 'total'>): boolean {
  return total > AN_HOUR;
}

/** Counts down between two messages from the server. */
export class Countdowns {
  #running = $state.raw<readonly RunningClock[]>([]);
  #now = $state(0);
  #paused = $state(false);
  #ticker: ReturnType<typeof setTimeout> | undefined;

  readonly all: readonly Countdown[] = $derived(
    this.#running.map(({ name, seat, total, settles, endsAt }) => {
      const left = Math.max(0, Math.min(total, endsAt - this.#now));
      return { name, seat, total, settles, left };
    }),
  );

  set(clocks: readonly Clock[]): void {
    this.#now = Date.now();
    this.#running = clocks.map((clock) => ({ ...clock, endsAt: this.#now + clock.ends_in }));
    this.#restart();
  }

  /** While the table is paused the countdowns stop; later they go on from there. */
  pause(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    if (!paused) {
      const pausedFor = Date.now() - this.#now;
      this.#running = this.#running.map((clock) => ({ ...clock, endsAt: clock.endsAt + pausedFor }));
      this.#now = Date.now();
    }
    this.#restart();
  }

  stop(): void {
    clearTimeout(this.#ticker);
  }

  #restart(): void {
    this.stop();
    if (this.#paused || this.#running.length === 0) return;
    this.#ticker = setTimeout(() => {
      this.#now = Date.now();
      this.#restart();
    }, this.#untilTick());
  }

  /** Each clock changes when its next quarter of a second is over: so all screens change at the same moment. */
  #untilTick(): number {
    const now = Date.now();
    return Math.min(
      ...this.#running.map(({ endsAt, total }) => {
        const tick = isSlow({ total }) ? SLOW_TICK : TICK;
        return endsAt > now ? (endsAt - now) % tick || tick : tick;
      }),
    );
  }
}

/**
 * The countdown to show: my own clock, else the one that everybody sees. A timer of many hours is never shown: it only
 * keeps a game without a limit from waiting for ever.
 */
export function decisionCountdown(
  clocks: readonly Countdown[],
  observation: Pick<Observation, 'seat' | 'awaited'> | null,
): Countdown | null {
  const { seat = null, awaited = [] } = observation ?? {};
  const mine = clocks.find((clock) => clock.seat !== null && clock.seat === seat);
  return mine ?? sharedCountdown(clocks, awaited);
}

/**
 * For players who have nothing to decide, spectators and TVs: the timer that decides for everybody who is awaited; where
 * nobody is awaited, the timer that the game itself waits for; else the last clock of the players whom it waits for.
 */
function sharedCountdown(clocks: readonly Countdown[], awaited: readonly number[]): Countdown | null {
  const timers = clocks.filter(({ seat, total }) => seat === null && total <= AN_HOUR);
  const settling = timers.find(({ settles }) => settles);
  if (settling) return settling;
  if (awaited.length === 0) return timers[0] ?? null;
  const theirs = clocks.filter(({ seat }) => seat !== null && awaited.includes(seat));
  return theirs.toSorted((one, other) => other.left - one.left)[0] ?? null;
}

/** 83 400 ms is "1:24": seconds are rounded up, so that 0:00 is the end. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
