import type { StepSound } from '../../sounds';
import type { Shows } from '../screens';

/** How a game's events are shown: its steps.json, and what its ui/steps.ts exports. */
export interface GameSteps {
  /** For the tags of events, milliseconds. An event that is not listed takes no time. The server has the same numbers. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Null for a game whose board shows each new position at once. */
  readonly show: Shows | null;
  /** Events that not everybody hears, such as the cards that somebody draws. */
  readonly personal: readonly string[];
  /** The sound that a step makes. */
  readonly sounds: Readonly<Record<string, StepSound | undefined>>;
  /** How long the board stays after the last move, before the result, in milliseconds. */
  readonly lastLook: number;
}

/** Everything is shown at once. */
export const NO_STEPS: GameSteps = { lengths: {}, show: null, personal: [], sounds: {}, lastLook: 0 };
