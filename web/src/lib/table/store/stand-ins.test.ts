// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView, Table } from '../../net/protocol';
import { noticeSentence } from '../alerts/notice-sentence';
import { stepSentences } from '../sentences';
import { absentChairs, isBackByTouch, isOnlyMine, standInNotice, standInsForMe } from './stand-ins';

const person = { kind: 'person', level: null, online: true, late: false, yours: false, stand_in: false };
const chair = (change: Partial<ChairView> = {}) => ({ ...person, ...change }) as ChairView;
const away = chair({ stand_in: true, level: 'normal' });
const mine = chair({ yours: true });
const table = (chairs: readonly ChairView[], change: Partial<Table> = {}) =>
  ({ phase: 'playing', game_no: 1, paused: false, vote: null, you_host: true, chairs, ...change }) as Table;

it('offers the host a bot while the table waits for somebody who is away or ran out of time before', () => {
  const chairs = [mine, chair({ late: true }), chair({ online: false }), chair({ online: false })];
  expect(absentChairs(table(chairs), [1, 2])).toEqual([1, 2]);
  expect(absentChairs(table(chairs), [0]), 'the game goes on: nobody waits for them').toEqual([]);
  expect(absentChairs(table(chairs, { you_host: false }), [2])).toEqual([]);
  expect(absentChairs(table(chairs, { paused: true }), [2])).toEqual([]);
  expect(absentChairs(table(chairs, { phase: 'over' }), [2])).toEqual([]);
});

it('offers no bot for bots, for those who have one, and for the host alone', () => {
  const late = { late: true };
  const bot = chair({ kind: 'bot', level: 'hard', ...late });
  expect(
    absentChairs(table([chair({ yours: true, ...late }), bot, { ...away, ...late }]), [0, 1, 2]),
  ).toEqual([]);
  const shared = [chair({ yours: true, ...late }), mine];
  expect(absentChairs(table(shared), [0]), 'a friend at my screen may have gone').toEqual([0]);
});

it('knows who is back when somebody touches the screen', () => {
  const gone = { ...away, yours: true };
  expect(isBackByTouch([gone, chair()])).toBe(true);
  expect(isBackByTouch([gone, mine]), 'that may be the friend who stayed').toBe(false);
  expect(isBackByTouch([away, chair()])).toBe(false);
  expect(standInsForMe([gone, mine, away])).toEqual([0]);
  expect([isOnlyMine([gone, away], 0), isOnlyMine([gone, mine], 0)]).toEqual([true, false]);
});

it('tells everybody when a bot begins to play, and when the player is back', () => {
  const told = (before: readonly ChairView[], now: readonly ChairView[]) => {
    const notice = standInNotice(table(before), table(now));
    const reader = { chairs: now, names: ['Mira', 'Ada'], viewerSeat: 0 };
    return notice && noticeSentence(notice, {}, reader);
  };
  expect(told([mine, chair()], [mine, away])).toBe('A bot plays until Ada is back.');
  expect(told([mine, away], [mine, chair()])).toBe('Ada is back.');
  expect(told([mine, away], [mine, away])).toBeNull();
  const gone = { ...away, yours: true };
  expect(told([mine, chair()], [gone, chair()]), 'I see it at my own seat').toBeNull();
  expect(told([gone, chair()], [mine, chair()])).toBe('Welcome back! You’re playing again.');
  expect(standInNotice(null, table([mine, away]))).toBeNull();
  expect(standInNotice(table([mine, away], { game_no: 0 }), table([mine, chair()]))).toBeNull();
});

it('tells the moves of the bot as those of the player’s bot', () => {
  const tell = (_: unknown, names: readonly string[]) => `${names[1] ?? ''} nods.`;
  const events = [
    { type: 'out_of_time', seat: 1, by: 'away' },
    { type: 'nod', seat: 1 },
  ];
  expect(stepSentences({ tell }, events, ['Mira', 'Ada'], 0)).toEqual(['Ada’s bot nods.']);
});
