import type { Clause } from '../../net/protocol';

export interface Section {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** The clauses that contain every word, in any case. */
export function searchClauses(rules: readonly Clause[], words: string): readonly Clause[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return rules.filter((clause) => {
    const all = `${clause.id} ${clause.section} ${clause.text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

/** Clauses under their section titles, in the rulebook's order. */
export function groupBySection(rules: readonly Clause[]): readonly Section[] {
  const found: { title: string; clauses: Clause[] }[] = [];
  for (const clause of rules) {
    const last = found.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else found.push({ title: clause.section, clauses: [clause] });
  }
  return found;
}
