import { listed, text } from '../../../i18n';
import type { Result } from '../../../net/protocol';
import { ranking } from '../ranking';
import { iWon, winnersLineFor } from '../winners';
import type { SceneKind } from './scene-kind';

export interface Ending {
  readonly kind: SceneKind;
  readonly result: Result;
  readonly names: readonly string[];
  /** The seats of whoever reads it; those that were given up don't count. */
  readonly mine: readonly number[];
  readonly cooperative: boolean;
}

/** More winners, beside the reader or alone, are counted: their names stand below the faces, and would fill a phone. */
const MOST_NAMED = { beside: 2, alone: 3 };

/** Who won, for this reader. */
export function headline(ending: Ending): string {
  const { result, mine } = ending;
  const won = iWon(result, mine);
  const others = result.winners.length - (won ? mine.length : 0);
  if (sharedFate(ending) === null && others > (won ? MOST_NAMED.beside : MOST_NAMED.alone))
    return text.ending.manyShare({ mine: won, others, winners: result.winners.length });
  return spokenHeadline(ending);
}

/** The same by ear, where a list of names takes no room. */
export function spokenHeadline(ending: Ending): string {
  return sharedFate(ending) ?? winnersLineFor(ending.result, ending.names, ending.mine);
}

/** That all have lost or won together; null where they have not. */
function sharedFate(ending: Ending): string | null {
  const { kind, result, names, mine, cooperative } = ending;
  if (kind === 'dark' && cooperative && result.winners.length === 0)
    return text.ending.lostTogether({ who: togetherOf(ending, names.length), names: listed(names) });
  if (kind === 'light' && (iWon(result, mine) || mine.length === 0))
    return text.ending.wonTogether({
      who: togetherOf(ending, result.winners.length),
      names: winnerNames(ending),
    });
  return null;
}

/** More names than two are a list, not a headline: the faces below it say who they are. */
function togetherOf({ mine, names }: Ending, count: number): 'you' | 'all' | 'some' {
  if (mine.length > 0) return 'you';
  return count > 2 && count === names.length ? 'all' : 'some';
}

/** By name, for people who only watched. */
function winnerNames({ result, names }: Ending): string {
  return listed(result.winners.map((seat) => names[seat] ?? ''));
}

/** The score of two players, the winner's first; empty where it doesn't tell why somebody won. */
export function scoreOfTwo({ kind, result }: Pick<Ending, 'kind' | 'result'>): string {
  const [first, second, ...others] = ranking(result);
  if (kind !== 'win' || !first || !second || others.length > 0 || first.score <= second.score) return '';
  return `${text.ending.twoScores({ first: first.score, second: second.score })}.`;
}

/** A kind word for somebody who has lost; null for winners and for people who only watched. */
export function kindWord(ending: Ending): string | null {
  const { kind, result, mine, cooperative } = ending;
  if (mine.length === 0 || iWon(result, mine) || kind === 'draw') return null;
  if (cooperative || result.winners.length === 0) return text.ending.tryAgain;
  // Several people share this screen: no place is everybody's.
  if (mine.length > 1) return text.ending.wellPlayed;
  const ranks = ranking(result);
  const best = ranks.find(({ seat }) => mine.includes(seat));
  if (!best) return null;
  // A place that everybody else has too says nothing.
  const shared = ranks.every(({ place, won }) => won || place === best.place);
  return shared && ranks.length > 2 ? text.ending.wellPlayed : text.ending.placed({ place: best.place });
}
