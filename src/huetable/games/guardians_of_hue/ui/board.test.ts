import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import type { ObservationOf } from '$lib/table/screens';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import { players, observation, turn, view } from './sample';
import Tv from './Tv.svelte';
import type { Attempt, Move, Suggestion, View } from './types';

// What is put off until something is drawn comes at once: here alone, although the files share their modules.
vi.mock('$lib/ui/idle', () => import('$lib/ui/idle.test-kit'));

afterAll(() => {
  vi.doUnmock('$lib/ui/idle');
  vi.resetModules();
});

const play = vi.fn<(move: Move) => Promise<CommandReply>>();
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const board = (seen: ObservationOf<View, Move>, told = seen.view) =>
  render(Board, { observation: seen, told, step: null, players, play, busy: false });
const attempt: Attempt = {
  seat: 1,
  deed: 'seal',
  card: 0,
  rating: 3,
  target: 9,
  enemy: null,
  dice: [],
  supporters: [],
  rerolls: [],
  answered: [],
  outcome: null,
};
const pending = { seats: [0], chance: 741, supported: 954, best: [] };

beforeAll(() => {
  // Not in jsdom yet; what fits is tested in a browser.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

beforeAll(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));

beforeEach(() => play.mockReset().mockResolvedValue({ is: 'ack', id: '1', seq: 1 }));

it('asks nobody for a plan who only watches or sees a replay', () => {
  const { unmount } = board(observation());
  expect(screen.getByText(/There’s no plan yet/)).toBeTruthy();
  unmount();
  board({ ...observation(), seat: null });
  expect(screen.queryByText(/There’s no plan yet/)).toBeNull();
});

it('speaks neither of plans nor of attempts before the first round', () => {
  board(observation({ round: 0, phase: 'grow', places: [5, 8, 8] }, [{ type: 'grow', card: 3 }]));
  expect(screen.queryByText(/There’s no plan yet/)).toBeNull();
  const details = within(screen.getByRole('region', { name: 'Paint Studio' }));
  expect(details.queryByText(/Attack the agent|Win a spirit|Break the seal/u)).toBeNull();
});

it('asks by pictures which spirit comes', async () => {
  const moves = [0, 5].map((card): Move => ({ type: 'spirit', card }));
  board(observation({ phase: 'spirit', spirits: [0, 5], reserve: 0 }, moves));
  expect(screen.getByRole('group', { name: 'Your turn' }).textContent).toContain(
    'Which spirit comes to you?',
  );
  await fireEvent.click(button('Take the spirit from Paint Studio'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'spirit', card: 5 });
});

it('shows what an attempt takes, its odds, and what support would change', async () => {
  board(observation());
  const win = screen.getByRole('button', {
    name: 'Win a spirit',
    description:
      'Beat Contrast Shadows to win it. Roll 6 or more with three dice. Up to 100% if Mira helps. Chance: 95%',
  });
  expect(win.dataset.part).toBe('encounter prospect');
  expect(screen.getByText('Click a highlighted location to move there.')).toBeTruthy();
  await fireEvent.click(button('Win a spirit'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'encounter' });
});

it.each([
  ['easy', 1, /^Makes Night Sky light\. Roll 12 or more/u],
  ['difficult', 2, /^Makes Night Sky light\. If you fail, a spirit is lost\. Roll 12 or more/u],
  ['impossible', 1, /^Makes Night Sky light\. If you fail, darkness wins\. Roll 12 or more/u],
] as const)(
  'says on the %s level with %i left what the last seal may cost',
  (difficulty, reserve, description) => {
    const prospect = {
      deed: 'seal',
      target: 12,
      enemy: null,
      chance: 375,
      with_support: 375,
      with_rerolls: 375,
    };
    const options = { ...view.options, difficulty };
    board(observation({ options, places: [8, 8, 8], spirits: [], reserve, prospects: [prospect as never] }));
    expect(screen.getByRole('button', { name: 'Break the seal', description })).toBeTruthy();
  },
);

it.each([
  [93, 93, false],
  [93, 741, false],
  [741, 741, true],
])('%#: only what may well succeed is the obvious thing to do', (chance, with_support, primary) => {
  const prospect = { deed: 'attack', target: 15, enemy: null, chance, with_support, with_rerolls: chance };
  board(observation({ prospects: [prospect as never] }));
  expect(button('Attack the agent').classList.contains('primary')).toBe(primary);
});

it('makes a move no more obvious than what waits there', async () => {
  const move = [{ type: 'move', card: 3 }] as const;
  const agents = [{ card: 3, dazed: false, waiting: false }];
  board(
    observation(
      { light: view.light.with(3, false), agents, ratings: view.ratings.with(3, [3, 5, 1, 5]) },
      move,
    ),
  );
  await fireEvent.click(button(/^Schoolroom/u));
  const go = screen.getByRole('button', { name: 'Move to Schoolroom', description: /Chance: 9%$/u });
  expect(go.classList.contains('primary')).toBe(false);
});

it.each([
  ['its guardian goes on', {}, true],
  ['the next turn has begun', { active: 0 }, false],
  ['the same guardian begins the next round', { actions: 4 }, false],
  ['the agents act', { phase: 'step' }, false],
] as const)('shows how an attempt ended only as news: %s', (_, later, shown) => {
  const over = { ...attempt, dice: [4, 4, 3], outcome: true };
  board(observation({ active: 1, actions: 2, attempt: over, ...later }, [], 2));
  expect(screen.queryByRole('region', { name: 'The last attempt' }) !== null).toBe(shown);
});

it('names no neighbours where none lie, and no plan whose only line stands elsewhere', () => {
  const plan: readonly Suggestion[] = [
    { seat: 1, to: 0, wish: 'seal', card: 0, answer: null, instead: null, where: null },
  ];
  const reply = { type: 'reply', seat: 1, answer: 'noted' } as const;
  board(observation({ near: view.near.map(() => 0), plan }, [reply]));
  expect(screen.getByText(/^Mira to you/u)).toBeTruthy();
  expect(screen.queryByText(/^Next to/u)).toBeNull();
  expect(screen.queryByRole('region', { name: 'The plan' })).toBeNull();
});

it('says of the centre that its seal breaks last, as long as it cannot be broken', () => {
  const details = () => within(screen.getByRole('region', { name: 'Night Sky' }));
  const places = [8, 0, 8];
  const { unmount } = board(observation({ places }));
  expect(details().getByText('Its seal breaks last, when all others are light.')).toBeTruthy();
  expect(details().queryByText(/^Break the seal/u)).toBeNull();
  unmount();
  board(observation({ places, light: view.light.map((_, card) => card !== 8) }));
  expect(details().getByText(/^Break the seal/u)).toBeTruthy();
});

it('moves with the second touch of a location, and says so after the first', async () => {
  board(observation());
  const place = button(/^Schoolroom, number 3, light, you can move here$/);
  await fireEvent.click(place);
  expect(play).not.toHaveBeenCalled();
  expect(button('Move to Schoolroom')).toBeTruthy();
  await fireEvent.click(place);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'move', card: 3 });
});

