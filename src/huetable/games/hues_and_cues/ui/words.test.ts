// @vitest-environment node
import { expect, it } from 'vitest';
import { boardReveals } from './reveal/board-reveals.svelte';
import { guesserAt } from './reveal/rounds';
import { names, pieces, observation, view } from './sample';
import { boardContents } from './board/board-contents';
import type { Event, View } from './types';
import { lingers, meanwhile, minor, next, shownRound, status, tell, untimed, vote } from './words';

const asked = (change: Partial<View>, seat: number | null = 0) =>
  status(observation(change, [], seat), names);

it('says what is asked of me and of the others', () => {
  expect(asked({})).toBe('“lemon”: place your first piece');
  expect(asked({ turn: 1 })).toBe('“lemon”: Mira is placing a piece');
  expect(asked({ turn: 1 }, 2)).toBe('“lemon”: Mira is placing a piece, then you');
  expect(asked({ waiting: true })).toBe('Any objections to “lemon”?');
  expect(asked({ waiting: true }, 3)).toBe('The others may object to “lemon”');
  expect(asked({ objection: { seat: 1, ground: 'room' } })).toBe('The table votes on “lemon”');
  expect(asked({ phase: 'choose', past: [] })).toBe('Fern is choosing a colour');
  expect(asked({ phase: 'cue1', past: [] })).toBe('Fern is thinking of a word');
  expect(asked({ phase: 'cue2' })).toBe('Fern is thinking of a second cue');
  expect(asked({ phase: 'choose', giver: 0, past: [] })).toContain('your card');
  expect(asked({ phase: 'choose', giver: 0, past: [], options: { ...view.options, young: true } })).toContain(
    'any colour',
  );
  expect(asked({ phase: 'cue1', giver: 0, target: 'K24' })).toBe('Give a one-word cue for K24');
  expect(asked({ phase: 'cue2', giver: 0, target: 'K24' })).toBe(
    'Second cue for K24: one or two words, or pass',
  );
  expect(asked({ phase: 'over' })).toBe('The game is over');
  expect(asked({ phase: 'over', giver: 0 })).toBe('The game is over');
});

it('names above a replay the round whose end is shown, until the next cue is given', () => {
  const past = [{ giver: 3, card: [], target: 'A1', cues: ['lemon'], points: [0, 0, 0, 0] }];
  const round = (phase: View['phase']) => shownRound(observation({ phase, giver: 1, round: 2, past }, [], 0));
  expect((['choose', 'cue1', 'guess1'] as const).map(round)).toEqual([1, 1, 2]);
});

it('speaks of the end of a round while it is on the screen, and of the next one afterwards', () => {
  const past = [{ giver: 3, card: [], target: 'A1', cues: ['lemon'], points: [0, 0, 0, 0] }];
  const choosing = { phase: 'choose', giver: 1, past } as const;
  boardReveals.reset();
  boardReveals.held = 1;
  expect(asked(choosing, 1)).toBe('Round over: you give the next cue');
  for (const phase of ['choose', 'cue1'] as const)
    for (const seat of [0, null])
      expect(asked({ ...choosing, phase }, seat)).toBe('Round over: Mira gives the next cue');
  boardReveals.held = 0;
  expect(asked({ ...choosing, phase: 'cue1', target: 'K24' }, 1)).toBe('Give a one-word cue for K24');
  boardReveals.dismissed = 1;
  expect(asked(choosing, 1)).toBe('Choose a colour from your card');
  expect(asked(choosing)).toBe('Mira is choosing a colour');
  boardReveals.reset();
});

it('says what the next giver does while a reveal stays on the screen', () => {
  const past = [{ giver: 3, card: [], target: 'A1', cues: ['lemon'], points: [0, 0, 0, 0] }];
  const next = { giver: 1, past, revealing: false } as const;
  boardReveals.reset();
  expect(asked({ ...next, phase: 'choose', revealing: true }, null)).toContain('Round over');
  expect(asked({ ...next, phase: 'choose' }, null)).toBe('Mira is choosing a colour');
  expect(asked({ ...next, phase: 'cue1' }, null)).toBe('Mira is thinking of a word');
  expect(untimed(observation({ ...next, phase: 'cue1' }))).toBe(false);
});

it('shows no clock of a reveal, which would look like the next giver’s', () => {
  const choosing = { phase: 'choose', giver: 1, revealing: true } as const;
  boardReveals.reset();
  expect(untimed(observation(choosing))).toBe(true);
  boardReveals.dismissed = 1;
  expect(untimed(observation(choosing))).toBe(true);
  expect(untimed(observation({ ...choosing, revealing: false }))).toBe(false);
  boardReveals.reset();
});

it('shows no clock of the next cue while it speaks of the last round', () => {
  const thinking = { phase: 'cue1', giver: 1, revealing: false } as const;
  boardReveals.reset();
  boardReveals.held = observation(thinking).view.past.length;
  expect(untimed(observation(thinking))).toBe(true);
  boardReveals.dismissed = boardReveals.held;
  expect(untimed(observation(thinking))).toBe(false);
  boardReveals.reset();
});

it('keeps a shared screen at a reveal until all have seen it', () => {
  const choosing = { phase: 'choose', giver: 1 } as const;
  boardReveals.reset();
  expect(lingers(observation(choosing))).toBe(true);
  boardReveals.dismissed = observation(choosing).view.past.length;
  expect(lingers(observation(choosing))).toBe(false);
  boardReveals.reset();
});

