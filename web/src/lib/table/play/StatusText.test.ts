import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import StatusText from './StatusText.svelte';

afterEach(cleanup);

function shown(props: { status: string; mine: boolean; myTurn?: boolean; who?: string }): string {
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

it('says whom it speaks to where players share a screen', () => {
  const turn = { mine: true, who: 'Mira' };
  expect(shown({ ...turn, status: 'Your turn: green or a 7' })).toBe('Mira · Your turn: green or a 7');
  expect(shown({ ...turn, status: 'Which spirit comes to you?' })).toBe(
    'Mira · Your turn Which spirit comes to you?',
  );
  expect(shown({ ...turn, status: 'Call UNO!', myTurn: false })).toBe('Mira · Call UNO!');
});
