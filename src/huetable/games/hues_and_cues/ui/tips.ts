import type { Tip, ObservationOf } from '$lib/table/screens';
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
export const tips: readonly Tip<View, Move, Event>[] = [
  { id: 'anObjection', clause: 'HUES-27', part: 'status', when: ({ view }) => view.objection !== null },
  {
    id: 'yourCard',
    clause: 'HUES-7',
    part: 'status',
    when: (observation) => giving('choose')(observation) && !observation.view.options.young,
  },
  {
    id: 'anyColourYouLike',
    clause: 'HUES-9',
    part: 'status',
    when: (observation) => giving('choose')(observation) && observation.view.options.young,
  },
  { id: 'whatACueMayNotBe', clause: 'HUES-15', part: 'status', when: giving('cue1') },
  { id: 'aSecondCueOrNone', clause: 'HUES-13', part: 'status', when: giving('cue2') },
  { id: 'yourFirstPiece', clause: 'HUES-21', part: 'status', when: placing('guess1') },
  { id: 'yourSecondPiece', clause: 'HUES-22', part: 'status', when: placing('guess2') },
  {
    id: 'aCueThatIsNotFair',
    clause: 'HUES-25',
    part: 'status',
    when: ({ moves }) => moves.some((move) => move.type === 'object'),
  },
  { id: 'aTieAtTheTop', clause: 'HUES-38', part: 'status', when: ({ view }) => view.tied.length > 0 },
  { id: 'whatAPieceIsWorth', clause: 'HUES-31', part: 'status', when: happened('revealed') },
  { id: 'outOfTime', clause: 'HUES-24', part: 'status', when: happened('voided') },
];
