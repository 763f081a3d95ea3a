import type { Part } from './parts';

/** Outlines on a square of 48 by 48: what is filled, and lines as thick as ropes. */
export const PART_PICTURES: Readonly<
  Record<Part['id'], { readonly fill?: string; readonly lines?: string; readonly thick?: number }>
> = {
  ball: { fill: 'M24 8a16 16 0 1 0 .01 0' },
  slab: { fill: 'M24 11 45 22v6L24 39 3 28v-6zM3 22l21 11 21-11M24 33v6' },
  rope: { lines: 'M24 11v26', thick: 11 },
  lying: { lines: 'M11 26h26', thick: 11 },
  egg: { fill: 'M24 7c8 0 12.500 10 12.500 18a12.500 15 0 0 1-25 0c0-8 4.500-18 12.500-18' },
  drum: { fill: 'M9 15c0-3 7-5 15-5s15 2 15 5v18c0 3-7 5-15 5s-15-2-15-5z' },
  cone: { fill: 'M24 7q2 0 3 2l12 26c1 3-7 6-15 6s-16-3-15-6L21 9q1-2 3-2' },
  ring: { lines: 'M24 19c9 0 15 3 15 6.500S33 32 24 32 9 29 9 25.500 15 19 24 19z', thick: 6 },
  hoop: { lines: 'M24 10a14 14 0 1 0 .01 0', thick: 7 },
  eyes: { fill: 'M14 17a7 7 0 1 0 .01 0M34 17a7 7 0 1 0 .01 0' },
  ears: {
    fill: 'M13 9c5 0 6.500 9 6.500 15S17 39 13 39 6.500 30 6.500 24 8 9 13 9M35 9c5 0 6.500 9 6.500 15S39 39 35 39s-6.500-9-6.500-15S30 9 35 9',
  },
  legs: { lines: 'M10 13v22M19 10v22M29 10v22M38 13v22', thick: 6 },
  arms: { lines: 'M18 17 8 31M30 17l10 14', thick: 8 },
  tail: { lines: 'M10 36c14 2 18-6 18-12s4-10 10-13', thick: 6 },
  wheels: { fill: 'M13 7a7 7 0 1 0 .01 0M35 7a7 7 0 1 0 .01 0M13 27a7 7 0 1 0 .01 0M35 27a7 7 0 1 0 .01 0' },
};
