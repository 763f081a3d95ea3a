import type { HonourLine } from '../honours/honour-lines';
import type { Curve, Keepsake } from '../../screens';
import { curvePath, curvePoints } from '../charts/light-curve';
import { drawFace, type PicturedPlayer } from './draw-face';
import { drawText, fillBox, FONT, wrapWords, type Pen } from './pen';

export const CARD = { x: 620, y: 190, width: 530, height: 380 };
const INK = '#23201b';
const MUTE = '#655d51';

/** The card on the right, which honours, pictures and charts lie on. */
export function drawCard(pen: Pen): void {
  pen.fillStyle = 'rgb(255 252 246 / 94%)';
  fillBox(pen, [CARD.x, CARD.y, CARD.width, CARD.height], 22);
}

/** Honours below each other, with `air` between them; returns where the next thing can go. */
export function drawHonours(
  pen: Pen,
  lines: readonly HonourLine[],
  players: readonly PicturedPlayer[],
  top: number,
  air = 0,
): number {
  let y = top;
  for (const line of lines) {
    drawHonour(pen, line, players, y);
    y += honourHeight(pen, line) + air;
  }
  return y;
}

/** Honours that have the card to themselves, spread over its height. */
export function spreadHonours(
  pen: Pen,
  lines: readonly HonourLine[],
  players: readonly PicturedPlayer[],
): void {
  const needed = lines.reduce((sum, line) => sum + honourHeight(pen, line), 0);
  const air = Math.min(36, (CARD.height - needed) / (lines.length + 1));
  drawHonours(pen, lines, players, CARD.y + (CARD.height - needed - air * (lines.length - 1)) / 2, air);
}

function drawHonour(
  pen: Pen,
  line: HonourLine,
  players: readonly PicturedPlayer[],
  y: number,
): void {
  const faces = line.seats.flatMap((seat) => players[seat] ?? []);
  faces
    .slice(0, 2)
    .forEach((player, index) =>
      drawFace(pen, player, CARD.x + 50 + index * 20, y + 30, faces.length > 1 ? 40 : 52),
    );
  drawText(pen, line.title, CARD.x + 104, y + 24, { size: 22, weight: 800, colour: INK });
  honourRows(pen, line).forEach((words, row) =>
    drawText(pen, words, CARD.x + 104, y + 50 + row * 25, {
      size: 20,
      weight: 500,
      colour: INK,
      most: CARD.width - 130,
    }),
  );
}

function honourRows(pen: Pen, { told }: HonourLine): readonly string[] {
  pen.font = `500 20px ${FONT}`;
  return wrapWords(told, CARD.width - 130, 2, (line) => pen.measureText(line).width);
}

function honourHeight(pen: Pen, line: HonourLine): number {
  return 66 + 25 * (honourRows(pen, line).length - 1);
}

/** Up to six pictures side by side, as high as there is room. */
export function drawKeepsakes(pen: Pen, keepsakes: readonly Keepsake[], top: number, height: number): void {
  const size = Math.min(height - 30, (CARD.width - 40) / Math.max(3, keepsakes.length) - 8);
  const left = CARD.x + (CARD.width - keepsakes.length * (size + 8)) / 2;
  keepsakes.forEach(({ picture, caption }, index) => {
    const scale = size / Math.max(picture.width, picture.height);
    const x = left + index * (size + 8);
    pen.drawImage(picture, x, top, picture.width * scale, picture.height * scale);
    drawText(pen, caption, x + size / 2, top + size + 20, {
      size: 18,
      colour: INK,
      align: 'center',
      most: size,
    });
  });
}

/** The curve of a game that people won or lost together. */
export function drawCurve(pen: Pen, curve: Curve, top: number, height: number): void {
  const points = curvePoints(curve, CARD.width - 40, height - 30);
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
    drawText(pen, String(round), x, height - 20, { size: 16, colour: MUTE, align: 'center' });
  }
  pen.restore();
}
