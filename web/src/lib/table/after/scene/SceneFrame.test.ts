import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import SceneFrame from './SceneFrame.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const part = (name: string) =>
  createRawSnippet(() => ({ render: () => `<p data-testid="part">${name}</p>` }));

function orderOn(low: boolean): readonly (string | null)[] {
  vi.stubGlobal('matchMedia', () => ({
    matches: low,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const parts = { behind: part('behind'), who: part('who'), made: part('made'), actions: part('actions') };
  const flags = { tv: false, podium: true, few: false, alone: false };
  render(SceneFrame, { kind: 'win', ...flags, ...parts, told: undefined });
  return screen.getAllByTestId('part').map(({ textContent }) => textContent);
}

it('has the way to the next game right after the people on a low phone, and else what was made', () => {
  expect(orderOn(true)).toEqual(['behind', 'who', 'actions', 'made']);
  cleanup();
  expect(orderOn(false)).toEqual(['behind', 'who', 'made', 'actions']);
});
