import { saveItem, loadItem } from '../../me/storage';
import type { GameEvent, Observation } from '../../net/protocol';
import { hasMove } from './observations';

const KEY = 'huetable.curtain';

/**
 * For players who share one screen: a seat's view stays hidden until that player says they are there. Games need no
 * code for it: between seats with the same view nothing is hidden.
 */
export class Curtain {
  /** The seat whose view is shown. */
  shownSeat = $state<number | null>(null);
  /** Moves that everybody at this screen makes at once: nothing on it is secret then. The game says which. */
  together: readonly string[] = [];
  /** Whether everybody at this screen looks at what this seat sees before the screen goes on. The game says so. */
  lingers: (observation: Observation) => boolean = () => false;
  /** Turned off: all seats on this screen belong to one person. */
  off = $state(false);

  #table = '';

  /** Load whether the curtain was turned off at this table. */
  restore(table: string): void {
    this.#table = table;
    this.off = loadItem(KEY, { away: '' }).away === table;
  }

  /** Must the next player say that they are there before this observation is shown? */
  covers(observations: readonly Observation[], observation: Observation): boolean {
    if (this.off || observations.length < 2 || observation.result || observation.seat === this.shownSeat)
      return false;
    if (this.liesOpen(observation)) return false;
    const before = observations.filter(({ seat }) => this.shownSeat === null || seat === this.shownSeat);
    return before.some(({ view }) => !sameView(view, observation.view));
  }

  /** Whether the seat that is shown keeps the screen, although another one has to decide. */
  staysOn(observations: readonly Observation[]): boolean {
    const shown = observations.find(({ seat }) => seat === this.shownSeat);
    return !this.off && observations.length > 1 && shown !== undefined && this.lingers(shown);
  }

  /** Whether everybody at this screen may look at what this seat sees. */
  liesOpen(observation: Observation): boolean {
    return hasMove(observation, this.together);
  }

  /** Stop hiding views at this table. */
  turnOff(): void {
    this.off = true;
    saveItem(KEY, { away: this.#table });
  }
}

function sameView(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a seat may see this event; a null seat sees what everybody sees. */
export function hears(seat: number | null, { heard_by: seats }: GameEvent): boolean {
  return !Array.isArray(seats) || seats.includes(seat);
}
