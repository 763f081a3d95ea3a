import type { Mood } from './huetable';

export const mood: Mood = {
  table: { light: '#dfe7f3', dark: '#16233b' },
  rim: { light: '#9fb2d3', dark: '#3d5a8c' },
  glow: { light: '#9c2f0c', dark: '#ffab8a' },
  ink: { light: '#16233b', dark: '#e9eef8' },
};
