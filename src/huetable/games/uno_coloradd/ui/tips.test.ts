// @vitest-environment node
import { expect, it } from 'vitest';
import texts from '../text/en.json?text=tips';
import type { TipTexts } from '$lib/table/screens';
import { match, observation, options, result, turn, watch, wilds } from './sample';
import { tips } from './tips';
import type { Event, Move, View } from './types';

type Situation = readonly [change: Partial<View>, moves?: readonly Move[], events?: readonly Event[]];

/** The sentences of all tips that apply, the most urgent first. */
function sentences([change, moves = [], events = []]: Situation): readonly string[] {
  const seen = observation(change, moves);
  return tips
    .filter((tip) => tip.when(seen, events))
    .map(({ id, values }) => {
      const text = (texts as TipTexts)[id];
      return typeof text === 'function' ? text(values?.(seen) ?? {}) : (text ?? '');
    });
}

const exposed = (seat: number): View['watch'] => ({
  ...watch,
  last_cards: [seat],
  exposed: [{ seat, grace: 1, undecided: true }],
});
const threat = { cards: 4, by: 3, judged: 5, before: 'red' as const };
const lies = (card: View['discard'][number]): Partial<View> => ({
  turn: 1,
  discard: ['b3', card],
  last_play: { type: 'played', seat: 3, card, colour: null, target: null, call: null },
});
const challenged = (seat: number, bluffer: number, guilty: boolean): Partial<View> => ({
  news: { type: 'challenged', seat, bluffer, guilty },
});
const draw: Move = { type: 'draw' };
const seven = { ...options, seven_zero: true };
const stacking = { ...options, stacking: true };
const counted = { ...match, result };

it.each<[string, Situation]>([
  ['You have one card left: call UNO now', [{ turn: 1, watch: exposed(0) }, [{ type: 'uno' }]]],
  ['This player has one card and forgot', [{ watch: exposed(2) }, [{ type: 'catch', target: 2 }]]],
  ['If you think they had red, challenge; if not, take the 4 cards.', [{ phase: 'challenge', threat }]],
  ['Play another Draw Two', [{ phase: 'stack', threat, options: stacking }, [{ type: 'play', card: 'b+2' }]]],
  ['You have no Draw Two', [{ phase: 'stack', threat, options: stacking }, [{ type: 'accept' }]]],
  ['The first card is wild', [{ phase: 'colour', colour: null }]],
  ['Do what the card says, then choose Done.', [{ phase: 'honour' }]],
  ['The card you drew fits', [{ phase: 'drawn' }, [{ type: 'keep' }]]],
  ['Nothing fits and there is nothing left', [{}, [{ type: 'pass' }]]],
  ['Tick this before', [{}, [{ type: 'play', card: 'g4', call: 'uno' }]]],
  ['You have the same card as the one on top', [{ turn: 1 }, [{ type: 'play', card: 'g7' }]]],
  ['The raised cards fit', [{}, turn]],
  ['None of your cards fits, so draw a card from this pile.', [{}, [draw]]],
  [
    'None of your cards fits, so draw until one does.',
    [{ options: { ...options, draw_until_playable: true } }, [draw]],
  ],
  ['A Wild fits on any card', [{}, wilds('w')]],
  ['You have green, so a Wild Draw Four is a bluff', [{}, wilds('w4')]],
  ['You have no green, so you can play', [{ hand: ['w4', 'r1'] }, wilds('w4')]],
  ['One of your cards has a house rule', [{}, wilds('wc1')]],
  ['If you think they did not do it', [{ turn: 1 }, [{ type: 'dispute', target: 2 }]]],
  ['You can look at the hand you saw', [{ looks: [{ viewer: 0, of: 3, cards: ['r1'] }] }]],
  ['It was a bluff, so the player who bluffed draws the cards.', [challenged(1, 2, true)]],
  ['You were right: it was a bluff', [challenged(0, 2, true)]],
  ['Your bluff was caught, so you draw the cards.', [challenged(1, 0, true)]],
  ['It was no bluff, so the player who challenged it draws', [challenged(1, 2, false)]],
  ['It was no bluff, so you draw the cards and two more.', [challenged(0, 2, false)]],
  ['It was no bluff, so the player who challenged you draws', [challenged(1, 0, false)]],
  ['The card you drew does not fit', [{ turn: 1, news: { type: 'drew', seat: 0, cards: 1, why: 'choice' } }]],
  ['You missed your turn', [{ turn: 1 }, [], [{ type: 'skipped', seat: 0 }]]],
  ['A house rule was played', [lies('wc1')]],
  ['A Draw Two makes', [lies('g+2')]],
  ['A Skip makes', [lies('gs')]],
  ['A Reverse turns the game round', [lies('gr')]],
  ['With two players, a Reverse', [{ ...lies('gr'), counts: [7, 5] }]],
  ['At this table, a 7 swaps two hands.', [{ ...lies('g7'), options: seven }]],
  ['At this table, a 0 passes all hands on.', [{ ...lies('g0'), options: seven }]],
  ['The colour is now green, so play green or a wild card.', [lies('w')]],
  ['The draw pile was empty', [{}, [], [{ type: 'reshuffled', cards: 40 }]]],
  ['The player who went out scores', [{ phase: 'round_over', match: counted }]],
  [
    'The first player with 200 points wins the match.',
    [{ phase: 'round_over', match: counted, options: { ...options, goal: 200 } }],
  ],
  [
    'You want few points here: when a player has 500, the lowest total wins.',
    [{ phase: 'round_over', match: counted, options: { ...options, scoring: 'leftover' } }],
  ],
  ['The next round starts', [{ phase: 'round_over' }, [{ type: 'ready' }]]],
  ['It is not your turn yet', [{ turn: 1 }]],
])('explains: %s', (words, situation) => {
  expect(sentences(situation).filter((sentence) => sentence.startsWith(words))).toHaveLength(1);
});

