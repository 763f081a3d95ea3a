import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player, Step } from '$lib/table/screens';
import Board from './Board.svelte';
import { CENTRE } from './map/locations';
import MapEffects from './motion/MapEffects.svelte';
import { inDanger, placeOf, rolls, wayOf } from './motion/step-places';
import { bannerOf } from './round/banner';
import DarknessReport from './round/DarknessReport.svelte';
import { observation, players, view } from './sample';
import SeatNote from './SeatNote.svelte';
import { show } from './steps';
import Tv from './Tv.svelte';
import type { Event, Move, View } from './types';

// What is put off until something is drawn comes at once: here alone, although the files share their modules.
vi.mock('$lib/ui/idle', () => import('$lib/ui/idle.test-kit'));

afterAll(() => {
  vi.doUnmock('$lib/ui/idle');
  vi.resetModules();
});

const play = vi.fn();
const after = (event: Event, from: View = view): View =>
  (show[event.type] as ((view: View, event: Event) => View) | undefined)?.(from, event) ?? from;
const during = (event: Event, number = 1): Step<Event> => ({ number, event, length: 600 });
const encounter: Event = {
  type: 'attempted',
  seat: 0,
  deed: 'encounter',
  card: 0,
  target: 6,
  enemy: 'contrast_shadows',
};
const thrown: Event = { type: 'rolled', dice: [4, 4, 3], total: 11, target: 6 };
const won: Event = { type: 'succeeded', seat: 0, deed: 'encounter', card: 0 };
const cubes = () => document.querySelectorAll('[data-part="dice"] .cube').length;
const effect = () => document.querySelector('[data-effect]')?.getAttribute('data-effect') ?? null;
const banner = () => document.querySelector('[data-banner]')?.getAttribute('data-banner') ?? null;

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // Not in jsdom yet; what fits is tested in a browser.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

describe('the board in a step', () => {
  const present = observation();

  it('shows the dice before the verdict, and neither before they are rolled', async () => {
    const tried = after(encounter);
    const props = { observation: present, players, play, busy: false };
    const board = render(Board, { ...props, told: tried, step: during(encounter) });
    expect(screen.getByText('You meet Contrast Shadows at Candy Counter')).toBeTruthy();
    expect(document.querySelector('[data-part="dice"]')).toBeNull();
    const rolled = after(thrown, tried);
    await board.rerender({ ...props, told: rolled, step: during(thrown, 2) });
    expect(cubes()).toBe(3);
    expect(screen.queryAllByText('Success!')).toHaveLength(0);
    await board.rerender({ ...props, told: after(won, rolled), step: during(won, 3) });
    expect(cubes()).toBe(0);
    expect(screen.getAllByText('Success!')).toHaveLength(2);
  });

  it('asks nothing new before the dice lie', async () => {
    const seen = observation({ attempt: after(won, after(encounter)).attempt });
    const name = 'Win a spirit';
    const props = { observation: seen, players, play, busy: false };
    const rolled = after(thrown, after(encounter));
    const board = render(Board, { ...props, told: rolled, step: during(thrown) });
    expect(screen.queryByRole('button', { name })).toBeNull();
    await board.rerender({ ...props, told: after(won, rolled), step: during(won, 2) });
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it.each<[string, View['phase'], Move, string]>([
    ['which location turns dark', 'grow', { type: 'grow', card: 3 }, 'Schoolroom turns dark'],
    ['which agent goes first', 'order', { type: 'order', card: 3 }, 'The agent at Schoolroom goes first'],
    ['where an agent goes', 'step', { type: 'step', card: 3 }, 'The agent goes to Schoolroom'],
  ])(
    'asks for darkness, by buttons and on the map, only when it has been told: %s',
    async (_, phase, move, name) => {
      const seen = observation({ phase }, [move]);
      const failed: Event = { type: 'failed', seat: 2, deed: 'seal', card: 8 };
      const props = { observation: seen, told: seen.view, players, play, busy: false };
      const asked = () => [
        screen.queryByRole('button', { name }) !== null,
        document.querySelectorAll('.location.lit').length,
      ];
      const board = render(Board, { ...props, step: during(failed) });
      expect(asked()).toEqual([false, 0]);
      await fireEvent.click(screen.getByRole('button', { name: /^Schoolroom, /u }));
      await fireEvent.click(screen.getByRole('button', { name: /^Schoolroom, /u }));
      expect(play).not.toHaveBeenCalled();
      await board.rerender({ ...props, step: { ...during(failed), again: true } });
      expect(asked()).toEqual([true, 1]);
      await board.rerender({ ...props, step: null });
      expect(asked()).toEqual([true, 1]);
    },
  );

  it('keeps what I may do at hand while others act', () => {
    const moved: Event = { type: 'moved', seat: 1, card: 1 };
    render(Board, {
      observation: present,
      players,
      play,
      busy: false,
      told: after(moved),
      step: during(moved),
    });
    expect(screen.getByRole('button', { name: 'Win a spirit' })).toBeTruthy();
  });

  it('holds the card of my hand over the map while the last one is laid', () => {
    const lays = observation({ phase: 'lay', round: 0, stock: [7], spots: view.spots.with(7, null) }, [
      { type: 'lay', x: 4, y: 3, upright: true },
    ]);
    const laid: Event = { type: 'laid', seat: 1, card: 6, x: 0, y: 3, upright: true };
    const told = { ...lays.view, stock: [6, 7] };
    render(Board, { observation: lays, players, play, busy: false, told, step: during(laid) });
    expect(document.querySelector('.ghost .name')?.textContent).toBe('Fair');
  });

  it('rolls only those dice again that were chosen', () => {
    const again: Event = { type: 'rerolled', seat: 1, which: [1], dice: [4, 6, 3], total: 13, target: 6 };
    const told = after(again, after(thrown, after(encounter)));
    render(Board, { observation: present, players, play, busy: false, told, step: during(again) });
    expect(cubes()).toBe(1);
  });
});

describe('the TV', () => {
  it('turns a place over only after it has said why', async () => {
    const night = after({ type: 'turn_ended', seat: 2, actions: 0 });
    const roll: Event = { type: 'agent_rolled', card: 6, roll: 6, darkened: true };
    const dark: Event = { type: 'darkened', card: 6 };
    const walked = after({ type: 'agent_moved', start: 5, card: 6 }, night);
    const props = { observation: observation({}, [], null), players };
    const tv = render(Tv, { ...props, told: after(roll, walked), step: during(roll) });
    expect([banner(), effect()]).toEqual(['agents', 'agent_rolled']);
    expect(screen.getByRole('img', { name: /^Sunrise Bay, number 5, light/ })).toBeTruthy();
    expect(screen.queryByText(/and it turned dark/)).toBeNull();
    await tv.rerender({ ...props, told: after(dark, after(roll, walked)), step: during(dark, 2) });
    expect(effect()).toBe('darkened');
    expect(
      screen.getByText(/^An agent went from Paint Studio to Sunrise Bay, and it turned dark/),
    ).toBeTruthy();
    expect(document.querySelectorAll('.turning')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /^Sunrise Bay, number 5, dark/ })).toBeTruthy();
  });

  it('has put the last attempt away when darkness comes', () => {
    const tried = after(won, after(thrown, after(encounter)));
    const { unmount } = render(Tv, { observation: observation(), told: tried, step: null, players });
    expect(screen.getByText('Success!')).toBeTruthy();
    unmount();
    const dark: Event = { type: 'darkened', card: 0 };
    const told = after(dark, after({ type: 'turn_ended', seat: 2, actions: 0 }, tried));
    render(Tv, { observation: observation(), told, step: during(dark), players });
    expect(screen.queryByText('Success!')).toBeNull();
  });

  it('shows nothing in motion once everything is told', () => {
    render(Tv, { observation: observation(), told: view, step: null, players });
    expect([banner(), effect(), cubes()]).toEqual([null, null, 0]);
    expect(document.querySelector('.turning')).toBeNull();
  });
});

