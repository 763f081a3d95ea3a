import { expect, it } from 'vitest';
import type { WatcherView } from '../../net/protocol';
import { nameWatchers } from './watcher-names';

const watcher = (name: string, screen: boolean): WatcherView => ({
  watcher: name,
  name,
  muted: false,
  screen,
});

it('calls a TV a TV, and numbers those without a name', () => {
  const named = nameWatchers([
    watcher('', true),
    watcher('', false),
    watcher('Mira', true),
    watcher('', false),
    watcher('Jo', false),
    watcher('', true),
  ]);
  expect(named.map(({ name }) => name)).toEqual(['TV', 'Guest 1', 'Mira’s TV', 'Guest 2', 'Jo', 'TV 2']);
});
