import { loadKeepsakes } from '../../../../games';
import { text } from '../../../i18n';
import type { GameCard, Result, Table } from '../../../net/protocol';
import type { Keepsake } from '../../screens';
import { scoreBounds, scoreHistory } from '../charts/score-history';
import { honourLines, type HonourLine } from '../honours/honour-lines';
import { loadPastGame, type PastResult } from '../past-game';
import { ranking } from '../ranking';
import { headline } from '../scene/headline';
import { sceneKind, sideBySide } from '../scene/scene-kind';
import { CARD, drawCard, drawCurve, drawHonours, drawKeepsakes } from './draw-card';
import { drawScoreChart } from './draw-chart';
import { drawFace, loadFaces, type PicturedPlayer } from './draw-face';
import { drawFaceRow, drawPodium } from './draw-people';
import { drawPaper, drawStage, HEIGHT, STAGES, WIDTH } from './draw-stage';
import { coloursOf, drawText, type Pen } from './pen';

export interface ResultPicture {
  readonly file: Blob;
  readonly title: string;
}

interface Shown {
  readonly past: PastResult;
  readonly players: readonly PicturedPlayer[];
  readonly result: Result;
  readonly card: GameCard;
  readonly lines: readonly HonourLine[];
  readonly keepsakes: readonly Keepsake[];
}

/** Draws the result of a game, in the size that messengers show in full. */
export async function drawResult(
  address: string,
  { game_no: game, applause }: Table,
  result: Result,
  card: GameCard,
  when: string,
): Promise<ResultPicture> {
  const past = await loadPastGame(address, game);
  const lines = past.honours ? honourLines(past.honours, past.replay, applause?.picks ?? []) : [];
  const keepsakes = await loadKeepsakes(past.replay.game, past.replay.steps.at(-1)?.view, address);
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  const players = await loadFaces(past.players);
  const title = drawAll(pen, { past, players, result, card, lines, keepsakes: keepsakes.slice(-6) }, when);
  return { file: await toPng(canvas), title };
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Returns the headline. */
function drawAll(pen: Pen, shown: Shown, when: string): string {
  const { players, result, card } = shown;
  const kind = sceneKind(result, card);
  const { ink } = STAGES[kind];
  const names = players.map(({ name }) => name);
  const title = headline({ kind, result, names, mine: [], cooperative: card.cooperative });
  drawStage(pen, kind);
  if (kind === 'win' || kind === 'light') drawPaper(pen, paperColours(shown));
  drawText(pen, `Huetable · ${card.title}`, 60, 78, { size: 26, colour: ink });
  drawText(pen, title, 60, 146, { size: 58, weight: 800, colour: ink, most: WIDTH - 120 });
  drawPeople(pen, shown, ink);
  drawOnCard(pen, shown);
  drawText(pen, when, 60, HEIGHT - 28, { size: 20, weight: 500, colour: ink });
  return title;
}

function paperColours({ players, result: { winners } }: Shown): readonly string[] {
  return [...winners.map((seat) => coloursOf(players[seat]?.colour ?? 'black').fill), '#fffdf8', '#f2d633'];
}

function drawPeople(pen: Pen, { players, result, card }: Shown, ink: string): void {
  const winners = players.filter(({ seat }) => result.winners.includes(seat));
  const points = (score: number) => text.table.points({ points: score });
  if (card.cooperative || winners.length === 0)
    drawFaceRow(pen, sideBySide(players, result), ink, players.length > 4 ? 250 : 300);
  else if (players.length > 2) drawPodium(pen, ranking(result), players, points);
  else
    winners.forEach((player, index) =>
      drawFace(
        pen,
        player,
        310 + (index - (winners.length - 1) / 2) * 250,
        360,
        winners.length > 1 ? 200 : 270,
      ),
    );
}

/** Honours first; below them the pictures of the game, its curve or its scores, as far as there is room. */
function drawOnCard(pen: Pen, { past, players, lines, keepsakes, card }: Shown): void {
  drawCard(pen);
  const shown = keepsakes.length > 0 || past.curve ? lines.slice(0, 3) : lines;
  const top = drawHonours(pen, shown, players, CARD.y + 18);
  const room = CARD.y + CARD.height - top - 10;
  const scores = scoreHistory(past.replay);
  const [least, most] = scoreBounds(scores);
  if (keepsakes.length > 0) drawKeepsakes(pen, keepsakes, top + 6, room);
  else if (past.curve) drawCurve(pen, past.curve, top + 4, room);
  else if (room > 110 && most > least && !card.cooperative)
    drawScoreChart(pen, scores, players, past.replay.steps.length, top + 6);
}
