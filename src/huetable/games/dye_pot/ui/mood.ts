import type { Mood } from '$lib/table/mood/mood';

/** A dyer's yard: sun on terracotta tiles. */
export const mood: Mood = {
  table: { light: '#ecc7ae', dark: '#3d241b' },
  rim: { light: '#9c4a2c', dark: '#7d3f28' },
  glow: { light: '#7c2148', dark: '#ffb59a' },
  seats: 'beside',
  compactSeats: 'short-screens',
  ink: { light: '#33180e', dark: '#fbe9de' },
};
