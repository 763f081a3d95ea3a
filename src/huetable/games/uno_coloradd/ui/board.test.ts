import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import type { ObservationOf, Step } from '$lib/table/screens';
import Board from './Board.svelte';
import RoundResult from './round/RoundResult.svelte';
import { match, options, players, result, observation, view, watch, wilds } from './sample';
import SeatNote from './SeatNote.svelte';
import Tv from './Tv.svelte';
import type { Event, HouseRule, Move, View } from './types';

// What is put off until something is drawn comes at once: here alone, although the files share their modules.
vi.mock('$lib/ui/idle', () => import('$lib/ui/idle.test-kit'));

const play = vi.fn<(move: Move) => Promise<CommandReply>>();
const button = (name: RegExp | string) => screen.getByRole('button', { name });
/** All of it has been told. */
const toldAll = (seen: ObservationOf<View, Move>) => ({ observation: seen, told: seen.view, step: null });
const board = (seen: ObservationOf<View, Move>) =>
  render(Board, { ...toldAll(seen), players, play, busy: false });
const step = (event: Event): Step<Event> => ({ number: 1, event, length: 600 });
const cards = () =>
  [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'));
const threat = { cards: 4, by: 3, judged: 5, before: 'red' as const };

afterAll(() => {
  vi.doUnmock('$lib/ui/idle');
  vi.resetModules();
});

beforeAll(() => {
  // Not in jsdom yet; screens of all sizes and modal dialogs are tested in a browser.
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});

beforeEach(() => {
  localStorage.clear();
  play.mockReset().mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
});

it('speaks of stacking only to a player who holds a card for it', () => {
  const stack = { phase: 'stack' as const, threat, options: { ...options, stacking: true } };
  const { unmount } = board(observation(stack, [{ type: 'play', card: 'r+2' }, { type: 'accept' }]));
  screen.getByText('Or play a Draw Two yourself.');
  unmount();
  board(observation(stack, [{ type: 'accept' }]));
  expect(screen.queryByText(/play a Draw Two/)).toBeNull();
});

it('plays a card with a click, and a wild one after its colour is named', async () => {
  board(observation());
  await fireEvent.click(button('green 4, fits'));
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4' });
  await fireEvent.click(button('Wild, fits'));
  await fireEvent.click(button(/^blue you have/));
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'w', colour: 'blue' });
});

it('lifts a card under a thumb and offers to play it', async () => {
  board(observation());
  const card = button('green 4, fits');
  await fireEvent.pointerDown(card, { pointerType: 'touch' });
  await fireEvent.click(card);
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(button('Play green 4'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g4' });
});

it('says why a card does not fit, and sends nothing', async () => {
  board(observation());
  await fireEvent.click(button('blue 9'));
  expect(screen.getByRole('status').textContent).toContain(
    'A blue 9 doesn’t fit. You need green, a 7 or a wild card.',
  );
  expect(button('Why? Read UNO-10')).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});

it('warns of a bluff, and says when a Wild Draw Four is honest', async () => {
  const { rerender } = board(observation());
  await fireEvent.click(button('Wild Draw Four, fits'));
  expect(screen.getByText('You have green, so this is a bluff. Mira can challenge it.')).toBeTruthy();
  await rerender(toldAll(observation({ colour: 'blue', hand: ['r7', 'w4'] })));
  expect(screen.getByText('You have no blue, so this isn’t a bluff.')).toBeTruthy();
});

it('asks whom a seven swaps with', async () => {
  const seven = [1, 2, 3].map((target): Move => ({ type: 'play', card: 'r7', target }));
  board(observation({ options: { ...options, seven_zero: true } }, seven));
  await fireEvent.click(button('red 7, fits'));
  expect(button(/^Jo/).querySelector('.face')).not.toBeNull();
  await fireEvent.click(button(/^Jo/));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'r7', target: 2 });
});

it('explains what is at stake in a challenge', async () => {
  board(observation({ phase: 'challenge', threat }, [{ type: 'accept' }, { type: 'challenge' }]));
  expect(screen.getByText('If they had red: they draw 4 cards, and it’s your turn.')).toBeTruthy();
  expect(screen.getByText('If not: you draw 6 cards and miss your turn.')).toBeTruthy();
  await fireEvent.click(button('Challenge'));
  expect(play).toHaveBeenLastCalledWith({ type: 'challenge' });
  await fireEvent.click(button('Take 4 cards'));
  expect(play).toHaveBeenLastCalledWith({ type: 'accept' });
});

