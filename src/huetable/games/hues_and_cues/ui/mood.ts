import type { Mood } from '$lib/table/mood/mood';

/** The wall of a studio: exact greys, because any tint next to the board would change how its colours look. */
export const mood: Mood = {
  table: { light: '#c9c9c9', dark: '#2a2a2a' },
  rim: { light: '#8c8c8c', dark: '#555555' },
  glow: { light: '#141414', dark: '#f5f5f5' },
  ink: { light: '#1a1a1a', dark: '#ededed' },
  neutral: true,
  seats: 'beside',
  boardWidth: 900,
};
