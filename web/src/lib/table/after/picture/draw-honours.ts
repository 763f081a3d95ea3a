import type { HonourLine } from '../honours/honour-lines';
import { CARD, drawCard } from './draw-card';
import { drawFace, type PicturedPlayer } from './draw-face';
import { drawText, widthIn, wrapWords, type Pen } from './pen';

const INK = '#23201b';
/** Left of the words: the faces. */
const INDENT = 104;
const MARGIN = 26;
/** How much larger honours are where nothing else is told: the fewer, the larger. */
const ALONE_SCALES = [1, 1.4, 1.35, 1.2] as const;

/** Honours below each other, above something else on the card; returns where that can go. */
export function drawHonours(
  pen: Pen,
  lines: readonly HonourLine[],
  players: readonly PicturedPlayer[],
  top: number,
): number {
  pen.save();
  pen.translate(CARD.x, top);
  const height = drawList(pen, lines, players, CARD.width, 0);
  pen.restore();
  return top + height;
}

/** Honours on a card that is as high as they need. */
export function drawHonoursAlone(
  pen: Pen,
  lines: readonly HonourLine[],
  players: readonly PicturedPlayer[],
): void {
  const air = lines.length > 3 ? 8 : 22;
  const heightAt = (scale: number) =>
    lines.reduce((sum, line) => sum + heightOf(pen, line, CARD.width / scale) + air, -air) * scale;
  // Long names take more lines.
  let scale: number = ALONE_SCALES[lines.length] ?? 1;
  while (scale > 1 && heightAt(scale) + 2 * MARGIN > CARD.height) scale = Math.max(1, scale - 0.05);
  const [width, needed] = [CARD.width / scale, heightAt(scale)];
  const height = Math.min(CARD.height, needed + 2 * MARGIN);
  drawCard(pen, height);
  pen.save();
  pen.translate(CARD.x, CARD.y + (CARD.height - needed) / 2);
  pen.scale(scale, scale);
  drawList(pen, lines, players, width, air);
  pen.restore();
}

/** Returns how high it is. */
function drawList(
  pen: Pen,
  lines: readonly HonourLine[],
  players: readonly PicturedPlayer[],
  width: number,
  air: number,
): number {
  let y = 0;
  for (const line of lines) {
    drawHonour(pen, line, players, width, y);
    y += heightOf(pen, line, width) + air;
  }
  return y;
}

function drawHonour(
  pen: Pen,
  line: HonourLine,
  players: readonly PicturedPlayer[],
  width: number,
  y: number,
): void {
  const most = width - INDENT - MARGIN;
  const faces = line.seats.flatMap((seat) => players[seat] ?? []);
  const size = faces.length > 1 ? 40 : 52;
  faces.slice(0, 2).forEach((player, index) => drawFace(pen, player, 50 + index * 20, y + 30, size));
  drawText(pen, line.title, INDENT, y + 24, { size: 22, weight: 800, colour: INK, most });
  rowsOf(pen, line, width).forEach((words, row) =>
    drawText(pen, words, INDENT, y + 50 + row * 25, { size: 20, weight: 500, colour: INK, most }),
  );
}

function rowsOf(pen: Pen, { told }: HonourLine, width: number): readonly string[] {
  // Larger letters need more lines, and alone they have the room.
  const most = width < CARD.width ? 3 : 2;
  return wrapWords(told, width - INDENT - MARGIN, most, widthIn(pen, { size: 20, weight: 500 }));
}

function heightOf(pen: Pen, line: HonourLine, width: number): number {
  return 66 + 25 * (rowsOf(pen, line, width).length - 1);
}
