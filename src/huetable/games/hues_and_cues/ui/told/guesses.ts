import type { CueGiven, Event, Ruled, View } from '../types';

export function giveCue(view: View, { number, words, doubts }: CueGiven): View {
  return {
    ...view,
    phase: number === 1 ? 'guess1' : 'guess2',
    cues: [...view.cues, { words, doubts }],
    used: [...view.used, words],
    turn: 0,
    waiting: view.options.clock,
    settled: false,
  };
}

/** After the last first guess, the giver thinks of a second cue. After the last guess of all, the target is shown. */
export function nextGuesser(view: View): View {
  const turn = view.turn + 1;
  const last = turn >= view.scores.length - 1;
  const goesOn = last && view.phase === 'guess1' && !view.options.one_cue;
  return { ...view, turn, phase: goesOn ? 'cue2' : view.phase };
}

/** A cue that is withdrawn is gone, and the giver needs another one. */
export function rule(view: View, { outcome }: Ruled): View {
  const voted: View = { ...view, objection: null, waiting: false, settled: true };
  if (outcome === 'stands') return voted;
  const upheld = view.upheld + 1;
  if (outcome === 'silenced') return { ...voted, upheld };
  return {
    ...voted,
    upheld,
    cues: view.cues.slice(0, -1),
    phase: view.phase === 'guess1' ? 'cue1' : 'cue2',
  };
}

/** The cue that is taken back while this event is shown. */
export function withdrawnBy(event: Event | undefined): string | null {
  return event?.type === 'ruled' && event.outcome === 'withdrawn' ? event.words : null;
}
