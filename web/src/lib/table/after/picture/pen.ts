import type { Hue } from '../../../glyphs/shapes';
import { signOf } from '../../../glyphs/signs';

/** What all parts of the picture draw with. */
export type Pen = CanvasRenderingContext2D;

/** The page's own typeface, by the name that ui/fonts.css gives it: with another name the picture falls back to a system font. */
export const FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif";

export interface Words {
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** The most width they may take, in pixels: longer words are squeezed. */
  readonly most?: number;
}

export function drawText(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  { size, weight = 600, colour, align = 'left', most }: Words,
): void {
  pen.font = fontOf({ size, weight });
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(shortened(pen, words, most), x, y, most);
  pen.textAlign = 'left';
}

const fontOf = ({ size, weight = 600 }: Pick<Words, 'size' | 'weight'>): string =>
  `${weight} ${size}px ${FONT}`;

/** Measures words that are drawn like this. */
export function widthIn(pen: Pen, words: Pick<Words, 'size' | 'weight'>): (line: string) => number {
  return (line) => {
    pen.font = fontOf(words);
    return pen.measureText(line).width;
  };
}

/** Squeezing makes words hard to read: what is much too long ends in "…" instead. */
function shortened(pen: Pen, words: string, most = Infinity): string {
  let kept = words;
  while (kept.length > 4 && pen.measureText(kept).width > 1.15 * most)
    kept = `${kept.slice(0, -2).trimEnd()}…`;
  return kept;
}

/**
 * Breaks words into lines of this width, as `widthOf` measures them, and about equally long: no last line of one word.
 * What doesn't fit into the last line ends in "…".
 */
export function wrapWords(
  words: string,
  width: number,
  most: number,
  widthOf: (line: string) => number,
): readonly string[] {
  let lines = breakWords(words, width, widthOf);
  if (lines.length > most) return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = breakWords(words, share * width, widthOf);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) > width)) break;
    lines = narrower;
  }
  return lines;
}

/** Each line takes as many words as fit. */
function breakWords(words: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (widthOf(longer) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function fillBox(pen: Pen, box: readonly [number, number, number, number], radius: number): void {
  pen.beginPath();
  pen.roundRect(...box, radius);
  pen.fill();
}

/** A tile with the colour's sign, next to a player's name. */
export function drawColourTile(pen: Pen, hue: Hue, x: number, y: number, size: number): void {
  const { fill, on } = coloursOf(hue);
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = fill;
  fillBox(pen, [0, 0, size, size], size * 0.28);
  pen.translate(size * 0.19, size * 0.19);
  pen.scale((size * 0.62) / 24, (size * 0.62) / 24);
  pen.fillStyle = pen.strokeStyle = on;
  pen.lineWidth = 2;
  const { frame, path } = signOf(hue);
  if (frame) pen.strokeRect(2.5, 2.5, 19, 19);
  pen.fill(new Path2D(path));
  pen.restore();
}

/** Reads the colours from the style sheet, where they are defined. */
export function coloursOf(hue: Hue): { readonly fill: string; readonly on: string } {
  const probe = Object.assign(document.createElement('span'), { hidden: true });
  probe.dataset.hue = hue;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = { fill: style.getPropertyValue('--hue'), on: style.getPropertyValue('--on-hue') };
  probe.remove();
  return colours;
}
