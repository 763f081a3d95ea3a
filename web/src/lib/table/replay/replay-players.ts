import type { Replay } from '../../net/protocol';
import type { Player } from '../screens';

/** The players of a finished game, in the order of their seats. */
export function replayPlayers({ names, colours, faces, bots }: Replay): readonly Player[] {
  return names.map((name, seat) => ({
    seat,
    name,
    colour: colours[seat] ?? 'white',
    face: faces[seat] ?? '',
    bot: bots[seat] ?? false,
  }));
}
