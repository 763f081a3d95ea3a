import type { Event } from '../types';
import { happensLow } from './guesses';

/** On which edge of the board the line about an event stands. It stays there as long as the line can be read. */
export class LineSide {
  high = $state(false);

  /** Call while a component is set up. */
  constructor(event: () => Event | undefined) {
    $effect.pre(() => {
      const shown = event();
      if (shown) this.high = happensLow(shown);
    });
  }
}
