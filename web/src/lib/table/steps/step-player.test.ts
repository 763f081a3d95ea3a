// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_STEPS } from './game-steps';
import { MOST_ENTRIES } from '../store/game-log.svelte';
import { StepPlayer } from './step-player.svelte';
import { add, entry, observation, position, steps, whisper, type Count } from './steps.test-kit';
import type { Situation } from './told-views';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

function at(count: number) {
  const player = new StepPlayer<Situation>();
  player.steps = steps;
  player.showNow(position({ count }), []);
  const count0 = () => (player.viewOf(0) as Count).count;
  return { player, count: count0, kind: () => player.step?.event.type ?? null };
}

it('shows one event after another, and then exactly what is true', () => {
  const { player, count, kind } = at(0);
  const truth = position({ count: 4, more: true });
  expect(player.tell(truth, [add(1), entry({ type: 'double' }), add(2)])).toBe(1300);
  expect([count(), kind()]).toEqual([1, 'add']);
  pass(499);
  expect([count(), kind()]).toEqual([1, 'add']);
  pass(1);
  expect([count(), kind()]).toEqual([1, 'double']);
  pass(300);
  expect([count(), kind()]).toEqual([3, 'add']);
  expect(player.position).not.toBe(truth);
  pass(500);
  expect([player.viewOf(0), kind(), player.position]).toEqual([truth.sights[0]?.view, null, truth]);
});

it('numbers its steps, so that each can be drawn anew', () => {
  const { player } = at(0);
  player.tell(position({ count: 2 }), [add(), add()]);
  const first = player.step;
  pass(500);
  expect(player.step?.number).toBe((first?.number ?? 0) + 1);
  expect(player.step?.length).toBe(500);
});

it('begins the next move when the one before has been shown', () => {
  const { player, count } = at(0);
  player.tell(position({ count: 1 }), [add()]);
  pass(200);
  player.tell(position({ count: 11 }), [add(10)]);
  expect(count()).toBe(1);
  pass(300);
  expect(count()).toBe(11);
  expect(player.step).not.toBeNull();
});

it('ends a move when a newer one has waited for three seconds', () => {
  const { player, count } = at(0);
  const long = Array.from({ length: 16 }, () => add());
  player.tell(position({ count: 16 }), long);
  pass(1000);
  player.tell(position({ count: 26 }), [add(10)]);
  pass(2999);
  expect(count()).toBe(8);
  pass(1);
  expect([count(), player.step?.event.by]).toEqual([26, 10]);
  pass(500);
  expect(player.step).toBeNull();
});

it('is never more than three seconds behind, however many moves come', () => {
  const { player, count } = at(0);
  for (let move = 1; move <= 20; move += 1) {
    player.tell(position({ count: 4 * move }), [add(), add(), add(), add()]);
    pass(1000);
  }
  expect(count()).toBeGreaterThan(4 * 16);
  pass(5000);
  expect([count(), player.step]).toEqual([80, null]);
});

it('skips the step that is shown on a tap, and nothing else', () => {
  const { player, count } = at(0);
  player.tell(position({ count: 6 }), [add(1), add(2), add(3)]);
  player.skip();
  expect(count()).toBe(3);
  pass(499);
  expect(count()).toBe(3);
  pass(1);
  expect(count()).toBe(6);
  player.skip();
  player.skip();
  expect([count(), player.step]).toEqual([6, null]);
});

it('jumps to the present, with all that happened on the way', () => {
  const { player, count } = at(0);
  const latest = position({ count: 9 });
  player.tell(position({ count: 2 }), [add(1), add(1)]);
  player.tell(latest, [add(7)]);
  player.jump();
  expect([count(), player.step, player.position]).toEqual([9, null, latest]);
  expect(player.events.map(({ by }) => by)).toEqual([1, 1, 7]);
  pass(10_000);
  expect([count(), player.step]).toEqual([9, null]);
});

it('shows at once what it cannot show after what was shown before', () => {
  const player = new StepPlayer<Situation>();
  player.steps = steps;
  player.tell(position({ count: 1 }), [add()]);
  expect([player.viewOf(0), player.step]).toEqual([{ count: 1 }, null]);
  const watching: Situation = { seq: 9, sights: [observation({ count: 2 }, null)] };
  player.tell(watching, [add()]);
  expect([player.viewOf(null), player.step]).toEqual([{ count: 2 }, null]);
});

it('takes no time for a game without steps, and none for events without a length', () => {
  const { player, count } = at(0);
  player.tell(position({ count: 1 }), [entry({ type: 'minor' })]);
  expect([count(), player.step]).toEqual([1, null]);
  player.steps = NO_STEPS;
  player.tell(position({ count: 2 }), [add()]);
  expect([count(), player.step]).toEqual([2, null]);
});

it('tells a game that cannot show its events one by one at once, and its sentences in order', () => {
  const { player, count, kind } = at(0);
  player.steps = { ...steps, show: null };
  player.tell(position({ count: 2 }), [add(), add()]);
  expect([count(), kind()]).toEqual([2, 'add']);
  pass(1000);
  expect([count(), kind()]).toEqual([2, null]);
});

