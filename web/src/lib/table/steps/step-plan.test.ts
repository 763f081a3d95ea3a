// @vitest-environment node
import { expect, it } from 'vitest';
import { serverLimit } from './server-limits.test-kit';
import { LONGEST_MOVE, planMove } from './step-plan';
import { LONGEST_WAIT } from './step-player.svelte';
import { add, entry, steps, whisper } from './steps.test-kit';

const lengths = (...entries: Parameters<typeof planMove>[0]) =>
  planMove(entries, steps).steps.map(({ length }) => length);

it('gives each event its own step, in order and as long as the game says', () => {
  const [one, two] = [add(), entry({ type: 'double' })];
  const plan = planMove([one, two], steps);
  expect(plan.steps.map(({ main, length }) => [main, length])).toEqual([
    [one, 500],
    [two, 300],
  ]);
  expect(plan.rest).toEqual([]);
});

it('tells an event without a length together with the next one, and a last one when the move is over', () => {
  const [before, main, after] = [entry({ type: 'minor' }), add(), entry({ type: 'minor' })];
  const plan = planMove([before, main, after], steps);
  expect(plan.steps).toEqual([{ entries: [before, main], main, length: 500 }]);
  expect(plan.rest).toEqual([after]);
});

it('shows what not everybody hears together with the event before it', () => {
  const [one, secret, two, mine] = [add(), whisper(), add(), whisper(0)];
  expect(planMove([one, secret, two, mine], steps).steps.map(({ entries }) => entries)).toEqual([
    [one, secret],
    [two, mine],
  ]);
});

it('takes no time for what not everybody hears, even if it has a length', () => {
  expect(lengths(entry({ type: 'add', by: 1, heard_by: [0] }))).toEqual([]);
});

it('shortens all steps of a move that would take more than eight seconds', () => {
  const many = Array.from({ length: 20 }, () => add());
  expect(lengths(...many)).toEqual(many.map(() => 8000 / 20));
  expect(lengths(...many.slice(0, 16))).toEqual(many.slice(0, 16).map(() => 500));
});

it('has the limits that the server counts on', () => {
  expect(LONGEST_MOVE).toBe(serverLimit('LONGEST_MOVE'));
  expect(LONGEST_WAIT).toBe(serverLimit('LONGEST_WAIT'));
});

it('is faster in a faster replay', () => {
  expect(planMove([add()], steps, 2).steps[0]?.length).toBe(250);
  expect(planMove([add()], steps, 0.5).steps[0]?.length).toBe(1000);
});
