import { untrack } from 'svelte';
import { settings } from '../me/settings.svelte';
import { firstGesture } from './first-gesture.svelte';
import { Loudspeaker } from './loudspeaker';
import type { SoundName } from './sounds';
import { vibrate } from './vibration';

export type { SoundName, StepSound } from './sounds';

const loudspeaker = new Loudspeaker();

/**
 * Plays a sound and shakes the device as the player's settings allow; nothing before the first gesture. An effect that
 * plays a sound does not run again when a setting changes.
 */
export function playSound(name: SoundName): void {
  untrack(() => {
    if (!firstGesture.seen) return;
    if (settings.vibration) vibrate(name);
    if (settings.sound) loudspeaker.play(name, settings.volume / 100);
  });
}
