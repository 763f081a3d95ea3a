import type { Curve, Keepsake } from '../../screens';
import { curvePath, curvePoints } from '../charts/light-curve';
import { drawText, fillBox, type Pen } from './pen';

export const CARD = { x: 620, y: 190, width: 530, height: 380 };
const INK = '#23201b';
const MUTE = '#655d51';

/** The card on the right, which honours, pictures and charts lie on; a lower one keeps its middle. */
export function drawCard(pen: Pen, height = CARD.height): void {
  pen.fillStyle = 'rgb(255 252 246 / 94%)';
  fillBox(pen, [CARD.x, CARD.y + (CARD.height - height) / 2, CARD.width, height], 22);
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
