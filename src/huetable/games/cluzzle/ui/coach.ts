import type { Lesson, ObservationOf } from '$lib/table/screens';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;

const may =
  (form: string) =>
  ({ forms, moves }: Observation): boolean =>
    forms.some(({ move }) => move === form) || moves.some(({ type }) => type === form);
const happened =
  (type: Event['type']) =>
  (_: Observation, events: readonly Event[]): boolean =>
    events.some((event) => event.type === type);

/** Every situation of a game; what the player must do comes before what merely happened. */
export const lessons: readonly Lesson<View, Move, Event>[] = [
  {
    clause: 'CLUZ-6',
    title: 'Your card',
    when: (observation) => may('seal')(observation) && observation.view.choice === null,
  },
  {
    clause: 'CLUZ-12',
    title: 'What a sculpture may be',
    when: (observation) => may('seal')(observation) && observation.view.choice !== null,
  },
  {
    clause: 'CLUZ-9',
    title: 'When time is up',
    when: ({ view }) => view.phase === 'sculpt' && view.time !== 'on',
  },
  {
    clause: 'CLUZ-19',
    title: 'Nobody knows',
    when: (observation) => may('ask')(observation) && observation.view.talk.at(-1)?.answer === 'unknown',
  },
  { clause: 'CLUZ-16', title: 'Your question', when: may('ask') },
  { clause: 'CLUZ-18', title: 'Your answer', when: may('answer') },
  { clause: 'CLUZ-24', title: 'Your guess', when: may('guess') },
  { clause: 'CLUZ-40', title: 'The last answer', when: ({ view }) => view.phase === 'closing' },
  { clause: 'CLUZ-22', title: 'A wrong answer', when: may('correct') },
  { clause: 'CLUZ-35', title: 'False answers', when: may('accuse') },
  { clause: 'CLUZ-28', title: 'What a Cluzzle is worth', when: happened('solved') },
  { clause: 'CLUZ-27', title: 'A wrong guess', when: happened('guessed') },
  { clause: 'CLUZ-34', title: 'The gallery', when: ({ view }) => view.phase === 'gallery' },
];
