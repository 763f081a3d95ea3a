// @vitest-environment node
import { expect, it } from 'vitest';
import type { Refused, Table } from '../../net/protocol';
import { isOutdated } from './outdated-refusal';

const refused = (clause: string) => ({ clause }) as Refused;
const table = (ready: boolean, phase = 'waiting') =>
  ({
    phase,
    chairs: [
      { name: 'Mira', ready: false },
      { name: 'Jo', ready },
    ],
  }) as unknown as Table;

it('forgets that somebody is not ready when they are', () => {
  expect(isOutdated(refused('TABLE-24'), table(false), table(true))).toBe(true);
  expect(isOutdated(refused('TABLE-24'), table(false), table(false))).toBe(false);
});

it('keeps a refusal about something else, until the game starts', () => {
  expect(isOutdated(refused('TABLE-7'), table(false), table(true))).toBe(false);
  expect(isOutdated(refused('TABLE-7'), table(true), table(true, 'playing'))).toBe(true);
});
