import { describe, expect, it } from 'vitest';
import { asks } from './asks';
import { describeLocation } from './map/describe-location';
import { lineInWords, wishesFor } from './plan/plans';
import { names, observation, view } from './sample';
import type { Attempt, Event, View } from './types';
import { acts, meanwhile, next, score, spoils, status, tell, vote } from './words';

const attempt: Attempt = {
  seat: 0,
  deed: 'encounter',
  card: 0,
  rating: 3,
  target: 9,
  enemy: 'pica_savage',
  dice: [1, 2, 5],
  supporters: [],
  rerolls: [],
  answered: [],
  outcome: null,
};

describe('the status line', () => {
  it.each([
    [observation(), 'Your turn: 3 actions left'],
    [observation({ tired: [true, false, false] }), 'You’re exhausted: stand up. 3 actions left'],
    [observation({}, [], 1), 'Ada’s turn: 3 actions left'],
    [observation({ phase: 'grow' }), 'The black die shows 6. Which location turns dark?'],
    [observation({ phase: 'step', acting: 0 }), 'Where does the agent at Paint Studio go?'],
    [observation({ phase: 'order' }, [], 1), 'The agents move: Ada, the starting player, chooses'],
    [observation({ phase: 'spirit' }, [], 1), 'Ada chooses which spirit comes'],
    [observation({ phase: 'grow', seats: 4 }, [], 1), 'Darkness grows: Ada, as Lord Sepia, chooses'],
    [
      observation({ phase: 'order', seats: 4 }, [{ type: 'order', card: 5 }], 3),
      'You’re Lord Sepia: Which agent goes first?',
    ],
    [observation({ phase: 'lay', stock: [6] }), 'Lay Sunrise Bay on the map'],
    [observation({ phase: 'reroll', attempt }, [{ type: 'pass' }], 1), 'Ada rolled 8 of 9: roll again?'],
    [observation({ proposer: 1 }), 'Mira proposes a draw. The table is voting.'],
    [observation({ ending: 'dark', phase: 'over' }), 'Darkness has won'],
  ])('%#: says what is asked', (seen, words) => {
    expect(status(seen, names)).toBe(words);
  });

  it('says that the others wait once everybody else who was asked has answered', () => {
    const asked = (phase: View['phase'], parts: Partial<Attempt>, awaited: readonly number[] = [1]) => {
      const tried = { ...attempt, ...parts };
      return status({ ...observation({ phase, attempt: tried }, [{ type: 'pass' }], 1), awaited }, names);
    };
    expect(asked('support', { supporters: [2] })).toBe('Help Ada: the others wait for you');
    expect(asked('support', { answered: [2] })).toBe('Help Ada: the others wait for you');
    expect(asked('support', { supporters: [3] }, [1, 2])).toBe('Help Ada: the dice must reach 9');
    expect(asked('support', {})).toBe('Help Ada: the dice must reach 9');
    expect(asked('reroll', { answered: [2] })).toBe('Ada rolled 8 of 9: the others wait for you');
    expect(asked('reroll', { supporters: [2] })).toBe('Ada rolled 8 of 9: roll again?');
  });

  it('says whose turn is next in this round', () => {
    const after = (active: number) => next(observation({ first: 0, active }, [], null));
    expect([after(0), after(1), after(2)]).toEqual([1, 2, null]);
    expect(next(observation({ phase: 'grow' }, [], null))).toBeNull();
  });

  it('says that darkness acts, when it is nobody’s turn', () => {
    const said = (event: Event, told = view) => meanwhile(event, told, names, 1);
    expect(said({ type: 'agent_moved', start: 0, card: 1 })).toBe('The agents move');
    expect(said({ type: 'darkened', card: 1 }, { ...view, phase: 'grow' })).toBe('Darkness grows');
    expect(said({ type: 'round_began', round: 2, first: 0 }, { ...view, round: 2 })).toBe('Round 2');
    expect(said({ type: 'moved', seat: 0, card: 7 })).toBeNull();
    expect(said({ type: 'moved', seat: 1, card: 7 }, { ...view, active: 1, actions: 0 })).toBe(
      'Your turn: 0 actions left',
    );
    expect(said({ type: 'ended', ending: 'light' }, { ...view, ending: 'light' })).toBe('The light is back');
  });

  it('no longer asks for help once the dice are rolled', () => {
    const rolled: Event = { type: 'rolled', dice: [1, 2, 5], total: 8, target: 9 };
    const told = { ...view, phase: 'reroll', attempt } as const;
    expect(meanwhile(rolled, told, names, 1)).toBe('Ada’s attempt: 9 or more needed');
    expect(meanwhile(rolled, told, names, 0)).toBe('Your attempt: 9 or more needed');
    expect(acts(rolled, told)).toBe(0);
    expect(acts({ type: 'darkened', card: 1 }, told)).toBeNull();
  });

  it('answers which round it is, and before the first one that there is none yet', () => {
    expect(asks.counts.answer(observation({ round: 2 }), names)).toMatch(
      /^Round 2\. You have 3 actions left\./,
    );
    expect(asks.counts.answer(observation({ round: 0 }), names)).toMatch(
      /^The map is being set up\. \w+ stands/,
    );
  });

  it('says whose turn begins while the board shows it', () => {
    const began: Event = { type: 'turn_began', seat: 0, actions: 4 };
    const told = { ...view, actions: 4 };
    expect([0, 1].map((me) => meanwhile(began, told, names, me))).toEqual([
      'Your turn: 4 actions left',
      'Ada’s turn: 4 actions left',
    ]);
    expect(acts(began, told)).toBe(0);
  });

  it('waits until the dice lie before it says what they lead to', () => {
    const told = { ...view, attempt: { ...attempt, outcome: null } };
    expect(spoils(observation({ attempt: { ...attempt, outcome: false } }), told)).toBe(true);
    expect(spoils(observation({ attempt }), { ...view, attempt })).toBe(false);
    expect(spoils(observation({ phase: 'reroll', attempt }, [{ type: 'pass' }], 1), told)).toBe(true);
  });

  it('waits until darkness has done what its next decision is about', () => {
    for (const phase of ['grow', 'spawn', 'order', 'step'] as const)
      expect(spoils(observation({ phase }), view)).toBe(true);
  });

  it('names those who are asked for support', () => {
    const asked = (phase: View['phase'], awaited: readonly number[], seat: number | null) =>
      status({ ...observation({ phase, attempt }, [], seat), awaited }, names);
    expect(asked('support', [1, 2], null)).toBe('Will Mira and Jo help Ada?');
    expect(asked('support', [1, 2], 0)).toBe('Will Mira and Jo help you?');
    expect(asked('reroll', [1], null)).toBe('Will Mira roll again for Ada?');
    expect(asked('reroll', [1], 0)).toBe('Will Mira roll again for you?');
  });
});

