import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameCard, Position, Table } from '../../net/protocol';
import { REGION_SETTLES, Speaker } from '../../speech/speaker.svelte';
import type { Words } from '../screens';
import { observation, steps } from '../steps/steps.test-kit';
import { muteConnection } from '../store/mute-connection.test-kit';
import { TableStore } from '../store/table-store.svelte';
import type { Shown } from './announcements.svelte';
import Announcer from './Announcer.svelte';
import { TableAnswers } from './table-answers.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const position = (seq: number, by: readonly number[] = [], left: number | null = null) =>
  ({
    is: 'position',
    seq,
    game_no: 1,
    sights: [observation({ count: 0 })],
    events: by.map((each) => ({ type: 'add', by: each })),
    clocks: left === null ? [] : [{ name: 'mine', seat: 0, ends_in: left, total: 60_000, settles: false }],
    scores: [],
    last: null,
  }) as Position;

const table = (more: Partial<Table> = {}) =>
  ({
    is: 'table',
    phase: 'playing',
    game_no: 1,
    chairs: [],
    vote: null,
    paused: false,
    ...more,
  }) as unknown as Table;

const words: Words = { tell: ({ by }) => `Plus ${String(by)}`, repeats: ({ by }) => by === 0 };
const calm: Shown = {
  status: 'Your turn',
  actionNeeded: true,
  mayDecide: true,
  standstill: null,
  chance: null,
  tip: null,
  tipTime: null,
  summary: ['You hold one card.'],
};

const alone = { cooperative: false, lost_endings: [] } as unknown as GameCard;
const together = { cooperative: true, lost_endings: ['dark'] } as unknown as GameCard;

/** A player who has just come to the table. */
function listen(shown: Partial<Shown> = {}, barIsTimed = true, card = alone) {
  const store = new TableStore('t', muteConnection);
  store.told.steps = steps;
  store.receive(table());
  store.receive(position(1));
  const speaker = new Speaker();
  const answers = new TableAnswers(
    store,
    'none',
    () => words,
    () => 'Your turn',
  );
  let now: Shown = { ...calm, ...shown };
  const props = () => ({
    store,
    speaker,
    words,
    card,
    answers,
    help: false,
    shown: now,
    countdown: barIsTimed ? store.countdown : null,
  });
  const view = render(Announcer, props());
  const born = screen.getAllByRole('log').map(({ textContent }) => textContent);
  vi.advanceTimersByTime(REGION_SETTLES);
  const said = () => {
    void view.rerender(props());
    flushSync();
    return screen
      .getAllByRole('log')
      .flatMap((log) => [...log.children].map(({ textContent }) => textContent));
  };
  /** What is said because the screen shows this. */
  const hear = (more: Partial<Shown>) => {
    const before = said().length;
    now = { ...calm, ...shown, ...more };
    return said().slice(before);
  };
  return { store, speaker, said, hear, born };
}

it('tells somebody who comes what to do and how things stand, once that is known', () => {
  const { said, hear } = listen({ summary: null });
  expect(said()).toEqual([]);
  expect(hear({ summary: calm.summary })).toEqual(['Your turn', 'You hold one card.']);
  expect(hear({ summary: ['You hold two cards.'] })).toEqual([]);
});

it('says nothing before a screen reader has noticed where it will be said', () => {
  const { born, said } = listen();
  expect(born).toEqual(['']);
  expect(said()).toEqual(['Your turn', 'You hold one card.']);
});

it('tells what happened when the others see it, and what to do at the end', () => {
  const { store, said } = listen({ summary: [], status: 'Your turn' });
  // The status says what the last one says.
  store.receive(position(2, [1, 2, 0]));
  expect(said().slice(1)).toEqual(['Plus 1']);
  vi.advanceTimersByTime(500);
  expect(said().slice(1)).toEqual(['Plus 1', 'Plus 2']);
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual(['Your turn', 'Plus 1', 'Plus 2']);
});

