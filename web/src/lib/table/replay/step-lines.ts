import type { GameEvent, Replay } from '../../net/protocol';
import type { Words } from '../screens';
import { actorOf, stepSentences } from '../sentences';
import { withoutRepeats } from '../store/table-events';
import { chapterTitle } from './chapter-title';
import { chapterAt, splitAtChapter, type Chapter } from './chapters';

/** A step in the list of a replay. */
export interface StepLine {
  readonly step: number;
  /** Who did it. */
  readonly seat: number | null;
  readonly line: string;
  /** It ends the part before the one that its step begins. */
  readonly ends?: boolean;
}

/** Without steps about which there is nothing to say. */
export function stepLines(
  { steps, names }: Pick<Replay, 'steps' | 'names'>,
  words: Words,
  me: number | null,
): readonly StepLine[] {
  return steps.flatMap(({ events, seat }, step) => {
    const told = (part: readonly GameEvent[]) => moveSentences(words, part, names, me).join(' ');
    const [before, begun] = splitAtChapter(events);
    const ended = step > 0 && begun.length > 0 ? told(before) : '';
    const line = told(ended ? begun : events);
    const actor = seat === null ? firstActor(words, events) : isLeftOut(seat, events, words) ? null : seat;
    return [
      ...(ended ? [{ step, seat: actor, line: ended, ends: true }] : []),
      ...(line ? [{ step, seat: ended ? null : actor, line }] : []),
    ];
  });
}

/** What a move is about; what only screen readers need during a game is left out. */
function moveSentences(
  words: Words,
  events: readonly GameEvent[],
  names: readonly string[],
  me: number | null,
): readonly string[] {
  const told = events.filter(({ type }) => !words.minor?.includes(type)).map((event) => ({ event, seq: 0 }));
  return stepSentences(
    words,
    withoutRepeats(told).map(({ event }) => event),
    names,
    me,
  );
}

/** What stands below the board: what the log leaves out is told where nothing else happened. */
export function captionLines(
  words: Words,
  events: readonly GameEvent[],
  names: readonly string[],
  me: number | null,
): readonly string[] {
  const told = moveSentences(words, events, names, me);
  return told.length > 0 ? told : stepSentences(words, events, names, me);
}

/** The line of the step that is shown, or the last one before it. The board may still show what the step ended. */
export function shownLine(
  lines: readonly StepLine[],
  stepIndex: number,
  showsEnd: boolean,
): StepLine | undefined {
  const ended = showsEnd ? lines.find(({ step, ends }) => step === stepIndex && ends) : undefined;
  return ended ?? lines.findLast(({ step }) => step <= stepIndex);
}

/** Whether nothing that the player did is told: then the line is about what came of everybody's moves. */
function isLeftOut(seat: number, events: readonly GameEvent[], { minor = [] }: Words): boolean {
  const own = events.filter((event) => event.seat === seat);
  return own.length > 0 && own.every(({ type }) => minor.includes(type));
}

/** Of a move that the table made when time was up: the player it is about. */
function firstActor(words: Words, events: readonly GameEvent[]): number | null {
  return events.map((event) => actorOf(words, event)).find((seat) => seat !== null) ?? null;
}

export interface ChapterLines {
  readonly chapter: Chapter | undefined;
  readonly lines: readonly StepLine[];
}

/** The lines under the heading of their chapter. */
export function linesByChapter(
  lines: readonly StepLine[],
  chapters: readonly Chapter[],
): readonly ChapterLines[] {
  if (chapters.length === 0) return [{ chapter: undefined, lines }];
  return chapters
    .map((chapter) => ({ chapter, lines: lines.filter((line) => chapterOf(chapters, line) === chapter) }))
    .filter((part) => part.lines.length > 0);
}

function chapterOf(chapters: readonly Chapter[], { step, ends }: StepLine): Chapter | undefined {
  return chapterAt(chapters, ends ? step - 1 : step);
}

/** Under a heading that names another part, the caption says which one it is about. */
export function inChapter(lines: readonly string[], chapter: Chapter | undefined): readonly string[] {
  const [first, ...others] = lines;
  return chapter && first ? [`${chapterTitle(chapter)}: ${first}`, ...others] : lines;
}

/** As many of the last sentences as fit: how a long move ended matters most. All of them are in the list. */
export function lastSentences(lines: readonly string[], most: number): string {
  let kept = lines.at(-1) ?? '';
  for (const line of lines.slice(0, -1).reverse()) {
    if (line.length + kept.length >= most) return `… ${kept}`;
    kept = `${line} ${kept}`;
  }
  return kept;
}
