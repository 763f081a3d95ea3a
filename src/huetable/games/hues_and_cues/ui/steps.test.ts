// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { viewAfter } from '$lib/table/steps/show.test-kit';
import { card, pieces, view as sample } from './sample';
import { show } from './steps';
import type { Event, View } from './types';

/** The table after these events, as those who hear them see it. */
function after(events: readonly Event[], from: View = sample): View {
  return viewAfter(show, from, events);
}

const placed = (seat: number, field: string): Event => ({ type: 'placed', seat, field });
const cue = (number: 1 | 2, words: string): Event => ({
  type: 'cue_given',
  seat: 3,
  number,
  words,
  doubts: [],
});
const thinking: View = { ...sample, phase: 'cue1', cues: [], used: ['meadow', 'wet moss'], turn: 3 };

describe('a round begins', () => {
  it('with the next giver, a card less in the deck, and time to look at the last reveal', () => {
    const told = after([{ type: 'round_began', round: 3, giver: 0, extra: false }]);
    expect(told).toMatchObject({ round: 3, giver: 0, phase: 'choose', revealing: true, deck: 97, card: [] });
  });

  it('without a card where any colour can be chosen, and without a wait where there are no clocks', () => {
    const young = { ...sample, options: { ...sample.options, young: true, clock: false } };
    const told = after([{ type: 'round_began', round: 3, giver: 0, extra: false }], young);
    expect(told).toMatchObject({ deck: 98, revealing: false });
  });

  it('with a card and a target that only the giver hears of', () => {
    expect(after([{ type: 'drew', card }]).card).toEqual(card);
    const told = after([
      { type: 'chose', seat: 3 },
      { type: 'target_set', field: 'M4' },
    ]);
    expect(told).toMatchObject({ phase: 'cue1', revealing: false, target: 'M4' });
    expect(after([{ type: 'chose', seat: 3 }]).target).toBeNull();
  });
});

describe('a cue', () => {
  it('is read by all, and nobody places before the time for objections is over', () => {
    const told = after([cue(1, 'lemon')], thinking);
    expect(told).toMatchObject({ phase: 'guess1', turn: 0, waiting: true, settled: false });
    expect(told.cues).toEqual([{ words: 'lemon', doubts: [] }]);
    expect(told.used).toEqual(['meadow', 'wet moss', 'lemon']);
    expect(after([{ type: 'guessing_began', seat: 0 }], told).waiting).toBe(false);
  });

  it('is followed by a second one, and by guesses the other way round', () => {
    expect(after([cue(2, 'zest')], { ...sample, phase: 'cue2', turn: 3 })).toMatchObject({
      phase: 'guess2',
      turn: 0,
      cues: [{ words: 'lemon' }, { words: 'zest' }],
    });
  });
});

describe('guesses', () => {
  it('lie on the board one after the other, and after the last the giver thinks again', () => {
    const two = after([placed(0, 'K2'), placed(1, 'K3')]);
    expect(two).toMatchObject({ phase: 'guess1', turn: 2 });
    expect(two.pieces).toEqual([
      { seat: 0, field: 'K2', guess: 1 },
      { seat: 1, field: 'K3', guess: 1 },
    ]);
    expect(after([placed(2, 'K4')], two)).toMatchObject({ phase: 'cue2', turn: 3 });
  });

  it('can be lost, which takes the turn but places nothing', () => {
    expect(after([{ type: 'forfeited', seat: 0 }])).toMatchObject({ phase: 'guess1', turn: 1, pieces: [] });
  });

  it('after the second cue are second pieces, and wait for the reveal', () => {
    const told = after([placed(0, 'K2')], { ...sample, phase: 'guess2', turn: 2 });
    expect(told).toMatchObject({ phase: 'guess2', turn: 3, pieces: [{ seat: 0, field: 'K2', guess: 2 }] });
  });
});

describe('an objection', () => {
  const objected = after([{ type: 'objected', seat: 1, ground: 'room' }]);
  const ruled = (outcome: 'silenced' | 'stands' | 'withdrawn', from: View = objected): View =>
    after([{ type: 'ruled', words: 'lemon', outcome }], from);

  it('is open until the table has voted', () => {
    expect(objected.objection).toEqual({ seat: 1, ground: 'room' });
    expect(ruled('stands')).toMatchObject({ objection: null, settled: true, upheld: 0, phase: 'guess1' });
  });

  it('takes the cue back, which still counts as used', () => {
    expect(ruled('withdrawn')).toMatchObject({ phase: 'cue1', cues: [], used: sample.used, upheld: 1 });
    const second = { ...objected, phase: 'guess2' as const };
    expect(ruled('withdrawn', second).phase).toBe('cue2');
  });

  it('the second time lets the cue stand, for nothing', () => {
    const told = ruled('silenced', { ...objected, upheld: 1 });
    expect(told).toMatchObject({ phase: 'guess1', upheld: 2, cues: [{ words: 'lemon' }] });
  });
});

describe('a round ends', () => {
  const points = [4, 3, 3, 4];
  const guessed: View = { ...sample, phase: 'guess2', turn: 3, pieces, card, target: 'M4', upheld: 1 };
  const revealed = after([{ type: 'revealed', giver: 3, target: 'M4', card, pieces, points }], guessed);

  it('with its target, its pieces and everybody’s points, and the board is free again', () => {
    expect(revealed.past.at(-1)).toEqual({ giver: 3, card, target: 'M4', cues: ['lemon'], points });
    expect(revealed.shown).toEqual(pieces);
    expect(revealed).toMatchObject({ scores: [8, 6, 6, 8], phase: 'choose', turn: 0, upheld: 0 });
    expect(revealed).toMatchObject({ pieces: [], cues: [], card: [], target: null });
  });

  it('without a cue, for nobody', () => {
    const told = after([{ type: 'voided', giver: 3, target: null, card }], thinking);
    expect(told.past.at(-1)).toEqual({ giver: 3, card, target: null, cues: [], points: [0, 0, 0, 0] });
    expect(told.scores).toEqual(sample.scores);
  });

  it('in a tie, or with the game', () => {
    expect(after([{ type: 'tie_began', tied: [0, 3] }], revealed).tied).toEqual([0, 3]);
    expect(after([{ type: 'ended', ending: 'won' }], revealed)).toMatchObject({
      phase: 'over',
      ending: 'won',
    });
  });
});

it('changes nothing when the giver passes: the reveal does', () => {
  expect(after([{ type: 'passed', seat: 3 }])).toBe(sample);
});
