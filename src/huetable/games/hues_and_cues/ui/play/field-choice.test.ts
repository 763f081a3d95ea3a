import { expect, it, vi } from 'vitest';
import { fieldNumber } from '../fields/fields';
import { observation } from '../sample';
import { FieldChoice } from './field-choice.svelte';

const field = fieldNumber('K24');
const play = vi.fn().mockResolvedValue({ is: 'ack', id: '1', seq: 2 });

it('leaves no mark on the board when the piece is placed', async () => {
  const choice = new FieldChoice(() => ({ observation: observation(), busy: false, play }));
  choice.pick(field);
  expect([choice.cursor, choice.picked]).toEqual([field, field]);
  await choice.confirm();
  expect([choice.cursor, choice.picked]).toEqual([null, null]);
});

it('forgets in the next round where the player was', () => {
  let seen = observation();
  const choice = new FieldChoice(() => ({ observation: seen, busy: false, play }));
  choice.cursor = field;
  seen = observation({ round: 3 });
  expect(choice.cursor).toBeNull();
});
