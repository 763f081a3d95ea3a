import { text } from '../../i18n';
import type { ChairView, ChatLine, Reaction, Times } from '../../net/protocol';
import { chairOf } from '../chat/last-words.svelte';
import type { ObservationOf, Player, SeatWords, Words } from '../screens';
import { meanwhileSeat, meanwhileSentence, movesOf } from '../sentences';
import type { TableStore } from '../store/table-store.svelte';

/** What a seat shows of whoever sits on it. */
export interface Sitter extends Player {
  readonly mine: boolean;
  /** Somebody else at this screen, who can take it over. */
  readonly beside: boolean;
  readonly host: boolean;
  readonly away: boolean;
  /** How many times the usual time they get. */
  readonly times: Times;
  /** A bot plays until they are back. */
  readonly standIn: boolean;
  /** A program of somebody's own, which came with a token. */
  readonly program: boolean;
  readonly awaited: boolean;
  readonly score: string;
  /** With what it counts, for screen readers. */
  readonly scoreInFull: string;
  readonly note: string | SeatWords | null;
  readonly reaction: Reaction | null;
  /** What they have just written in the chat. */
  readonly saying: string | null;
}

/** Whoever sits at a table now, or sat there in a game that is shown again. */
type Chair = Pick<ChairView, 'name' | 'colour' | 'face' | 'kind' | 'yours' | 'host' | 'online'> &
  Partial<Pick<ChairView, 'times' | 'stand_in' | 'program'>>;

/** What the game says about its players. */
export interface GameNews {
  readonly observation: ObservationOf<unknown> | null;
  readonly words: Words;
  readonly scores: readonly number[];
  readonly reactions: readonly { readonly chair: number; readonly reaction: Reaction }[];
  /** Where several people share a screen: whose view it shows. Only that seat is marked as mine. */
  readonly viewer?: number | undefined;
  /** Whoever has just written something, and what. */
  readonly said?: { readonly chair: number; readonly text: string } | null;
}

/** A chair that was added after the game has no score in it. */
export function sittersAt(chairs: readonly Chair[], news: GameNews): readonly Sitter[] {
  const { observation, words, scores, reactions, viewer, said } = news;
  return chairs.map(
    ({ name, colour, face, kind, yours, host, online, times = 1, stand_in, program }, seat) => {
      const game = seat < scores.length ? observation : null;
      const score = game
        ? (words.score?.(game, seat) ?? text.table.points({ points: scores[seat] ?? 0 }))
        : '';
      return {
        ...{
          seat,
          name,
          colour,
          face,
          host,
          times,
          mine: yours && (viewer === undefined || viewer === seat),
          beside: yours && viewer !== undefined && viewer !== seat,
          bot: kind === 'bot',
          away: !online,
          standIn: stand_in ?? false,
          program: program ?? false,
        },
        awaited: game?.awaited.includes(seat) ?? false,
        score,
        scoreInFull: (game && words.scoreInFull?.(game, seat)) ?? score,
        note: game ? (words.note?.(game, seat) ?? null) : null,
        reaction: reactions.findLast((shown) => shown.chair === seat)?.reaction ?? null,
        saying: said?.chair === seat ? said.text : null,
      };
    },
  );
}

/** The players at a table, as far as the board has told about them. */
export function toldSitters(
  store: TableStore,
  words: Words,
  line: ChatLine | null = null,
): readonly Sitter[] {
  const { toldObservation: told, toldView: view } = store;
  const acts = meanwhileSeat(words, store);
  const awaited = meanwhileSentence(words, store) === null ? told?.awaited : acts === null ? [] : [acts];
  return sittersAt(store.chairs, {
    observation: told ? { ...told, moves: movesOf(told), view, awaited: awaited ?? [] } : null,
    words,
    scores: store.told.position?.scores ?? [],
    reactions: store.reactions,
    said: line && { chair: chairOf(line, store.chairs), text: line.text },
    viewer: store.observations.length > 1 ? (store.observation?.seat ?? undefined) : undefined,
  });
}
