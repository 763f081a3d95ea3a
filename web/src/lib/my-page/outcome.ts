import { listed, text } from '../i18n';
import type { GameCard, MyGame, Replay } from '../net/protocol';
import { hasPoints, ranking } from '../table/after/ranking';

/** How a game ended for me: who won, and with which score. Without its record only whether I won. */
export function outcomeLine(
  game: MyGame,
  replay: Replay | undefined,
  card?: Pick<GameCard, 'cooperative' | 'unscored_endings'>,
): string {
  if (!replay) return game.won ? text.myPage.wonIt : '';
  const { names, result } = replay;
  const cooperative = card?.cooperative ?? false;
  const scored = !cooperative && (!card || hasPoints(card, result));
  const winners = result.winners.map((seat) => names[seat] ?? '');
  if (cooperative && !game.won && winners.length === 0)
    return text.ending.lostTogether({ who: 'you', names: '' });
  const won = game.won ? text.myPage.wonIt : winnersLine(winners);
  return [won, scored ? scoreLine(game, replay) : ''].filter(Boolean).join(' · ');
}

function winnersLine(winners: readonly string[]): string {
  return winners.length === 0 ? '' : text.myPage.wonBy({ names: listed(winners), count: winners.length });
}

/** Two players have a score, the winner's first; among more I have a place and points. */
function scoreLine({ seats }: MyGame, { result }: Replay): string {
  const ranks = ranking(result);
  const [first, second] = ranks;
  if (first && second && ranks.length === 2)
    return text.ending.twoScores({ first: first.score, second: second.score });
  const mine = ranks.find(({ seat }) => seats.includes(seat));
  if (!mine) return '';
  const points = text.table.points({ points: mine.score });
  return mine.won ? points : `${text.ending.place({ place: mine.place })}, ${points}`;
}
