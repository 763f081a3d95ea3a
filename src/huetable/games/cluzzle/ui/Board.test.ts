import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Board from './Board.svelte';
import { asked, observation, view } from './sample';
import type { Event, Move, View } from './types';

afterEach(cleanup);

const players = (['red', 'green', 'blue'] as const).map((colour, seat) => ({
  ...{ seat, colour, name: ['Ada', 'Mira', 'Jo'][seat] ?? '', face: 'ada', bot: false },
}));
const solved: Event = { type: 'solved', seat: 2, sculptor: 1, word: 'cat', points: 1 };
const guessing: View = { ...view, phase: 'guess', talk: [asked({ asker: 2, answer: 'yes' })] };

function show(now: Partial<View>, moves: readonly Move[], told: View, event: Event | null) {
  cleanup();
  const latest = { ...observation(now, 0), moves, awaited: [0] };
  const step = event && { number: 1, event, length: 900 };
  const play = () => Promise.reject(new Error('nobody plays here'));
  render(Board, { observation: latest, told, step, players, play, busy: false });
}

it('offers the way out of the gallery once the last guess has been stamped', () => {
  const leave = () => screen.queryByRole('button', { name: 'Leave the gallery' });
  show({ phase: 'gallery' }, [{ type: 'content' }], guessing, solved);
  expect(leave()).toBeNull();
  show({ phase: 'gallery' }, [{ type: 'content' }], { ...view, phase: 'gallery' }, null);
  expect(leave()).not.toBeNull();
});

it('lets me ask once the guess before has been stamped', () => {
  const form = () => screen.queryByRole('radio', { name: 'Mira' });
  show({}, [{ type: 'ask', sculptor: 1, question: '' }], guessing, { ...solved, type: 'guessed' } as Event);
  expect(form()).toBeNull();
  show({}, [{ type: 'ask', sculptor: 1, question: '' }], view, null);
  expect(form()).not.toBeNull();
});
