import type { Component } from 'svelte';
import type {
  Asks,
  Board,
  Finale,
  Honours,
  HonourTexts,
  Keepsake,
  Keepsakes,
  LessonStep,
  MakeCurve,
  OptionControls,
  OptionProps,
  Roles,
  SeatNoteProps,
  Tip,
  TipTexts,
  TurningPoint,
  Tv,
  Words,
} from '$lib/table/screens';
import { isBuiltIn, loadMessages, loadScreenTexts, loadSection } from '$lib/i18n/load-texts';
import type { HowToFor } from '$lib/how-to/how-to';
import { moodNow, type Mood, type MoodOf } from '$lib/table/mood/mood';
import { loadPackagedModule } from '$lib/packages/packaged-module';
import type { RulePictures } from '$lib/table/rules/rule-picture';
import { NO_STEPS, type GameSteps } from '$lib/table/steps/game-steps';

/** Each game's screens are in its own folder, next to its rules. Vite makes each a chunk that loads on demand. */
const boards = import.meta.glob<{ default: Board }>('../../src/huetable/games/*/ui/Board.svelte');
const words = import.meta.glob<Words>('../../src/huetable/games/*/ui/words.ts');
const steps = import.meta.glob<Partial<GameSteps>>('../../src/huetable/games/*/ui/steps.ts');
const stepLengths = import.meta.glob<GameSteps['lengths']>('../../src/huetable/games/*/steps.json', {
  import: 'default',
});
const controls = import.meta.glob<{ default: Component<OptionProps> }>(
  '../../src/huetable/games/*/ui/options/*.svelte',
);
const tips = import.meta.glob<{ tips: readonly Tip[] }>('../../src/huetable/games/*/ui/tips.ts');
const lessons = import.meta.glob<{ steps: readonly LessonStep[] }>('../../src/huetable/games/*/ui/lesson.ts');
const keepsakes = import.meta.glob<{ keepsakes: Keepsakes }>('../../src/huetable/games/*/ui/keepsakes.ts');
const honours = import.meta.glob<{ honours: Honours }>('../../src/huetable/games/*/ui/honours.ts');
const finales = import.meta.glob<{ default: Finale }>('../../src/huetable/games/*/ui/Finale.svelte');
const curves = import.meta.glob<{ curve: MakeCurve }>('../../src/huetable/games/*/ui/curve.ts');
const turningPoints = import.meta.glob<{ turns: TurningPoint }>(
  '../../src/huetable/games/*/ui/turning-points.ts',
);
const roles = import.meta.glob<{ roles: Roles }>('../../src/huetable/games/*/ui/roles.ts');
const howTos = import.meta.glob<{ howTo: HowToFor }>('../../src/huetable/games/*/ui/how-to/index.ts');
const rulePictures = import.meta.glob<{ pictures: RulePictures }>(
  '../../src/huetable/games/*/ui/rule-pictures.ts',
);
const moods = import.meta.glob<{ mood: MoodOf; roomMood?: Mood }>('../../src/huetable/games/*/ui/mood.ts');
const seatNotes = import.meta.glob<{ default: Component<SeatNoteProps> }>(
  '../../src/huetable/games/*/ui/SeatNote.svelte',
);
const asks = import.meta.glob<{ asks: Asks }>('../../src/huetable/games/*/ui/asks.ts');
const tvs = import.meta.glob<{ default: Tv }>('../../src/huetable/games/*/ui/Tv.svelte');

function uiPath(game: string, file: string): string {
  return `../../src/huetable/games/${game}/ui/${file}`;
}

/** The texts come first: modules read them while they are loaded. */
async function loadModule<Module>(
  modules: Record<string, () => Promise<Module>>,
  game: string,
  file: string,
): Promise<Module | null> {
  const load = modules[uiPath(game, file)];
  if (!load) return isBuiltIn(game) ? null : loadPackagedModule<Module>(game, file);
  await loadScreenTexts(game);
  return load();
}

export interface GameScreens {
  readonly board: Board;
  readonly words: Words;
  readonly steps: GameSteps;
  /** Null: paper. */
  readonly mood: MoodOf | null;
  /** The table in the waiting room. */
  readonly roomMood: Mood;
  /** The game's own part of a seat; null where it has none. */
  readonly seatNote: Component<SeatNoteProps> | null;
}

/** A game without screens is played on the plain board, which can play them all. */
export async function loadScreens(game: string): Promise<GameScreens> {
  const [board, words, steps, mood, seatNote] = await Promise.all([
    loadModule(boards, game, 'Board.svelte'),
    loadWords(game),
    loadSteps(game),
    loadModule(moods, game, 'mood.ts'),
    loadModule(seatNotes, game, 'SeatNote.svelte'),
  ]);
  const plain = board ?? (await import('$lib/table/play/PlainBoard.svelte'));
  return {
    board: plain.default,
    words,
    steps,
    mood: mood?.mood ?? null,
    roomMood: mood?.roomMood ?? moodNow(mood?.mood ?? null, undefined),
    seatNote: seatNote?.default ?? null,
  };
}

