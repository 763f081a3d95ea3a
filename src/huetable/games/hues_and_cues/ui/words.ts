import type { ObservationOf, VoteWords } from '$lib/table/screens';
import { showsReveal } from './board/board-contents';
import { boardReveals } from './reveal/board-reveals.svelte';
import { guesserAt, isGuessing } from './reveal/rounds';
import { tell } from './event-sentences';
import { mostWords } from './cues/most-words';
import { text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** A round is about the player who gives the cues. */
export function actor(event: Event): number | null {
  return event.type === 'round_began' || event.type === 'voided' ? event.giver : null;
}

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat } = observation;
  if (isGuessing(view)) return guess(observation, names);
  if (isRoundOver(observation)) return nextGiver(view.giver, names, seat);
  return seat === view.giver ? mine(view) : theirs(view, names[view.giver] ?? '');
}

/** Whether the end of the last round is still on the board, although the next one has begun. */
function revealIsShown({ view, seat }: Observation): boolean {
  const { dismissed, held } = boardReveals;
  return view.phase !== 'over' && showsReveal(view, seat, dismissed, held);
}

/** While there is time to look at the end of the last round. It stays on the board, but then the next one goes on. */
function isRoundOver(observation: Observation): boolean {
  const { revealing, past } = observation.view;
  return revealIsShown(observation) && (revealing || boardReveals.held === past.length);
}

/** Above a replay: the end of a round is shown until the next cue is given. */
export function shownRound({ view, seat }: Observation): number {
  return showsReveal(view, seat, 0, 0) ? view.past.length : view.round;
}

/** At one screen everybody sees the reveal before the next giver takes it. */
export const lingers = revealIsShown;

function mine(view: View): string {
  const target = view.target ?? '';
  switch (view.phase) {
    case 'choose':
      return view.options.young ? text.status.chooseAny : text.status.choose;
    case 'cue1':
      return text.status.firstCue({ target, words: mostWords(view.options, 1) });
    case 'cue2':
      return text.status.secondCue({ target, words: mostWords(view.options, 2) });
    default:
      return text.status.over;
  }
}

function theirs(view: View, giver: string): string {
  switch (view.phase) {
    case 'choose':
      return text.status.choosing({ giver });
    case 'cue1':
      return text.status.thinking({ giver });
    case 'cue2':
      return text.status.thinkingAgain({ giver });
    default:
      return text.status.over;
  }
}

function guess({ view, seat }: Observation, names: Names): string {
  const cue = view.cues.at(-1)?.words ?? '';
  const turn = guesserAt(view, view.turn);
  if (view.objection) return text.status.vote({ cue });
  if (view.waiting) return text.status.objections({ cue, mine: seat === view.giver });
  if (turn === seat) return text.status.place({ cue, number: pieceNumber(view) });
  const next = guesserAt(view, view.turn + 1) === seat;
  return text.status.waiting({ cue, next, guesser: names[turn] ?? '' });
}

/** Which of my pieces comes next; 0 if there is only one. */
function pieceNumber({ phase, options }: View): number {
  if (options.one_cue) return 0;
  return phase === 'guess1' ? 1 : 2;
}

/** What the board shows is nobody's turn, and whoever placed the last piece is done. */
export function meanwhile(event: Event, told: View, names: Names, me: number | null): string | null {
  switch (event.type) {
    case 'ruled':
      return text.status.voted;
    case 'revealed':
    case 'tie_began':
    case 'ended':
      return text.status.revealed;
    case 'round_began':
      return told.past.length > 0 ? nextGiver(event.giver, names, me) : null;
    default:
      return null;
  }
}

function nextGiver(giver: number, names: Names, me: number | null): string {
  const name = names[giver] ?? '';
  return text.status.roundOver({ mine: giver === me, giver: name });
}

/** What an objection leads to: the first one that succeeds takes the cue back, the second one the giver's points. */
export function vote({ view, seat }: Observation, names: Names): VoteWords | null {
  if (!view.objection) return null;
  const question = text.vote.question({
    mine: view.objection.seat === seat,
    name: names[view.objection.seat] ?? '',
    gives: view.giver === seat,
    giver: names[view.giver] ?? '',
    cue: view.cues.at(-1)?.words ?? '',
    ground: view.objection.ground,
    again: view.upheld > 0,
  });
  const { withdraw, keep, silence, points } = text.vote;
  return view.upheld > 0 ? { question, yes: silence, no: points } : { question, yes: withdraw, no: keep };
}

/** The time to look at a reveal is nobody's, least of all the next giver's; and theirs is not about what others still look at. */
export function untimed(observation: Observation): boolean {
  const { revealing, giver } = observation.view;
  return revealing || (isRoundOver(observation) && observation.seat !== giver);
}

/** Who places the next piece. */
export function next({ view }: Observation): number | null {
  if (!isGuessing(view) || view.objection || view.waiting) return null;
  const guesser = guesserAt(view, view.turn + 1);
  return guesser < 0 ? null : guesser;
}

/** Before anybody has guessed: the cue may be one that the rules don't allow. */
export function chance({ moves }: Observation): string | null {
  return moves.some((move) => move.type === 'object') ? text.spoken.chance : null;
}

/** For screen readers only: whoever sees the board knows it, and the open log must not show a card that its owner has hidden. */
export const minor: readonly Event['type'][] = ['guessing_began', 'drew', 'target_set'];

/** SeatNote.svelte shows it, and changes it when the points of a round arrive. */
export function score(): string {
  return '';
}

export function scoreInFull({ view }: Observation, seat: number): string {
  return text.seat.points({ points: view.scores[seat] ?? 0 });
}
