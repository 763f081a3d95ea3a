import type { Player } from '../../screens';
import { coloursOf, drawColourTile, type Pen } from './pen';

/** Draws a player's face: a disc with a ring in the seat's colour and its sign. */
export function drawFace(pen: Pen, { colour }: Player, x: number, y: number, size: number): void {
  pen.save();
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.fillStyle = '#fffcf6';
  pen.fill();
  pen.lineWidth = size * 0.06;
  pen.strokeStyle = coloursOf(colour).fill;
  pen.stroke();
  drawColourTile(pen, colour, x - size * 0.3, y - size * 0.3, size * 0.6);
  pen.restore();
}
