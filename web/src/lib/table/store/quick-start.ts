/** Tables that this page has opened for a quick game and not started yet. */
const waiting = new Set<string>();

/** Start the game at this table as soon as its commitment is here, without another click. */
export function startWhenShown(table: string): void {
  waiting.add(table);
}

/** Whether this page has just opened the table for a quick game. Says so once. */
export const takeQuickStart = (table: string): boolean => waiting.delete(table);
