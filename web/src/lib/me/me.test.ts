import { beforeEach, expect, it, vi } from 'vitest';
import { Me, tidyName } from './me.svelte';
import { Settings } from './settings.svelte';

beforeEach(() => localStorage.clear());

it('remembers name, colour and face in this browser', () => {
  new Me().update('  Mira   Lou ', 'green', 'fox1');
  const again = new Me();
  expect([again.name, again.colour, again.hasName]).toEqual(['Mira Lou', 'green', true]);
  expect(again.face).toBe('fox1');
});

it('has a face from the start, and keeps it', () => {
  const { face } = new Me();
  expect(face).toMatch(/^[a-z0-9]{1,16}$/);
  expect(new Me().face).toBe(face);
});

it('takes the server’s word only where the browser remembers nothing', () => {
  const me = new Me();
  me.adoptFromServer('Jo', 'blue', 'owl');
  expect([me.name, me.face]).toEqual(['Jo', 'owl']);
  me.adoptFromServer('Somebody else', null, 'cat');
  expect([me.name, me.face]).toEqual(['Jo', 'owl']);
});

it('forgets', () => {
  const me = new Me();
  me.update('Jo', 'blue', 'owl');
  me.forget();
  expect([new Me().hasName, new Me().colour]).toEqual([false, null]);
  expect(new Me().face).not.toBe('owl');
});

it('cuts names to what a chair’s label takes, by letters and not by halves of them', () => {
  expect(tidyName('👩‍🎨'.repeat(40)).length).toBeLessThanOrEqual(48);
  expect(tidyName('x'.repeat(30))).toHaveLength(24);
});

it('keeps settings, and shows them on the page', () => {
  const settings = new Settings();
  settings.theme = 'dark';
  settings.sound = false;
  settings.apply(document.documentElement);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect([new Settings().theme, new Settings().sound, new Settings().signs]).toEqual([
    'dark',
    false,
    'coloradd',
  ]);
});

it('takes over what is chosen in another window', () => {
  const settings = new Settings();
  const unfollow = settings.follow();
  localStorage.setItem('huetable.settings', JSON.stringify({ time: 2 }));
  dispatchEvent(new StorageEvent('storage', { key: 'huetable.chat' }));
  expect(settings.time).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: 'huetable.settings' }));
  expect(settings.time).toBe(2);
  unfollow();
});

it('draws our own signs where the server has no others, and keeps what was chosen', () => {
  expect(new Settings().drawnSigns).toBe('coloradd');
  const settings = new Settings(true);
  expect([settings.drawnSigns, settings.signs]).toEqual(['neutral', 'coloradd']);
});

it('tints the browser’s own bar as the page, and leaves it to the device where nothing was chosen', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((look) => `<meta name="theme-color" data-look="${look}">`)
    .join('');
  const tints = () => [...document.querySelectorAll('meta')].map((tint) => tint.media);
  const settings = new Settings();
  settings.theme = 'dark';
  settings.apply(document.documentElement);
  expect(tints()).toEqual(['not all', 'all']);
  settings.theme = 'system';
  settings.apply(document.documentElement);
  expect(tints()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('works where nothing can be remembered, and where rubbish was', () => {
  localStorage.setItem('huetable.me', '{broken');
  expect(new Me().name).toBe('');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const me = new Me();
  me.update('Jo');
  expect(me.name).toBe('Jo');
});
