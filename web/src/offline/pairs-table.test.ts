import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PairsTable } from './pairs-table';

const PAGE = `<section data-face-down="face down" hidden><output></output><ol></ol>
  <div class="found" tabindex="-1" hidden><button>Play again</button></div><p role="status"></p></section>
  <svg aria-label="red"></svg><svg aria-label="blue"></svg>`;

const labels = () => [...document.querySelectorAll('li button')].map((button) => button.ariaLabel);
const turn = (card: number) => document.querySelectorAll<HTMLElement>('li button')[card]?.click();
const part = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  // The cards lie in the order red, blue, red, blue.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  document.body.innerHTML = PAGE;
  const section = part('section');
  if (section) new PairsTable(section, [...document.querySelectorAll('svg')]).deal();
});
afterEach(() => document.body.replaceChildren());

it('names open cards by their colour and says which was turned over', () => {
  turn(1);
  expect(labels()).toEqual(['1, face down', '2, blue', '3, face down', '4, face down']);
  expect(part('[role=status]')?.textContent).toBe('blue');
  expect(part('section')?.hidden).toBe(false);
});

it('says when all pairs are found, and deals again', () => {
  for (const card of [0, 2, 1, 3]) turn(card);
  expect(part('output')?.textContent).toBe('2');
  expect(part('.found')?.hidden).toBe(false);
  expect(document.activeElement).toBe(part('.found'));
  part('.found button')?.click();
  expect(part('.found')?.hidden).toBe(true);
  expect(labels()[0]).toBe('1, face down');
});
