import type { Clause, Passage } from '../../net/protocol';

/** What a rulebook has under one heading. */
export interface Section {
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly clauses: readonly Clause[];
}

/** Clauses under their headings, each with the text around them, in the rulebook's order. */
export function sectionsOf(rules: readonly Clause[], passages: readonly Passage[]): readonly Section[] {
  const found: { title: string; passages: readonly Passage[]; clauses: Clause[] }[] = [];
  for (const clause of rules) {
    const last = found.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else found.push({ title: clause.section, passages: under(clause.section, passages), clauses: [clause] });
  }
  return found;
}

/** The table's own rules, which hold in every game. */
export function isShared(section: Section): boolean {
  return section.clauses[0]?.id.startsWith('TABLE-') ?? false;
}

/** The headings without clauses: the aim, which has no title, and a round at a glance. */
export function openingOf(rules: readonly Clause[], passages: readonly Passage[]): readonly Section[] {
  const titles = new Set(rules.map((clause) => clause.section));
  const opening = new Set(passages.map(({ section }) => section).filter((title) => !titles.has(title)));
  return Array.from(opening, (title) => ({ title, passages: under(title, passages), clauses: [] }));
}

function under(title: string, passages: readonly Passage[]): readonly Passage[] {
  return passages.filter(({ section }) => section === title);
}

/** A paragraph, or a list: all its items together. */
export interface Block {
  readonly kind: Passage['kind'];
  readonly texts: readonly string[];
}

export function blocksOf(passages: readonly Passage[]): readonly Block[] {
  const found: { kind: Passage['kind']; texts: string[] }[] = [];
  for (const { kind, text } of passages) {
    const last = found.at(-1);
    if (last?.kind === kind && kind !== 'paragraph') last.texts.push(text);
    else found.push({ kind, texts: [text] });
  }
  return found;
}

/** The clauses that contain every word, in any case, in their text or in an example. */
export function searchClauses(rules: readonly Clause[], words: string): readonly Clause[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return rules.filter(({ id, section, text, examples }) => {
    const all = [id, section, text, ...examples].join(' ').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
