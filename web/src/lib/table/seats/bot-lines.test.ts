import { expect, it } from 'vitest';
import { botLevel, botLines } from './bot-lines';

it('says how well a bot plays and what it is like', () => {
  const noor = { level: 'normal', tempo: 'quick', manner: 'kind' } as const;
  expect(botLevel(noor)).toBe('bot · normal');
  expect(botLines(noor)).toEqual(['Plays fast.', 'Claps when others do well.']);
});

it('says nothing that does not show at this table', () => {
  expect(botLines({ level: 'hard', tempo: 'thoughtful', manner: null })).toEqual([
    'Likes to think things over.',
  ]);
  expect(botLines({ level: 'hard', tempo: null, manner: null })).toEqual([]);
});
