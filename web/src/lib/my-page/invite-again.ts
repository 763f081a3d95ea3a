import { newTable } from '../home/new-table';
import { createTable, inviteToTable } from '../net/api';
import type { GameCard, NewInvitation } from '../net/protocol';
import { router } from '../router/router.svelte';
import { pathTo } from '../router/routes';
import { sayInvited } from '../table/store/quick-start';

/** Open a new table of the game, ask these people to come, and wait for them there. */
export async function inviteAgain(card: GameCard, whom: Partial<NewInvitation>): Promise<void> {
  const { table } = await createTable(newTable(card, []));
  await inviteToTable(table, { people: [], table: '', number: 0, ...whom });
  sayInvited(table);
  router.go(pathTo.table(table));
}
