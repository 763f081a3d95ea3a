import { loadHonours } from '../../games';
import { fetchReplay } from '../net/api';
import type { MyGame } from '../net/protocol';
import { honourLines, type HonourLine } from '../table/after/honours/honour-lines';

export interface Moment extends HonourLine {
  readonly game: MyGame;
}

/** What a player was praised for in this game. `name`: theirs, because a record knows nobody's once its table is gone. */
export async function momentsIn(game: MyGame, name: string): Promise<readonly Moment[]> {
  const [replay, honours] = await Promise.all([
    fetchReplay(game.table, game.number, null),
    loadHonours(game.game),
  ]);
  if (!honours) return [];
  const names = replay.names.map((other, seat) => (game.seats.includes(seat) && name ? name : other));
  return honourLines(honours, { ...replay, names }, [])
    .filter(({ seats }) => seats.some((seat) => game.seats.includes(seat)))
    .map((line) => ({ ...line, game }));
}