it('opens a hand that is shown to me, and keeps it at hand', async () => {
  const { rerender } = board(observation());
  expect(screen.queryByRole('button', { name: /Fern’s hand/ })).toBeNull();
  await rerender(toldAll(observation({ looks: [{ viewer: 0, of: 3, cards: ['r1', 'gs'] }] })));
  expect(
    within(screen.getByRole('list', { name: 'Fern’s hand' }))
      .getAllByRole('img')
      .map((card) => card.getAttribute('aria-label')),
  ).toEqual(['red 1', 'green Skip']);
  await fireEvent.click(button('Hide Fern’s hand'));
  expect(screen.queryByRole('list', { name: 'Fern’s hand' })).toBeNull();
  expect(button('Fern’s hand, as you saw it: 2')).toBeTruthy();
  await rerender(toldAll(observation({ looks: [{ viewer: 0, of: 3, cards: [] }] })));
  expect(screen.queryByRole('button', { name: /Fern’s hand/ })).toBeNull();
});

it('lets me call just after, and catch whoever has not', async () => {
  const late = {
    ...watch,
    last_cards: [0, 2],
    exposed: [
      { seat: 0, grace: 1, undecided: false },
      { seat: 2, grace: 2, undecided: true },
    ],
  };
  board(observation({ turn: 3, hand: ['b9'], watch: late }, [{ type: 'uno' }, { type: 'catch', target: 2 }]));
  await fireEvent.click(button('UNO!'));
  expect(play).toHaveBeenLastCalledWith({ type: 'uno' });
  await fireEvent.click(button('Catch Jo'));
  expect(play).toHaveBeenLastCalledWith({ type: 'catch', target: 2 });
});

it('calls with the next-to-last card if I tick it', async () => {
  const moves: readonly Move[] = [
    { type: 'play', card: 'g4' },
    { type: 'play', card: 'g4', call: 'uno' },
    { type: 'draw' },
  ];
  board(observation({ hand: ['g4', 'b9'] }, moves));
  const tick = button('Call UNO as you play');
  expect(tick.dataset.part).toBe('call-uno');
  await fireEvent.click(tick);
  expect(tick.dataset.part, 'what comes next is the card').toBe('called-uno');
  await fireEvent.click(button('green 4, fits'));
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4', call: 'uno' });
});

it('offers the drawn card, and to keep it', async () => {
  board(
    observation({ phase: 'drawn', hand: ['g4', 'r2', 'g4'] }, [
      { type: 'play', card: 'g4' },
      { type: 'keep' },
    ]),
  );
  expect(
    screen.getAllByRole('button', { name: /^green 4/ }).map((card) => card.getAttribute('aria-label')),
  ).toEqual(['green 4', 'green 4, fits, just drawn']);
  await fireEvent.click(button('Play green 4'));
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'g4' });
  await fireEvent.click(button('Keep it'));
  expect(play).toHaveBeenLastCalledWith({ type: 'keep' });
});

it('goes on from the pile to the card that was drawn', async () => {
  const { rerender } = board(observation({ hand: ['r2'] }, [{ type: 'draw' }]));
  button(/^Draw a card/).focus();
  const drew = observation({ phase: 'drawn', hand: ['r2', 'g4'] }, [
    { type: 'play', card: 'g4' },
    { type: 'keep' },
  ]);
  await rerender({ ...toldAll(drew), players, play, busy: false });
  expect(document.activeElement).toBe(button('green 4, fits, just drawn'));
});

it('goes on to the card that was drawn when the page has held the focus until a late answer', async () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  const may = toldAll(observation({ hand: ['r2'] }, [{ type: 'draw' }]));
  const { rerender } = render(Board, { target: main, props: { ...may, players, play, busy: false } });
  button('Draw').focus();
  await rerender({ ...may, players, play, busy: true });
  main.focus();
  await tick();
  const drew = observation({ phase: 'drawn', hand: ['r2', 'g4'] }, [{ type: 'play', card: 'g4' }]);
  await rerender({ ...toldAll(drew), players, play, busy: false });
  expect(document.activeElement).toBe(button('green 4, fits, just drawn'));
  main.remove();
});

