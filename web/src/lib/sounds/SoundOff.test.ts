import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../me/settings.svelte';
import { firstGesture } from './first-gesture.svelte';
import SoundOff from './SoundOff.svelte';

afterEach(() => {
  settings.sound = true;
});

it('says that the sound is off until the first gesture', () => {
  firstGesture.seen = false;
  const { container } = render(SoundOff);
  expect(container.textContent).toContain('Sound is off');
  firstGesture.seen = true;
  flushSync();
  expect(container.textContent).not.toContain('Sound is off');
});

it('says nothing to those who want no sounds', () => {
  firstGesture.seen = false;
  settings.sound = false;
  expect(render(SoundOff).container.textContent).not.toContain('Sound is off');
});
