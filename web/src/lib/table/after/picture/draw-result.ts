import { loadKeepsakes } from '../../../../games';
import { text } from '../../../i18n';
import type { GameCard, Result, Table } from '../../../net/protocol';
import type { Keepsake } from '../../screens';
import { scoreChanges, scoreHistory } from '../charts/score-history';
import { honourLines, type HonourLine } from '../honours/honour-lines';
import { loadPastGame, type PastResult } from '../past-game';
import { hasPoints, ranking } from '../ranking';
import { headline } from '../scene/headline';
import { sceneKind, sideBySide } from '../scene/scene-kind';
import { drawArt, loadArt } from './draw-art';
import { CARD, drawCard, drawCurve, drawKeepsakes, keepsakeRows } from './draw-card';
import { drawScoreChart } from './draw-chart';
import { loadFaces, type PicturedPlayer } from './draw-face';
import { drawHonours, drawHonoursAlone } from './draw-honours';
import { drawFaceRow, drawPair, drawPodium } from './draw-people';
import { drawPaper, drawStage, HEAD, HEIGHT, STAGES, WIDTH } from './draw-stage';
import { coloursOf, drawText, widthIn, type Pen } from './pen';

/** With fewer changes of the score a chart is an empty box with a line or two. */
const CHART_CHANGES = 3;
/** Where the people stand in the middle of a picture that has no card. */
const NO_CARD_SHIFT = WIDTH / 2 - 310;

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
  /** The game's picture of how it ended. */
  readonly art: HTMLImageElement | null;
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
  const art = card.cooperative ? await loadArt() : null;
  const shown = { past, players, result, card, lines, keepsakes: keepsakes.slice(-6), art };
  const title = drawAll(pen, shown, when);
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
  const heads = [
    { words: `Huetable · ${card.title} · ${when}`, y: 78, size: 26, weight: 600 },
    { words: title, y: 146, size: 58, weight: 800 },
  ];
  const width = Math.max(...heads.map((head) => widthIn(pen, head)(head.words)));
  if (kind === 'win' || kind === 'light') drawPaper(pen, paperColours(shown), width);
  for (const { words, y, ...style } of heads)
    drawText(pen, words, HEAD.left, y, { ...style, colour: ink, most: WIDTH - 120 });
  pen.save();
  if (!drawOnCard(pen, shown)) pen.translate(NO_CARD_SHIFT, 0);
  drawPeople(pen, shown, ink);
  pen.restore();
  return title;
}

function paperColours({ players, result: { winners } }: Shown): readonly string[] {
  return [...winners.map((seat) => coloursOf(players[seat]?.colour ?? 'black').fill), '#fffdf8', '#f2d633'];
}

function drawPeople(pen: Pen, { players, result, card, art }: Shown, ink: string): void {
  const points = hasPoints(card, result) ? (score: number) => text.table.points({ points: score }) : null;
  const withScore = ({ name, seat }: PicturedPlayer) =>
    card.cooperative || !points ? name : `${name} ${result.scores[seat] ?? 0}`;
  if (card.cooperative || result.winners.length === 0) {
    if (art) drawArt(pen, art);
    const place = art ? { y: 440, most: Math.max(4, players.length) } : { y: players.length > 4 ? 250 : 300 };
    drawFaceRow(pen, sideBySide(players, result), withScore, ink, place);
  } else if (players.length > 2) drawPodium(pen, ranking(result), players, points, ink);
  else drawPair(pen, ranking(result), players, points, ink);
}

/** Honours first; below them the pictures of the game, its curve or its scores. Returns whether there was anything to show. */
function drawOnCard(pen: Pen, { past, players, result, lines, keepsakes, card }: Shown): boolean {
  const scores = scoreHistory(past.replay);
  const charted = !card.cooperative && hasPoints(card, result) && scoreChanges(scores) >= CHART_CHANGES;
  if (lines.length + keepsakes.length === 0 && !past.curve && !charted) return false;
  if (keepsakes.length === 0 && !past.curve && (!charted || lines.length > 3)) {
    drawHonoursAlone(pen, lines, players);
    return true;
  }
  drawCard(pen);
  const most = keepsakeRows(pen, keepsakes) > 1 ? 2 : 3;
  const top = drawHonours(pen, lines.slice(0, most), players, CARD.y + 18);
  const room = CARD.y + CARD.height - top - 10;
  if (keepsakes.length > 0) drawKeepsakes(pen, keepsakes, top + 6, room);
  else if (past.curve) drawCurve(pen, past.curve, top + 4, room);
  else if (room > 110) drawScoreChart(pen, scores, players, past.replay.steps.length, top + 6);
  return true;
}
