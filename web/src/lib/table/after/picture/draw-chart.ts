import type { Player } from '../../screens';
import { chartScale, DASHES, lineOffset, linePath } from '../charts/chart-scale';
import { scoreBounds, spreadLabels, type ScoreLine } from '../charts/score-history';
import { CARD } from './draw-card';
import { coloursOf, drawColourTile, drawText, type Pen } from './pen';

/** The score over the game, in the lower part of the card. */
export function drawScoreChart(
  pen: Pen,
  lines: readonly ScoreLine[],
  players: readonly Player[],
  steps: number,
  top: number,
): void {
  const height = CARD.y + CARD.height - top - 16;
  const chart = chartScale(CARD.width - 90, height, steps, scoreBounds(lines));
  const heights = lines.map(({ score }) => chart.y(score));
  const ends = spreadLabels(heights, Math.min(34, height / lines.length), height);
  pen.save();
  pen.translate(CARD.x + 24, top);
  pen.lineJoin = 'round';
  for (const { score, y } of chart.ticks) {
    strokePath(pen, `M${chart.left} ${y}H${chart.right}`, '#d8cdb8', 1);
    drawText(pen, String(score), 0, y + 6, { size: 17, weight: 500, colour: '#655d51' });
  }
  lines.forEach((line, index) => {
    const hue = players[line.seat]?.colour ?? 'black';
    const path = linePath(line, chart, 2 * lineOffset(index, lines.length));
    strokePath(pen, path, '#8f8470', 6);
    pen.setLineDash((DASHES[index % DASHES.length] ?? '').split(' ').filter(Boolean).map(Number));
    strokePath(pen, path, coloursOf(hue).fill, 4);
    pen.setLineDash([]);
    drawColourTile(pen, hue, chart.right + 14, (ends[index] ?? 0) - 13, 26);
  });
  pen.restore();
}

function strokePath(pen: Pen, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
}