describe('light that comes', () => {
  const came = (card: number) => {
    const event: Event = { type: 'light_came', card };
    const { container } = render(MapEffects, { event, view, at: (place) => `--card: ${place}` });
    const spot = container.querySelector<HTMLElement>('.spot');
    const drawn = ['.seal', '.light', '.free'].map((part) => spot?.querySelectorAll(part).length);
    return [spot?.style.getPropertyValue('--card'), ...drawn];
  };

  it('spreads from where a seal breaks and frees a spirit', () => {
    expect(came(3)).toEqual(['3', 1, 1, 1]);
  });

  it('frees no spirit in the middle of the map', () => {
    expect(came(CENTRE)).toEqual([String(CENTRE), 1, 1, 0]);
  });
});

describe('the banner', () => {
  it.each<[Event, View['phase'], ReturnType<typeof bannerOf>]>([
    [{ type: 'agent_moved', start: 5, card: 6 }, 'step', 'agents'],
    [{ type: 'darkened', card: 6 }, 'step', 'agents'],
    [{ type: 'black_die', roll: 3, location_tag: 3 }, 'grow', 'growth'],
    [{ type: 'darkened', card: 6 }, 'grow', 'growth'],
    [{ type: 'agent_came', card: 6 }, 'grow', 'growth'],
    [{ type: 'round_began', round: 2, first: 1 }, 'grow', 'round'],
    [{ type: 'moved', seat: 0, card: 1 }, 'act', null],
  ])('%#: says which part of the round it is', (event, phase, said) => {
    expect(bannerOf(event, { phase })).toBe(said);
  });
});

