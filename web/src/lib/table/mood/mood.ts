import type { CompactSeats } from '../seats/seating';
import { isLight, mixed } from './mix';

/** A colour as #rrggbb, by day and by night. */
export interface DayAndNight {
  readonly light: string;
  readonly dark: string;
}

/** In a game's mood.ts: what its table looks like. */
export interface Mood {
  /** The ground under the board and the seats. */
  readonly table: DayAndNight;
  /** The table's edge. */
  readonly rim: DayAndNight;
  /** Whose turn it is, and what can be done. It can be read on the table. */
  readonly glow: DayAndNight;
  /** Text on the table. */
  readonly ink: DayAndNight;
  /** The bar and the panels around the board are grey too, so that nothing tints the board. */
  readonly neutral?: boolean;
  /** On a wide screen: on all sides of the board, or only left and right of it. A TV has them left and right by default. */
  readonly seats?: 'around' | 'beside';
  /** The least width of the board: on a screen with less, all seats are above it. */
  readonly boardWidth?: number;
  /** Where the seats are one low row of small faces, with names beside them if there are at most four. */
  readonly compactSeats?: CompactSeats | undefined;
}

/** A mood, or one that follows what happens in the game. */
export type MoodOf<View = unknown> = Mood | ((view: View) => Mood);

/** For games without a mood of their own: the paper of the page. */
export const PAPER: Mood = {
  table: { light: '#f6f1e7', dark: '#1d1b18' },
  rim: { light: '#d8cdb8', dark: '#423c34' },
  glow: { light: '#9a3a1f', dark: '#f29a76' },
  ink: { light: '#23201b', dark: '#f2ece0' },
};

export function moodNow<View>(mood: MoodOf<View> | null, view: View | undefined): Mood {
  if (typeof mood !== 'function') return mood ?? PAPER;
  return view === undefined ? PAPER : mood(view);
}

/** The page's colours, as they are on a table of this colour with this ink. */
export function tableColours(table: string, ink: string, rim: string, glow: string): Record<string, string> {
  const bright = isLight(table);
  const under = bright ? '#ffffff' : '#000000';
  return {
    table,
    rim,
    glow,
    /** The light around a face: on a bright table the glow itself would be a shadow. */
    halo: bright ? under : glow,
    'on-table': ink,
    paper: table,
    felt: mixed(table, under, bright ? 0.38 : 0.2),
    'felt-deep': mixed(table, under, bright ? 0.16 : 0.32),
    card: mixed(table, under, bright ? 0.7 : 0.26),
    line: mixed(table, ink, 0.24),
    'line-strong': mixed(table, ink, 0.62),
    ink,
    mute: mixed(ink, table, 0.14),
    accent: glow,
    'accent-ink': glow,
    'accent-wash': mixed(table, under, bright ? 0.55 : 0.42),
    'on-accent': under,
  };
}

/** The CSS variables of a mood: every part of the page that stands on the table follows it. */
export function moodTokens({ table, ink, rim, glow }: Mood): ReadonlyMap<string, string> {
  const day = tableColours(table.light, ink.light, rim.light, glow.light);
  const night = tableColours(table.dark, ink.dark, rim.dark, glow.dark);
  return new Map(
    Object.entries(day).map(([name, colour]) => [`--${name}`, `light-dark(${colour}, ${night[name]})`]),
  );
}

/** Sets the variables through the style object: the page's policy forbids style attributes. */
export function wearMood(mood: Mood): (node: HTMLElement) => void {
  return (node) => moodTokens(mood).forEach((value, name) => node.style.setProperty(name, value));
}