describe('events', () => {
  it.each<[Event, number | null, string | null]>([
    [{ type: 'moved', seat: 0, card: 7 }, 0, 'You move to Fun Fair.'],
    [
      { type: 'attempted', seat: 1, deed: 'encounter', card: 0, target: 6, enemy: 'contrast_shadows' },
      0,
      'Mira meets Contrast Shadows at Candy Counter. The dice must reach 6.',
    ],
    [
      { type: 'attempted', seat: 0, deed: 'attack', card: 2, target: 0, enemy: null },
      0,
      'You try to beat the agent at Swimming Pool. No roll is needed.',
    ],
    [
      { type: 'rolled', dice: [1, 2, 3], total: 6, target: 6 },
      null,
      'The dice show 1, 2 and 3. That’s 6; they must reach 6.',
    ],
    [{ type: 'failed', seat: 0, deed: 'seal', card: 0 }, 0, 'You fail and are exhausted.'],
    [{ type: 'light_came', card: 0 }, null, 'Candy Counter is light again!'],
    [
      { type: 'agent_beaten', card: 0 },
      null,
      'The agent at Candy Counter goes back to Night Sky, exhausted.',
    ],
    [{ type: 'agent_beaten', card: 8 }, null, 'The agent at Night Sky lies exhausted now.'],
    [
      { type: 'agent_rolled', card: 1, roll: 2, darkened: false },
      null,
      'The black die shows 2 for Flower Meadow. It stays light.',
    ],
    [
      { type: 'suggested', seat: 1, to: 1, wish: 'seal', card: 2 },
      0,
      'Mira will break the seal of Swimming Pool.',
    ],
    [
      { type: 'replied', seat: 1, to: 0, answer: 'declined', instead: 'move', where: 8 },
      0,
      'Mira answers: “I’d rather go to Night Sky.”',
    ],
    [{ type: 'narrated', text: 'Dust.' }, null, 'Lord Sepia: “Dust.”'],
    [{ type: 'turn_ended', seat: 1, actions: 0 }, null, null],
    [{ type: 'turn_ended', seat: 1, actions: 4 }, null, 'Mira ends the turn.'],
    [{ type: 'turn_ended', seat: 1, actions: 1 }, 1, 'You end your turn.'],
  ])('%#: are told', (event, me, words) => {
    expect(tell(event, names, me)).toBe(words);
  });
});

it('asks voters, and a TV, whether it is a draw', () => {
  const answers = { yes: 'Yes, a draw', no: 'No, play on' };
  expect(vote(observation({ proposer: 1 }, [], null), names)).toEqual({
    question: 'Mira proposes a draw. End the game here?',
    ...answers,
  });
  expect(vote(observation({ proposer: 0 }), names)?.question).toMatch(/^You propose a draw\./u);
  expect(vote(observation(), names)).toBeNull();
});

it('keeps no scores', () => {
  expect(score()).toBe('');
});

it('describes a location with all that is on it', () => {
  const plan = [{ seat: 2, to: 0, wish: 'seal', card: 8, answer: null, instead: null, where: null }] as const;
  expect(describeLocation(view, 0, names, null)).toBe('Candy Counter, number 3, dark, here: Ada and Mira');
  expect(describeLocation({ ...view, plan }, 8, names, 'move')).toBe(
    'Night Sky, number 6, dark, an exhausted agent lies here, here: Jo (exhausted), Jo pointed here, you can move here',
  );
});

it('puts a plan into words for whoever hears it', () => {
  const line = { seat: 1, to: 0, wish: 'encounter', card: 5 } as const;
  expect([0, 1, null].map((me) => lineInWords(line, names, me))).toEqual([
    'Mira to you: win a spirit at Paint Studio.',
    'You to Ada: win a spirit at Paint Studio.',
    'Mira to Ada: win a spirit at Paint Studio.',
  ]);
});

it('offers what makes sense at a location, the likeliest first', () => {
  expect(wishesFor(view, 5, 0)).toEqual(['attack', 'encounter', 'seal', 'move', 'support']);
  expect(wishesFor(view, 1, 0)).toEqual(['seal', 'move', 'support']);
  expect(wishesFor(view, 8, 2)).toEqual(['seal', 'support', 'stand', 'end']);
  expect(wishesFor(view, 8, 0)).toEqual(['seal', 'move', 'support', 'assist']);
});
