// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { viewAfter } from '$lib/table/steps/show.test-kit';
import { isSafe } from './board/seats';
import { options, players, view, watch } from './sample';
import { show } from './steps';
import type { Event, Played, View } from './types';

const ME = 0;

/** The table after these events, as a seat sees it. */
function after(events: readonly Event[], from: View = view, seat: number | null = ME): View {
  return viewAfter(show, from, events, seat);
}

const played = (seat: number, card: Played['card'], more: Partial<Played> = {}): Played => ({
  type: 'played',
  seat,
  card,
  colour: null,
  target: null,
  call: null,
  ...more,
});
const drew = (seat: number, cards: number): Event => ({ type: 'drew', seat, cards, why: 'choice' });

describe('a card is played', () => {
  it('leaves my hand, lies on top, brings its colour and gives the turn away', () => {
    const told = after([played(0, 'r7')]);
    expect(told.hand).toEqual(['r2', 'b9', 'g4', 'y3', 'w4', 'w']);
    expect(told).toMatchObject({ counts: [6, 5, 2, 9], colour: 'red', turn: 1, phase: 'turn' });
    expect(told.discard).toEqual(['b3', 'g8', 'g7', 'r7']);
    expect(told.last_play).toEqual(played(0, 'r7'));
  });

  it('by somebody else, leaves my own copy alone', () => {
    const told = after([played(1, 'r7')]);
    expect(told.hand).toEqual(view.hand);
    expect(told).toMatchObject({ counts: [7, 4, 2, 9], turn: 2 });
  });

  it('is nobody’s hand for a spectator', () => {
    expect(after([played(0, 'r7')], { ...view, hand: [] }, null).hand).toEqual([]);
  });

  it('as a wild one, brings the colour that was named', () => {
    expect(after([played(0, 'w', { colour: 'blue' })])).toMatchObject({ colour: 'blue', phase: 'turn' });
  });

  it('as a Wild Draw Four, threatens the next player', () => {
    expect(after([played(0, 'w4', { colour: 'blue' })])).toMatchObject({
      phase: 'challenge',
      threat: { cards: 4, by: 0, judged: 6, before: 'green' },
    });
  });

  it('as a Draw Two, adds up only where the table stacks', () => {
    const stacking = { ...view, options: { ...options, stacking: true } };
    const twice = after([played(0, 'b+2'), played(1, 'g+2')], stacking);
    expect(twice).toMatchObject({ phase: 'stack', turn: 2, threat: { cards: 4, by: 1 } });
    expect(after([played(0, 'b+2')])).toMatchObject({ phase: 'turn', threat: { cards: 0 } });
  });

  it('as a text to honour, keeps the turn until it is done', () => {
    const house = {
      ...view,
      options: { ...options, house_rules: [{ text: 'Hum', effect: 'honour' as const }] },
    };
    const told = after([played(0, 'wc1', { colour: 'red' })], house);
    expect(told).toMatchObject({ phase: 'honour', turn: 0 });
    expect(after([{ type: 'honoured', seat: 0 }], told)).toMatchObject({
      phase: 'turn',
      turn: 1,
      watch: { disputable: [0] },
    });
  });

  it('goes from what I have seen of that hand', () => {
    const looks = [{ viewer: 0, of: 3, cards: ['r1', 'gs'] as const }];
    expect(after([played(3, 'gs')], { ...view, looks }).looks[0]?.cards).toEqual(['r1']);
  });
});

