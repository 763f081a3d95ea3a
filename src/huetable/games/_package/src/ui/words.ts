import type { Observation, Words } from './huetable';
import type { ScreenTexts } from './text-types';
import type { View } from './types';

export function makeWords(text: ScreenTexts): Words {
  return {
    status: ({ seat, awaited, view }: Observation<View>, names) =>
      seat !== null && awaited.includes(seat)
        ? text.yourTurn
        : text.waiting({ name: names[view.turn] ?? '' }),
  };
}
