/** A colour and the same in shade. */
export type Tone = readonly [light: string, shade: string];

/** Soft and neutral, so that only the ring and the clothes speak of the seat. */
export const BACKGROUNDS = ['#d3d8da', '#d9d3c8', '#cfd6cd', '#d8cfd3', '#ccd4da', '#ddd7c9'] as const;

/** From the lightest skin to the darkest. */
export const SKINS = [
  ['#fbdfcd', '#ecbfa4'],
  ['#f5cda9', '#e0aa80'],
  ['#e8b68b', '#cc9163'],
  ['#d39b68', '#b37846'],
  ['#b67a4c', '#935b34'],
  ['#95603c', '#734327'],
  ['#774932', '#57301e'],
  ['#5f3a2a', '#432518'],
] as const satisfies readonly Tone[];

export const HAIR_COLOURS = [
  ['#2a2422', '#433a36'],
  ['#3f2a20', '#5a3d2e'],
  ['#5e3b26', '#7a5238'],
  ['#86572f', '#a37245'],
  ['#8c3f24', '#a9573a'],
  ['#c26a33', '#9e4f22'],
  ['#d9ac62', '#b78843'],
  ['#ecd196', '#c9a763'],
] as const satisfies readonly Tone[];

/** The hair of the old. */
export const GREYS = [
  ['#8b8a8a', '#6d6c6c'],
  ['#bdbcba', '#989694'],
  ['#efece6', '#c6c1b8'],
] as const satisfies readonly Tone[];

/** Hats, scarves and frames: muted, so that they are no seat's colour. */
export const CLOTHS = [
  ['#566270', '#414b57'],
  ['#8a7a63', '#6d5f4b'],
  ['#7a6272', '#5f4a58'],
  ['#6f7a66', '#566050'],
  ['#e9dfca', '#c8bb9f'],
  ['#a98573', '#8a6857'],
  ['#4a4643', '#343130'],
  ['#94a5ad', '#758790'],
] as const satisfies readonly Tone[];

export const METALS = [
  ['#bcc6cc', '#93a0a8'],
  ['#a5b5b1', '#7d908c'],
  ['#cdc2ad', '#a5987f'],
  ['#b3afc2', '#8a859e'],
  ['#8d9aa4', '#6a7782'],
  ['#e2dfd6', '#b6b1a4'],
  ['#c2a792', '#9a7d67'],
  ['#7c8087', '#5c6067'],
] as const satisfies readonly Tone[];

/** What lights up on a robot. */
export const LIGHTS = ['#9df0de', '#ffe08f', '#ffffff', '#ffb8a3', '#b9e6ff'] as const;
