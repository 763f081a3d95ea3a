import type { Lesson, ObservationOf } from '$lib/table/screens';
import type { Event, Move, View } from './types';

type Observation = ObservationOf<View, Move>;

const giving =
  (phase: View['phase']) =>
  ({ view, seat }: Observation): boolean =>
    view.phase === phase && seat === view.giver;
const placing =
  (phase: View['phase']) =>
  ({ view, forms }: Observation): boolean =>
    view.phase === phase && forms.some((form) => form.move === 'place');
const happened =
  (type: Event['type']) =>
  (_: Observation, events: readonly Event[]): boolean =>
    events.some((event) => event.type === type);

/** Every situation of a game; what the player must do comes before what merely happened. */
export const lessons: readonly Lesson<View, Move, Event>[] = [
  { clause: 'HUES-27', title: 'An objection', when: ({ view }) => view.objection !== null },
  {
    clause: 'HUES-7',
    title: 'Your card',
    when: (observation) => giving('choose')(observation) && !observation.view.options.young,
  },
  {
    clause: 'HUES-9',
    title: 'Any colour you like',
    when: (observation) => giving('choose')(observation) && observation.view.options.young,
  },
  { clause: 'HUES-15', title: 'What a cue may not be', when: giving('cue1') },
  { clause: 'HUES-13', title: 'A second cue, or none', when: giving('cue2') },
  { clause: 'HUES-21', title: 'Your first piece', when: placing('guess1') },
  { clause: 'HUES-22', title: 'Your second piece', when: placing('guess2') },
  {
    clause: 'HUES-25',
    title: 'A cue that is not fair',
    when: ({ moves }) => moves.some((move) => move.type === 'object'),
  },
  { clause: 'HUES-38', title: 'A tie at the top', when: ({ view }) => view.tied.length > 0 },
  { clause: 'HUES-31', title: 'What a piece is worth', when: happened('revealed') },
  { clause: 'HUES-24', title: 'Out of time', when: happened('voided') },
];
