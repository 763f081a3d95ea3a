import { expect, it } from 'vitest';
import { PendingOptions } from './pending-options';

function table() {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const pending = new PendingOptions((options) => {
    sent.push(options);
    return new Promise<void>((answer) => answers.push(answer));
  });
  return { sent, answers, pending };
}

it('takes along a change that has not come back yet', () => {
  const { sent, pending } = table();
  void pending.change({ goal: 500, stacking: false }, 'goal', 200);
  void pending.change({ goal: 500, stacking: false }, 'stacking', true);
  expect(sent).toEqual([
    { goal: 200, stacking: false },
    { goal: 200, stacking: true },
  ]);
});

it('believes the table again once it has answered, whatever it said', async () => {
  const { sent, answers, pending } = table();
  const changed = pending.change({ goal: 500 }, 'goal', 7);
  answers[0]?.();
  await changed;
  void pending.change({ goal: 500, stacking: false }, 'stacking', true);
  expect(sent.at(-1)).toEqual({ goal: 500, stacking: true });
});

it('keeps the later of two changes of one option', async () => {
  const { sent, answers, pending } = table();
  const first = pending.change({ goal: 500 }, 'goal', 200);
  void pending.change({ goal: 500 }, 'goal', 0);
  answers[0]?.();
  await first;
  void pending.change({ goal: 200, jump: false }, 'jump', true);
  expect(sent.at(-1)).toEqual({ goal: 0, jump: true });
});
