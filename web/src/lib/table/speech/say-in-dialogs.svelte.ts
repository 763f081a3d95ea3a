import { pageSpeaker } from '../../speech/speaker.svelte';
import { onChange } from './on-change.svelte';

/**
 * For a line that a live region of the page says by itself: while a dialog is open nobody hears the page, so the dialog says it.
 * Call while a component is set up.
 */
export function sayInDialogs(line: () => string): void {
  const speaker = pageSpeaker();
  onChange(
    () => line() || undefined,
    (now) => speaker?.sayInDialog(now),
  );
}
