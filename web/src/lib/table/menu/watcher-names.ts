import { text } from '../../i18n';
import type { WatcherView } from '../../net/protocol';

/** The watchers as the host reads them. People and TVs that have never had a name are numbered, each for themselves. */
export function nameWatchers(watchers: readonly WatcherView[]): WatcherView[] {
  let [people, tvs] = [0, 0];
  return watchers.map((watcher) => ({ ...watcher, name: nameOf(watcher) }));

  function nameOf({ name, screen }: WatcherView): string {
    if (screen) return name === '' ? text.watchers.tv({ number: ++tvs }) : text.watchers.tvOf({ name });
    return name === '' ? text.watchers.unnamed({ number: ++people }) : name;
  }
}
