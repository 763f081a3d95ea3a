// @vitest-environment node
import { expect, it } from 'vitest';
import { match, names, observation, view, watch } from './sample';
import type { Card, Event, Move, View } from './types';
import { asks } from './asks';
import {
  about,
  actor,
  calls,
  chance,
  lastWord,
  next,
  opening,
  repeats,
  spoils,
  status,
  tell,
  vote,
} from './words';

const exposed = (seat: number): View['watch'] => ({
  ...watch,
  last_cards: [seat],
  exposed: [{ seat, grace: 1, undecided: true }],
});
const threat = { cards: 4, by: 3, judged: 5, before: 'red' as const };

it.each<[string, Partial<View>, (readonly Move[])?]>([
  ['Your turn: green or a 7', {}],
  ['Your turn: red or a wild card', { discard: ['w'], colour: 'red' }],
  ['Your turn: blue or a Skip', { discard: ['bs'], colour: 'blue' }],
  ['Your turn: none of your cards fits, so draw one', {}, [{ type: 'draw' }]],
  ['Your turn: nothing fits and nothing is left to draw, so pass', {}, [{ type: 'pass' }]],
  ['You drew a green 4: play it or keep it', { phase: 'drawn', hand: ['r2', 'g4'] }],
  ['Take 4 cards, or play a Draw Two', { phase: 'stack', threat }],
  ['Your turn: you have no Draw Two, so take 4 cards', { phase: 'stack', threat }, [{ type: 'accept' }]],
  ['Take 4 cards, or challenge Fern', { phase: 'challenge', threat }],
  ['Do what the card says, then choose Done', { phase: 'honour' }],
  ['Your turn: choose the first colour', { phase: 'colour', colour: null }],
  ['You have one card left. Call UNO!', { turn: 1, watch: exposed(0) }],
  ['You went out!', { turn: 1, counts: [0, 7, 7, 7] }],
  ['Mira went out', { turn: 1, counts: [7, 0, 7, 7] }],
  ['Jo hasn’t called UNO!', { turn: 1, watch: exposed(2) }],
  ['Mira’s turn, then Jo', { turn: 1 }],
  ['Mira’s turn, then you', { turn: 1, direction: -1 }],
  ['Mira has drawn a card', { turn: 1, phase: 'drawn' }],
  ['Mira has to take 4 cards or play a Draw Two', { turn: 1, phase: 'stack', threat }],
  ['Mira has to take 4 cards or challenge', { turn: 1, phase: 'challenge', threat }],
  ['Mira is doing what the card says', { turn: 1, phase: 'honour' }],
  ['Mira chooses the first colour', { turn: 1, phase: 'colour' }],
  [
    'The table is voting: did Jo do what the card says?',
    { watch: { ...watch, dispute: { number: 1, proposer: 1, accused: 2 } } },
  ],
  ['Round 2 is over. Ready?', { phase: 'round_over' }],
  ['Waiting for Jo and Fern', { phase: 'round_over', match: { ...match, ready: [0, 1] } }],
  ['The match is over', { phase: 'over' }],
])('says: %s', (line, change, moves) => {
  expect(status(observation(change, moves), names)).toBe(line);
});

it('tells a watcher whose turn it is, what fits, and who is next', () => {
  const watched = (change: Partial<View>) => observation(change, [], null);
  expect(status(watched({}), names)).toBe('Ada’s turn: green or a 7');
  expect(status(watched({ discard: ['w'], colour: 'red' }), names)).toBe('Ada’s turn: red or a wild card');
  expect(status(watched({ phase: 'round_over' }), names)).toBe('Waiting for 4 players');
  expect(next(watched({}))).toBe(1);
  expect(next(watched({ direction: -1 }))).toBe(3);
  expect([next(watched({ phase: 'drawn' })), next(watched({ phase: 'over' }))]).toEqual([null, null]);
  const dispute = { number: 1, proposer: 1, accused: 2 };
  expect(next(watched({ watch: { ...watch, dispute } }))).toBeNull();
});

it('says once what I drew, if I may play it', () => {
  const { view } = observation({ phase: 'drawn', hand: ['r2', 'g4'] });
  const drew = (...cards: readonly Card[]): Event => ({ type: 'received', cards });
  expect(repeats(drew('g4'), 0, view)).toBe(true);
  expect([drew('r2'), drew('g4', 'g4')].map((event) => repeats(event, 0, view))).toEqual([false, false]);
  expect(
    [{ turn: 1 }, { phase: 'turn' as const }].map((change) => repeats(drew('g4'), 0, { ...view, ...change })),
  ).toEqual([false, false]);
});

it('calls on me for my turn, my call and a catch', () => {
  expect([
    calls(observation()),
    calls(observation({ turn: 1 })),
    calls(observation({ turn: 1, watch: exposed(2) })),
    calls(observation({}, [], null)),
  ]).toEqual([true, false, true, false]);
});