it('offers to jump in', async () => {
  board(
    observation({ turn: 1, hand: ['g7', 'r2'], options: { ...options, jump_in: true } }, [
      { type: 'play', card: 'g7' },
    ]),
  );
  await fireEvent.click(button('Jump in with green 7'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g7' });
});

it('lets a stack of Draw Twos be answered or taken', async () => {
  const stacking = { ...options, stacking: true };
  board(
    observation({ phase: 'stack', threat, hand: ['b+2', 'r2'], options: stacking }, [
      { type: 'accept' },
      { type: 'play', card: 'b+2' },
    ]),
  );
  expect(screen.getByText('Fern played a Draw Two, so you have to take 4 cards.')).toBeTruthy();
  await fireEvent.click(button('blue Draw Two, fits'));
  expect(play).toHaveBeenLastCalledWith({ type: 'play', card: 'b+2' });
});

it('names the first colour', async () => {
  board(observation({ phase: 'colour', colour: null, discard: ['w'] }, [{ type: 'colour', colour: 'red' }]));
  await fireEvent.click(button(/^red you have/));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'colour', colour: 'red' });
});

const hum: HouseRule = { text: 'Hum a tune <b>', effect: 'honour' };
const house = { ...options, house_rules: [hum] };

it('shows the text of a house rule before it is played, while it is honoured, and at any time', async () => {
  const { rerender } = board(observation({ hand: ['wc1', 'r2'], options: house }, wilds('wc1')));
  await fireEvent.click(button('House: show 1 house rule'));
  expect(screen.getAllByText('Hum a tune <b>')).toHaveLength(1);
  await fireEvent.click(button('Wild Customizable, fits'));
  expect(screen.getAllByText('Hum a tune <b>')).toHaveLength(2);
  await rerender(
    toldAll(observation({ phase: 'honour', discard: ['g7', 'wc1'], options: house }, [{ type: 'done' }])),
  );
  await fireEvent.click(button('Done'));
  expect(play).toHaveBeenLastCalledWith({ type: 'done' });
});

it('shows everybody what the card says while somebody does it, as soon as it lies there', async () => {
  const seen = observation({ phase: 'honour', turn: 2, discard: ['g7', 'wc1'], options: house }, []);
  const { rerender } = render(Board, {
    ...toldAll(seen),
    told: { ...seen.view, phase: 'turn', discard: ['g7'] },
    players,
    play,
    busy: false,
  });
  expect(screen.queryByText('Hum a tune <b>')).toBeNull();
  await rerender(toldAll(seen));
  expect(screen.getAllByText('Hum a tune <b>')).toHaveLength(1);
});

it('offers the next round only when the last card has been told', async () => {
  const seen = observation({ phase: 'round_over', match: { ...match, result } }, [{ type: 'ready' }]);
  const told: View = { ...seen.view, phase: 'turn', match };
  const { rerender } = render(Board, { ...toldAll(seen), told, players, play, busy: false });
  expect(screen.queryByRole('button', { name: /^Ready/u })).toBeNull();
  await rerender(toldAll(seen));
  expect(button('Ready for round 3')).toBeTruthy();
});

it('speaks of no cards where none are laid open', () => {
  const props = { view: { ...view, options: { ...options, scoring: 'leftover' as const } }, result, players };
  render(RoundResult, { ...props, seat: null, history: [], open: false });
  expect(screen.getByText('+57')).toBeTruthy();
});

it('lets me dispute that a text was honoured', async () => {
  board(
    observation({ turn: 3, options: house, watch: { ...watch, disputable: [2] } }, [
      { type: 'dispute', target: 2 },
    ]),
  );
  await fireEvent.click(button('Jo didn’t do it'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'dispute', target: 2 });
});

