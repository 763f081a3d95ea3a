// @vitest-environment node
import { expect, it } from 'vitest';
import { eventTeller, type Catalogue, type Messages } from './event-messages';

const names = ['Ann', 'Ben', 'Cleo'];
const same: Messages[string] = (args) => JSON.stringify(args);

/** The arguments that the message for this event is given. */
function argumentsOf(event: { type: string }, me: number | null = 0): Record<string, unknown> {
  const catalogue = {
    events: { pushed: same },
    colours: { r: () => 'red' },
    endings: { won: () => 'It is won.' },
    fields: { seat: ['by'], by_seat: ['points'], keys: { cards: 'colours', note: 'colours' } },
  } as unknown as Catalogue;
  return JSON.parse(eventTeller(catalogue)(event, names, me) ?? '') as Record<string, unknown>;
}

it('names seats, and says who they are to the reader', () => {
  expect(argumentsOf({ type: 'pushed', seat: 0, by: 1 } as { type: string })).toMatchObject({
    seat: 'you',
    seat_is: 'you',
    by: 'Ben',
    by_is: 'other',
  });
  expect(argumentsOf({ type: 'pushed', seat: 1, by: 1 } as { type: string }, null)).toMatchObject({
    seat: 'Ben',
    seat_is: 'other',
    by_is: 'same',
  });
  expect(argumentsOf({ type: 'pushed', by: null } as { type: string })).toMatchObject({
    by: '',
    by_is: 'none',
  });
});

it('says keys by their words and lists as lists', () => {
  const event = { type: 'pushed', cards: ['r', 'toString'], points: [2, 0], seats: [0, 2], ending: 'won' };
  expect(argumentsOf(event)).toMatchObject({
    cards: 'red and toString',
    cards_count: 2,
    points: 'you 2 and Ben 0',
    seats: 'you and Cleo',
    ending: 'It is won.',
  });
});

it('chooses variants by true, false and keys, and never takes what a player wrote for nothing', () => {
  expect(argumentsOf({ type: 'pushed', gently: true, why: 'caught' } as { type: string })).toMatchObject({
    gently_is: true,
    why_is: 'caught',
  });
  expect(argumentsOf({ type: 'pushed', note: 'none' } as { type: string })).toMatchObject({
    note: 'none',
    note_is: 'other',
  });
});

it('tells an event without a message by its fields, and leaves out one whose message is empty', () => {
  const tell = eventTeller({ events: { silent: () => '' }, fields: {} });
  expect(tell({ type: 'silent' }, names, 0)).toBeNull();
  expect(tell({ type: 'was_pushed', seat: 1 } as { type: string }, names, 0)).toBe('was pushed · Ben');
});