it('says a chance on my own turn too, and tips after the turn', () => {
  const { store, said, hear } = listen();
  store.receive(position(2, [1]));
  vi.advanceTimersByTime(5000);
  const heard = said().length;
  expect(hear({ chance: 'You can catch Mira.', tip: 'Cards match by colour.' })).toEqual([
    'You can catch Mira.',
    'Cards match by colour.',
  ]);
  expect(said()).toHaveLength(heard + 2);
  expect(hear({ chance: 'You can catch Mira.', tip: 'Cards match by colour.' })).toEqual([]);
});

it('says after the tip that it gave me time, also to somebody who comes', () => {
  const [tip, tipTime] = ['Cards match by colour.', '15 more seconds'];
  expect(listen({ tip, tipTime }).said().slice(2)).toEqual([tip, tipTime]);
  cleanup();
  const { hear } = listen();
  expect(hear({ tip })).toEqual([tip]);
  expect(hear({ tip, tipTime })).toEqual([tipTime]);
  expect(hear({ tip: 'Draw.', tipTime })).toEqual(['Draw.', tipTime]);
});

it('says when the game stands still, and what to do when it goes on', () => {
  const { hear } = listen();
  expect(hear({ standstill: 'The host paused the game', actionNeeded: false })).toEqual([
    'The host paused the game',
  ]);
  expect(hear({ status: 'Your turn: play a card' })).toEqual(['Your turn: play a card']);
});

it('says what I have to do once it changes, though nothing more has happened', () => {
  const { hear } = listen({ status: 'Round over: you give the next cue' });
  expect(hear({ status: 'Choose a colour' })).toEqual(['Choose a colour']);
  expect(hear({ status: 'Choose a colour' })).toEqual([]);
});

it('says the same task again after the others had a turn, although they were quick', () => {
  const { store, said, hear } = listen();
  store.receive(position(2, [1, 2]));
  expect(hear({ actionNeeded: false, status: 'Mira’s turn' })).toEqual([]);
  expect(hear({})).toEqual([]);
  const heard = said().length;
  vi.advanceTimersByTime(5000);
  expect(said().slice(heard)).toEqual(['Plus 2', 'Your turn']);
});

it('warns when 20 and when 10 seconds are left', () => {
  const { store, said } = listen({ summary: [] });
  store.receive(position(2, [], 30_000));
  expect(said()).toEqual(['Your turn']);
  vi.advanceTimersByTime(10_000);
  expect(said().slice(1)).toEqual(['20 seconds left']);
  vi.advanceTimersByTime(10_000);
  expect(said().slice(1)).toEqual(['20 seconds left', '10 seconds left']);
  vi.advanceTimersByTime(9_000);
  expect(said()).toHaveLength(3);
});

it('warns of no clock of a decision that is over, while the board still shows how', () => {
  const { store, said, hear } = listen({ summary: [], status: 'Mira’s turn', mayDecide: false });
  store.receive(position(2, [], 12_000));
  vi.advanceTimersByTime(11_000);
  expect(said()).toEqual(['Mira’s turn']);
  store.receive(position(3, [], 9_500));
  expect(hear({ status: 'Your turn', mayDecide: true })).toEqual(['Your turn', '10 seconds left']);
});

it('asks for a decision as soon as what led to it has been shown', () => {
  const keptBack = { status: 'Darkness grows', mayDecide: false };
  const { store, hear } = listen();
  hear(keptBack);
  store.receive(position(2, [1]));
  vi.advanceTimersByTime(5000);
  expect(hear(keptBack)).toEqual([]);
  expect(hear({ ...keptBack, tip: 'Dice decide.' })).toEqual(['Dice decide.']);
  expect(hear({ status: 'Which place turns dark?' })).toEqual(['Which place turns dark?']);
  expect(hear({ status: 'Which place turns dark?' })).toEqual([]);
});

it('warns of no clock but the one in the bar', () => {
  const { store, said } = listen({ summary: [] }, false);
  store.receive(position(2, [], 30_000));
  vi.advanceTimersByTime(29_000);
  expect(said()).toEqual(['Your turn']);
});

