import { COLORADD, type Hue } from '../../glyphs/shapes';
import type { Keepsake, Player } from '../screens';
import { lineOffset, DASHES, chartScale, linePath } from './chart-scale';
import type { Rank } from './ranking';
import { scoreBounds, spreadLabels, type ScoreLine } from './score-history';

/** What the picture of a result shows. */
export interface PictureContent {
  readonly game: string;
  readonly headline: string;
  readonly when: string;
  readonly ranks: readonly Rank[];
  readonly players: readonly Player[];
  readonly lines: readonly ScoreLine[];
  readonly steps: number;
  readonly points: (score: number) => string;
  /** Shown instead of the score chart, if there are any. */
  readonly keepsakes: readonly Keepsake[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#23201b';
const MUTE = '#655d51';
const FONT = 'system-ui, sans-serif';

/** Draws the result of a game, in the size that messengers show in full. */
export async function drawResultPicture(content: PictureContent): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = '#f6f1e7';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHeadline(pen, content);
  content.ranks.slice(0, 8).forEach((rank, index) => drawRank(pen, rank, content, 216 + index * 48));
  if (content.keepsakes.length > 0) drawKeepsakes(pen, content.keepsakes.slice(-6));
  else drawScoreChart(pen, content);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

function drawHeadline(pen: CanvasRenderingContext2D, { game, headline, when }: PictureContent): void {
  drawText(pen, `Huetable · ${game}`, 60, 84, `600 28px ${FONT}`, MUTE);
  drawText(pen, headline, 60, 152, `800 56px ${FONT}`, INK, WIDTH - 120);
  drawText(pen, when, 60, HEIGHT - 40, `500 22px ${FONT}`, MUTE);
}

function drawRank(
  pen: CanvasRenderingContext2D,
  rank: Rank,
  { players, points }: PictureContent,
  y: number,
): void {
  const player = players[rank.seat];
  if (!player) return;
  drawText(pen, String(rank.place), 60, y + 28, `700 24px ${FONT}`, MUTE);
  drawColourTile(pen, player.colour, 96, y, 38);
  drawText(pen, player.name, 150, y + 28, `${rank.won ? 800 : 600} 26px ${FONT}`, INK, 250);
  pen.textAlign = 'right';
  drawText(pen, points(rank.score), 540, y + 28, `700 26px ${FONT}`, INK);
  pen.textAlign = 'left';
}

/** A tile with the colour's sign, next to the player's name. */
function drawColourTile(pen: CanvasRenderingContext2D, hue: Hue, x: number, y: number, size: number): void {
  const { fill, on } = coloursOf(hue);
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = fill;
  pen.strokeStyle = 'rgb(35 32 27 / 40%)';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * 0.28);
  pen.fill();
  pen.stroke();
  pen.translate(size * 0.19, size * 0.19);
  pen.scale((size * 0.62) / 24, (size * 0.62) / 24);
  pen.fillStyle = pen.strokeStyle = on;
  pen.lineWidth = 2;
  if (COLORADD[hue].frame) pen.strokeRect(2.5, 2.5, 19, 19);
  pen.fill(new Path2D(COLORADD[hue].path));
  pen.restore();
}

/** Up to six pictures, in two rows. */
function drawKeepsakes(pen: CanvasRenderingContext2D, keepsakes: readonly Keepsake[]): void {
  const columns = keepsakes.length > 4 ? 3 : 2;
  const size = columns === 3 ? 172 : 184;
  pen.textAlign = 'center';
  keepsakes.forEach(({ picture, caption }, index) => {
    const x = (columns === 3 ? 604 : 650) + (index % columns) * (size + 10 * (5 - columns));
    const y = 178 + Math.floor(index / columns) * (size + 32);
    const scale = size / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    pen.drawImage(picture, x + (size - width) / 2, y + (size - height) / 2, width, height);
    drawText(pen, caption, x + size / 2, y + size + 18, `600 22px ${FONT}`, INK, size);
  });
  pen.textAlign = 'left';
}

function drawScoreChart(pen: CanvasRenderingContext2D, { lines, players, steps }: PictureContent): void {
  const chart = chartScale(470, 340, steps, scoreBounds(lines));
  const ends = spreadLabels(
    lines.map(({ score }) => chart.y(score)),
    34,
    340,
  );
  pen.save();
  pen.translate(610, 200);
  pen.lineJoin = 'round';
  for (const { score, y } of chart.ticks) {
    strokePath(pen, `M${chart.left} ${y}H${chart.right}`, '#d8cdb8', 1);
    drawText(pen, String(score), 0, y + 6, `500 18px ${FONT}`, MUTE);
  }
  lines.forEach((line, index) => {
    const hue = players[line.seat]?.colour ?? 'black';
    const path = linePath(line, chart, 2 * lineOffset(index, lines.length));
    strokePath(pen, path, '#8f8470', 6);
    pen.setLineDash((DASHES[index % DASHES.length] ?? '').split(' ').filter(Boolean).map(Number));
    strokePath(pen, path, coloursOf(hue).fill, 4);
    pen.setLineDash([]);
    drawColourTile(pen, hue, chart.right + 20, (ends[index] ?? 0) - 15, 30);
  });
  pen.restore();
}

function strokePath(pen: CanvasRenderingContext2D, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
}

function drawText(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(words, x, y, most);
}

/** Reads the colours from the style sheet, where they are defined. */
function coloursOf(hue: Hue): { readonly fill: string; readonly on: string } {
  const probe = document.createElement('span');
  probe.dataset.hue = hue;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = { fill: style.getPropertyValue('--hue'), on: style.getPropertyValue('--on-hue') };
  probe.remove();
  return colours;
}
