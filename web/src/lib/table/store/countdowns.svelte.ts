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

/** Counts down between two messages from the server. */
export class Countdowns {
  #running = $state.raw<readonly RunningClock[]>([]);
  #now = $state(0);
  #paused = $state(false);
  #ticker: ReturnType<typeof setInterval> | undefined;

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
    clearInterval(this.#ticker);
  }

  #restart(): void {
    this.stop();
    if (this.#paused || this.#running.length === 0) return;
    this.#ticker = setInterval(() => (this.#now = Date.now()), TICK);
  }
}

const AN_HOUR = 3_600_000;

/**
 * The countdown to show: my own clock, else the game's timer if it decides for everybody who is awaited. A player who
 * has nothing to decide sees the clock of the one player the table waits for. A timer that decides nothing is never
 * shown, nor one of many hours, which only keeps a game without a limit from waiting for ever.
 */
export function decisionCountdown(
  clocks: readonly Countdown[],
  observation: Pick<Observation, 'seat' | 'awaited'> | null,
): Countdown | null {
  const { seat = null, awaited = [] } = observation ?? {};
  const clockOf = (wanted: number | null | undefined) =>
    clocks.find((clock) => clock.seat !== null && clock.seat === wanted);
  const settling = clocks.find((clock) => clock.seat === null && clock.settles && clock.total <= AN_HOUR);
  const others = awaited.length === 1 ? clockOf(awaited[0]) : undefined;
  return clockOf(seat) ?? settling ?? others ?? null;
}

/** 83 400 ms is "1:24": seconds are rounded up, so that 0:00 is the end. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
