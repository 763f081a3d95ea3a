import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import pastGames from '../../../../../../src/huetable/games/dye_pot/ui/past-games.json';
import { faceSvg } from '../../../faces/face-svg';
import type { GameCard, Table } from '../../../net/protocol';
import { drawResult } from './draw-result';

const { names, result, steps } = pastGames.master;
const COLOURS = ['red', 'green', 'blue', 'brown'] as const;
const replay = {
  game: 'dye_pot',
  names,
  colours: COLOURS,
  faces: names.map((name) => `face of ${name}`),
  bots: names.map(() => false),
  steps: steps.map((step, seq) => ({ ...step, seq, scores: [0, 0, 0, 0] })),
  result,
};
const texts: string[] = [];
const faces: string[] = [];

/** Notes words and faces; everything else is drawn nowhere. */
const notes: Readonly<Record<string, unknown>> = {
  fillText: (words: string) => texts.push(words),
  drawImage: ({ src }: HTMLImageElement) => faces.push(decodeURIComponent(src)),
  measureText: (words: string) => ({ width: 10 * words.length }),
  createRadialGradient: () => ({ addColorStop: () => undefined }),
  createLinearGradient: () => ({ addColorStop: () => undefined }),
};
const pen = new Proxy({}, { get: (_, name) => notes[String(name)] ?? (() => undefined) });

class ReadImage {
  src = '';
  decode = () => Promise.resolve();
}

const card = {
  title: 'Dye Pot',
  cooperative: false,
  lost_endings: [] as readonly string[],
  unscored_endings: ['alone'] as readonly string[],
} as GameCard;
const table = { game_no: 1, applause: null } as Table;

beforeEach(() => {
  texts.length = faces.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(replay)));
  vi.stubGlobal('Image', ReadImage);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

it('shows the winner, everybody’s face and the honours', async () => {
  const { title } = await drawResult('a-table', table, result, card, 'today');

  expect(title).toBe('Ada wins!');
  expect(texts).toEqual(
    expect.arrayContaining([title, 'Ada', 'Mira', '7 points', 'Most orders', 'Ada, 4 orders']),
  );
  const faceOf = (seat: number) => faceSvg(replay.faces[seat] ?? '', false, COLOURS[seat] ?? 'red');
  const drawn = (seat: number) => faces.filter((face) => face.endsWith(faceOf(seat))).length;
  expect(names.map((_, seat) => drawn(seat))).toEqual([4, 1, 2, 1]);
});

it('shows both players with their points after a game of two', async () => {
  const pair = { ...replay, names: names.slice(0, 2), faces: replay.faces.slice(0, 2) };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(pair)));
  const ended = { ...result, winners: [1], scores: [12, 30] };
  await drawResult('a-table-of-two', table, ended, card, 'today');

  const [first = '', second = ''] = pair.names;
  expect(texts).toEqual(expect.arrayContaining([first, '12 points', second, '30 points']));
});

it('shows no points where none count', async () => {
  await drawResult('a-table-without-points', table, { ...result, ending: 'alone' }, card, 'today');
  expect(texts).toEqual(expect.arrayContaining(['Ada', 'Mira']));
  expect(texts.filter((words) => /point| \d+$/.test(words))).toEqual([]);
});

it('shows the picture of the ending with all that it uses of the page', async () => {
  document.body.innerHTML =
    '<svg><symbol id="meadow"><rect /></symbol></svg><div data-finale><svg viewBox="0 0 4 2"><use href="#meadow" /></svg></div>';
  await drawResult('a-table', table, result, { ...card, cooperative: true }, 'today');

  expect(faces.filter((drawn) => drawn.includes('<symbol') && drawn.includes('id="meadow"'))).toHaveLength(1);
  document.body.innerHTML = '';
});
