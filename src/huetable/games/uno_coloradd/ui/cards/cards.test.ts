// @vitest-environment node
import { expect, it } from 'vitest';
import { options } from '../sample';
import { colourOf, houseRuleOf, markOf, cardName, symbolName, wordWidth } from './cards';

it.each([
  ['r7', 'red', '7', 'red 7'],
  ['y0', 'yellow', '0', 'yellow 0'],
  ['b+2', 'blue', '+2', 'blue Draw Two'],
  ['gs', 'green', 's', 'green Skip'],
  ['yr', 'yellow', 'r', 'yellow Reverse'],
  ['rr', 'red', 'r', 'red Reverse'],
  ['w', null, 'w', 'Wild'],
  ['w4', null, 'w4', 'Wild Draw Four'],
  ['wc3', null, 'wc', 'Wild Customizable'],
] as const)('reads %s', (card, colour, mark, name) => {
  expect([colourOf(card), markOf(card), cardName(card)]).toEqual([colour, mark, name]);
});

it('names what a card can be matched by', () => {
  expect([
    symbolName('r8'),
    symbolName('bs'),
    symbolName('y+2'),
    symbolName('w4'),
    symbolName('wc1'),
  ]).toEqual(['an 8', 'a Skip', 'a Draw Two', null, null]);
});

it('finds the text on a Wild Customizable', () => {
  const rules = [
    { text: 'Hum', effect: 'honour' as const },
    { text: 'Swap', effect: 'swap' as const },
  ];
  expect(houseRuleOf('wc2', { ...options, house_rules: rules })?.text).toBe('Swap');
  expect(houseRuleOf('wc3', { ...options, house_rules: rules })).toBeNull();
  expect(houseRuleOf('w', { ...options, house_rules: rules })).toBeNull();
});

// As drawn in the page's own typeface, in hundredths of its size.
it.each([
  ['vermelho', 432],
  ['comodín', 397],
  ['amarillo', 383],
  ['yellow', 293],
  ['Wahl', 230],
])('knows about how wide %s is', (word, width) => {
  expect(Math.abs(100 * wordWidth(word) - width)).toBeLessThan(25);
});
