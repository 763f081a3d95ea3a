import { listed, text } from '../../i18n';
import type { Result } from '../../net/protocol';

/** Somebody with several seats wins only if all of them win. */
export function iWon({ winners }: Pick<Result, 'winners'>, mine: readonly number[]): boolean {
  return mine.length > 0 && winners.length > 0 && mine.every((seat) => winners.includes(seat));
}

/** Who won, for somebody who played these seats. */
export function winnersLineFor(result: Result, names: readonly string[], mine: readonly number[]): string {
  if (!iWon(result, mine)) return winnersLine(result, names);
  const others = result.winners.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? '');
  return others.length === 0 ? text.result.youWon : text.result.youShare({ names: listed(others) });
}

/** Who won, in words that suit every reader. */
export function winnersLine({ winners }: Result, names: readonly string[]): string {
  return winners.length === 0
    ? text.result.nobody
    : text.result.won({
        winners: winners.length,
        names: listed(winners.map((seat) => names[seat] ?? '')),
      });
}