it('shows the whole move if a game makes a mistake, and goes on', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { player, count } = at(0);
  player.steps = { ...steps, lengths: { ...steps.lengths, broken: 200 } };
  player.tell(position({ count: 5 }), [entry({ type: 'broken' }), add(5)]);
  expect(count()).toBe(5);
  pass(200);
  expect(count()).toBe(5);
  pass(500);
  expect([count(), player.step]).toEqual([5, null]);
  expect(complain).toHaveBeenCalledOnce();
});

it('follows a position without events only when what came before it has been shown', () => {
  const { player, count } = at(0);
  player.tell(position({ count: 1 }), [add()]);
  const timed = position({ count: 1, clock: 'more' });
  player.update(timed);
  expect(player.position).not.toBe(timed);
  pass(500);
  expect(player.position).toBe(timed);
  const later = position({ count: 1 });
  player.update(later);
  expect([player.position, count()]).toEqual([later, 1]);
});

it('says which lines of the log have not been shown', () => {
  const { player } = at(0);
  const [one, two, rest] = [add(), add(), entry({ type: 'minor' })];
  expect(player.untold).toBe(Infinity);
  player.tell(position({ count: 2 }), [one, two, rest]);
  expect(player.untold).toBe(two.number);
  const next = add();
  player.tell(position({ count: 3 }), [next]);
  pass(500);
  expect(player.untold).toBe(rest.number);
  pass(500);
  expect(player.untold).toBe(Infinity);
});

it('keeps a view for each of my seats, changed only by what that seat hears', () => {
  const player = new StepPlayer<Situation>();
  player.steps = steps;
  player.showNow(position({ count: 0, secret: 'a' }, { count: 0, secret: 'b' }), []);
  player.tell(position({ count: 1, secret: 'a' }, { count: 1, secret: 'new' }), [add(), whisper(1), add(0)]);
  expect([player.viewOf(0), player.viewOf(1)]).toEqual([
    { count: 1, secret: 'a' },
    { count: 1, secret: 'new' },
  ]);
  expect(player.viewOf(2)).toBeUndefined();
});

it('shows a line of the log again, and stays there until the player goes back', () => {
  const { player, count, kind } = at(0);
  const [one, two] = [add(1), add(2)];
  player.tell(position({ count: 3 }), [one, two]);
  player.tell(position({ count: 4 }), [add(1)]);
  expect([player.past.has(one.number), player.past.has(999_999)]).toEqual([true, false]);
  player.showAgain(one.number);
  expect([count(), kind(), player.past.shown?.number]).toEqual([1, 'add', one.number]);
  expect(player.untold).toBe(Infinity);
  pass(500);
  expect([count(), kind()]).toEqual([1, null]);
  player.showAgain(two.number);
  expect([count(), kind()]).toEqual([3, 'add']);
  pass(60_000);
  expect(count()).toBe(3);
  player.backToPresent();
  expect([count(), player.past.shown]).toEqual([4, null]);
});

it('ends the look back when a new move has waited for three seconds', () => {
  const { player, count } = at(0);
  const old = add(1);
  player.tell(position({ count: 1 }), [old]);
  player.showAgain(old.number);
  pass(1000);
  player.tell(position({ count: 11 }), [add(10)]);
  pass(2999);
  expect([count(), player.past.shown?.number]).toEqual([1, old.number]);
  pass(1);
  expect([count(), player.past.shown, player.step?.event.by]).toEqual([11, null, 10]);
});

it.each([
  ['acting', (player: StepPlayer<Situation>) => player.jump()],
  ['a tap', (player: StepPlayer<Situation>) => player.skip()],
])('%s ends the look back', (_, act) => {
  const { player, count } = at(0);
  const old = add(1);
  player.tell(position({ count: 1 }), [old]);
  player.tell(position({ count: 2 }), [add(1)]);
  player.jump();
  player.showAgain(old.number);
  expect(count()).toBe(1);
  act(player);
  expect([count(), player.past.shown]).toEqual([2, null]);
});

it('can show moves again that it has jumped over, each from where it began', () => {
  const { player, count } = at(0);
  const moves = [add(1), add(10), add(100)];
  moves.forEach((move, at) => player.tell(position({ count: [1, 11, 111][at] }), [move]));
  player.jump();
  const seen = moves.map(({ number }) => (player.showAgain(number), count()));
  expect(seen).toEqual([1, 11, 111]);
});

it('remembers the last moves, none that were taken back, and none of another game', () => {
  const { player } = at(0);
  const moves = Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => ({
    line: add(),
    truth: position({ count: index + 1 }),
  }));
  moves.forEach(({ line, truth }) => player.showNow(truth, [line]));
  const kept = () => moves.map(({ line }) => player.past.has(line.number));
  expect(kept()).toEqual([false, ...Array.from({ length: MOST_ENTRIES }, () => true)]);
  player.past.takeBack(moves.at(-3)?.truth.seq ?? 0);
  expect(kept().slice(-3)).toEqual([true, false, false]);
  player.clear();
  expect([kept().includes(true), player.position, player.viewOf(0)]).toEqual([false, null, undefined]);
});

it('shows an event that took no time again as what came of it', () => {
  const { player, count, kind } = at(0);
  const small = entry({ type: 'minor' });
  player.tell(position({ count: 7 }), [small]);
  player.showAgain(small.number);
  expect([count(), kind()]).toEqual([7, 'minor']);
});
