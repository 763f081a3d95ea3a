import type { Mood } from '$lib/table/mood/mood';

/** A green card table with a wooden rim. */
export const mood: Mood = {
  table: { light: '#22604a', dark: '#163b2e' },
  rim: { light: '#c8965a', dark: '#8a6538' },
  glow: { light: '#ffce6b', dark: '#f6c15c' },
  ink: { light: '#fffaf0', dark: '#f1f4ec' },
  seats: 'around',
};
