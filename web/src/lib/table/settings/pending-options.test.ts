import { expect, it } from 'vitest';
import { PendingOptions } from './pending-options';

function table() {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const wishes = new PendingOptions((options) => {
    sent.push(options);
    return new Promise<void>((answer) => answers.push(answer));
  });
  return { sent, answers, wishes };
}

it('takes along a change that has not come back yet', () => {
  const { sent, wishes } = table();
  void wishes.change({ goal: 500, stacking: false }, 'goal', 200);
  void wishes.change({ goal: 500, stacking: false }, 'stacking', true);
  expect(sent).toEqual([
    { goal: 200, stacking: false },
    { goal: 200, stacking: true },
  ]);
});

it('believes the table again once it has answered, whatever it said', async () => {
  const { sent, answers, wishes } = table();
  const changed = wishes.change({ goal: 500 }, 'goal', 7);
  answers[0]?.();
  await changed;
  void wishes.change({ goal: 500, stacking: false }, 'stacking', true);
  expect(sent.at(-1)).toEqual({ goal: 500, stacking: true });
});

it('keeps the later of two changes of one option', async () => {
  const { sent, answers, wishes } = table();
  const first = wishes.change({ goal: 500 }, 'goal', 200);
  void wishes.change({ goal: 500 }, 'goal', 0);
  answers[0]?.();
  await first;
  void wishes.change({ goal: 200, jump: false }, 'jump', true);
  expect(sent.at(-1)).toEqual({ goal: 0, jump: true });
});
