import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CommandReply } from '@huetable/client';
import type { ObservationOf } from '$lib/table/screens';
import Board from './Board.svelte';
import { colourAids } from './sheets/colour-aids.svelte';
import { boardReveals } from './reveal/board-reveals.svelte';
import { card, players, observation, view } from './sample';
import Tv from './Tv.svelte';
import type { Move, View } from './types';

// What is put off until something is drawn comes at once: here alone, although the files share their modules.
vi.mock('$lib/ui/idle', () => ({
  afterPaint: (then: () => void) => {
    then();
    return () => undefined;
  },
  whenIdle: (then: () => void) => {
    then();
    return () => undefined;
  },
}));

const play = vi.fn<(move: Move) => Promise<CommandReply>>();
const consult = vi.fn<(question: object) => Promise<CommandReply>>();
/** Whether each of 480 fields could be hidden takes jsdom seconds to find out, and is not the question. */
const hidden = true;
const button = (name: RegExp | string) => screen.getByRole('button', { name, hidden });
const board = (seen: ObservationOf<View, Move>) =>
  render(Board, { observation: seen, told: seen.view, step: null, players, play, busy: false, consult });
const grid = () => screen.getByRole('grid', { hidden });
const field = (name: string) => document.getElementById(`field-${name}`);
const keys = async (...all: readonly string[]) => {
  for (const key of all) await fireEvent.keyDown(grid(), { key });
};

afterAll(() => {
  vi.doUnmock('$lib/ui/idle');
  vi.resetModules();
});

beforeAll(() => {
  // Not in jsdom yet; screens of all sizes, touch and modal dialogs are tested in a browser.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
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
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  localStorage.clear();
  boardReveals.reset();
  colourAids.set({ lines: false, signs: false, lens: false });
  play.mockReset().mockResolvedValue({ is: 'ack', id: '1', seq: 1 });
  consult.mockReset().mockResolvedValue({ is: 'advice', id: '1', answer: { type: 'taken', doubts: [] } });
});

it('walks over the board by keys, picks with Enter, and places with a second one', async () => {
  board(observation());
  await keys('ArrowDown', 'ArrowRight', 'ArrowRight');
  expect(grid().getAttribute('aria-activedescendant')).toBe('field-B3');
  await keys('Enter');
  expect(play).not.toHaveBeenCalled();
  expect([field('B3')?.ariaLabel, field('B3')?.ariaSelected]).toEqual(['B3, brown, chosen', 'true']);
  expect(field('B3')?.getAttribute('aria-description')).toMatch(/^Lightness 4\d%, between .+ and .+$/);
  expect(document.querySelector('[data-part="place"]')?.textContent).toMatch(/Lightness 4\d%, between/);
  await keys('Enter');
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'place', field: 'B3' });
});

it('moves to a place that is typed', async () => {
  board(observation());
  await keys('l', '4');
  expect(grid().getAttribute('aria-activedescendant')).toBe('field-L4');
  await keys('ArrowRight', 'b', '1', '2', 'Enter', 'Enter');
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'place', field: 'B12' });
});

it('asks for confirmation before a piece counts', async () => {
  board(observation());
  await keys('End', 'Enter');
  await fireEvent.click(button('Place on A30'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'place', field: 'A30' });
});

it('says so when a field is taken, and sends nothing', async () => {
  board(observation({ pieces: [{ seat: 1, field: 'A30', guess: 1 }] }));
  expect(field('A30')?.ariaLabel).toBe('A30, dark violet, Mira’s piece');
  await keys('End', 'Enter', 'Enter');
  expect(screen.getByText('A30 is taken. Choose a free square.')).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});

it('keeps a pick when the table refuses it', async () => {
  play.mockResolvedValue({ is: 'refused', id: '1', clause: 'HUES-23', sentence: '', args: {} });
  board(observation());
  await keys('End', 'Enter', 'Enter');
  expect(await screen.findByRole('button', { name: 'Place on A30', hidden })).toBeTruthy();
});

it('lets the giver choose a colour of the card, and cover it', async () => {
  board(
    observation(
      { phase: 'choose', giver: 0, card, past: [] },
      card.map((field) => ({ type: 'choose', field })),
    ),
  );
  expect((button('Choose a colour') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'M4 lime yellow', hidden }));
  await fireEvent.click(button('Choose M4 as your target'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'choose', field: 'M4' });
  await fireEvent.click(button('Hide it'));
  expect(screen.queryByRole('radio', { hidden })).toBeNull();
});

