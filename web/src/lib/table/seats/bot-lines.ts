import { text } from '../../i18n';
import type { ChairView } from '../../net/protocol';

type Bot = Pick<ChairView, 'level' | 'tempo' | 'manner'>;

/** How well a bot plays, in a word. */
export const botLevel = ({ level }: Bot): string => text.waiting.botOf({ level: level ?? '' });

/** What a bot is like. It says nothing of what does not show at this table: see `ChairView`. */
export function botLines({ tempo, manner }: Bot): readonly string[] {
  return [...(tempo ? [text.bots.tempo[tempo]] : []), ...(manner ? [text.bots.manner[manner]] : [])];
}
