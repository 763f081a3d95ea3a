import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import StatusText from './StatusText.svelte';

afterEach(cleanup);

function shown(props: { status: string; mine: boolean; myTurn?: boolean }): string {
  const { container } = render(StatusText, props);
  return container.textContent.trim().replaceAll(/\s+/gu, ' ');
}

it('puts "Your turn" before a sentence that does not say it', () => {
  expect(shown({ status: 'Pour a drop, in secret', mine: true })).toBe('Your turn Pour a drop, in secret');
  expect(shown({ status: 'Your turn: green or a 7', mine: true })).toBe('Your turn: green or a 7');
});

it('does not call it my turn when I can do something out of turn', () => {
  const status = 'You have one card left. Call UNO!';
  expect(shown({ status, mine: true, myTurn: false })).toBe(status);
});
