import { loadCurve, loadHonours, type GameHonours } from '../../../games';
import { fetchReplay } from '../../net/api';
import type { Replay } from '../../net/protocol';
import { replayPlayers } from '../replay/replay-players';
import type { Curve, Player } from '../screens';
import { worthShowing } from './charts/light-curve';

/** A finished game, with what its result shows besides scores. */
export interface PastResult {
  readonly replay: Replay;
  /** Names come from the record: by now somebody may have left or changed their name. */
  readonly players: readonly Player[];
  readonly honours: GameHonours | null;
  readonly curve: Curve | null;
}

let latest: { readonly key: string; readonly result: Promise<PastResult> } | null = null;

/** Fetched once, however many parts of the screen ask for it. */
export function loadPastGame(address: string, game: number): Promise<PastResult> {
  const key = `${address}/${game}`;
  if (latest?.key !== key) latest = { key, result: load(address, game) };
  const { result } = latest;
  result.catch(() => (latest = null));
  return result;
}

async function load(address: string, game: number): Promise<PastResult> {
  const replay = await fetchReplay(address, game, null);
  const [honours, makeCurve] = await Promise.all([loadHonours(replay.game), loadCurve(replay.game)]);
  const curve = makeCurve ? worthShowing(makeCurve(replay)) : null;
  return { replay, players: replayPlayers(replay), honours, curve };
}
