import type { Clause } from '../../net/protocol';

const CLAUSE = /\b(?<id>[A-Z]+-\d+)\b/u;

export interface TextPart {
  readonly text: string;
  /** The clause that this part names, or null. */
  readonly clause: string | null;
}

/** A text cut at the clauses that it names. Only those that exist become links. */
export function cutAtClauses(text: string, known: ReadonlySet<string>): readonly TextPart[] {
  return text
    .split(CLAUSE)
    .filter(Boolean)
    .map((part) => ({ text: part, clause: known.has(part) ? part : null }));
}

export function idsOf(rules: readonly Clause[]): ReadonlySet<string> {
  return new Set(rules.map(({ id }) => id));
}

/** For each clause, those that name it and that it doesn't name itself. */
export function backLinks(rules: readonly Clause[]): ReadonlyMap<string, readonly string[]> {
  const known = idsOf(rules);
  const named = new Map(rules.map((clause) => [clause.id, clausesNamedIn(clause, known)]));
  const namedBy = (id: string) =>
    rules.filter((other) => named.get(other.id)?.has(id) && !named.get(id)?.has(other.id) && other.id !== id);
  return new Map(rules.map(({ id }) => [id, namedBy(id).map((other) => other.id)]));
}

function clausesNamedIn({ text, examples }: Clause, known: ReadonlySet<string>): ReadonlySet<string> {
  const parts = cutAtClauses([text, ...examples].join(' '), known);
  return new Set(parts.flatMap(({ clause }) => clause ?? []));
}
