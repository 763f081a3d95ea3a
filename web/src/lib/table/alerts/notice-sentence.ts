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
  if (notice.what === 'sitter') return text.standIn.follows(notice);
  if (notice.what === 'vote') return voteSentence(notice, reader.names);
  return notice.what === 'late' ? lateSentence(notice, words, reader) : standInSentence(notice, reader);
}

/** That a vote has changed nothing: the same for everybody, also on a TV. */
function voteSentence({ kind, chair }: VoteNotice, names: readonly string[]): string {
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
function lateSentence(notice: LateNotice, words: Words, reader: Reader): string {
  const { entry } = notice;
  const seat = Number(entry.event.seat);
  const me = readerOf(notice, reader);
  const told = entriesToldBy(notice, words, reader);
  const sentences = told.map((line) => entrySentence(words, line, reader.names, me));
  if (told.some(isTimeUp)) return sentences.join(' ');
  // If the next sentence names the player's bot, the reason need not.
  const shortly = me === null ? text.late.other({ name: reader.names[seat] ?? '' }) : text.late.you;
  const named = told.some(({ late }) => late?.seat === seat && late.by === 'bot');
  return [named ? shortly : entrySentence(words, entry, reader.names, me), ...sentences]
    .filter(Boolean)
    .join(' ');
}

/** What else happened in the move that this notice tells in full. */
export function entriesToldBy(notice: LateNotice, words: Words, reader: Reader): readonly LogEntry[] {
  const seat = Number(notice.entry.event.seat);
  const me = readerOf(notice, reader);
  const heard = notice.followed.filter(({ event }) => hears(reader.viewerSeat, event));
  const move = heard.find(({ late }) => late?.seat === seat);
  const timeUp = heard.find(isTimeUp);
  const isTold = (line: LogEntry) => Boolean(entrySentence(words, line, reader.names, me));
  // The game says what became of it; more is told only if it is the player's own.
  const told = timeUp
    ? [timeUp, move].filter((line) => line !== undefined && isTold(line))
    : [heard.find((line) => line.number >= (move?.number ?? 0) && isTold(line))];
  return told.filter((line) => line !== undefined);
}

function isTimeUp({ event }: LogEntry): boolean {
  return event.type === TIME_UP;
}

/** The player whose time ran out, where nobody shares their screen: they read "you". */
function readerOf({ entry }: LateNotice, { chairs }: Reader): number | null {
  return chairs.filter(({ yours }) => yours).length === 1 ? Number(entry.event.seat) : null;
}
