import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.svelte';
import { mainChoice } from './sheets/main-choice';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function page(markup: string) {
  document.body.innerHTML = `<main>${markup}</main>`;
  const changed = $state({ count: 0, busy: false });
  const stop = $effect.root(() => {
    keepFocus(
      () => document.querySelector('main') ?? undefined,
      () => changed.count,
      () => changed.busy,
    );
  });
  flushSync();
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is not there`);
    return found;
  };
  const change = () => {
    changed.count += 1;
    flushSync();
  };
  return { find, change, changed, stop, focused: () => document.activeElement?.id ?? '' };
}

it('gives the focus of a control that is gone to the heir that is named for it', () => {
  const { find, change, focused, stop } = page(
    '<button id="tool">Zoom</button><div data-heir="2"><button id="board">B</button></div><div data-heir="1"><button id="next">N</button></div><button id="card">C</button>',
  );
  find('#card').focus();
  find('#card').remove();
  change();
  expect(focused()).toBe('next');
  find('[data-heir="1"]').remove();
  change();
  expect(focused()).toBe('board');
  stop();
});

it('waits on the page for the next thing to do, and goes there when it comes', () => {
  const { find, change, focused, stop } = page(
    '<button id="tool">Zoom</button><div data-heir="1"><button id="pour">P</button></div>',
  );
  find('#pour').focus();
  find('#pour').remove();
  change();
  expect(document.activeElement?.tagName).toBe('MAIN');
  find('[data-heir]').innerHTML = '<button id="claim">C</button>';
  change();
  expect(focused()).toBe('claim');
  expect(find('main').hasAttribute('tabindex')).toBe(false);
  stop();
});

it('gives the focus of the button that brought this screen to the screen, but to no text field', () => {
  const start = document.createElement('button');
  document.documentElement.append(start);
  start.focus();
  const { find, change, focused, stop } = page(
    '<div data-heir="1"><input id="cue" /></div><div data-heir="2"><button id="pour">P</button></div>',
  );
  start.remove();
  change();
  expect(focused()).toBe('pour');
  find('#cue').focus();
  expect(focused()).toBe('cue');
  stop();
});

it('takes what is nearest where no heir is named, and at last the page', () => {
  const { find, change, focused, stop } = page(
    '<button id="far">F</button><p id="row"><button id="near">N</button><button id="gone">G</button></p>',
  );
  find('#gone').focus();
  find('#gone').remove();
  change();
  expect(focused()).toBe('near');
  find('#row').remove();
  change();
  expect(focused()).toBe('far');
  find('#far').remove();
  change();
  expect(document.activeElement?.tagName).toBe('MAIN');
  stop();
});

it('waits while a move is on its way, and comes back to what had the focus', () => {
  const { find, change, changed, focused, stop } = page(
    '<button id="one">1</button><button id="two">2</button>',
  );
  find('#two').focus();
  changed.busy = true;
  find('#two').blur();
  change();
  expect(focused()).toBe('');
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.tagName, 'a late answer leaves nobody on the body').toBe('MAIN');
  changed.busy = false;
  change();
  expect(focused()).toBe('two');
  stop();
});

it('goes on after a late answer as after a quick one', () => {
  const { find, change, changed, focused, stop } = page(
    '<button id="far">F</button><p id="row"><button id="word">W</button></p>',
  );
  find('#word').focus();
  changed.busy = true;
  find('#word').blur();
  change();
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.tagName).toBe('MAIN');
  find('#row').innerHTML = '<button id="clay">C</button>';
  changed.busy = false;
  change();
  expect(focused()).toBe('clay');
  stop();
});

it('lets Tab lead out of the page', () => {
  const { find, change, focused, stop } = page('<button id="one">1</button>');
  find('#one').focus();
  find('#one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  find('#one').blur();
  change();
  expect(focused()).toBe('');
  stop();
});

it('leaves a player alone who clicked beside everything', () => {
  const { find, change, focused, stop } = page('<button id="one">1</button><p id="text">text</p>');
  find('#one').focus();
  find('#text').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('#one').blur();
  change();
  expect(focused()).toBe('');
  stop();
});

it('opens a sheet on its main choice', () => {
  const sheet = document.createElement('dialog');
  const choice = (content: string, touch = false) => {
    sheet.innerHTML = `<header><h2 id="title">T</h2><button id="close">x</button></header><div class="content">${content}</div>`;
    document.body.append(sheet);
    return mainChoice(sheet, touch)?.id;
  };
  expect(choice('<button id="no">No</button><button id="yes" class="button strong">Yes</button>')).toBe(
    'yes',
  );
  expect(choice('<button id="first">1</button><button id="second">2</button>')).toBe('first');
  expect(choice('<button disabled>1</button><a href="/" id="link">2</a>')).toBe('link');
  expect(choice('<input id="name"><button id="go">Go</button>', true)).toBe('go');
  expect(choice('<input id="name" autofocus><button id="go">Go</button>', true)).toBe('name');
  expect(choice('<p>Nothing to choose</p>')).toBe('title');
});
