import { listed } from '$lib/i18n';
import type { Asks, ObservationOf } from '$lib/table/screens';
import { answerText, text } from './text';
import type { Move, View } from './types';

type Observation = ObservationOf<View, Move>;
type Names = readonly string[];

const words = text.spoken;

/** What players can ask for by a key. */
export const asks: Asks<View, Move> = {
  table: { label: words.table, answer: lastQuestion },
  hand: { label: words.hand, answer: word },
  counts: { label: words.counts, answer: found },
  boardKeys: [
    { keys: '← → ↑ ↓', label: words.turn },
    { keys: 'Ctrl+Z', label: words.undo },
  ],
};

function lastQuestion({ view, seat }: Observation, names: Names): string {
  const sealed = view.cluzzles.filter((cluzzle) => cluzzle.sealed).length;
  if (view.phase === 'sculpt') return words.sculpting({ sealed, all: view.cluzzles.length });
  const said = view.talk.at(-1);
  if (!said) return words.quiet;
  return words.question({
    asker_is: said.asker === seat ? 'you' : 'other',
    asker: names[said.asker] ?? '',
    sculptor_is: said.sculptor === seat ? 'you' : 'other',
    sculptor: names[said.sculptor] ?? '',
    question: said.question,
    answered: said.answer !== null,
    answer: answerText(said.answer),
  });
}

function word({ view }: Observation): string {
  if (view.choice !== null) return words.word({ word: view.choice });
  return view.card.length > 0 ? words.card({ words: listed(view.card) }) : '';
}

function found({ view }: Observation): string {
  // Nothing can be found before the cloths come off.
  if (view.phase === 'sculpt') return '';
  const solved = view.cluzzles.flatMap(({ solver, word: known }) =>
    solver !== null && known !== null ? [known] : [],
  );
  return words.found({
    found: solved.length,
    words: listed(solved),
    open: view.cluzzles.length - solved.length,
  });
}
