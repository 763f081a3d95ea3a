import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Words } from '../screens';
import { Narrator } from './narrator.svelte';
import ShownSteps from './ShownSteps.svelte';
import { StepPlayer } from './step-player.svelte';
import { add, entry, position, steps, whisper } from './steps.test-kit';
import type { Situation } from './told-views';

const playSound = vi.hoisted(() => vi.fn());
vi.mock('../../sounds', () => ({ playSound }));

const words: Words = { tell: ({ by }) => (Number(by) > 0 ? `Plus ${String(by)}` : null) };
let player: StepPlayer<Situation>;

beforeEach(() => {
  vi.useFakeTimers();
  playSound.mockReset();
  player = new StepPlayer<Situation>();
  player.steps = { ...steps, sounds: { add: 'piece' } };
  player.showNow(position({ count: 0 }), []);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function board() {
  const children = createRawSnippet(() => ({
    render: () =>
      '<div><p tabindex="-1">the table</p><button>a card</button><ul data-tap-skips><button>a place</button></ul></div>',
  }));
  return render(ShownSteps, { told: player as never, children });
}

it('gives the board the length of the step, and each step its sound', () => {
  const { container } = board();
  const shown = () => container.querySelector<HTMLElement>('.shown')?.style.getPropertyValue('--step');
  expect(shown()).toBe('0ms');
  player.tell(position({ count: 2 }), [add(), add()]);
  flushSync();
  expect(shown()).toBe('500ms');
  vi.advanceTimersByTime(500);
  flushSync();
  expect(playSound.mock.calls).toEqual([['piece'], ['piece']]);
});

it('skips a step on a tap that hits no control, or one that fills the board', async () => {
  board();
  player.tell(position({ count: 6 }), [add(1), add(2), add(3)]);
  await fireEvent.click(screen.getByRole('button', { name: 'a card' }));
  expect(player.step?.event.by).toBe(1);
  await fireEvent.click(screen.getByText('the table'));
  expect(player.step?.event.by).toBe(2);
  await fireEvent.click(screen.getByRole('button', { name: 'a place' }));
  expect(player.step?.event.by).toBe(3);
});

it('narrates each step, keeps the line for a moment, and says nothing of what needs no words', () => {
  let narrator: Narrator | undefined;
  const stop = $effect.root(() => {
    narrator = new Narrator(() => ({ step: player.step, words, names: [], me: null }));
  });
  const said = () => (flushSync(), narrator?.line?.sentence ?? null);
  expect(said()).toBeNull();
  player.tell(position({ count: 3 }), [add(1), add(0), add(2)]);
  expect(said()).toBe('Plus 1');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('Plus 1');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('Plus 2');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('Plus 2');
  vi.advanceTimersByTime(2500);
  expect(said()).toBeNull();
  stop();
});

it('narrates what only the reader was told, where the event for everybody says nothing to them', () => {
  let me = $state<number | null>(0);
  const spoken: Words = {
    tell: ({ type, seat }, _, reader) =>
      type === 'whisper' ? 'You draw a 7' : seat === reader ? null : 'Ada draws a card',
  };
  player.steps = { ...steps, show: null, lengths: { drew: 500 } };
  let narrator: Narrator | undefined;
  const stop = $effect.root(() => {
    narrator = new Narrator(() => ({ step: player.step, words: spoken, names: [], me }));
  });
  player.tell(position({ count: 1 }), [entry({ type: 'drew', seat: 0 }), whisper(0)]);
  const said = () => (flushSync(), narrator?.line?.sentence ?? null);
  expect(said()).toBe('You draw a 7');
  me = null;
  expect(said()).toBe('Ada draws a card');
  stop();
});

it('tells the last step in the words of whoever holds a shared screen now', () => {
  let narrator: Narrator | undefined;
  let me = $state(0);
  const spoken: Words = { tell: (_, names, seat) => `${seat === 0 ? 'You' : String(names[0])} moved` };
  const stop = $effect.root(() => {
    narrator = new Narrator(() => ({ step: player.step, words: spoken, names: ['Ada', 'Bea'], me }));
  });
  const said = () => (flushSync(), narrator?.line?.sentence ?? null);
  player.tell(position({ count: 1 }), [add(1)]);
  expect(said()).toBe('You moved');
  vi.advanceTimersByTime(500);
  me = 1;
  expect([player.step, said()]).toEqual([null, 'Ada moved']);
  stop();
});
