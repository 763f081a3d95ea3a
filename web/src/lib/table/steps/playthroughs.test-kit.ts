import type { GameEvent } from '../../net/protocol';
import { lateMoves } from '../store/late-moves';
import type { LogEntry } from '../store/game-log.svelte';

type View = Readonly<Record<string, unknown>>;

/** One move of a playthrough as one watcher sees it. */
export interface FilmedMove {
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly before: View;
  readonly entries: readonly LogEntry[];
  readonly after: View;
  /** The tags of what not everybody hears. */
  readonly whispered: readonly string[];
  /** The fields of what only this watcher sees. */
  readonly secrets: readonly string[];
  readonly where: string;
}

interface Emitted {
  readonly event: GameEvent;
  /** Null: everybody. */
  readonly audience: readonly number[] | null;
}

/** Reads a playthrough (src/huetable/core/playthrough.py): each move as each seat and a spectator see it. */
export function readPlaythrough(text: string): readonly FilmedMove[] {
  const { seats } = JSON.parse(/^opening: (.*)$/m.exec(text)?.[1] ?? '{}') as { seats: number };
  const watchers = [...Array.from({ length: seats }, (_, seat) => seat), null];
  const views = new PlaythroughViews();
  return text.split('\n\n').flatMap((part) => {
    const before = watchers.map((seat) => views.of(seat));
    const lines = part.split('\n');
    lines.forEach((line) => views.read(line));
    const emitted = lines.flatMap(readEvent);
    if (emitted.length === 0) return [];
    const where = lines[0] ?? '';
    return watchers.map((seat, at) => ({
      seat,
      before: before[at] ?? {},
      entries: entriesFor(seat, emitted),
      after: views.of(seat),
      whispered: emitted.flatMap(({ event, audience }) => (audience === null ? [] : [event.type])),
      secrets: views.secretsOf(seat),
      where,
    }));
  });
}

class PlaythroughViews {
  #public: View = {};
  readonly #private = new Map<string, View>();

  /** The file has a view only when it has changed. */
  read(line: string): void {
    const [, watcher = '', view = ''] = /^(public|private (?:seat \d+|spectator)): (.*)$/.exec(line) ?? [];
    if (watcher === 'public') this.#public = JSON.parse(view) as View;
    else if (watcher) this.#private.set(watcher, JSON.parse(view) as View);
  }

  of(seat: number | null): View {
    return { ...this.#public, ...this.#private.get(nameOf(seat)) };
  }

  secretsOf(seat: number | null): readonly string[] {
    return Object.keys(this.#private.get(nameOf(seat)) ?? {});
  }
}

function nameOf(seat: number | null): string {
  return seat === null ? 'private spectator' : `private seat ${seat}`;
}

function readEvent(line: string): readonly Emitted[] {
  const [, heard, event = ''] = /^event to (all|[\d(), ]+): (.*)$/.exec(line) ?? [];
  if (heard === undefined) return [];
  const audience = heard === 'all' ? null : (heard.match(/\d+/g) ?? []).map(Number);
  return [{ event: JSON.parse(event) as GameEvent, audience }];
}

function entriesFor(seat: number | null, emitted: readonly Emitted[]): readonly LogEntry[] {
  const events = emitted
    .filter(({ audience }) => audience === null || (seat !== null && audience.includes(seat)))
    .map(({ event }) => event);
  const late = lateMoves(
    events,
    events.map(() => 0),
  );
  return events.map((event, index) => ({ number: index + 1, seq: 1, event, late: late[index] ?? null }));
}