it('names whoever has not called until the board tells otherwise, and says whose face that is', () => {
  const seen = observation({ turn: 1, watch: exposed(2) });
  const caught = { ...seen.view, watch };
  expect([status(seen, names), about(seen)]).toEqual(['Jo hasn’t called UNO!', 2]);
  expect([status(seen, names, caught), about(seen, caught)]).toEqual(['Mira’s turn, then Jo', null]);
  const mine = [
    observation({ watch: exposed(2) }),
    observation({ turn: 1, watch: exposed(0) }),
    observation(),
  ];
  expect(mine.map((other) => about(other))).toEqual([null, 0, null]);
});

it('asks me for no call that the board has told, or that has become a draw', () => {
  const late = observation({ turn: 1, watch: exposed(0) });
  expect(status(late, names, late.view)).toBe('You have one card left. Call UNO!');
  const called = { ...late.view, watch };
  expect([status(late, names, called), about(late, called)]).toEqual(['Mira’s turn, then Jo', null]);
});

it('says no more of a turn than whose it is, as soon as the board shows how it ended', () => {
  const watched = observation({}, [], null);
  const told: View = { ...watched.view, turn: 1, discard: ['g9'] };
  expect([status(watched, names, told), next(watched, told)]).toEqual(['Ada’s turn', null]);
  const out = { ...told, counts: [0, 5, 2, 9] };
  expect([status(watched, names, out), next(watched, out)]).toEqual(['Ada went out', null]);
  expect(next(watched, watched.view)).toBe(1);
});

it('says that a round is over when the board has told its last card', () => {
  const seen = observation({ phase: 'round_over', counts: [7, 0, 7, 7] });
  const onItsWay: View = { ...seen.view, phase: 'turn', turn: 1, counts: [7, 1, 7, 7] };
  expect([spoils(seen, onItsWay), status(seen, names, onItsWay)]).toEqual([true, 'Mira’s turn']);
  const laid: View = { ...onItsWay, counts: [7, 0, 7, 7] };
  expect([spoils(seen, laid), status(seen, names, laid)]).toEqual([true, 'Mira went out']);
  expect(spoils(seen, seen.view)).toBe(false);
  expect(status(seen, names, seen.view)).toBe('Round 2 is over. Ready?');
  expect(spoils(observation(), onItsWay)).toBe(false);
});

it('shows those who vote what the card says, if it can be told from the pile', () => {
  const evidence = (change: Partial<View>) => vote(observation(change), names)?.evidence;
  const options: View['options'] = {
    ...view.options,
    house_rules: [
      { text: 'Hum a tune', effect: 'honour' },
      { text: 'Swap!', effect: 'swap' },
    ],
  };
  const disputed = { ...watch, dispute: { number: 1, proposer: 1, accused: 2 } };
  const change: Partial<View> = { options, discard: ['g7', 'wc1', 'wc2', 'b5'], watch: disputed };
  expect(evidence(change)).toEqual({ title: 'Hum a tune', lines: [] });
  expect(evidence({ ...change, discard: ['b5'] })).toBeUndefined();
  expect(evidence({ ...change, watch: { ...disputed, disputable: [3] } })).toBeUndefined();
});

it('leaves a player who has handed the screen on the call that is still open', () => {
  const late = observation({ turn: 1, watch: exposed(0) }, [{ type: 'uno' }]);
  expect(lastWord(late, names)).toEqual({
    sentence: 'Ada hasn’t called UNO!',
    label: 'UNO!',
    move: { type: 'uno' },
  });
  expect(lastWord(observation({ turn: 1 }, []), names)).toBeNull();
});

const played = { type: 'played', seat: 1, card: 'r7', colour: null, target: null, call: null } as const;

