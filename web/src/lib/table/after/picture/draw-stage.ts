import type { SceneKind } from '../scene/scene-kind';
import type { Pen } from './pen';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The colours of the picture: those of the scene on the screen, by day. */
export const STAGES: Readonly<
  Record<SceneKind, { readonly ground: readonly string[]; readonly ink: string }>
> = {
  win: { ground: ['#f9d27a', '#f0a144', '#dd7a37'], ink: '#23201b' },
  light: { ground: ['#bfe2f0', '#fdf0c4', '#f7cf78'], ink: '#23201b' },
  dark: { ground: ['#3a3b44', '#1b1c23', '#0d0e12'], ink: '#f1ede3' },
  draw: { ground: ['#fffcf6', '#f6f1e7', '#ece4d5'], ink: '#23201b' },
};

export function drawStage(pen: Pen, kind: SceneKind): void {
  const ground =
    kind === 'light'
      ? pen.createLinearGradient(0, 0, 0, HEIGHT)
      : pen.createRadialGradient(330, 260, 0, 330, 260, 900);
  for (const [index, colour] of STAGES[kind].ground.entries()) ground.addColorStop(index / 2, colour);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Where the headlines stand. */
export const HEAD = { left: 60, top: 46, bottom: 168 };

/** Paper in the air, always at the same places: the same result gives the same picture. None lies on headlines of this width. */
export function drawPaper(pen: Pen, colours: readonly string[], headWidth: number): void {
  for (let piece = 0; piece < 70; piece += 1) {
    const [x, y] = [(piece * 367) % WIDTH, (piece * piece * 29 + piece * 83) % 330];
    const near = x > HEAD.left - 10 && x < HEAD.left + headWidth + 10;
    if (near && y > HEAD.top - 10 && y < HEAD.bottom) continue;
    pen.save();
    pen.translate(x, y);
    pen.rotate(piece * 1.7);
    pen.fillStyle = colours[piece % colours.length] ?? '';
    pen.fillRect(-7, -4, 14, 9);
    pen.restore();
  }
}