describe('the last card but one', () => {
  const two = { ...view, counts: [7, 2, 2, 9] };

  it('shows the player to be caught, until they call', () => {
    const late = after([played(1, 'g1')], two);
    expect(late.watch).toMatchObject({ last_cards: [1], exposed: [{ seat: 1, grace: 1, undecided: true }] });
    expect(after([{ type: 'called', seat: 1 }], late).watch).toMatchObject({ last_cards: [1], exposed: [] });
  });

  it('with the call, shows them safe', () => {
    expect(after([played(1, 'g1', { call: 'uno' })], two).watch).toMatchObject({
      last_cards: [1],
      exposed: [],
    });
  });

  it('is forgotten when they are caught and draw', () => {
    const caught: Event[] = [played(1, 'g1'), { type: 'caught', seat: 0, target: 1 }];
    expect(isSafe(after(caught, two), 1)).toBe(false);
    const told = after([...caught, drew(1, 2)], two);
    expect(told.watch).toMatchObject({ last_cards: [], exposed: [] });
    expect(told).toMatchObject({ counts: [7, 3, 2, 9], pile: 59 });
  });

  it('can be caught only until the grace is over and the next player has acted', () => {
    const late = after([played(1, 'g1'), { type: 'grace_over', seat: 1 }], two);
    expect(late.watch.exposed).toEqual([{ seat: 1, grace: 0, undecided: true }]);
    expect(after([drew(2, 1)], late).watch.exposed).toEqual([]);
    expect(after([played(1, 'g1'), drew(2, 1)], two).watch.exposed).toEqual([
      { seat: 1, grace: 1, undecided: false },
    ]);
  });

  it('locks out whoever was wrong about it, for a while', () => {
    const locked = after([{ type: 'false_catch', seat: 2, target: 1 }]);
    expect(locked.watch.locks).toEqual([{ seat: 2, clock: 1 }]);
    expect(after([{ type: 'unlocked', seat: 2 }], locked).watch.locks).toEqual([]);
    expect(
      after([{ type: 'false_catch', seat: 2, target: 1 }], { ...view, options: { ...options, clock: false } })
        .watch.locks,
    ).toEqual([]);
  });
});

describe('cards are drawn', () => {
  it('from the pile, and I see mine behind the others', () => {
    const told = after([drew(0, 2), { type: 'received', cards: ['r1', 'b2'] }]);
    expect(told.hand).toEqual([...view.hand, 'r1', 'b2']);
    expect(told).toMatchObject({ counts: [9, 5, 2, 9], pile: 59 });
  });

  it('by others without a face', () => {
    const told = after([drew(2, 4)]);
    expect([told.hand, told.counts]).toEqual([view.hand, [7, 5, 6, 9]]);
  });

  it('and kept, or nothing can be: the next player has the turn', () => {
    expect(after([{ type: 'kept', seat: 0 }]).turn).toBe(1);
    expect(after([{ type: 'passed', seat: 0 }])).toMatchObject({ turn: 1, passes: 1 });
  });

  it('after the discards went back under the top card', () => {
    expect(after([{ type: 'reshuffled', cards: 2 }])).toMatchObject({ pile: 2, discard: ['g7'] });
  });
});

describe('the turn', () => {
  it('passes over a player who is skipped, either way round', () => {
    expect(after([played(0, 'gs'), { type: 'skipped', seat: 1 }]).turn).toBe(2);
    const back = { ...view, direction: -1 };
    expect(after([played(0, 'gs'), { type: 'skipped', seat: 3 }], back).turn).toBe(2);
  });

  it('goes round and comes back when everybody else is skipped', () => {
    const skips = [1, 2, 3].map((seat): Event => ({ type: 'skipped', seat }));
    expect(after([played(0, 'r2'), ...skips]).turn).toBe(0);
  });

  it('turns round with a Reverse, also with the first card', () => {
    expect(after([played(0, 'gr'), { type: 'reversed', direction: -1 }])).toMatchObject({
      direction: -1,
      turn: 3,
    });
    const dealt = after([
      { type: 'round_began', round: 3, dealer: 3, first: 'gr' },
      { type: 'reversed', direction: -1 },
    ]);
    expect(dealt.turn).toBe(3);
  });

  it('has the colour that was named for the first card', () => {
    const wild = { ...view, phase: 'colour' as const, colour: null };
    expect(after([{ type: 'named', seat: 0, colour: 'red' }], wild)).toMatchObject({
      colour: 'red',
      phase: 'turn',
    });
  });
});

describe('a threat', () => {
  const four = after([played(3, 'w4', { colour: 'blue' })]);

  it('is gone when it is accepted', () => {
    const told = after([{ type: 'accepted', seat: 0 }, drew(0, 4), { type: 'skipped', seat: 0 }], four);
    expect(told).toMatchObject({ phase: 'turn', threat: { cards: 0, by: -1 }, turn: 1 });
  });

  it('is judged, and only the challenger sees the hand', () => {
    const challenged: Event = { type: 'challenged', seat: 0, bluffer: 3, guilty: true };
    expect(after([challenged], four)).toMatchObject({
      phase: 'turn',
      threat: { cards: 0 },
      turn: 0,
      looks: [],
    });
    const shown: Event = { type: 'hand_shown', seat: 3, cards: ['g1', 'r1'] };
    expect(after([challenged, shown], four).looks).toEqual([{ viewer: 0, of: 3, cards: ['g1', 'r1'] }]);
    expect(after([shown], four, null).looks).toEqual([]);
  });
});

