import type { Observation, Words } from './huetable';
import type { ScreenTexts } from './text-types';
import type { View } from './types';

export function makeWords(text: ScreenTexts): Words {
  return {
    status: (observation: Observation<View>, names) => {
      if (observation.seat === null || !observation.awaited.includes(observation.seat))
        return text.waiting({ name: names[observation.view.turn] ?? '' });
      return observation.view.open.length === 1 ? text.second : text.first;
    },
  };
}
