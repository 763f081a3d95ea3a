import { listed, text } from '../../i18n';
import type { Result } from '../../net/protocol';

/** Who won, in words that suit every reader. */
export function winnersLine({ winners }: Result, names: readonly string[]): string {
  return winners.length === 0
    ? text.result.nobody
    : text.result.won({
        winners: winners.length,
        names: listed(winners.map((seat) => names[seat] ?? '')),
      });
}
