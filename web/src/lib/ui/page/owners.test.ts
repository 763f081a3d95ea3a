import { expect, it } from 'vitest';
import cluzzle from '../../../../../src/huetable/games/cluzzle/text/en.json';
import hues from '../../../../../src/huetable/games/hues_and_cues/text/en.json';
import uno from '../../../../../src/huetable/games/uno_coloradd/text/en.json';
import { listOwners } from './owners';

it('lists the owners of a game with "and"', () => {
  expect(listOwners([uno.about.owners])).toBe('Mattel, Inc. and Miguel Neiva (ColorADD)');
});

it('lists the owners of several games with one "and", and leaves out games of our own', () => {
  expect(listOwners([cluzzle.about.owners, '', hues.about.owners, uno.about.owners])).toBe(
    'North Star Games, LLC, USAopoly, Inc., Mattel, Inc. and Miguel Neiva (ColorADD)',
  );
});