it.each<[string, Situation]>([
  ['called UNO just now', [{ turn: 1, watch: { ...watch, last_cards: [0] } }, []]],
  [
    'saw somebody else call',
    [{ turn: 3, watch: { ...watch, last_cards: [2] } }, [{ type: 'catch', target: 2 }]],
  ],
  ['took the cards', [{ turn: 1, phase: 'challenge', threat }]],
  ['played on a Skip', [{ ...lies('gs'), discard: ['gs', 'g7'] }]],
  ['plays without seven-zero', [lies('g7')]],
  ['counts a single round', [{ phase: 'round_over', match: counted, options: { ...options, goal: 0 } }]],
  ['passed a whole lap', [{ phase: 'round_over', match: { ...match, result: { ...result, winner: null } } }]],
  ['saw a hand that has been played since', [{ turn: 3, looks: [{ viewer: 0, of: 2, cards: [] }] }]],
  [
    'drew a card that fits',
    [{ phase: 'turn', turn: 1, news: { type: 'drew', seat: 2, cards: 1, why: 'choice' } }],
  ],
])('has nothing to explain to a player who %s, but perhaps who is next', (_, situation) => {
  expect(sentences(situation).filter((sentence) => !sentence.startsWith('It is not your turn'))).toEqual([]);
});

it('frames the player who draws after a challenge', () => {
  const framed = (id: string, guilty: boolean) => {
    const part = tips.find((tip) => tip.id === id)?.part;
    return typeof part === 'function' ? part(observation(challenged(1, 2, guilty), [])) : part;
  };
  expect([framed('bluff', true), framed('noBluff', false)]).toEqual(['player:2', 'player:1']);
});

it('lets nobody lose by a tip that came before', () => {
  const urgent = tips.filter((tip) => tip.urgent).map(({ id }) => id);
  expect(urgent).toEqual(['callNow', 'catch', 'challenge', 'stack', 'take', 'callWith']);
});

it('keeps every sentence short, whatever is put into it', () => {
  const values = { colour: 'yellow', cards: 24, goal: 500 };
  const filled = Object.values(texts as TipTexts).flatMap((text) =>
    [true, false].flatMap((yes) =>
      ['challenger', 'bluffer', 'other'].map((role) =>
        typeof text === 'function'
          ? text({ ...values, role, bluff: yes, until: yes, two: yes, seven: yes })
          : text,
      ),
    ),
  );
  expect(filled.filter((sentence) => sentence.length > 90)).toEqual([]);
});
