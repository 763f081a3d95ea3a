import { ROUNDS } from '../questions/questions';
import type { Answer, Asked, Exchange, View } from '../types';

/** As in rules/turns.py and rules/apply.py: what an event means for the questions and for whose turn it is. */

const QUESTIONS_A_TURN = 3;

/** Whether this was asked in the turn that is on. */
function ofThisTurn({ asker, round }: View, said: Exchange): boolean {
  return said.asker === asker && said.round === round;
}

function withLast(view: View, change: Partial<Exchange>): View {
  const last = view.talk.at(-1);
  return last ? { ...view, talk: view.talk.with(-1, { ...last, ...change }) } : view;
}

export function ask(view: View, { seat, sculptor, question }: Asked): View {
  const said: Exchange = {
    ...{ round: view.round, asker: seat, sculptor, question },
    ...{ answer: null, before: null, bot: false, guesses: [], right: false },
  };
  return { ...view, phase: 'answer', talk: [...view.talk, said] };
}

/** After "I don't know" the same player asks again, up to three times. */
function askOrGuess(view: View): View['phase'] {
  const asked = view.talk.filter((said) => ofThisTurn(view, said)).length;
  return view.talk.at(-1)?.answer === 'unknown' && asked < QUESTIONS_A_TURN ? 'ask' : 'guess';
}

export function answer(view: View, answer: Answer, bot: boolean): View {
  const said = withLast(view, { answer, bot });
  return { ...said, phase: askOrGuess(said) };
}

/** In the turn itself it goes on from the new answer; afterwards the player who asked may guess once more. */
export function correct(view: View, before: Answer, answer: Answer): View {
  const said = withLast(view, { answer, before, bot: false });
  const last = said.talk.at(-1);
  const goesOn = last !== undefined && ofThisTurn(said, last) && !said.turns_over;
  return { ...said, phase: goesOn ? askOrGuess(said) : 'guess' };
}

export function guess(view: View, word: string, right: boolean): View {
  return withLast(view, { guesses: [...(view.talk.at(-1)?.guesses ?? []), word], right });
}

/** To the next turn; after a second guess, to the turn that was waiting. What ends a game has events of its own. */
export function continuePlay(view: View): View {
  if (view.turns_over) return view;
  const last = view.talk.at(-1);
  return last && ofThisTurn(view, last) ? nextTurn(view) : proceed(view);
}

/** To the left. A new round is an event of its own. */
export function nextTurn(view: View): View {
  const asker = (view.asker + 1) % view.scores.length;
  const lastTurn = asker === view.first && view.round === ROUNDS;
  return lastTurn || allSolved(view) ? view : proceed({ ...view, asker });
}

function proceed(view: View): View {
  return allSolved(view) ? view : { ...view, phase: 'ask' };
}

function allSolved({ cluzzles }: View): boolean {
  return cluzzles.every(({ solver }) => solver !== null);
}