it.each<[Event, string | null, string | null]>([
  [
    { type: 'round_began', round: 2, dealer: 1, first: 'b4' },
    'Round 2: Mira deals. The first card is a blue 4.',
    'Round 2: you deal. The first card is a blue 4.',
  ],
  [played, 'Mira plays a red 7.', 'You play a red 7.'],
  [{ ...played, call: 'uno' }, 'Mira plays a red 7.', 'You play a red 7.'],
  [
    { ...played, card: 'w', colour: 'green' },
    'Mira plays a Wild and chooses green.',
    'You play a Wild and choose green.',
  ],
  [
    { ...played, card: 'wc1', colour: 'blue', target: 2, call: 'uno' },
    'Mira plays a Wild Customizable on Jo and chooses blue.',
    'You play a Wild Customizable on Jo and choose blue.',
  ],
  [{ type: 'drew', seat: 1, cards: 1, why: 'choice' }, 'Mira draws a card.', null],
  [
    { type: 'drew', seat: 1, cards: 6, why: 'challenge' },
    'Mira draws 6 cards after the challenge.',
    'You draw 6 cards after the challenge.',
  ],
  [
    { type: 'drew', seat: 1, cards: 2, why: 'caught' },
    'Mira draws 2 cards for not calling UNO.',
    'You draw 2 cards for not calling UNO.',
  ],
  [
    { type: 'received', cards: ['r7', 'w4'] },
    'You draw red 7 and Wild Draw Four.',
    'You draw red 7 and Wild Draw Four.',
  ],
  [{ type: 'received', cards: ['y4'] }, 'You draw a yellow 4.', 'You draw a yellow 4.'],
  [{ type: 'kept', seat: 1 }, 'Mira keeps the card.', 'You keep the card.'],
  [{ type: 'passed', seat: 1 }, 'Mira has to pass.', 'You have to pass.'],
  [
    { type: 'reshuffled', cards: 40 },
    'The draw pile is empty, so the discard pile is shuffled: 40 cards to draw.',
    'The draw pile is empty, so the discard pile is shuffled: 40 cards to draw.',
  ],
  [{ type: 'skipped', seat: 1 }, 'Mira misses a turn.', 'You miss a turn.'],
  [
    { type: 'reversed', direction: -1 },
    'Play turns round and now goes anticlockwise.',
    'Play turns round and now goes anticlockwise.',
  ],
  [{ type: 'named', seat: 1, colour: 'red' }, 'Mira chooses red.', 'You choose red.'],
  [{ type: 'accepted', seat: 1 }, 'Mira takes the cards.', 'You take the cards.'],
  [
    { type: 'challenged', seat: 2, bluffer: 1, guilty: true },
    'Jo challenges Mira: it was a bluff!',
    'Jo challenges you: it was a bluff!',
  ],
  [
    { type: 'challenged', seat: 1, bluffer: 2, guilty: false },
    'Mira challenges Jo: it was no bluff!',
    'You challenge Jo: it was no bluff!',
  ],
  [
    { type: 'hand_shown', seat: 2, cards: ['gs'] },
    'You see Jo’s hand: green Skip.',
    'You see Jo’s hand: green Skip.',
  ],
  [{ type: 'called', seat: 1 }, 'Mira calls UNO!', 'You call UNO!'],
  [
    { type: 'caught', seat: 2, target: 1 },
    'Jo catches Mira, who forgot to call UNO!',
    'Jo catches you: you forgot to call UNO!',
  ],
  [
    { type: 'false_catch', seat: 1, target: 2 },
    'Mira tried to catch Jo, but Jo was already safe.',
    'You tried to catch Jo, but Jo was already safe.',
  ],
  [
    { type: 'false_catch', seat: 2, target: 1 },
    'Jo tried to catch Mira, but Mira was already safe.',
    'Jo tried to catch you, but you were already safe.',
  ],
  [{ type: 'grace_over', seat: 1 }, null, null],
  [{ type: 'unlocked', seat: 1 }, null, 'You can catch again.'],
  [{ type: 'swapped', seat: 1, target: 2 }, 'Mira swaps hands with Jo.', 'You swap hands with Jo.'],
  [
    { type: 'hands_passed', direction: 1 },
    'Everybody passes their hand on, clockwise.',
    'Everybody passes their hand on, clockwise.',
  ],
  [
    { type: 'discarded', seat: 1, cards: ['r1', 'r2'] },
    'Mira also lays down red 1 and red 2.',
    'You also lay down red 1 and red 2.',
  ],
  [{ type: 'discarded', seat: 1, cards: [] }, null, null],
  [{ type: 'honoured', seat: 1 }, 'Mira says “done”.', 'You say “done”.'],
  [
    { type: 'disputed', seat: 2, target: 1 },
    'Jo says that Mira didn’t do it. The table votes.',
    'Jo says that you didn’t do it. The table votes.',
  ],
  [
    { type: 'settled', seat: 1, upheld: true },
    'The table agrees: Mira didn’t do it.',
    'The table agrees: you didn’t do it.',
  ],
  [
    { type: 'settled', seat: 1, upheld: false },
    'The table decides: Mira did it.',
    'The table decides: you did it.',
  ],
  [
    { type: 'round_ended', winner: 1, scored: [0, 87, 0] },
    'Mira goes out and scores 87 points.',
    'You go out and score 87 points.',
  ],
  [{ type: 'round_ended', winner: 1, scored: [5, 0, 9] }, 'Mira goes out.', 'You go out.'],
  [{ type: 'round_ended', winner: 1, scored: [0, 87, 0], counts: false }, 'Mira goes out.', 'You go out.'],
  [
    { type: 'round_ended', winner: null, scored: [0, 0] },
    'Everybody had to pass, so the round ends and nobody scores.',
    'Everybody had to pass, so the round ends and nobody scores.',
  ],
  [{ type: 'is_ready', seat: 1 }, 'Mira is ready.', 'You are ready.'],
  [
    { type: 'time_up', seats: [1] },
    'Not everybody was ready in time, so the next round begins.',
    'Not everybody was ready in time, so the next round begins.',
  ],
  [
    { type: 'ended', ending: 'goal' },
    'The first player with enough points wins.',
    'The first player with enough points wins.',
  ],
  [{ type: 'ended', ending: 'unheard of' }, 'unheard of', 'unheard of'],
])('tells %j', (event, others, mine) => {
  expect([tell(event, names, 0), tell(event, names, 1)]).toEqual([others, mine]);
});