it('lays all hands open after a round, and deals the next when I am ready', async () => {
  const counted = { ...match, scores: [120, 168, 0, 45], result, ready: [3] };
  const { rerender } = board(observation({ match: { ...match, scores: [120, 87, 0, 45] } }));
  await rerender(toldAll(observation({ phase: 'round_over', match: counted }, [{ type: 'ready' }])));
  expect(screen.getByRole('heading', { name: 'Mira went out' })).toBeTruthy();
  expect(screen.getByText('Mira scores 81 points.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Ada’s hand' })).getAllByRole('img')).toHaveLength(2);
  expect(screen.getByText('57 for Mira')).toBeTruthy();
  for (const { name } of players) expect(screen.getAllByText(name)).toHaveLength(1);
  await fireEvent.click(button('Ready for round 3'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'ready' });
});

it.each([
  [{ scoring: 'leftover' as const }, result, /Everybody scores their own cards/, '+57 for these cards'],
  [{ goal: 0 as const }, result, /It was a single round/, 'cards worth 57'],
  [{}, { ...result, winner: null }, /nobody scores/, 'cards worth 57'],
  [
    {},
    { ...result, winner: 0, hands: [[], ['r7'], ['gs'], ['y4']] satisfies View['hand'][] },
    /You score/,
    '20 for you',
  ],
])('says how a round is counted, and what a hand brings: %j', (agreed, counted, words, worth) => {
  board(
    observation(
      {
        phase: 'over',
        options: { ...options, ...agreed },
        match: { ...match, result: counted, ending: 'goal' },
      },
      [],
    ),
  );
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(worth)).toBeTruthy();
});

it('sorts the hand as I like it, and remembers', async () => {
  const { unmount } = board(observation());
  expect(cards()).toEqual(['r2', 'r7', 'y3', 'g4', 'b9', 'w', 'w4']);
  await fireEvent.click(button(/^By colour/));
  expect(cards()).toEqual(['r2', 'y3', 'g4', 'r7', 'b9', 'w', 'w4']);
  unmount();
  board(observation());
  await fireEvent.click(button(/^By number/));
  expect(cards()).toEqual(view.hand);
});

it('walks through the hand by arrow keys', async () => {
  board(observation());
  const hand = screen.getByRole('toolbar', { name: 'Your hand' });
  within(hand).getAllByRole('button')[0]?.focus();
  await fireEvent.keyDown(hand, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('data-card')).toBe('r7');
  await fireEvent.keyDown(hand, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('data-card')).toBe('y3');
  await fireEvent.keyDown(hand, { key: 'End' });
  expect(document.activeElement?.getAttribute('data-card')).toBe('w4');
});

it('keeps the focus in the hand when a card is played, also while it is not my turn', async () => {
  const { rerender } = board(observation());
  document.querySelector<HTMLElement>('[data-card=g4]')?.focus();
  const rest = view.hand.filter((card) => card !== 'g4');
  await rerender(toldAll(observation({ hand: rest, turn: 1 }, [])));
  expect(document.activeElement?.getAttribute('data-card')).toBe('b9');
  await rerender(toldAll(observation({ hand: ['r1', ...rest], turn: 1 }, [])));
  expect(document.activeElement?.getAttribute('data-card')).toBe('b9');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
});

