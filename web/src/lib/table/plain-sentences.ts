import type { GameEvent } from '../net/protocol';

/** For an event without a message: its tag and fields, seats by name. */
export function plainSentence({ type, ...fields }: GameEvent, names: readonly string[]): string {
  const parts = Object.entries(fields).map(([field, value]) =>
    field === 'seat' ? names[Number(value)] : describeValue(value),
  );
  return [type.replaceAll('_', ' '), ...parts].join(' · ');
}

/** Any value in words: a move is its tag and its fields, as in "pour red". */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value === 'object') return Object.values(value).map(describeValue).join(' ');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);
}