it('lets a young giver pick any field', async () => {
  board(
    observation({
      phase: 'choose',
      giver: 0,
      past: [],
      options: { ...view.options, young: true },
    }),
  );
  await keys('End', 'Enter');
  await fireEvent.click(button('Choose A30 as your target'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'choose', field: 'A30' });
});

const cue1 = { phase: 'cue1' as const, giver: 0, target: 'M4', cues: [], past: [] };

it('checks a cue while it is typed: refused with its clause', async () => {
  consult.mockResolvedValue({
    is: 'refused',
    id: '1',
    clause: 'HUES-15',
    sentence: '“reddish” comes from the colour name red.',
    args: {},
  });
  board(observation(cue1));
  await fireEvent.input(screen.getByLabelText('First cue: one word'), { target: { value: 'reddish' } });
  expect(await screen.findByText('“reddish” comes from the colour name red.')).toBeTruthy();
  expect(consult).toHaveBeenCalledExactlyOnceWith({ type: 'check', words: 'reddish' });
  expect(button('Why? Read HUES-15')).toBeTruthy();
  expect((button('Give this cue') as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByLabelText('First cue: one word').getAttribute('aria-invalid')).toBe('true');
});

it('warns of a doubtful cue, and still gives it', async () => {
  consult.mockResolvedValue({ is: 'advice', id: '1', answer: { type: 'taken', doubts: ['HUES-17'] } });
  board(observation({ ...cue1, phase: 'cue2', cues: [{ words: 'lemon', doubts: [] }] }, [{ type: 'pass' }]));
  await fireEvent.input(screen.getByLabelText('Second cue: one or two words'), {
    target: { value: 'north pole' },
  });
  expect(await screen.findByText(/If you don’t mean the board, give it/)).toBeTruthy();
  await fireEvent.click(button('Give this cue'));
  expect(play).toHaveBeenLastCalledWith({ type: 'cue', words: 'north pole' });
  await fireEvent.click(button('Pass and score now'));
  expect(play).toHaveBeenLastCalledWith({ type: 'pass' });
});

it('lets me object, with the grounds that the rules allow', async () => {
  board(
    observation({ waiting: true }, [
      { type: 'object', ground: 'room' },
      { type: 'object', ground: 'comparison' },
      { type: 'object', ground: 'repetition' },
    ]),
  );
  await fireEvent.click(button('I object'));
  expect(screen.queryByRole('button', { name: /colour name/, hidden })).toBeNull();
  expect(button('It compares colours')).toBeTruthy();
  expect(button('It repeats an earlier cue')).toBeTruthy();
  await fireEvent.click(button('It’s an object in the room'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'object', ground: 'room' });
});

it('says what a second objection upheld in one round costs', async () => {
  board(observation({ waiting: true, upheld: 1 }, [{ type: 'object', ground: 'room' }]));
  await fireEvent.click(button('I object'));
  expect(screen.getByText(/cue stands, but the giver scores nothing in this round/)).toBeTruthy();
});

it('shows doubts and a giver who was silenced', () => {
  board(
    observation({
      cues: [{ words: 'north pole', doubts: ['HUES-17'] }],
      upheld: 2,
    }),
  );
  expect(screen.getByText('doubtful: could be a place on the board')).toBeTruthy();
  expect(screen.getByText(/two objections, so Fern scores nothing/)).toBeTruthy();
});

it('keeps a cue that was taken back, crossed out, while that is told: the stamp goes on it', () => {
  const event = { type: 'ruled', words: 'sea', outcome: 'withdrawn' } as const;
  const step = { number: 1, event, length: 800 };
  const seen = observation({ phase: 'cue2', settled: true, upheld: 1 });
  render(Board, { observation: seen, told: seen.view, step, players, play, busy: false, consult });
  const latest = document.querySelector('[data-cue="latest"]');
  expect(latest?.textContent).toContain('sea');
  expect(latest?.closest('.withdrawn')).toBeTruthy();
  expect(document.querySelector('[data-cue="first"]')?.textContent).toContain('lemon');
});

const warmth = { type: 'warmth', round: 1, fields: Array.from({ length: 480 }, () => 9), best: 'M5' };

it('lays the frame over the target and tells who earned what, and where bots would have looked', async () => {
  consult.mockResolvedValue({ is: 'advice', id: '1', answer: warmth });
  const { container } = board(observation({ phase: 'choose', cues: [] }));
  expect(screen.getByRole('heading', { name: 'It was M4, lime yellow', hidden })).toBeTruthy();
  expect(
    [...container.querySelectorAll('[data-frame]')].map((square) => square.getAttribute('data-frame')),
  ).toEqual(['ring', 'frame', 'target']);
  expect(
    [...container.querySelectorAll('.points')]
      .map((points) => points.textContent)
      .filter((points) => points.startsWith('+')).length,
  ).toBe(5 + 4);
  const rows = [...container.querySelectorAll('[data-part="round-scores"] li')];
  expect(rows.map((row) => row.querySelector('.why')?.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'M5 +2 L3 +2',
    'cue giver: 4 pieces on the colour or next to it',
    'L4 +2 M6 +1',
    'N9 0 M4 +3',
  ]);
  expect(await screen.findByRole('img', { name: /where bots would guess, .*M4/, hidden })).toBeTruthy();
  expect(consult).toHaveBeenCalledExactlyOnceWith({ type: 'bots', round: 1 });
  await fireEvent.click(button('Continue'));
  expect(container.querySelector('[data-frame]')).toBeNull();
});

it('asks nobody to go on in a replay', () => {
  const seen = observation({ phase: 'choose', cues: [] });
  render(Board, { observation: seen, told: seen.view, step: null, players, play, busy: true });
  expect(screen.getByRole('heading', { name: 'It was M4, lime yellow', hidden })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue', hidden })).toBeNull();
});

it('shows each step of a replay, however quickly the next round follows', async () => {
  const during = observation({ phase: 'guess1', past: [] });
  const replay = (told: View) => ({
    observation: { ...during, view: told },
    told,
    step: null,
    players,
    play,
    busy: true,
  });
  const { container, rerender } = render(Board, replay(during.view));
  const frame = () => container.querySelector('[data-frame]') !== null;
  await rerender(replay(observation({ phase: 'choose', cues: [] }).view));
  expect(frame()).toBe(true);
  await rerender(replay(observation({ phase: 'guess1' }).view));
  expect(frame()).toBe(false);
});

it('writes points into the pieces where many stand around the target', () => {
  const target = view.past[0]?.target;
  expect(target).toBe('M4');
  const around = ['M4', 'M5', 'L4', 'N4', 'L5', 'M3', 'O6', 'A28'];
  const shown = around.map((field, number) => ({ seat: number % 3, field, guess: 1 as const }));
  const { container } = board(observation({ phase: 'choose', cues: [], shown }));
  expect(container.querySelectorAll('.middle > .points')).toHaveLength(0);
  const { container: few } = board(observation({ phase: 'choose', cues: [], shown: shown.slice(0, 6) }));
  expect(few.querySelectorAll('.middle > .points')).toHaveLength(6);
});

it('goes on from the last reveal to the result', async () => {
  const seeResult = vi.fn();
  const seen = observation({ phase: 'over', cues: [], ending: 'won' });
  render(Board, {
    observation: seen,
    told: seen.view,
    step: null,
    players,
    play,
    busy: false,
    consult,
    seeResult,
  });
  await fireEvent.click(button('Continue'));
  expect(seeResult).toHaveBeenCalledOnce();
});

it('says who can still win after a tie, unless that is everybody', async () => {
  const { rerender } = board(observation({ tied: [0, 1] }));
  expect(screen.getByText('A tie: only Ada and Mira can still win.')).toBeTruthy();
  const seen = observation({ tied: [0, 1, 2, 3] });
  await rerender({ observation: seen, told: seen.view });
  expect(screen.getByText('A tie between everybody: there are extra rounds.')).toBeTruthy();
});

it('holds a reveal for a while, without the next cue, however quickly the next round goes on', async () => {
  vi.useFakeTimers();
  const { container, rerender } = board(observation({ past: [] }));
  const next = async (seen: ObservationOf<View, Move>) => rerender({ observation: seen, told: seen.view });
  await next(observation({ waiting: true }));
  expect(container.querySelectorAll('[data-frame]')).toHaveLength(3);
  expect(screen.queryByText('“lemon”')).toBeNull();
  await next(observation({ turn: 1 }));
  expect(container.querySelectorAll('[data-frame]')).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(8_100);
  expect(container.querySelectorAll('[data-frame]')).toHaveLength(0);
  expect(screen.getByText('“lemon”')).toBeTruthy();
  vi.useRealTimers();
});

it('says before the first cue which round it is', () => {
  board(observation({ phase: 'cue1', cues: [], past: [] }));
  expect(screen.getByText('Round 2 of 8')).toBeTruthy();
  expect(screen.getByText('Fern is the cue giver')).toBeTruthy();
});

it('tells of a void round', () => {
  board(
    observation({
      phase: 'choose',
      cues: [],
      shown: [],
      past: [{ giver: 3, card, target: null, cues: [], points: [0, 0, 0, 0] }],
    }),
  );
  expect(screen.getByRole('heading', { name: 'No cue in time: nobody scores', hidden })).toBeTruthy();
  expect(consult).not.toHaveBeenCalled();
});

it('remembers all cues, withdrawn ones too', async () => {
  board(observation({ used: ['meadow', 'wet moss', 'lamp', 'lemon'] }));
  await fireEvent.click(button('Past cues'));
  const sheet = within(screen.getByRole('dialog', { name: 'Past cues', hidden }));
  expect(sheet.getByText('“meadow” · “wet moss”')).toBeTruthy();
  expect(sheet.getByText('Taken back, but still used: “lamp”')).toBeTruthy();
});

it('helps with colours: lines, lens and names, remembered by this browser', async () => {
  const { container, unmount } = board(observation());
  await fireEvent.click(button('Colours'));
  await fireEvent.click(screen.getByRole('switch', { name: /^Lines/, hidden }));
  await fireEvent.click(button('Magnifier'));
  await keys('ArrowRight');
  expect(container.querySelector('.halo')).toBeTruthy();
  expect(container.querySelector('.lens')?.textContent).toContain('A2, dark brown');
  unmount();
  expect(JSON.parse(localStorage.getItem('huetable.hues') ?? '')).toMatchObject({ lines: true, lens: true });
});

it('shows a spectator the board, and nothing to do', async () => {
  board(observation({}, [], null));
  await keys('End', 'Enter');
  expect(screen.queryByRole('button', { name: /^Place/, hidden })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I object', hidden })).toBeNull();
});

it('keeps the giver’s card and target off the big screen, whoever’s browser shows it', () => {
  const seen = { ...observation({ ...cue1, giver: 0, card, past: [] }), moves: [] };
  const { container } = render(Tv, { observation: seen, told: seen.view, step: null, players, consult });
  expect(container.querySelector('[data-marker="target"]')).toBeNull();
  expect(screen.queryByText(/M4/)).toBeNull();
  expect(container.querySelector('[aria-label*="target"]')).toBeNull();
});

it('says on a TV beside the revealed colour who can still win', () => {
  const seen = observation({ tied: [0, 1], phase: 'choose', cues: [] }, [], null);
  render(Tv, { observation: seen, told: seen.view, step: null, players, consult });
  expect(screen.getByText('A tie: only Ada and Mira can still win.')).toBeTruthy();
});

it('tells on the score track who stands where', () => {
  board(observation({ tied: [0, 3], waiting: true }));
  expect(screen.getByText('Ada: 4 points')).toBeTruthy();
  expect(screen.getByText('A tie: only Ada and Fern can still win.')).toBeTruthy();
});

it('draws what has been told, while what I may do is the latest', async () => {
  const latest = observation(
    { phase: 'choose', giver: 0, card, cues: [] },
    card.map((field) => ({ type: 'choose', field })),
  );
  const told: View = { ...latest.view, phase: 'guess2', giver: 3, past: [], pieces: [], card: [] };
  const shared = { observation: latest, players, play, busy: false, consult };
  const { container, rerender } = render(Board, { ...shared, told, step: null });
  expect(container.querySelector('[data-frame]')).toBeNull();
  expect(container.querySelector('[data-part="card"]')).toBeNull();
  await rerender({ ...shared, told: latest.view, step: null });
  expect(container.querySelectorAll('[data-frame]')).toHaveLength(3);
  await fireEvent.click(button('Choose your colour'));
  expect(container.querySelector('[data-part="card"]')).toBeTruthy();
});

it('shows a reveal again that the player had left', async () => {
  const seen = observation({ phase: 'choose', cues: [] });
  const { container, rerender } = board(seen);
  await fireEvent.click(button('Continue'));
  expect(container.querySelector('[data-frame]')).toBeNull();
  const step = {
    number: 9,
    length: 1000,
    event: { type: 'revealed' as const, giver: 3, target: 'M4', card, pieces: [], points: [4, 3, 3, 4] },
  };
  await rerender({ told: { ...seen.view }, step });
  expect(container.querySelectorAll('[data-frame]')).toHaveLength(3);
  await rerender({ told: { ...seen.view }, step: null });
  expect(container.querySelectorAll('[data-frame]')).toHaveLength(3);
  await rerender({ told: seen.view, step: null });
  expect(container.querySelector('[data-frame]')).toBeNull();
});
