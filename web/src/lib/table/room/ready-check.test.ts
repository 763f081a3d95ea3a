// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView } from '../../net/protocol';
import { namesWithYou, unreadyChairs, waitingForSentence } from './ready-check';

const chair = (name: string, change: Partial<ChairView> = {}): ChairView => ({
  kind: 'person',
  name,
  colour: 'red',
  level: null,
  online: true,
  ready: false,
  host: false,
  muted: false,
  yours: false,
  with_chair: null,
  times: 1,
  face: 'ann',
  stand_in: false,
  late: false,
  tempo: null,
  manner: null,
  program: false,
  ...change,
});

it('waits for people who have not agreed, and for no chair of the host', () => {
  const chairs = [
    chair('Ann', { host: true }),
    chair('Amy', { with_chair: 0 }),
    chair('Ben'),
    chair('Bob', { with_chair: 2 }),
    chair('Cleo', { ready: true }),
    chair('Noor', { kind: 'bot' }),
  ];
  expect(unreadyChairs({ chairs }).map(({ name }) => name)).toEqual(['Ben', 'Bob']);
});

it('tells a host what to do about people who have gone, while nobody else is waited for', () => {
  const [jo, bea] = [chair('Jo', { online: false }), chair('Bea', { online: false })];
  expect(waitingForSentence([jo], true)).toBe('Jo is away. Choose their face to remove them.');
  expect(waitingForSentence([jo, bea], true)).toContain('Jo and Bea are away.');
  expect(waitingForSentence([jo, chair('Ann')], true)).toBe('Waiting for Jo and Ann.');
  expect(waitingForSentence([jo])).toBe('Waiting for Jo.');
});

it('speaks to whoever reads it as you, once and first', () => {
  const [ann, bob, ben] = [chair('Ann'), chair('Bob', { yours: true }), chair('Ben', { yours: true })];
  expect(waitingForSentence([bob])).toBe('You’re not ready yet.');
  expect(waitingForSentence([ann, bob, ben])).toBe('Waiting for you and Ann.');
  expect(waitingForSentence([ann])).toBe('Waiting for Ann.');
  expect(namesWithYou([ann, bob])).toEqual(['you', 'Ann']);
});
