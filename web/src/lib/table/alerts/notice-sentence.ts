import { text } from '../../i18n';
import type { Words } from '../screens';
import { entrySentence } from '../sentences';
import { hears } from '../store/curtain.svelte';
import type { LogEntry } from '../store/game-log.svelte';
import type { LateNotice, Notice, StandInNotice, VoteNotice } from '../store/notices';
import { isOnlyMine } from '../store/stand-ins';
import { TIME_UP } from '../store/table-events';
import type { TableStore } from '../store/table-store.svelte';

type Reader = Pick<TableStore, 'chairs' | 'names' | 'viewerSeat'>;

/** A notice in words. With several seats on one screen it names the seat, and tells only what the viewer may know. */
export function noticeSentence(notice: Notice, words: Words, reader: Reader): string {
  if (notice.what === 'host') return text.table.youHost;
  if (notice.what === 'vote') return voteSentence(notice, reader.names);
  return notice.what === 'late' ? lateSentence(notice, words, reader) : standInSentence(notice, reader);
}

/** That a vote has changed nothing: the same for everybody, also on a TV. */
export function voteSentence({ kind, chair }: VoteNotice, names: readonly string[]): string {
  const name = names[chair ?? -1] ?? '';
  const { end, takeback, kick, takeOver } = text.vote.failed;
  if (kind === 'kick') return kick({ name });
  return kind === 'take_over' ? takeOver({ name }) : kind === 'end' ? end : takeback;
}

function standInSentence({ chair, began }: StandInNotice, { chairs, names }: Reader): string {
  const name = names[chair] ?? '';
  return began ? text.standIn.began({ name }) : text.standIn.ended({ name, mine: isOnlyMine(chairs, chair) });
}

/** That time ran out, and what was then played: by the player's bot, or by the rules. */
function lateSentence(
  { entry, followed }: LateNotice,
  words: Words,
  { chairs, names, viewerSeat }: Reader,
): string {
  const seat = Number(entry.event.seat);
  const me = chairs.filter(({ yours }) => yours).length === 1 ? seat : null;
  const tell = (line: LogEntry) => entrySentence(words, line, names, me);
  const heard = followed.filter(({ event }) => hears(viewerSeat, event));
  const move = heard.find(({ late }) => late?.seat === seat);
  const timeUp = heard.find(({ event }) => event.type === TIME_UP);
  // The game says what became of it; more is told only if it is the player's own.
  if (timeUp) return [tell(timeUp), move && tell(move)].filter(Boolean).join(' ');
  // If the next sentence names the player's bot, the reason need not.
  const shortly = me === null ? text.late.other({ name: names[seat] ?? '' }) : text.late.you;
  const named = move?.late?.by === 'bot' && tell(move);
  const reason = named ? shortly : tell(entry);
  const told = heard.filter((line) => line.number >= (move?.number ?? 0)).map(tell);
  return [reason, told.find((sentence) => sentence !== null && sentence !== '')].filter(Boolean).join(' ');
}
