import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cornersOf, findPart, outlinedBox, uncoverControls, visibleBox, withinWindow } from './part-view';

let table: HTMLElement;

function place(element: HTMLElement, box: DOMRect): HTMLElement {
  element.getBoundingClientRect = () => box;
  return element;
}

function named(part: string, box: DOMRect, tag = 'div'): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.part = part;
  table.append(element);
  return place(element, box);
}

beforeEach(() => {
  table = document.createElement('main');
  document.body.replaceChildren(table);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The files of tests share one document.
  document.body.replaceChildren();
});

test('of several names the first that is on the screen counts', () => {
  named('card:w', new DOMRect(0, 0, 0, 0));
  const card = named('pile card:r', new DOMRect(0, 0, 40, 60));
  expect(findPart('card:w card:r')).toBe(card);
  expect(findPart('card:w')).toBeNull();
});

test('a part that keeps its place while a tip takes it is not on the screen', () => {
  const attempt = named('attempt', new DOMRect(0, 0, 40, 60));
  const location = named('location:6', new DOMRect(0, 80, 40, 60));
  expect(findPart('attempt location:6')).toBe(attempt);
  attempt.style.visibility = 'hidden';
  expect(findPart('attempt location:6')).toBe(location);
});

test('what lies over the lower end of a part is left out of its box', () => {
  const board = named('board', new DOMRect(0, 100, 300, 400));
  const hand = named('hand', new DOMRect(0, 300, 300, 300));
  document.elementFromPoint = (_, y) => (y < 300 ? board : hand);
  expect(visibleBox(board)).toMatchObject({ top: 100, height: 200 });
  document.elementFromPoint = () => hand;
  expect(visibleBox(board)).toBeNull();
});

test('a part that lets taps through is seen where its table is hit', () => {
  const arrows = named('direction', new DOMRect(0, 100, 300, 100));
  arrows.style.pointerEvents = 'none';
  const pile = named('draw-pile', new DOMRect(0, 100, 300, 100));
  document.elementFromPoint = () => pile;
  expect(visibleBox(arrows)).toMatchObject({ top: 100, height: 100 });
});

test('a button below the bar is scrolled out from under it', () => {
  const part = named('gallery', new DOMRect(0, 300, 300, 100));
  const bar = place(document.createElement('div'), new DOMRect(0, 700, 300, 44));
  named('leave', new DOMRect(0, 690, 300, 44), 'button');
  document.elementFromPoint = () => part;
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  uncoverControls(part, bar);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 42);
});

test('a bar on a board has its own place: nothing scrolls for what is below it', () => {
  const part = named('gallery', new DOMRect(0, 300, 300, 100));
  const bar = place(document.createElement('div'), new DOMRect(0, 700, 300, 44));
  bar.closest = () => document.body;
  named('leave', new DOMRect(0, 690, 300, 44), 'button');
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  uncoverControls(part, bar);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a bar in the place of the tabs covers what they cover: nothing scrolls', () => {
  const part = named('gallery', new DOMRect(0, 300, 300, 100));
  const foot = document.createElement('div');
  foot.className = 'foot';
  foot.append(place(document.createElement('nav'), new DOMRect(0, 705, 300, 60)));
  document.body.append(foot);
  const bar = place(document.createElement('div'), new DOMRect(0, 700, 300, 60));
  named('zoom', new DOMRect(0, 690, 300, 44), 'button');
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  uncoverControls(part, bar);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('it is not, if that takes the part out of view', () => {
  const part = named('gallery', new DOMRect(0, 300, 300, 100));
  const bar = place(document.createElement('div'), new DOMRect(0, 700, 300, 44));
  named('leave', new DOMRect(0, 690, 300, 44), 'button');
  document.elementFromPoint = () => null;
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('scrollTo', scrollTo);
  uncoverControls(part, bar);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('the line keeps off a part that is written on up to the edges of the window', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
  const seen = { left: 0, top: 60, width: 360, height: 200 };
  const part = named('board', new DOMRect(0, 60, 360, 200));
  expect(outlinedBox(part, seen)).toEqual({ left: 7, top: 60, width: 346, height: 200 });
  part.dataset.rim = '';
  expect(outlinedBox(part, seen), 'its sides are off the screen').toEqual({
    left: -28,
    top: 60,
    width: 416,
    height: 200,
  });
  const narrow = { left: 40, top: 60, width: 280, height: 200 };
  expect(outlinedBox(part, narrow)).toEqual(narrow);
});

test('the line around a part stays in the window and follows its corners', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
  expect(withinWindow({ left: -20, top: 60, width: 400, height: 600 })).toEqual({
    left: 7,
    top: 60,
    width: 346,
    height: 573,
  });
  const inside = { left: 40, top: 60, width: 80, height: 90 };
  expect(withinWindow(inside)).toEqual(inside);
  const part = named('table', new DOMRect(0, 0, 300, 200));
  expect(cornersOf(part)).toBe('10px');
  part.style.borderRadius = '50%';
  expect(cornersOf(part)).toBe('50%');
});

test('the line stays clear of words at the very edge of a part, and close to a card', () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const seen = { left: 12, top: 110, width: 366, height: 30 };
  const words = named('worth', new DOMRect(12, 110, 366, 30));
  words.append(document.createElement('ol'), document.createElement('p'));
  expect(outlinedBox(words, seen)).toEqual({ left: 7, top: 110, width: 376, height: 30 });
  const card = named('answer:yes', new DOMRect(12, 110, 366, 30), 'button');
  card.style.padding = '8px';
  expect(outlinedBox(card, seen)).toEqual(seen);
  const place = named('cluzzle:0', new DOMRect(12, 110, 366, 30), 'li');
  place.append(card);
  expect(outlinedBox(place, seen), 'the card fills it').toEqual(seen);
});

test('the line runs around what juts out of a part, such as the number at a small face', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
  const seat = named('player:1', new DOMRect(100, 70, 50, 60));
  seat.style.padding = '1px';
  const count = place(document.createElement('span'), new DOMRect(130, 66, 40, 20));
  count.dataset.juts = '';
  seat.append(count);
  const seen = { left: 100, top: 70, width: 50, height: 60 };
  expect(outlinedBox(seat, seen)).toEqual({ left: 100, top: 66, width: 70, height: 64 });
});