describe('hands change owners', () => {
  it('in a swap: I know mine only when the view comes', () => {
    const told = after([{ type: 'swapped', seat: 0, target: 2 }]);
    expect([told.counts, told.hand]).toEqual([[2, 5, 7, 9], []]);
    expect(after([{ type: 'swapped', seat: 1, target: 2 }]).hand).toEqual(view.hand);
  });

  it('all of them, in the direction of play', () => {
    expect(after([{ type: 'hands_passed', direction: 1 }])).toMatchObject({ counts: [9, 7, 5, 2], hand: [] });
    expect(after([{ type: 'hands_passed', direction: -1 }]).counts).toEqual([5, 2, 9, 7]);
  });

  it('and nobody can be caught for a card that they were given', () => {
    const last = {
      ...view,
      watch: { ...watch, last_cards: [1, 2], exposed: [{ seat: 1, grace: 1, undecided: true }] },
    };
    expect(after([{ type: 'swapped', seat: 0, target: 1 }], last).watch).toMatchObject({
      last_cards: [2],
      exposed: [],
    });
    expect(after([{ type: 'hands_passed', direction: 1 }], last).watch.last_cards).toEqual([]);
  });

  it('when a whole colour is laid down, under the card that was played', () => {
    const house = {
      ...view,
      options: { ...options, house_rules: [{ text: '', effect: 'discard_colour' as const }] },
    };
    const told = after(
      [played(0, 'wc1', { colour: 'red' }), { type: 'discarded', seat: 0, cards: ['r7', 'r2'] }],
      { ...house, hand: ['wc1', ...view.hand], counts: [8, 5, 2, 9] },
    );
    expect(told.hand).toEqual(['b9', 'g4', 'y3', 'w4', 'w']);
    expect(told.discard.slice(-3)).toEqual(['r7', 'r2', 'wc1']);
    expect(told.counts[0]).toBe(5);
  });

  it('down to one card without a call, which can be caught', () => {
    const house = {
      ...view,
      options: { ...options, house_rules: [{ text: '', effect: 'discard_colour' as const }] },
    };
    const told = after([played(0, 'wc1', { colour: 'red' }), { type: 'discarded', seat: 0, cards: ['r7'] }], {
      ...house,
      hand: ['wc1', 'r7', 'b9'],
      counts: [3, 5, 2, 9],
    });
    expect(told.watch.exposed).toEqual([{ seat: 0, grace: 1, undecided: true }]);
  });
});

describe('a dispute', () => {
  it('is open until the table has decided', () => {
    const done = { ...view, watch: { ...watch, disputable: [2] } };
    const open = after([{ type: 'disputed', seat: 1, target: 2 }], done);
    expect(open.watch).toMatchObject({ disputable: [], dispute: { number: 1, proposer: 1, accused: 2 } });
    expect(after([{ type: 'settled', seat: 2, upheld: true }], open).watch.dispute).toBeNull();
  });
});

describe('a round', () => {
  it('ends with its points, and the hands stay closed until the view lays them open', () => {
    const told = after([{ type: 'round_ended', winner: 1, scored: [0, 81, 0, 0] }]);
    expect(told.match.scores).toEqual([120, 168, 0, 45]);
    expect([told.phase, told.match.result]).toEqual(['turn', null]);
  });

  it('begins when all are ready: seven cards for everybody, one turned up', () => {
    const told = after([
      { type: 'is_ready', seat: 2 },
      { type: 'round_began', round: 3, dealer: 0, first: 'b4' },
    ]);
    expect(told).toMatchObject({
      counts: players.map(() => 7),
      pile: 108 - 28 - 1,
      discard: ['b4'],
      colour: 'blue',
      turn: 1,
      direction: 1,
      hand: [],
      match: { round: 3, dealer: 0, ready: [] },
    });
    expect(after([{ type: 'is_ready', seat: 2 }]).match.ready).toEqual([2]);
    expect(after([{ type: 'round_began', round: 3, dealer: 0, first: 'w' }])).toMatchObject({
      phase: 'colour',
      colour: null,
    });
  });
});

it('leaves the table as it is for what changes nothing on it', () => {
  expect(
    after([
      { type: 'time_up', seats: [1] },
      { type: 'ended', ending: 'goal' },
    ]),
  ).toEqual(view);
});
