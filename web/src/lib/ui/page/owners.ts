import { listed } from '../../i18n';

/** The owners of some games as one list: "Ann, Inc., Ben and Cleo". A game of several owners has them with a semicolon between. */
export function listOwners(ofGames: readonly string[]): string {
  return listed(ofGames.flatMap((owners) => owners.split(/;\s*/u)).filter(Boolean));
}
