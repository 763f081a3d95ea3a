import { capitalized, listed } from '$lib/i18n';
import type { Asks, ObservationOf } from '$lib/table/screens';
import { colourNames } from './fields/colour-names';
import { fieldNumber } from './fields/fields';
import { quoted, text } from './text';
import type { Move, Piece, View } from './types';

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.spoken;

/** What players can ask for by a key. */
export const asks: Asks<View, Move> = {
  table: { label: words.table, answer: cuesAndPieces },
  hand: { label: words.hand, answer: secret },
  counts: { label: words.counts, answer: round },
  boardKeys: [
    { keys: '← → ↑ ↓', label: words.arrows },
    { keys: 'L4', label: words.typed },
    { keys: '+ −', label: words.zoom },
  ],
};

const colourOf = (field: string) => colourNames[fieldNumber(field)]?.word ?? '';

function cuesAndPieces({ view, seat }: Observation, names: Names): string {
  const places = view.pieces.map((piece) => place(piece, seat, names));
  return words.cues({
    cues: view.cues.length,
    words: listed(view.cues.map((cue) => quoted(cue.words))),
    pieces: places.length,
    places: capitalized(listed(places)),
  });
}

function place({ seat, field, guess }: Piece, me: number | null, names: Names): string {
  const [who, name] = [seat === me ? 'you' : 'other', names[seat] ?? ''];
  return words.piece({ who, name, guess: String(guess), field, colour: colourOf(field) });
}

function secret({ view, seat }: Observation, names: Names): string {
  if (view.target !== null) return words.target({ target: view.target, colour: colourOf(view.target) });
  if (view.card.length > 0)
    return words.card({ fields: listed(view.card.map((field) => `${field} (${colourOf(field)})`)) });
  return seat === view.giver ? '' : words.guesser({ giver: names[view.giver] ?? '' });
}

function round({ view, seat }: Observation, names: Names): string {
  return words.round({
    round: view.round,
    rounds: view.rounds,
    giver_is: seat === view.giver ? 'you' : 'other',
    giver: names[view.giver] ?? '',
    pieces: view.pieces.length,
  });
}
