import { saveItem, loadItem } from '../../me/storage';
import type { GameEvent, Observation } from '../../net/protocol';

const KEY = 'huetable.curtain';

/**
 * For people who pass one screen around: no seat's side of the game is shown before they have said whose turn to look
 * it is. A game needs to do nothing for it: where two seats are shown the same, nothing is hidden between them.
 */
export class Curtain {
  /** The seat whose side lies open. */
  shownSeat = $state<number | null>(null);
  /** All chairs of this screen are one person's, who hides nothing from themselves. */
  off = $state(false);

  #table = '';

  /** As this table was left: whoever has put the curtain away finds it away. */
  restore(table: string): void {
    this.#table = table;
    this.off = loadItem(KEY, { away: '' }).away === table;
  }

  /** Must whoever looks now be asked first who they are? */
  covers(observations: readonly Observation[], observation: Observation): boolean {
    if (this.off || observations.length < 2 || observation.result || observation.seat === this.shownSeat)
      return false;
    const before = observations.filter(({ seat }) => this.shownSeat === null || seat === this.shownSeat);
    return before.some(({ view }) => !sameView(view, observation.view));
  }

  /** From here on, nothing is hidden between the chairs of this screen. */
  turnOff(): void {
    this.off = true;
    saveItem(KEY, { away: this.#table });
  }
}

function sameView(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Is this told to the seat, too? Nobody in particular hears what everybody hears. */
export function hears(seat: number | null, { heard_by: seats }: GameEvent): boolean {
  return !Array.isArray(seats) || seats.includes(seat);
}
