import type { Curve, Keepsake } from '../../screens';
import { curvePath, curvePoints } from '../charts/light-curve';
import { drawText, fillBox, widthIn, wrapWords, type Pen } from './pen';

export const CARD = { x: 620, y: 190, width: 530, height: 380 };
const INK = '#23201b';
const MUTE = '#655d51';

/** The card on the right, which honours, pictures and charts lie on; a lower one keeps its middle. */
export function drawCard(pen: Pen, height = CARD.height): void {
  pen.fillStyle = 'rgb(255 252 246 / 94%)';
  fillBox(pen, [CARD.x, CARD.y + (CARD.height - height) / 2, CARD.width, height], 22);
}

const CAPTION = { size: 18, colour: INK, align: 'center' } as const;
/** Between the lines of a caption of two words, for which a small picture is too narrow. */
const CAPTION_LINE = 18;

/** Pictures of the game, as high as there is room: in one row, or in two if their captions need the width. */
export function drawKeepsakes(pen: Pen, keepsakes: readonly Keepsake[], top: number, height: number): void {
  const rows = keepsakeRows(pen, keepsakes);
  const each = Math.ceil(keepsakes.length / rows);
  for (let row = 0; row < rows; row++) {
    const part = keepsakes.slice(row * each, (row + 1) * each);
    drawRow(pen, part, top + (row * height) / rows, height / rows);
  }
}

/** More than three pictures take two rows if a word would have to be cut in one. */
export function keepsakeRows(pen: Pen, keepsakes: readonly Keepsake[]): number {
  const column = columnOf(keepsakes.length);
  const widthOf = widthIn(pen, CAPTION);
  const fits = ({ caption }: Keepsake) =>
    captionLines(pen, caption, column).every((line) => widthOf(line) <= column);
  return keepsakes.length <= IN_A_ROW || keepsakes.every(fits) ? 1 : 2;
}

const IN_A_ROW = 3;
const columnOf = (pictures: number): number => (CARD.width - 40) / Math.max(IN_A_ROW, pictures) - 8;

const captionLines = (pen: Pen, caption: string, column: number): readonly string[] =>
  wrapWords(caption, column, 2, widthIn(pen, CAPTION));

function drawRow(pen: Pen, keepsakes: readonly Keepsake[], top: number, height: number): void {
  const column = columnOf(keepsakes.length);
  const captions = keepsakes.map(({ caption }) => captionLines(pen, caption, column));
  const lines = Math.max(...captions.map(({ length }) => length));
  const size = Math.min(height - 12 - lines * CAPTION_LINE, column);
  const left = CARD.x + (CARD.width - keepsakes.length * (column + 8) + 8) / 2;
  keepsakes.forEach(({ picture }, index) => {
    const scale = size / Math.max(picture.width, picture.height);
    const middle = left + index * (column + 8) + column / 2;
    pen.drawImage(picture, middle - size / 2, top, picture.width * scale, picture.height * scale);
    captions[index]?.forEach((line, row) =>
      drawText(pen, line, middle, top + size + 20 + row * CAPTION_LINE, { ...CAPTION, most: column }),
    );
  });
}

/** The curve of a game that people won or lost together. */
export function drawCurve(pen: Pen, curve: Curve, top: number, height: number): void {
  const points = curvePoints(curve, CARD.width - 40, height - 44);
  drawText(pen, curve.title, CARD.x + 26, top + 20, { size: 20, weight: 650, colour: MUTE });
  pen.save();
  pen.translate(CARD.x + 20, top + 22);
  pen.lineJoin = pen.lineCap = 'round';
  pen.strokeStyle = pen.fillStyle = '#c98a0c';
  pen.lineWidth = 5;
  pen.stroke(new Path2D(curvePath(points)));
  for (const { x, y, value, round, labelled } of points) {
    pen.fillStyle = '#c98a0c';
    pen.beginPath();
    pen.arc(x, y, 6, 0, 2 * Math.PI);
    pen.fill();
    if (!labelled) continue;
    drawText(pen, String(value), x, y - 12, { size: 18, weight: 750, colour: INK, align: 'center' });
    drawText(pen, String(round), x, height - 34, { size: 16, colour: MUTE, align: 'center' });
  }
  pen.restore();
}
