import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeepInView } from './keep-in-view';

const FAR = 5000;
const SETTLED = 1000;

/** A part whose place on the screen a test can change; scrolling brings it to the middle. */
class Part {
  readonly element = document.createElement('div');
  top = 300;
  readonly scrolled = vi.fn(() => {
    this.top = 300;
  });

  constructor() {
    this.element.getBoundingClientRect = () => new DOMRect(0, this.top, 100, 40);
    this.element.scrollIntoView = this.scrolled;
  }
}

let part: Part;
let keeper: KeepInView;
const frame = (now: number, followed = part) => keeper.follow(followed.element, null, now);
const follow = (now: number, followed = part) => {
  frame(now, followed);
  frame(now + 1, followed);
};

beforeEach(() => {
  part = new Part();
  keeper = new KeepInView();
  document.elementFromPoint = (_, y) => (y >= 0 && y <= innerHeight ? part.element : null);
});
afterEach(() => {
  keeper.destroy();
  vi.unstubAllGlobals();
});

test('what is in view stays where it is', () => {
  follow(0);
  follow(SETTLED);
  expect(part.scrolled).not.toHaveBeenCalled();
});

test('a board gets one frame to make room', () => {
  part.top = FAR;
  frame(0);
  part.top = 300;
  frame(16);
  expect(part.scrolled).not.toHaveBeenCalled();
});

test('a part that a board scrolls away late is brought back', () => {
  follow(0);
  part.top = FAR;
  follow(SETTLED);
  expect(part.top).toBe(300);
});

test('a part that cannot be brought into view is not tried again in every frame', () => {
  part.scrolled.mockImplementation(() => undefined);
  part.top = FAR;
  follow(0);
  follow(SETTLED);
  part.scrolled.mockClear();
  follow(SETTLED + 1);
  expect(part.scrolled).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'after a %s the player may scroll away',
  (type) => {
    follow(0);
    dispatchEvent(new Event(type));
    part.top = FAR;
    follow(SETTLED);
    expect(part.top).toBe(FAR);
  },
);

test('a turned phone, and another element of that name, are brought into view again', () => {
  follow(0);
  dispatchEvent(new Event('wheel'));
  part.top = FAR;
  vi.stubGlobal('innerWidth', innerWidth + 200);
  follow(SETTLED);
  expect(part.top).toBe(300);

  dispatchEvent(new Event('wheel'));
  part = new Part();
  part.top = FAR;
  follow(SETTLED);
  expect(part.top).toBe(300);
});

test.each([
  ['goes back', 200, [0, 0]],
  ['stays where the player scrolled it', 240, null],
])('when there is nothing more to point at, the page %s', (_, at, back) => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('scrollY', 0);
  part.scrolled.mockImplementation(() => {
    part.top = 300;
    vi.stubGlobal('scrollY', 200);
  });
  part.top = FAR;
  follow(0);
  vi.stubGlobal('scrollY', at);
  keeper.destroy();
  expect(scrolled.mock.lastCall ?? null).toEqual(back);
});