it('waits for nobody while the table is told how a round or a vote ended', () => {
  const revealed = { type: 'revealed', giver: 3, target: 'M4', card: [], pieces: [], points: [] } as const;
  const said = (event: Event, told = view) => meanwhile(event, told, names, 0);
  expect(said(revealed)).toBe('Round over: here is the colour');
  expect(said({ type: 'tie_began', tied: [0, 1] })).toBe('Round over: here is the colour');
  expect(said({ type: 'ended', ending: 'won' })).toBe('Round over: here is the colour');
  expect(said({ type: 'ruled', words: 'sea', outcome: 'stands' })).toBe('The table has voted');
  expect(said({ type: 'placed', seat: 0, field: 'A1' })).toBeNull();
  const began = { type: 'round_began', round: 9, giver: 1, extra: true } as const;
  expect(said(began)).toBe('Round over: Mira gives the next cue');
  expect(said({ ...began, giver: 0 })).toBe('Round over: you give the next cue');
  expect(said(began, { ...view, past: [] })).toBeNull();
});

it('asks the table what an objection leads to', () => {
  const objection = { seat: 1, ground: 'room' } as const;
  const asks = (change: Partial<View>, seat = 0) => vote(observation(change, [], seat), names);
  expect(asks({ objection })).toEqual({
    question: 'Mira objects: “lemon” is an object in the room. Must Fern give another cue?',
    yes: 'Yes, another cue',
    no: 'No, keep it',
  });
  expect(asks({ objection }, 1)?.question).toContain('You object: “lemon”');
  expect(asks({ objection }, 3)?.question).toContain('Must you give another cue?');
  expect(asks({ objection, upheld: 1 })).toMatchObject({
    question: expect.stringContaining('Should Fern get no points this round?') as string,
    yes: 'Yes, no points',
    no: 'No, keep the points',
  });
  expect(asks({})).toBeNull();
});

it('goes round the table one way, then the other', () => {
  const order = (phase: View['phase']) => [0, 1, 2, 3].map((turn) => guesserAt({ ...view, phase }, turn));
  expect(order('guess1')).toEqual([0, 1, 2, -1]);
  expect(order('guess2')).toEqual([2, 1, 0, -1]);
});

it('says who places the next piece, if somebody does', () => {
  const after = (change: Partial<View>) => next(observation(change, [], null));
  expect([after({}), after({ turn: 1 }), after({ turn: 2 })]).toEqual([1, 2, null]);
  expect([after({ waiting: true }), after({ phase: 'choose' })]).toEqual([null, null]);
});

it('tells every event in a sentence, with colours by name', () => {
  const events: readonly Event[] = [
    { type: 'round_began', round: 2, giver: 0, extra: false },
    { type: 'drew', card: ['A1', 'P30'] },
    { type: 'chose', seat: 1 },
    { type: 'target_set', field: 'A1' },
    { type: 'cue_given', seat: 1, number: 2, words: 'wet moss', doubts: [] },
    { type: 'passed', seat: 0 },
    { type: 'placed', seat: 1, field: 'A1' },
    { type: 'forfeited', seat: 1 },
    { type: 'objected', seat: 0, ground: 'room' },
    { type: 'ruled', words: 'lamp', outcome: 'withdrawn' },
    { type: 'voided', giver: 1, target: null, card: [] },
    { type: 'revealed', giver: 3, target: 'A1', card: [], pieces, points: [4, 0, 0, 2] },
    { type: 'tie_began', tied: [0, 1] },
    { type: 'ended', ending: 'shared' },
    { type: 'guessing_began', seat: 0 },
  ];
  expect(events.map((event) => tell(event, names, 0))).toEqual([
    'Round 2: you are the cue giver.',
    'Your card: A1 (dark brown) and P30 (cerulean).',
    'Mira has chosen a target.',
    'Your target is A1 (dark brown).',
    'Mira gives a second cue: “wet moss”.',
    'You pass instead of giving a second cue.',
    'Mira places a piece on A1 (dark brown).',
    'Mira loses a piece.',
    'You object to the cue: it’s an object in the room.',
    'The table has voted: “lamp” is withdrawn.',
    'Mira gave no cue in time, so nobody scores in this round.',
    'The target was A1 (dark brown). Points: you 4, Mira 0, Jo 0 and Fern 2.',
    'A tie between you and Mira: there are extra rounds.',
    'Still a tie after six extra rounds, so the win is shared.',
    null,
  ]);
});

it('leaves the reveal on the board until it was seen or the next cue is given', () => {
  const shows = (change: Partial<View>, seat: number | null = 0, dismissed = 0) =>
    boardContents({ ...view, ...change }, seat, dismissed).reveal !== null;
  expect(shows({ phase: 'choose' })).toBe(true);
  expect(shows({ phase: 'choose' }, 0, 1)).toBe(false);
  expect(shows({ phase: 'cue1' })).toBe(true);
  expect(shows({ phase: 'cue1' }, 3)).toBe(false);
  expect(shows({ phase: 'cue1', upheld: 1 })).toBe(false);
  expect(shows({ phase: 'guess1' })).toBe(false);
  expect(shows({ phase: 'over' }, null)).toBe(true);
});

it('keeps my card and my target out of the log, which others may see on my screen', () => {
  expect(minor).toEqual(expect.arrayContaining(['drew', 'target_set']));
});
