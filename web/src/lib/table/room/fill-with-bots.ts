import { botsFor, middleLevel } from '../../home/quick-game';
import type { GameCard, Table } from '../../net/protocol';
import type { TableStore } from '../store/table-store.svelte';

/** Whether a table that strangers can find has seats left for as many bots as a quick game gets. */
export function canFillWithBots(
  { listed, chairs }: Pick<Table, 'listed' | 'chairs'>,
  card: GameCard,
): boolean {
  return listed && middleLevel(card.levels) !== undefined && chairs.length <= botsFor(card);
}

/** As many bots as in a quick game, and then the start: whoever else is here has to be ready. */
export async function startWithBots(
  store: Pick<TableStore, 'send' | 'start'>,
  table: Pick<Table, 'chairs'>,
  card: GameCard,
): Promise<void> {
  const level = middleLevel(card.levels);
  for (let chairs = table.chairs.length; level !== undefined && chairs <= botsFor(card); chairs += 1)
    if ((await store.send({ do: 'add_bot', level })).is === 'refused') break;
  await store.start();
}
