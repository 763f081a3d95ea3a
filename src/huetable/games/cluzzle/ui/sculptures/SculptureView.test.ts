import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from '../clay/view3d/drawing-loop';
import SculptureView from './SculptureView.svelte';

const page = vi.hoisted(() => ({ drawings: [] as Drawing[] }));
const turntable = { refresh: () => undefined, zoomToClay: () => undefined, dispose: () => undefined };
const renderer = { draw: () => undefined };

vi.mock('../clay/view3d/drawing-loop', () => ({
  drawingLoop: { add: (drawing: Drawing) => (page.drawings.push(drawing), () => undefined) },
}));
vi.mock('../clay/view3d/load-3d', () => ({
  loadClay3d: () => Promise.resolve({ renderer, turntable: () => turntable }),
}));
vi.mock('../clay/view3d/fetch-sculpture', () => ({
  fetchSculpture: () => Promise.resolve({ field: {}, words: 'a ball', photo: null }),
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Not in jsdom yet.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('pauses and goes on turning at the press of its button', async () => {
  const sculpture = { clay: 'hash', note: '' };
  render(SculptureView, { table: 't', sculpture: sculpture as never, label: 'Yours', handled: true });
  await waitFor(() => expect(page.drawings).toHaveLength(1));
  let now = 0;
  const turns = () => page.drawings[0]?.draw(100, (now += 100));
  expect(turns()).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Stop turning it' }));
  expect(turns()).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn it once more' }));
  expect(turns()).toBe(true);
});
