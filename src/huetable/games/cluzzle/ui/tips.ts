/**
 * The coach's tips. Parts of Cluzzle's screens that tips and lessons point at:
 *
 * - sculpting: `word-card`, `word:hot-air-balloon`, `turntable`, `start:ball`, `tools`, `tool:add` ..., `parts`, `word`, `seal`, `waiting`
 * - asking: `centre`, `cluzzle:SEAT`, `worth`, `question`, `answers`, `answer:yes` ..., `guess`, `correct`, `last-answer`, `latest`
 * - gallery: `gallery:SEAT`, `vote:SEAT`, `leave`
 */
import type { ObservationOf, Tip } from '$lib/table/screens';
import { mustAskAgain } from './questions/questions';
import type { Event, Exchange, Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type When = (observation: Observation) => boolean;

const LAST_ROUND = 5;

const may =
  (form: Move['type']): When =>
  ({ forms, moves }) =>
    forms.some(({ move }) => move === form) || moves.some(({ type }) => type === form);
const all =
  (...conditions: readonly When[]): When =>
  (observation) =>
    conditions.every((holds) => holds(observation));

const mayChoose = all(may('seal'), ({ view }) => view.time === 'on' && view.choice === null);
const maySculpt = all(may('seal'), ({ view }) => view.time === 'on' && view.choice !== null);
/** There is clay on the turntable. */
const mayFinish = all(maySculpt, ({ view }) => view.draft !== null);
const turnsAreOn: When = ({ view }) =>
  view.phase === 'ask' || view.phase === 'answer' || view.phase === 'guess';
const waits: When = ({ awaited, seat }) => !awaited.includes(seat ?? -1);
const lastSaid = ({ view }: Observation): Exchange | undefined => view.talk.at(-1);
const firstSolved = ({ view }: Observation): number =>
  view.cluzzles.findIndex(({ solver }) => solver !== null);
const accusable = ({ moves }: Observation): number =>
  moves.find((move) => move.type === 'accuse')?.sculptor ?? -1;
const sculptingTimer = ({ timers }: Observation) => timers.find(({ name }) => name.startsWith('sculpt/'));

/** A correction after the guess: the question is not of the turn that is on. */
const guessesAgain: When = ({ view }) => {
  const said = view.talk.at(-1);
  return view.turns_over || said?.asker !== view.asker || said.round !== view.round;
};

/** What the player must do now comes before what is good to know. */
export const tips: readonly Tip<View, Move, Event>[] = [
  {
    id: 'sealNow',
    clause: 'CLUZ-9',
    part: 'seal',
    urgent: true,
    when: all(may('seal'), ({ view }) => view.time !== 'on' && view.draft !== null),
  },
  {
    id: 'lastAnswer',
    clause: 'CLUZ-40',
    part: 'last-answer',
    when: all(may('correct'), ({ view }) => view.phase === 'closing'),
  },
  { id: 'answer', clause: 'CLUZ-18', part: 'answers', when: may('answer') },
  {
    id: 'askAgain',
    clause: 'CLUZ-19',
    part: 'question',
    when: all(may('ask'), ({ view }) => mustAskAgain(view)),
  },
  { id: 'oneMoreGuess', clause: 'CLUZ-23', part: 'guess', when: all(may('guess'), guessesAgain) },
  { id: 'guess', clause: 'CLUZ-24', part: 'guess', when: may('guess') },
  { id: 'whatToAsk', clause: 'CLUZ-16', part: 'question', when: may('ask') },
  {
    id: 'nextGame',
    clause: 'CLUZ-2',
    part: 'word-card',
    when: all(mayChoose, ({ view }) => view.game > 1),
    values: ({ view }) => ({ game: view.game, games: view.options.games }),
  },
  { id: 'card', clause: 'CLUZ-6', part: 'word-card', when: mayChoose },
  {
    id: 'minutes',
    clause: 'CLUZ-8',
    part: 'turntable',
    when: all(
      maySculpt,
      (observation) => !!sculptingTimer(observation) && observation.view.options.minutes > 0,
    ),
    values: ({ view }) => ({ minutes: view.options.minutes }),
  },
  { id: 'noBeauty', clause: 'CLUZ-28', part: 'turntable', when: maySculpt },
  { id: 'symbols', clause: 'CLUZ-12', part: 'turntable', when: maySculpt },
  { id: 'describe', clause: 'CLUZ-11', part: 'seal', when: mayFinish },
  { id: 'seal', clause: 'CLUZ-10', part: 'seal', when: mayFinish },
  {
    id: 'secret',
    clause: 'CLUZ-7',
    part: 'waiting',
    when: ({ view }) => view.phase === 'sculpt' && view.made !== null,
  },
  {
    id: 'noChat',
    clause: 'CLUZ-20',
    part: 'chat',
    when: (observation) =>
      observation.view.phase === 'guess' && lastSaid(observation)?.sculptor === observation.seat,
  },
  {
    id: 'fixAnswer',
    clause: 'CLUZ-22',
    part: 'correct',
    when: all(may('correct'), waits, ({ view }) => view.phase !== 'closing'),
  },
  {
    id: 'lastRound',
    clause: 'CLUZ-32',
    part: 'worth',
    when: all(turnsAreOn, ({ view }) => view.round === LAST_ROUND),
  },
  {
    id: 'worth',
    clause: 'CLUZ-28',
    part: 'worth',
    when: all(turnsAreOn, ({ view }) => view.round > 1),
    values: ({ view }) => ({ points: view.round }),
  },
  {
    id: 'solved',
    clause: 'CLUZ-29',
    part: (observation) => `cluzzle:${firstSolved(observation)}`,
    when: all(turnsAreOn, waits, (observation) => firstSolved(observation) >= 0),
  },
  {
    id: 'wrongGuess',
    clause: 'CLUZ-27',
    part: 'latest',
    when: (observation) => {
      const said = lastSaid(observation);
      return observation.view.phase === 'ask' && said?.right === false && said.guesses.length > 0;
    },
  },
  { id: 'lookCloser', clause: 'CLUZ-42', part: 'centre', when: all(turnsAreOn, waits) },
  // The last look is a happy one: what may be wrong with an answer comes after it.
  {
    id: 'gallery',
    clause: 'CLUZ-37',
    part: 'leave',
    when: all(may('content'), ({ view }) => view.phase === 'gallery'),
  },
  {
    id: 'falseAnswer',
    clause: 'CLUZ-35',
    part: (observation) => `vote:${accusable(observation)}`,
    when: may('accuse'),
  },
];
