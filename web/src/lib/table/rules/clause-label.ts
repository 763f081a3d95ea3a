import { plainNames } from '../../i18n/language';

/** How a clause is shown. Where games have descriptive names, their own clauses are numbers: an id begins with a game's name. */
export function clauseLabel(id: string, plain = plainNames): string {
  return plain && !id.startsWith('TABLE-') ? id.replace(/^[A-Z]+-/u, '§ ') : id;
}