describe('what darkness did', () => {
  const said = (told: View, event: Event | null = null) => {
    const { container, unmount } = render(DarknessReport, { view: told, step: event && during(event) });
    const lines = [...container.querySelectorAll('li')].map((line) => line.textContent);
    unmount();
    return lines;
  };

  it('leaves out how it grew before, while the agents act again', () => {
    expect(said(view)).toHaveLength(3);
    const walked = after(
      { type: 'agent_moved', start: 5, card: 6 },
      after({ type: 'turn_ended', seat: 2, actions: 0 }),
    );
    expect(said(walked)).toHaveLength(1);
    expect(said({ ...view, phase: 'grow', strides: [] }, { type: 'agents_stood', count: 1 })).toEqual([]);
  });

  it('keeps the walk of an agent in sight while its die rolls, without what comes of it', () => {
    const walked = after(
      { type: 'agent_moved', start: 5, card: 6 },
      after({ type: 'turn_ended', seat: 2, actions: 0 }),
    );
    const rolled = { type: 'agent_rolled', card: 6, roll: 6, darkened: true } as const;
    const walk = 'An agent went from Paint Studio to Sunrise Bay.';
    expect(said(after(rolled, walked), rolled)).toEqual([walk]);
  });

  it('does not call undecided what came to nothing', () => {
    expect(said({ ...view, phase: 'grow' }).at(-1)).toContain('Not decided yet');
    expect(said({ ...view, phase: 'grow' }, { type: 'nothing_grew' }).at(-1)).not.toContain('Not decided');
  });
});

it('shows which locations the black die is for', () => {
  expect(inDanger(view, 3)).toEqual([2, 3]);
  expect(inDanger({ ...view, light: view.light.map(() => false) }, 3)).toEqual([0, 1, 2, 3]);
  expect(inDanger(view, 6)).toEqual([8]);
});

describe('the pieces', () => {
  const before = (seat: number) => view.places[seat];

  it.each<[Event, ReturnType<typeof wayOf>]>([
    [
      { type: 'moved', seat: 0, card: 1 },
      { piece: 0, start: 0, card: 1 },
    ],
    [
      { type: 'agent_moved', start: 5, card: 6 },
      { piece: 'agent', start: 5, card: 6 },
    ],
    [
      { type: 'agent_beaten', card: 5 },
      { piece: 'agent', start: 5, card: 8 },
    ],
    [
      { type: 'spirit_came', card: 0, start: 1 },
      { piece: 'spirit', start: 1, card: 0 },
    ],
    [
      { type: 'spirit_came', card: 0, start: null },
      { piece: 'spirit', start: null, card: 0 },
    ],
    [{ type: 'stood', seat: 0 }, null],
  ])('%#: come from where they were', (event, way) => {
    expect(wayOf(event, before)).toEqual(way);
  });

  it('are seen above the places they pass', () => {
    expect(placeOf({ type: 'agent_beaten', card: 5 })).toBe(8);
    expect(placeOf({ type: 'moved', seat: 0, card: 1 })).toBe(1);
    expect(placeOf({ type: 'turn_ended', seat: 0, actions: 0 })).toBeNull();
  });

  it('wait for dice', () => {
    expect(rolls(thrown)).toBe(true);
    expect(rolls(won)).toBe(false);
  });

  describe('on the map', () => {
    const flown = vi.fn();

    beforeEach(() => {
      vi.stubGlobal(
        'DOMRect',
        class {
          constructor(
            readonly x: number,
            readonly y: number,
            readonly width: number,
            readonly height: number,
          ) {}
        },
      );
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
        x: 0,
        y: 0,
        width: 20,
        height: 20,
      } as DOMRect);
      Element.prototype.animate = flown.mockReset().mockReturnValue({ cancel: () => undefined });
    });
    afterEach(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    it('walk once, when they have gone somewhere, and not when the table is only looked at', async () => {
      const event: Event = { type: 'moved', seat: 0, card: 1 };
      const props = { observation: observation(), players };
      const tv = render(Tv, { ...props, told: view, step: null });
      expect(flown).not.toHaveBeenCalled();
      await tv.rerender({ ...props, told: after(event), step: during(event) });
      expect(flown).toHaveBeenCalledOnce();
      await tv.rerender({ ...props, told: view, step: null });
      expect(flown).toHaveBeenCalledOnce();
    });
  });
});

describe('a seat', () => {
  const player: Player = { seat: 0, name: 'Ada', colour: 'red', face: 'ada', bot: false };
  const seat = (number: number, told: View) =>
    render(SeatNote, { seat: number, told, player: { ...player, seat: number } }).container;

  it('shows the actions left in a turn, else where the guardian is or that they lie', () => {
    expect(seat(0, view).querySelector('[aria-label="3 actions left"]')).toBeTruthy();
    expect(seat(1, view).textContent).toMatch(/Candy/);
    expect(seat(2, view).textContent).toMatch(/exhausted, Sky/);
    expect(seat(2, view).querySelector('.tired')).toBeTruthy();
  });

  it('names Lord Sepia, and nobody while the map is laid', () => {
    expect(seat(3, { ...view, seats: 4 }).textContent).toBe('Lord Sepia');
    expect(seat(0, { ...view, round: 0 }).textContent).toBe('');
  });
});
