import type { ChatLine } from '../../net/protocol';

/** Lines that one person said one after the other. */
export interface ChatGroup {
  readonly first: ChatLine;
  readonly lines: readonly ChatLine[];
  readonly mine: boolean;
}

/** Lines of one author at a time. A new name begins a new group: the old one stays above the old lines. */
export function chatGroups(lines: readonly ChatLine[], me: string): readonly ChatGroup[] {
  const groups: { first: ChatLine; lines: ChatLine[]; mine: boolean }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && isSamePerson(last.first, line)) last.lines.push(line);
    else groups.push({ first: line, lines: [line], mine: line.author !== '' && line.author === me });
  }
  return groups;
}

function isSamePerson(one: ChatLine, other: ChatLine): boolean {
  return one.author === other.author && one.name === other.name && one.colour === other.colour;
}
