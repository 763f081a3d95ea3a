import type { Change, Changes, Observation, OwnChange, Position } from './protocol.ts';

/**
 * The position that a change stands for. What has not changed stays the very same object, so that nothing that shows it
 * has to be drawn again.
 */
export function rebuildPosition(before: Position, change: Change): Position {
  const shared = withTold(change);
  return {
    is: 'position',
    seq: change.seq,
    game_no: before.game_no,
    sights: before.sights.map((sight, at) => rebuildSight(sight, shared, change.sights?.[at] ?? {})),
    events: change.events ?? [],
    clocks: change.clocks ?? [],
    scores: change.scores ?? before.scores,
    last: change.last ?? null,
  };
}

/** With the fields that show one of the events. */
function withTold(change: Change): Change {
  if (!change.told) return change;
  const told = Object.entries(change.told).map(([name, place]) => [name, change.events?.[place]] as const);
  return { ...change, view: { ...change.view, ...Object.fromEntries(told) } };
}

function rebuildSight(sight: Observation, shared: Change, own: OwnChange): Observation {
  return {
    seat: sight.seat,
    view: rebuildView(rebuildView(sight.view, shared), own),
    moves: own.moves ?? sight.moves,
    forms: own.forms ?? sight.forms,
    awaited: shared.awaited ?? sight.awaited,
    timers: shared.timers ?? sight.timers,
    // Null says that there is no result any more.
    result: shared.result === undefined ? sight.result : shared.result,
  };
}

function rebuildView(view: unknown, { view: changed, tails, parts }: Changes): unknown {
  if (!changed && !tails && !parts) return view;
  const before = view as Readonly<Record<string, unknown>>;
  const after: Record<string, unknown> = { ...before, ...changed };
  for (const [name, [kept, tail]] of Object.entries(tails ?? {}))
    after[name] = [...(before[name] as readonly unknown[]).slice(0, kept), ...tail];
  for (const [name, part] of Object.entries(parts ?? {})) after[name] = rebuildView(before[name], part);
  return after;
}