it('says that the game goes on after a pause, and what to do', () => {
  const { store, said, hear } = listen({ summary: [] });
  const pause = (paused: boolean) => {
    store.receive(table({ paused }));
    return hear({ standstill: paused ? 'The game is paused' : null });
  };
  expect(pause(true)).toEqual(['The game is paused']);
  expect(pause(false)).toEqual(['The game goes on.', 'Your turn']);
  const heard = said().length;
  expect(hear({ actionNeeded: false, status: 'Waiting for Mira' })).toEqual([]);
  expect(said()).toHaveLength(heard);
});

it('tells nothing that an alert has told', () => {
  const { store, said } = listen({ summary: [], actionNeeded: false });
  store.receive(table({ chairs: [{ yours: true, name: 'Ada' }] as never }));
  const events = [
    { type: 'out_of_time', seat: 0, by: 'rule' },
    { type: 'time_up', by: 'Everybody', seats: [0] },
    { type: 'add', by: 2 },
  ];
  store.receive({ ...position(2), events });
  expect(store.notice?.what).toBe('late');
  vi.advanceTimersByTime(5000);
  expect(said().slice(1)).toEqual(['Plus 2']);
});

const seated = (ready: boolean, mine: boolean) => ({
  chairs: [
    { kind: 'person', name: 'Ada', yours: true, ready: mine },
    { kind: 'person', name: 'Mira', yours: false, ready },
    { kind: 'bot', name: 'Noor', yours: false, ready: true },
  ] as never,
});

it('says who of the others wants to play again, until I am in myself', () => {
  const { store, said } = listen({ summary: [], actionNeeded: false });
  store.receive(table({ ...seated(false, false), phase: 'over' }));
  store.receive(position(2));
  const heard = said().length;
  const hear = (ready: boolean, mine: boolean) => {
    store.receive(table({ ...seated(ready, mine), phase: 'over' }));
    return said().slice(heard);
  };
  expect(hear(false, false)).toEqual([]);
  expect(hear(true, false)).toEqual(['Mira wants to play again.']);
  expect(hear(false, false)).toHaveLength(1);
  expect(hear(true, true)).toHaveLength(1);
});

it.each([
  ['light', [0], 'You win together!'],
  ['dark', [], 'You lost together'],
])('says that all have won or lost together: %s', (ending, winners, line) => {
  const { store, said } = listen({ summary: [], actionNeeded: false }, true, together);
  store.receive({
    ...position(2),
    sights: [{ ...observation({ count: 0 }), result: { ending, winners, scores: [1] } }],
  });
  expect(said().at(-1)).toBe(line);
});

it('says who won, and that a game was ended early', () => {
  const { store, said } = listen({ summary: [], actionNeeded: false });
  const over = {
    ...position(2),
    sights: [{ ...observation({ count: 0 }), result: { ending: 'x', winners: [0], scores: [1] } }],
  };
  store.receive(over);
  expect(said().at(-1)).toBe('You win!');
  cleanup();
  const other = listen({ summary: [], actionNeeded: false });
  other.store.receive(table({ phase: 'over', stopped: null }));
  expect(other.said()).toEqual(['Your turn']);
  other.store.receive(position(2));
  expect(other.said().slice(1)).toEqual([
    'The game was ended early',
    'You agreed to stop here. Nobody wins, and the game isn’t saved.',
  ]);
});

it('is heard in the dialog that is open, and says nothing twice', () => {
  const { store, speaker, said } = listen({ summary: [] });
  expect(said()).toEqual(['Your turn']);
  const dialog = speaker.open();
  store.receive(position(2, [1]));
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual(['Your turn']);
  expect(speaker.lines.filter(({ place }) => place === dialog).map(({ line }) => line)).toEqual(['Plus 1']);
  speaker.close(dialog);
  store.receive(position(3, [2]));
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual(['Your turn', 'Plus 2']);
});
