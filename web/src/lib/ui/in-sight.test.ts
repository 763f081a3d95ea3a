import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringInSight, isInSight } from './in-sight.svelte';

beforeEach(() => {
  document.body.innerHTML = '<main><form></form></main>';
  const main = document.querySelector('main');
  main?.style.setProperty('--head', '60px');
  main?.style.setProperty('--foot', '64px');
  vi.stubGlobal('innerHeight', 640);
});
afterEach(() => vi.unstubAllGlobals());

/** A form of 200 pixels, from this place in the window. */
function formAt(top: number, height = 200): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new TypeError('no form');
  form.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
  return form;
}

it('sees what lies at least by half between the bars, and not what is below one of them', () => {
  expect(isInSight(formAt(60))).toBe(true);
  expect(isInSight(formAt(376))).toBe(true);
  expect(isInSight(formAt(430))).toBe(true);
  expect(isInSight(formAt(-60))).toBe(false);
  expect(isInSight(formAt(490))).toBe(false);
  expect(isInSight(formAt(-300))).toBe(false);
});

it('sees a part that fills the room, and does not miss one that is not shown', () => {
  expect(isInSight(formAt(40, 900))).toBe(true);
  expect(isInSight(formAt(0, 0))).toBe(true);
});

it('brings a part to stand above the tools', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  bringInSight(formAt(500));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 132, behavior: 'instant' });
});
