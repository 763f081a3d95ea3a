/** Tables that this page has opened for a quick game and not started yet. */
const waiting = new Set<string>();

/** Start the game at this table as soon as its commitment is here, without another click. */
export function startWhenShown(table: string): void {
  waiting.add(table);
}

/** Whether this page has just opened the table for a quick game. Says so once. */
export const takeQuickStart = (table: string): boolean => waiting.delete(table);

/** Tables that this page has opened and invited people to. */
const invited = new Set<string>();

/** Say at this table that invitations were sent. */
export function sayInvited(table: string): void {
  invited.add(table);
}

/** Whether people were just invited to this table from here. Says so once. */
export const takeInvited = (table: string): boolean => invited.delete(table);

/** Tables that this page goes to in order to play with whoever is there. */
const sitting = new Set<string>();

/** Take a seat at this table as soon as it is shown, without another click. */
export function sitWhenShown(table: string): void {
  sitting.add(table);
}

/** Whether this page goes to the table to sit down at once. Says so once. */
export const takeQuickSeat = (table: string): boolean => sitting.delete(table);