it('tells a call once, though the card and the call are two events', () => {
  const lines = [
    { ...played, call: 'uno' as const },
    { type: 'called' as const, seat: 1 },
  ].map((event) => tell(event, names, 0));
  expect(lines.filter((line) => line?.includes('UNO'))).toEqual(['Mira calls UNO!']);
});

it('does not take a player who is called You for me', () => {
  expect(tell(played, ['Ada', 'You'], 0)).toBe('You plays a red 7.');
});

it('tells me on my own turn whom I can catch', () => {
  const move = { type: 'catch', target: 2 } as const;
  expect(chance(observation({ watch: exposed(2) }, [move]), names)).toBe(
    'Jo hasn’t called UNO: you can catch them now.',
  );
  // Out of turn the status says so.
  expect(chance(observation({ turn: 1, watch: exposed(2) }, [move]), names)).toBeNull();
  expect(chance(observation({ watch: exposed(2) }, []), names)).toBeNull();
});

it('answers what a player asks by a key', () => {
  const seen = observation({ hand: ['w', 'g4', 'r2'], discard: ['g7'], colour: 'green' }, [
    { type: 'play', card: 'g4' },
  ]);
  expect(asks.hand.answer(seen, names)).toBe(
    'You hold 3 cards: red 2, green 4 and Wild. You can play green 4.',
  );
  expect(asks.table.answer(seen, names)).toBe('The top card is green 7.');
  const wild = observation({ discard: ['w'], colour: 'red', threat });
  expect(asks.table.answer(wild, names)).toBe(
    'The top card is Wild. The colour is red. You have to draw 4 cards.',
  );
  const late = observation({ counts: [3, 1, 1, 2], pile: 40, watch: exposed(2) });
  expect(asks.counts.answer(late, names)).toBe(
    'You have 3 cards, Mira has 1 card, Jo has 1 card and hasn’t called UNO and Fern has 2 cards. 40 cards are left to draw.',
  );
});

it('shows in the log who has gone out', () => {
  const ended = { type: 'round_ended', winner: 2, points: [], scored: [] } as const;
  expect([actor(ended), actor({ ...ended, winner: null }), actor({ type: 'skipped', seat: 1 })]).toEqual([
    2,
    null,
    null,
  ]);
});

it('tells me which card I draw, and whether it fits', () => {
  expect(tell({ type: 'received', cards: ['r7'] }, [], 0)).toBe('You draw a red 7.');
  expect(tell({ type: 'received', cards: ['r7'], in_vain: true }, [], 0)).toBe(
    'You draw a red 7: it doesn’t fit.',
  );
});

it('begins the log of the first round with its dealer, its first card and what that does', () => {
  const first = { ...match, round: 1, dealer: 3 };
  const { view } = observation({ match: first, discard: ['r+2'] });
  const told = opening(view, []);
  expect(told.map((event) => tell(event, names, 0))).toEqual([
    `Round 1: ${names[3]} deals. The first card is a red Draw Two.`,
    'You draw 2 cards.',
    'You miss a turn.',
  ]);
  expect(told.map(actor)[0]).toBe(3);
  expect(opening({ ...view, match }, []), 'events tell it').toEqual([]);
});

it('begins the log so for whoever comes later too, if the events go back as far', () => {
  const later: View = {
    ...view,
    match: { ...match, round: 1, dealer: 3 },
    discard: ['r+2', 'r5', 'b5', 'b1'],
  };
  const played = { type: 'played', seat: 1, card: 'r5', colour: null, target: null, call: null } as const;
  const discarded = { type: 'discarded', seat: 2, cards: ['b5', 'b1'] } as const;
  expect(opening(later, [played, discarded])[0]).toEqual({
    type: 'round_began',
    round: 1,
    dealer: 3,
    first: 'r+2',
  });
  expect(opening(later, [played]), 'older events are lost').toEqual([]);
  const shuffled = { type: 'reshuffled', cards: 50 } as const;
  expect(opening(later, [shuffled, played, discarded]), 'the first card is in the pile').toEqual([]);
});
