import { listed } from '$lib/i18n';
import type { ObservationOf, VoteWords } from '$lib/table/screens';
import { mustAskAgain, questionsAbout } from './questions/questions';
import { tell } from './event-sentences';
import { answerText, text } from './text';
import type { Event, Move, View } from './types';

export { tell };

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

/** Answers are the sculptor's. */
export function actor(event: Event): number | null {
  return event.type === 'answered' || event.type === 'corrected' ? event.sculptor : null;
}

/** What I have to do, or whom we wait for. */
export function status(observation: Observation, names: Names): string {
  const { view, seat } = observation;
  switch (view.phase) {
    case 'sculpt':
      return sculpting(view, seat, names);
    case 'ask':
      return asking(view, seat, names);
    case 'gallery':
      return seat !== null && view.cluzzles[seat]?.content === false
        ? text.status.gallery
        : text.status.gallery_open;
    case 'over':
      return text.status.over;
    default:
      return answering(view, seat, names);
  }
}

function sculpting(view: View, seat: number | null, names: Names): string {
  if (seat === null) return watchedSculpting(view, names);
  if (view.cluzzles[seat]?.sealed) return text.status.sealed;
  if (view.choice === null) return text.status.choose;
  if (view.time === 'on') return text.status.sculpt({ word: view.choice });
  // The page seals the clay that is there; without any there is nothing to seal.
  return view.draft === null ? text.status.start_now : text.status.seal_now;
}

/** For people who watch: who has not sealed yet, once some have. */
function watchedSculpting({ cluzzles }: View, names: Names): string {
  const waiting = names.filter((_, seat) => cluzzles[seat]?.sealed === false);
  if (waiting.length === 0 || waiting.length === cluzzles.length) return text.status.sculpting;
  return text.status.still_sculpting({ count: waiting.length, names: listed(waiting) });
}

function asking(view: View, seat: number | null, names: Names): string {
  if (view.asker !== seat) return text.status.asks({ name: names[view.asker] ?? '' });
  return mustAskAgain(view) ? text.status.ask_again : text.status.ask;
}

/** From a question until the guess is settled, and after the last one. */
function answering({ phase, talk }: View, seat: number | null, names: Names): string {
  const said = talk.at(-1);
  if (!said) return '';
  const sculptor = { name: names[said.sculptor] ?? '' };
  if (phase === 'answer') return said.sculptor === seat ? text.status.answer : text.status.answers(sculptor);
  if (phase === 'closing')
    return said.sculptor === seat ? text.status.last_answer : text.status.last_answers(sculptor);
  return said.asker === seat
    ? text.status.guess({ answer: answerText(said.answer) })
    : text.status.guesses({ name: names[said.asker] ?? '' });
}

/** What begins while the board still shows how the moment before it ended. */
export function meanwhile(event: Event): string | null {
  switch (event.type) {
    case 'unveiled':
      return text.status.unveiled;
    case 'round_began':
      return text.centre.round({ round: event.round });
    case 'gallery_opened':
      return text.status.gallery_open;
    case 'ended':
      return text.status.over;
    default:
      return null;
  }
}

/** In the gallery everything is revealed. */
export const together: readonly Move['type'][] = ['content'];

/** Whether a sculptor answered falsely. */
export function vote({ view, seat }: Observation, names: Names): VoteWords | null {
  const { accusation } = view;
  if (!accusation) return null;
  const { question, ...answers } = text.vote;
  const is = (other: number) => (other === seat ? 'you' : 'other');
  const asked = question({
    accuser: names[accusation.seat] ?? '',
    accuser_is: is(accusation.seat),
    sculptor: names[accusation.sculptor] ?? '',
    sculptor_is: is(accusation.sculptor),
  });
  const about = { name: names[accusation.sculptor] ?? '' };
  return {
    question: asked,
    short: text.gallery.alone(about),
    evidence: answersOf(view, accusation.sculptor),
    ...answers,
  };
}

/** What was made, and all that was answered about it. */
function answersOf({ cluzzles, talk, options }: View, sculptor: number): Required<VoteWords>['evidence'] {
  const lines = questionsAbout(talk, sculptor).map(({ question, answer }) => ({
    said: question,
    answer: answerText(answer),
  }));
  return { title: cluzzles[sculptor]?.word ?? '', lines, language: options.language };
}

/** For screen readers only: whoever sees the board knows it. */
export const minor: readonly Event['type'][] = ['chose', 'drew', 'content'];

/** Before the first points there is room for what the player does. */
export function score({ view }: Observation, seat: number): string {
  const begins = view.phase === 'sculpt' && view.scores.every((points) => points === 0);
  return begins ? '' : String(view.scores[seat] ?? 0);
}

export function scoreInFull(observation: Observation, seat: number): string {
  const points = score(observation, seat);
  return points === '' ? '' : text.spoken.points({ points: Number(points) });
}
