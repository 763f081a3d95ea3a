import { loadHonours } from '../../games';
import type { MyGame, Replay } from '../net/protocol';
import { honourLines, type HonourLine } from '../table/after/honours/honour-lines';

export interface Moment extends HonourLine {
  readonly game: MyGame;
}

/** What a player was praised for in this game. `name`: theirs, because a record knows nobody's once its table is gone. */
export async function momentsIn(game: MyGame, replay: Replay, name: string): Promise<readonly Moment[]> {
  const honours = await loadHonours(game.game);
  if (!honours) return [];
  const names = replay.names.map((other, seat) => (game.seats.includes(seat) && name ? name : other));
  return honourLines(honours, { ...replay, names }, [])
    .filter(({ seats }) => seats.some((seat) => game.seats.includes(seat)))
    .map((line) => ({ ...line, told: withoutName(line.told, name), game }));
}

/** On my own page "Ada, 19 catches" is "19 catches". */
function withoutName(told: string, name: string): string {
  const rest = name && told.startsWith(`${name}, `) ? told.slice(name.length + 2) : told;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