/** How a game's events are shown one after another. */
export async function loadSteps(game: string): Promise<GameSteps> {
  // The lengths travel in one file with the screens, which read their texts as soon as they are there.
  await loadScreenTexts(game);
  const [own, lengths] = await Promise.all([
    loadModule(steps, game, 'steps.ts'),
    stepLengths[`../../src/huetable/games/${game}/steps.json`]?.(),
  ]);
  return { ...NO_STEPS, ...own, lengths: lengths ?? own?.lengths ?? {} };
}

/** A game's words. One that has no `tell` is told by the messages of its text/en.json. */
export async function loadWords(game: string): Promise<Words> {
  const own = (await loadModule(words, game, 'words.ts')) ?? {};
  if (own.tell) return own;
  const catalogue = await loadMessages(game);
  if (!catalogue) return own;
  const { eventTeller } = await import('$lib/table/event-messages');
  return { ...own, tell: eventTeller(catalogue, own.eventArguments) };
}

/** What players can ask for by a key; null where a game has no answers. */
export async function loadAsks(game: string): Promise<Asks | null> {
  return (await loadModule(asks, game, 'asks.ts'))?.asks ?? null;
}

/** A game's own TV screen; null where it has none and its board is shown as spectators see it. */
export async function loadTv(game: string): Promise<Tv | null> {
  return (await loadModule(tvs, game, 'Tv.svelte'))?.default ?? null;
}

export async function loadHowTo(game: string): Promise<HowToFor | null> {
  await loadSection(game, 'how_to');
  return (await loadModule(howTos, game, 'how-to/index.ts'))?.howTo ?? null;
}

/** The drawings beside the clauses of a game's rulebook. */
export async function loadRulePictures(game: string): Promise<RulePictures> {
  await loadSection(game, 'how_to');
  return (await loadModule(rulePictures, game, 'rule-pictures.ts'))?.pictures ?? {};
}

/** The game's own controls for options that no plain control fits, by the option's name. */
export async function loadOptionControls(game: string): Promise<OptionControls> {
  const folder = uiPath(game, 'options/');
  const own = Object.entries(controls).filter(([path]) => path.startsWith(folder));
  await loadScreenTexts(game);
  const loaded = await Promise.all(
    own.map(
      async ([path, fetch]) =>
        [path.slice(folder.length, -'.svelte'.length), (await fetch()).default] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

/** What each seat will be called in the next game, where a game has such roles. */
export async function loadRoles(game: string): Promise<Roles> {
  return (await loadModule(roles, game, 'roles.ts'))?.roles ?? (() => []);
}

export interface GameTips {
  readonly tips: readonly Tip[];
  readonly texts: TipTexts;
}

/** The coach's tips for a game, the most urgent first, and their texts. */
export async function loadTips(game: string): Promise<GameTips> {
  const own = await loadModule(tips, game, 'tips.ts');
  const texts = own && ((await loadSection(game, 'tips')) as TipTexts | null);
  return { tips: own?.tips ?? [], texts: texts ?? {} };
}

export interface GameLesson {
  readonly steps: readonly LessonStep[];
  readonly texts: TipTexts;
}

/** The steps of a game's lesson and their texts; null where the game has none. */
export async function loadLesson(game: string): Promise<GameLesson | null> {
  const own = await loadModule(lessons, game, 'lesson.ts');
  const texts = own && ((await loadSection(game, 'lesson')) as TipTexts | null);
  return own && texts ? { steps: own.steps, texts } : null;
}

/** The pictures that a game adds to the picture of its result. */
export async function loadKeepsakes(
  game: string,
  view: unknown,
  table: string,
): Promise<readonly Keepsake[]> {
  return (await loadModule(keepsakes, game, 'keepsakes.ts'))?.keepsakes(view, table) ?? [];
}

/** Whether a game may have such pictures: of one in a package that is known once it is loaded. */
export function mayHaveKeepsakes(game: string): boolean {
  return uiPath(game, 'keepsakes.ts') in keepsakes || !isBuiltIn(game);
}

export interface GameHonours {
  readonly honours: Honours;
  readonly texts: HonourTexts;
}

/** What a game praises its players for, and the texts; null where it has nothing of the kind. */
export async function loadHonours(game: string): Promise<GameHonours | null> {
  const own = await loadModule(honours, game, 'honours.ts');
  const texts = own && ((await loadSection(game, 'honours')) as HonourTexts | null);
  return own && texts ? { honours: own.honours, texts } : null;
}

/** The curve of a game that people win or lose together; null where it has none. */
export async function loadCurve(game: string): Promise<MakeCurve | null> {
  return (await loadModule(curves, game, 'curve.ts'))?.curve ?? null;
}

/** Which events of a game its replay marks; null where the game names none. */
export async function loadTurningPoints(game: string): Promise<TurningPoint | null> {
  return (await loadModule(turningPoints, game, 'turning-points.ts'))?.turns ?? null;
}

/** The game's own picture in the scene of its ending; null where it has none. */
export async function loadFinale(game: string): Promise<Finale | null> {
  return (await loadModule(finales, game, 'Finale.svelte'))?.default ?? null;
}
