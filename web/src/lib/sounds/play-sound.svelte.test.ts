import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../me/settings.svelte';
import { playSound } from '.';
import { FirstGesture, firstGesture } from './first-gesture.svelte';
import { Loudspeaker } from './loudspeaker';

const USUAL = { sound: true, volume: 60, vibration: true };
const vibrate = vi.fn();
let play = vi.spyOn(Loudspeaker.prototype, 'play');

beforeEach(() => {
  play = vi.spyOn(Loudspeaker.prototype, 'play').mockReturnValue();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  vibrate.mockClear();
  firstGesture.seen = true;
});
afterEach(() => {
  Object.assign(settings, USUAL);
  Reflect.deleteProperty(navigator, 'vibrate');
});

it.each(['keydown', 'pointerup'])('is silent until the first %s', (gesture) => {
  const first = new FirstGesture();
  expect(first.seen).toBe(false);
  dispatchEvent(new Event(gesture));
  expect(first.seen).toBe(true);
});

it('plays nothing and shakes nothing before the first gesture', () => {
  firstGesture.seen = false;
  playSound('turn');
  expect(play).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

it('plays as loud as the settings say, and shakes by name', () => {
  settings.volume = 20;
  playSound('caught');
  expect(play).toHaveBeenCalledWith('caught', 0.2);
  expect(vibrate).toHaveBeenCalledWith([60, 40, 60, 40, 150]);
  playSound('deal');
  expect(vibrate).toHaveBeenCalledOnce();
});

it('has a switch for the sound and one for the vibration', () => {
  Object.assign(settings, { sound: false, vibration: false });
  playSound('caught');
  expect(play).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

it('plays once for an effect, whatever is changed in the settings later', () => {
  const end = $effect.root(() => {
    $effect(() => playSound('turn'));
  });
  flushSync();
  settings.volume = 30;
  settings.vibration = false;
  flushSync();
  end();
  expect(play).toHaveBeenCalledOnce();
});
