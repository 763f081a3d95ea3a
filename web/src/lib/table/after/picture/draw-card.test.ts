// @vitest-environment node
import { expect, it } from 'vitest';
import { CARD, drawKeepsakes } from './draw-card';
import { drawPaper, HEAD, HEIGHT } from './draw-stage';
import type { Pen } from './pen';

interface Drawn {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

const picture = { width: 100, height: 100 } as ImageBitmap;
const keepsake = (caption: string) => ({ picture, caption });

const top = CARD.y + CARD.height - 170;

/** What is written under six pictures, and where. */
function drawnUnder(captions: readonly string[]): readonly Drawn[] {
  const drawn: Drawn[] = [];
  const fillText = (words: string, x: number, y: number) => drawn.push({ words, x, y });
  const measureText = (words: string) => ({ width: 9 * words.length });
  const pen = { fillText, measureText, drawImage: () => undefined } as unknown as Pen;
  drawKeepsakes(pen, captions.map(keepsake), top, 160);
  expect(Math.max(...drawn.map(({ y }) => y))).toBeLessThan(CARD.y + CARD.height);
  return drawn;
}

it('breaks captions of two words where six pictures leave little room', () => {
  const captions = ['pizza', 'wine glass', 'trousers', 'fork', 'watering can', 'kite'];
  const drawn = drawnUnder(captions);
  expect(drawn.map(({ words }) => words)).toEqual(captions.flatMap((caption) => caption.split(' ')));
  const [wine, glass] = [drawn[1], drawn[2]];
  expect([glass?.x, glass && wine && glass.y > wine.y]).toEqual([wine?.x, true]);
});

it('takes two rows rather than cut a word', () => {
  const captions = ['Waschmaschine', 'Geschenk', 'Sonne', 'Tasse', 'Seestern', 'Zahnbürste'];
  const drawn = drawnUnder(captions);
  expect(drawn.map(({ words }) => words)).toEqual(captions);
  expect(new Set(drawn.map(({ y }) => y)).size).toBe(2);
});

it('lets no paper lie on the headlines', () => {
  const places: (readonly [number, number])[] = [];
  const nothing = () => undefined;
  const translate = (x: number, y: number) => places.push([x, y]);
  const pen = { translate, save: nothing, restore: nothing, rotate: nothing, fillRect: nothing };
  drawPaper(pen as unknown as Pen, ['red'], 480);

  const onHead = places.filter(
    ([x, y]) => x > HEAD.left && x < HEAD.left + 480 && y > HEAD.top && y < HEAD.bottom,
  );
  expect(onHead).toEqual([]);
  expect(places.length).toBeGreaterThan(40);
  expect(places.every(([, y]) => y < HEIGHT)).toBe(true);
});
