import { expect, it } from 'vitest';
import { text } from '../../i18n';
import type { Table } from '../../net/protocol';
import type { Words } from '../screens';
import type { TableStore } from '../store/table-store.svelte';
import { BarStatus } from './bar-status.svelte';

const [ME, BEA] = [0, 1];
const NOW = { left: 9000 };
const BEFORE = { left: 4000 };

const words: Words = {
  status: ({ awaited }, _names, told) =>
    `${awaited[0] === ME ? 'Roll' : 'Bea rolls'}${told ? `, ${told as string}` : ''}`,
  spoils: (_observation, told) => told === 'dice in the air',
  meanwhile: (event) => (event.type === 'rolled' ? 'The dice roll' : null),
  acts: () => BEA,
};

function barOf(store: object, table: object = {}, said: Words = words): BarStatus {
  const observation = { seat: ME, awaited: [ME], view: {}, moves: [] };
  const bare = {
    observation,
    watchedObservation: { ...observation, awaited: [BEA] },
    myTurn: true,
    viewerSeat: ME,
    told: { step: null },
    toldView: 'dice in the hand',
    names: ['Ada', 'Bea'],
    players: [{ name: 'Ada' }, { name: 'Bea' }],
    countdown: NOW,
    toldCountdown: BEFORE,
    covered: false,
    endedEarly: false,
  };
  const quiet = { paused: false, vote: null, chairs: [] };
  return new BarStatus(
    { ...bare, ...store } as unknown as TableStore,
    () => ({ ...quiet, ...table }) as unknown as Table,
    () => said,
  );
}

const rolling = { step: { event: { type: 'rolled' }, again: false } };

it('says what I have to do at once, with the clock that runs for it', () => {
  const bar = barOf({});
  expect([bar.sentence, bar.mine, bar.about, bar.countdown]).toEqual(['Roll', true, null, NOW]);
});

it('says of the others what the board has shown, with the clock of that moment', () => {
  const bar = barOf({ myTurn: false });
  expect([bar.sentence, bar.mine, bar.countdown]).toEqual(['Bea rolls, dice in the hand', false, BEFORE]);
});

it('no longer asks for a decision whose time has run out without a connection', () => {
  const lost = { connectionState: 'waiting', countdown: { left: 0 } };
  const bar = barOf(lost);
  expect([bar.sentence, bar.actionNeeded, bar.mine, bar.countdown]).toEqual([
    text.table.timeUp,
    false,
    false,
    null,
  ]);
  expect(barOf({ ...lost, countdown: NOW }).sentence).toBe('Roll');
  expect(barOf({ ...lost, connectionState: 'open' }).sentence).toBe('Roll');
});

it('keeps back what I have to do while it would tell how a step ends', () => {
  const bar = barOf({ told: rolling, toldView: 'dice in the air' });
  expect([bar.sentence, bar.mine, bar.about, bar.countdown]).toEqual(['The dice roll', false, BEA, null]);
  expect(bar.actionNeeded).toBe(true);
});

it('keeps nothing back for a step of the past that is shown again', () => {
  const again = { step: { ...rolling.step, again: true } };
  expect(barOf({ told: again, toldView: 'dice in the air' }).atOnce).toBe(true);
});

it('shows no clock that runs for something else than its sentence', () => {
  expect(barOf({}, {}, { ...words, untimed: () => true }).countdown).toBeNull();
  expect(barOf({}, {}, { ...words, about: () => BEA }).countdown).toBeNull();
});

it('says why nobody can move: a pause has no clock, a vote has', () => {
  const paused = barOf({}, { paused: true });
  expect([paused.sentence, paused.actionNeeded, paused.countdown]).toEqual([text.table.paused, false, null]);
  const vote = barOf({}, { vote: { may_vote: [], answered: [] } });
  expect([vote.sentence, vote.actionNeeded, vote.countdown]).toEqual([text.table.voting, false, NOW]);
});

it('asks for the next player at a shared screen, whoever that is', () => {
  const bar = barOf({ covered: true, observation: { seat: BEA, awaited: [BEA], view: {}, moves: [] } });
  expect(bar.nextViewer?.name).toBe('Bea');
  expect(bar.sentence).toContain('Bea');
});
