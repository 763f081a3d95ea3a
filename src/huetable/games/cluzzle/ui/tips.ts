import type { Tip, ObservationOf } from '$lib/table/screens';
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
export const tips: readonly Tip<View, Move, Event>[] = [
  {
    id: 'yourCard',
    clause: 'CLUZ-6',
    part: 'status',
    when: (observation) => may('seal')(observation) && observation.view.choice === null,
  },
  {
    id: 'whatASculptureMayBe',
    clause: 'CLUZ-12',
    part: 'status',
    when: (observation) => may('seal')(observation) && observation.view.choice !== null,
  },
  {
    id: 'whenTimeIsUp',
    clause: 'CLUZ-9',
    part: 'status',
    when: ({ view }) => view.phase === 'sculpt' && view.time !== 'on',
  },
  {
    id: 'nobodyKnows',
    clause: 'CLUZ-19',
    part: 'status',
    when: (observation) => may('ask')(observation) && observation.view.talk.at(-1)?.answer === 'unknown',
  },
  { id: 'yourQuestion', clause: 'CLUZ-16', part: 'status', when: may('ask') },
  { id: 'yourAnswer', clause: 'CLUZ-18', part: 'status', when: may('answer') },
  { id: 'yourGuess', clause: 'CLUZ-24', part: 'status', when: may('guess') },
  { id: 'theLastAnswer', clause: 'CLUZ-40', part: 'status', when: ({ view }) => view.phase === 'closing' },
  { id: 'aWrongAnswer', clause: 'CLUZ-22', part: 'status', when: may('correct') },
  { id: 'falseAnswers', clause: 'CLUZ-35', part: 'status', when: may('accuse') },
  { id: 'whatACluzzleIsWorth', clause: 'CLUZ-28', part: 'status', when: happened('solved') },
  { id: 'aWrongGuess', clause: 'CLUZ-27', part: 'status', when: happened('guessed') },
  { id: 'theGallery', clause: 'CLUZ-34', part: 'status', when: ({ view }) => view.phase === 'gallery' },
];
