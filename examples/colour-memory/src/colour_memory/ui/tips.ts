import type { Observation, Tip } from './huetable';

export const tips: readonly Tip[] = [
  {
    id: 'first',
    clause: 'CM-4',
    part: 'board',
    when: ({ moves }: Observation<never>) => moves.length > 0,
  },
];