it('shows a far location without going there', async () => {
  board(observation());
  const place = button(/^Fun Fair/);
  await fireEvent.click(place);
  await fireEvent.click(place);
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText('Next to Harbour Houses and Sunrise Bay.')).toBeTruthy();
});

it('walks over the map by arrow keys', async () => {
  board(observation());
  const map = screen.getByRole('toolbar', { name: 'Map' });
  within(map)
    .getByRole('button', { name: /^Candy/ })
    .focus();
  await fireEvent.keyDown(document.activeElement ?? map, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('data-location')).toBe('1');
  await fireEvent.keyDown(document.activeElement ?? map, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('data-location')).toBe('8');
});

it('asks for support with the odds as they are and as they would be', async () => {
  board(
    observation({ phase: 'support', active: 1, attempt, pending }, [{ type: 'support' }, { type: 'pass' }]),
  );
  expect(screen.getByText('Mira tries to break the seal at Candy Counter')).toBeTruthy();
  expect(screen.getByText('74%')).toBeTruthy();
  expect(screen.getByRole('button', { description: /^Then 6 is enough.+Chance: 95%$/ })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Who can help' })).getByText('You')).toBeTruthy();
  await fireEvent.click(button('Support'));
  expect(play).toHaveBeenLastCalledWith({ type: 'support' });
  await fireEvent.click(button('Pass'));
  expect(play).toHaveBeenLastCalledWith({ type: 'pass' });
});

it('says once of each helper what they answered', () => {
  const helped = { ...attempt, supporters: [2], answered: [0] };
  board(
    observation({ phase: 'support', active: 1, attempt: helped, pending: { ...pending, seats: [0, 2] } }),
  );
  const helpers = within(screen.getByRole('list', { name: 'Who can help' })).getAllByRole('listitem');
  expect(helpers.map((helper) => helper.textContent.trim())).toEqual(['You · passed', 'Jo · supported']);
});

it('rolls the best dice again unless I choose others', async () => {
  const lying = { ...attempt, dice: [1, 6, 1] };
  board(
    observation(
      {
        phase: 'reroll',
        active: 1,
        windows: 4,
        attempt: lying,
        pending: { ...pending, chance: 0, best: [0, 2] },
      },
      [{ type: 'reroll', dice: [0, 2] }, { type: 'pass' }],
    ),
  );
  await fireEvent.click(button('Roll these dice again'));
  expect(play).toHaveBeenLastCalledWith({ type: 'reroll', dice: [0, 2] });
  await fireEvent.click(button('Die 3: 1'));
  await fireEvent.click(button('Die 2: 6'));
  await fireEvent.click(button('Roll these dice again'));
  expect(play).toHaveBeenLastCalledWith({ type: 'reroll', dice: [0, 1] });
});

it('lets whoever decides for darkness choose', async () => {
  board(
    observation({ phase: 'grow', grown: [{ roll: 3, card: null, agent: false }] }, [
      { type: 'grow', card: 2 },
      { type: 'grow', card: 3 },
    ]),
  );
  expect(screen.getByText('The black die shows 3. Which location turns dark?')).toBeTruthy();
  await fireEvent.click(button('Schoolroom turns dark'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'grow', card: 3 });
});

it('points at a location and says what I, or another, should do there', async () => {
  board(observation());
  await fireEvent.click(button(/^Paint Studio/));
  await fireEvent.click(button('Plan something here'));
  await fireEvent.click(screen.getByRole('radio', { name: 'Mira' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Win a spirit' }));
  await fireEvent.click(button('Tell the others'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'suggest', seat: 1, wish: 'encounter', card: 5 });
});

it('answers what was suggested to me', async () => {
  const plan: readonly Suggestion[] = [
    { seat: 1, to: 0, wish: 'seal', card: 1, answer: null, instead: null, where: null },
    { seat: 0, to: 2, wish: 'stand', card: 8, answer: 'agreed', instead: null, where: null },
  ];
  board(
    observation({ plan }, [
      { type: 'reply', seat: 1, answer: 'noted' },
      { type: 'reply', seat: 1, answer: 'agreed' },
    ]),
  );
  expect(screen.getByText(/^Mira to you: break the seal of Flower Meadow/)).toBeTruthy();
  expect(screen.getByText('Jo: “I will.”')).toBeTruthy();
  await fireEvent.click(button('I will'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'reply', seat: 1, answer: 'agreed' });
});

it('asks for nothing that has been done', () => {
  const plan: readonly Suggestion[] = [
    { seat: 1, to: 0, wish: 'encounter', card: 0, answer: null, instead: null, where: null },
  ];
  const reply: Move = { type: 'reply', seat: 1, answer: 'agreed' };
  const asked = () => screen.queryAllByText(/^Mira to you: win a spirit/).length;
  const { rerender } = board(observation({ plan }, [...turn, reply]));
  expect(asked()).toBe(1);
  for (const change of [{ spirits: [0, 1] }, { light: view.light.with(0, true) }]) {
    const seen = observation({ plan, ...change }, [...turn, reply]);
    void rerender({ observation: seen, told: seen.view });
    flushSync();
    expect(asked()).toBe(0);
  }
});

it('says that I can’t go to a location that isn’t next to me', async () => {
  board(observation());
  expect(screen.getByText(/^Click a highlighted location/)).toBeTruthy();
  await fireEvent.click(button(/^Fun Fair/));
  expect(screen.getByText('Fun Fair isn’t next to you.')).toBeTruthy();
  await fireEvent.click(button(/^Flower Meadow/));
  expect(screen.getByText(/^Click a highlighted location/)).toBeTruthy();
});

it('moves what Lord Sepia told below the details after a round, and draws it once', async () => {
  const seen = (round: number) => observation({ round, story: ['Dust falls.'] });
  const { rerender } = board(seen(2));
  const line = () => screen.getByText('“Dust falls.”', { selector: 'blockquote' });
  const first = line();
  for (const [round, old] of [
    [3, false],
    [4, true],
  ] as const) {
    await rerender({ observation: seen(round), told: seen(round).view });
    expect(line()).toBe(first);
    expect(first.closest('section')?.classList.contains('old')).toBe(old);
  }
});

it('shows beside my own actions, and only there, what waits for my word', async () => {
  const plan: readonly Suggestion[] = [1, 2].map((seat) => ({
    seat,
    to: 0,
    wish: 'seal',
    card: seat - 1,
    answer: null,
    instead: null,
    where: null,
  }));
  const { rerender } = board(
    observation(
      { plan },
      [1, 2].map((seat) => ({ type: 'reply', seat, answer: 'agreed' })),
    ),
  );
  const inPlan = () => within(screen.getByRole('region', { name: 'The plan' })).queryByText(/^Mira to you/);
  expect(screen.getAllByText(/^Mira to you/)).toHaveLength(1);
  expect(inPlan()).toBeNull();
  await rerender({
    observation: observation({ plan: plan.map((line) => ({ ...line, answer: 'agreed' as const })) }),
  });
  expect(inPlan()).toBeTruthy();
});

it('says what I would rather do, and where', async () => {
  const plan: readonly Suggestion[] = [
    { seat: 1, to: 0, wish: 'seal', card: 1, answer: null, instead: null, where: null },
  ];
  board(observation({ plan }, [{ type: 'reply', seat: 1, answer: 'declined' }], 0, []));
  await fireEvent.click(button('I’d rather …'));
  const where = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where?' });
  await fireEvent.change(where, { target: { value: '1' } });
  expect(screen.queryByRole('radio', { name: 'Break the seal' })).toBeNull();
  await fireEvent.change(where, { target: { value: '5' } });
  await fireEvent.click(screen.getByRole('radio', { name: 'Attack the agent' }));
  await fireEvent.click(button('Tell the others'));
  expect(play).toHaveBeenCalledExactlyOnceWith({
    type: 'reply',
    seat: 1,
    answer: 'declined',
    instead: 'attack',
    where: 5,
  });
});

it('gives Lord Sepia a store with a line for his story, and keeps what was refused', async () => {
  const seen = observation(
    { seats: 4, story: ['A grain of dust settles on every petal.'], tale: true },
    [],
    3,
    [{ move: 'narrate', fields: [] }],
  );
  board(seen);
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'A line of your story' });
  await fireEvent.click(button('Suggest a line'));
  expect(line.value).toBe('Somewhere a film projector begins to rattle.');
  await fireEvent.click(button('Suggest a line'));
  expect(line.value).toBe('Who needs red when there is brown?');
  await fireEvent.input(line, { target: { value: ' Grey rain falls. ' } });
  play.mockResolvedValueOnce({
    is: 'refused',
    id: '1',
    code: 'rule',
    clause: 'GUARD-47',
    arguments: {},
    sentence: 'No.',
  } as unknown as CommandReply);
  await fireEvent.click(button('Tell it'));
  expect(play).toHaveBeenLastCalledWith({ type: 'narrate', text: 'Grey rain falls.' });
  expect(line.value).toBe(' Grey rain falls. ');
  await fireEvent.click(button('Tell it'));
  expect(line.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Plan something here' })).toBeNull();
});

it('lays the next card where I hold it, turned as I like', async () => {
  const lays = [
    [2, 0, true],
    [0, 3, true],
    [-3, 0, false],
    [2, 1, false],
  ] as const;
  const moves = lays.map(([x, y, upright]): Move => ({ type: 'lay', x, y, upright }));
  const spots = view.spots.map((spot, card) => (card === 8 ? spot : null));
  board(observation({ phase: 'lay', round: 0, stock: [7], spots }, moves, 0, []));
  expect(screen.getByText('Spot 1 of 2. Next to Night Sky.')).toBeTruthy();
  await fireEvent.click(button('Next spot'));
  await fireEvent.click(button('Lay it here'));
  expect(play).toHaveBeenLastCalledWith({ type: 'lay', x: 0, y: 3, upright: true });
  await fireEvent.click(button('Turn it'));
  await fireEvent.click(button('Lay it here'));
  expect(play).toHaveBeenLastCalledWith({ type: 'lay', x: 2, y: 1, upright: false });
});

it.each([
  ['light', 'The light is back'],
  ['dark', 'Darkness has won'],
  ['spirits', 'The last spirit is gone'],
  ['draw', 'A draw'],
] as const)('makes a scene of the end: %s', (ending, words) => {
  board(observation({ ending, phase: 'over' }, [], 0, []));
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End your turn' })).toBeNull();
});

describe('while something else is asked', () => {
  const plan = [
    { seat: 1, to: 0, wish: 'seal', card: 0, answer: null, instead: null, where: null },
  ] as const satisfies View['plan'];
  const over = { ...attempt, seat: 0, card: 0, dice: [], outcome: true };
  const reply: Move = { type: 'reply', seat: 1, answer: 'agreed' };
  const forMe = () => document.querySelector('[data-part="plan-for-me"]');

  it('asks about a plan in my turn, with how my last attempt ended', () => {
    board(observation({ plan, attempt: over }, [...turn, reply]));
    expect(forMe()).not.toBeNull();
    expect(screen.getByText('Success! No roll needed.')).toBeTruthy();
  });

  it.each<[string, Partial<View>, readonly Move[]]>([
    ['which agent goes first', { phase: 'order' }, [{ type: 'order', card: 5 }]],
    ['whether I stand up', { tired: [true, false, true] }, [{ type: 'stand' }]],
    ['whether I support', { phase: 'support', active: 1, attempt }, [{ type: 'support' }, { type: 'pass' }]],
  ])('a plan waits at the side: %s', (_, change, moves) => {
    board(observation({ plan, ...change }, [...moves, reply]));
    expect(forMe()).toBeNull();
    expect(screen.getByRole('region', { name: 'The plan' }).textContent).toContain('Mira to you');
  });

  it('no old outcome stands beside the question', () => {
    const asked = observation({ phase: 'order', attempt: over }, [{ type: 'order', card: 5 }]);
    // The board still tells how it came to that.
    board(asked, { ...asked.view, phase: 'act' });
    expect(screen.queryByText('Success! No roll needed.')).toBeNull();
  });
});

it('proposes a draw when no end is near', async () => {
  board(observation({ round: 25 }, [{ type: 'end' }, { type: 'propose' }]));
  await fireEvent.click(button('Propose a draw'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'propose' });
});

it('shows everything and plays nothing on the big screen', () => {
  const seen = observation({ attempt: { ...attempt, seat: 0, dice: [2, 3, 4], outcome: true } });
  render(Tv, { observation: seen, told: seen.view, step: null, players });
  expect(screen.getByRole('group', { name: 'Map' })).toBeTruthy();
  expect(screen.getByText('Success!')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

it.each(['light', 'dark'] as const)(
  'brings the pictures of the places with the scene of a %s ending',
  (ending) => {
    const { container } = render(Finale, { view: { ...view, ending }, players });
    const shown = [...container.querySelectorAll('.art use')].map((use) => use.getAttribute('href'));
    expect(shown).toHaveLength(9);
    for (const symbol of shown) expect(container.querySelector(symbol ?? '')).not.toBeNull();
  },
);
