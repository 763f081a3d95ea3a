import type { GameHonours } from '../../../../games';
import { listed } from '../../../i18n';
import type { PastGame, TextValues } from '../../screens';

/** An honour in words. */
export interface HonourLine {
  readonly id: string;
  readonly title: string;
  readonly told: string;
  readonly seats: readonly number[];
}

/** More would be a list to read, not a moment to enjoy. */
const MOST = 4;

/** What this game praises its players for. `picks`: how many liked each player's work best. */
export function honourLines(
  own: GameHonours,
  game: PastGame,
  picks: readonly number[],
): readonly HonourLine[] {
  return own
    .honours(game, picks)
    .slice(0, MOST)
    .map(({ id, seats, values = {} }) => {
      const names = listed(seats.map((seat) => game.names[seat] ?? ''));
      const { title = '', told = '' } = own.texts[id] ?? {};
      return { id, title, seats, told: tell(told, { names, players: seats.length, ...values }) };
    });
}

function tell(told: string | ((values: TextValues) => string), values: TextValues): string {
  return typeof told === 'string' ? told : told(values);
}
