import type { Rank } from '../ranking';
import { podiumSteps, type PodiumSide } from '../scene/podium';
import { drawFace, type PicturedPlayer } from './draw-face';
import { drawText, fillBox, type Pen } from './pen';

const FLOOR = 560;
const STEP_WIDTH = 165;
/** Where each step stands, and how high it is. */
const LEFT: Readonly<Record<PodiumSide, number>> = { left: 62, middle: 227, right: 392 };
const HEIGHTS: Readonly<Record<number, number>> = { 1: 136, 2: 106 };
const LOWEST = 84;

/** How a score is written; null where none counts. */
type Points = ((score: number) => string) | null;

/** One or two players: the winner large, the other beside; two winners are equally large. */
export function drawPair(
  pen: Pen,
  ranks: readonly Rank[],
  players: readonly PicturedPlayer[],
  points: Points,
  ink: string,
): void {
  const even = ranks.length > 1 && ranks.every(({ won }) => won);
  const middles = even ? [180, 440] : ranks.length > 1 ? [225, 490] : [310];
  ranks.forEach(({ seat, score, won }, index) => {
    const player = players[seat];
    const [x, size] = [middles[index] ?? 310, even ? 190 : won ? 250 : 130];
    const [nameSize, most] = won ? [40, even ? 240 : 310] : [28, 190];
    if (!player) return;
    drawFace(pen, player, x, 455 - size / 2, size);
    drawText(pen, player.name, x, 506, { size: nameSize, weight: 800, colour: ink, align: 'center', most });
    drawText(pen, points?.(score) ?? '', x, 546, {
      size: won ? 30 : 24,
      weight: 650,
      colour: ink,
      align: 'center',
      most,
    });
  });
}

/** The podium, standing on the floor of the picture; who has no step on it follows in a line below. */
export function drawPodium(
  pen: Pen,
  ranks: readonly Rank[],
  players: readonly PicturedPlayer[],
  points: Points,
  ink: string,
): void {
  const standing = podiumSteps(ranks).flatMap(({ ranks: here }) => here);
  const others = ranks.filter((rank) => !standing.includes(rank));
  const named = others
    .map(({ seat, score }) => (players[seat]?.name ?? '') + (points ? ` ${score}` : ''))
    .join(' · ');
  drawText(pen, named, LEFT.middle + STEP_WIDTH / 2, FLOOR + 34, {
    size: 21,
    colour: ink,
    align: 'center',
    most: 540,
  });
  for (const { side, place, ranks: here } of podiumSteps(ranks)) {
    const [x, height] = [LEFT[side], HEIGHTS[place] ?? LOWEST];
    const middle = x + STEP_WIDTH / 2;
    pen.fillStyle = 'rgb(255 252 246 / 88%)';
    fillBox(pen, [x + 4, FLOOR - height, STEP_WIDTH - 8, height], 10);
    drawText(pen, String(place), middle, FLOOR - height + 44, {
      size: 38,
      weight: 800,
      colour: '#23201b',
      align: 'center',
    });
    drawText(pen, points?.(here[0]?.score ?? 0) ?? '', middle, FLOOR - 14, {
      size: 20,
      weight: 650,
      colour: '#23201b',
      align: 'center',
      most: STEP_WIDTH - 24,
    });
    drawStanding(
      pen,
      here.flatMap(({ seat }) => players[seat] ?? []),
      middle,
      FLOOR - height,
      place === 1 ? 150 : 92,
    );
  }
}

/** Those who share a step, above it, with their names. */
function drawStanding(
  pen: Pen,
  here: readonly PicturedPlayer[],
  middle: number,
  top: number,
  size: number,
): void {
  const each = here.length > 1 ? size * 0.62 : size;
  const nameSize = here.length > 1 ? 20 : 24;
  const upper = top - 14 - (here.length - 1) * nameSize;
  here.forEach((player, index) => {
    const shift = (index - (here.length - 1) / 2) * each * 0.86;
    drawFace(pen, player, middle + shift, upper - nameSize - 10 - each / 2, each);
    drawText(pen, player.name, middle, upper + index * nameSize, {
      size: nameSize,
      weight: 750,
      colour: '#23201b',
      align: 'center',
      most: STEP_WIDTH - 8,
    });
  });
}

/** Faces in rows of four, or all of them in one row, with their names: nobody is first. */
export function drawFaceRow(
  pen: Pen,
  players: readonly PicturedPlayer[],
  told: (player: PicturedPlayer) => string,
  ink: string,
  { y, most = 4 }: { y: number; most?: number },
): void {
  const size = players.length > 4 ? 92 : 118;
  const step = Math.min(128, 520 / most);
  players.forEach((player, index) => {
    const [row, column] = [Math.floor(index / most), index % most];
    const inRow = Math.min(most, players.length - row * most);
    const x = 310 + (column - (inRow - 1) / 2) * step;
    const top = y + row * (size + 46);
    drawFace(pen, player, x, top + size / 2, size);
    drawText(pen, told(player), x, top + size + 28, {
      size: 22,
      weight: 700,
      colour: ink,
      align: 'center',
      most: step - 8,
    });
  });
}