it('leads from the button that drew to the card it drew, and from the last card to who went out', async () => {
  const { rerender } = board(observation({}, [{ type: 'draw' }]));
  button('Draw').focus();
  await rerender(
    toldAll(
      observation({ phase: 'drawn', hand: [...view.hand, 'g1'] }, [
        { type: 'play', card: 'g1' },
        { type: 'keep' },
      ]),
    ),
  );
  expect(document.activeElement?.getAttribute('data-card')).toBe('g1');
  await rerender(
    toldAll(observation({ phase: 'round_over', match: { ...match, result } }, [{ type: 'ready' }])),
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mira went out' }));
});

it('leaves the focus to whoever has gone elsewhere', async () => {
  const { rerender } = board(observation());
  const card = document.querySelector<HTMLElement>('[data-card=g4]');
  card?.focus();
  card?.blur();
  await tick();
  await rerender(toldAll(observation({ hand: view.hand.slice(1), turn: 1 }, [])));
  expect(document.activeElement).toBe(document.body);
});

it('shows a spectator the table and nobody’s hand', () => {
  board(observation({ hand: [] }, [], null));
  expect(screen.getByRole('region', { name: 'The table' })).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('keeps my hand off the big screen, whoever’s browser shows it', () => {
  const seen = { ...observation(), moves: [] };
  render(Tv, { ...toldAll(seen), players });
  expect(screen.getByRole('img', { name: 'Discard pile. On top: green 7' })).toBeTruthy();
  expect(cards()).toEqual([]);
});

it('draws what has been told, and lights what the latest observation allows', async () => {
  const latest = observation({ hand: [...view.hand, 'g1'], discard: [...view.discard, 'g3'] });
  render(Board, { observation: latest, told: view, step: null, players, play, busy: false });
  expect(cards()).not.toContain('g1');
  expect(screen.getByRole('img', { name: 'Discard pile. On top: green 7' })).toBeTruthy();
  await fireEvent.click(button('green 4, fits'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'g4' });
});

it('lets nobody play a card that has left my hand, though it is still being told', async () => {
  const gone = observation({ hand: view.hand.filter((card) => card !== 'g4') }, [
    { type: 'play', card: 'r7' },
  ]);
  render(Board, { observation: gone, told: view, step: null, players, play, busy: false });
  await fireEvent.click(button('green 4'));
  expect(play).not.toHaveBeenCalled();
});

it('bursts for a call and a catch while the step is shown, and leaves nothing behind', async () => {
  const seen = observation();
  const { rerender, container } = board(seen);
  const layer = () => container.querySelector('.motion')?.textContent.trim();
  await rerender({ step: step({ type: 'called', seat: 2 }) });
  await waitFor(() => expect(layer()).toBe('UNO!'));
  await rerender({ step: { ...step({ type: 'caught', seat: 0, target: 2 }), number: 2 } });
  await waitFor(() => expect(layer()).toBe('Caught!'));
  await rerender({ step: null });
  expect(container.querySelector('.motion')?.childElementCount).toBe(0);
});

it('turns the ring of arrows over for a Reverse, and back for the next one', async () => {
  const seen = observation();
  const { rerender, container } = board(seen);
  const isBack = () => container.querySelector('.ring svg')?.classList.contains('back');
  expect(isBack()).toBe(false);
  for (const direction of [-1, 1] as const) {
    const reversed: Event = { type: 'reversed', direction };
    await rerender({ told: { ...seen.view, direction }, step: step(reversed) });
    expect(isBack()).toBe(direction === -1);
  }
});

it('opens my hand while it is dealt, before the view has come, and what I draw at once behind it', async () => {
  const dealt = observation({
    hand: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'b1', 'b2'],
    counts: [9, 7, 7, 7],
    last_play: null,
  });
  const began: Event = { type: 'round_began', round: 2, dealer: 3, first: 'g+2' };
  const told = { ...dealt.view, hand: [], counts: [7, 7, 7, 7] };
  const { rerender } = render(Board, {
    observation: dealt,
    told,
    step: step(began),
    players,
    play,
    busy: false,
  });
  expect(cards()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7']);
  const drew: Event = { type: 'drew', seat: 0, cards: 2, why: 'two' };
  await rerender({ told: { ...dealt.view, hand: ['b1', 'b2'] }, step: { ...step(drew), number: 2 } });
  expect(cards()).toHaveLength(9);
});

it('shows at a seat how many cards its player holds, and that they have called', () => {
  const called = { ...view, watch: { ...watch, last_cards: [2] }, counts: [7, 5, 1, 9], turn: 1 };
  const { container } = render(SeatNote, { seat: 2, told: called });
  expect(container.textContent).toContain('1 card, plays next');
  expect(screen.getByText('UNO!')).toBeTruthy();
});

it('shows a hand that I was given face down, with its new number of cards, until the view comes', () => {
  const seen = observation();
  const given: View = { ...seen.view, hand: [], counts: seen.view.counts.map(() => 9) };
  const swapped = step({ type: 'swapped', seat: 0, target: 2 });
  render(Board, { observation: seen, told: given, step: swapped, players, play, busy: false });
  expect(cards()).toEqual([]);
  expect(document.querySelectorAll('[data-spot=hand] [data-card-back]')).toHaveLength(9);
});
