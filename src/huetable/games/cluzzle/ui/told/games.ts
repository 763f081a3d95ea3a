import type {
  Cluzzle,
  Exhibit,
  GalleryOpened,
  GameBegan,
  Judged,
  Past,
  Solved,
  Unveiled,
  View,
} from '../types';

/** As in rules/sculpting.py and rules/gallery.py: what an event means for the sculptures, the points and the match. */

const NEW_CLUZZLE: Cluzzle = {
  ...{ sealed: false, sculpture: null, word: null, solver: null, points: 0 },
  ...{ struck: false, judged: false, content: false },
};

export function changeCluzzle(view: View, seat: number, change: Partial<Cluzzle>): View {
  const cluzzles = view.cluzzles.map((each, other) => (other === seat ? { ...each, ...change } : each));
  return { ...view, cluzzles };
}

/** A draft becomes the sculpture. What exactly is sealed its owner knows from the view. */
export function seal(view: View, seat: number, me: number | null): View {
  return changeCluzzle(seat === me ? { ...view, draft: null } : view, seat, { sealed: true });
}

/** The first round begins with an event of its own. */
export function unveil(view: View, { sculptures }: Unveiled, me: number | null): View {
  const cluzzles = view.cluzzles.map((each, seat) => ({ ...each, sculpture: sculptures[seat] ?? null }));
  const made = me === null ? view.made : (sculptures[me] ?? null);
  return { ...view, phase: 'ask', cluzzles, made };
}

export function score(view: View, { seat, sculptor, word, points }: Solved): View {
  const scores = view.scores.map((held, other) =>
    other === seat || other === sculptor ? held + points : held,
  );
  return { ...changeCluzzle(view, sculptor, { word, solver: seat, points }), scores };
}

/** Everybody sees every word. */
export function openGallery(view: View, { cluzzles }: GalleryOpened): View {
  const shown = view.cluzzles.map((each, seat) => ({ ...each, word: cluzzles[seat]?.word ?? each.word }));
  return { ...view, phase: 'gallery', turns_over: true, cluzzles: shown };
}

/** The sculptor's points are gone or stay; those of the solver stay. */
export function judge(view: View, { sculptor, struck, points }: Judged): View {
  const scores = view.scores.map((held, other) => (struck && other === sculptor ? held - points : held));
  return { ...changeCluzzle(view, sculptor, { struck, judged: true }), accusation: null, scores };
}

/** Everybody gets a new card: mine comes with the next event. */
export function beginGame(view: View, { game, first }: GameBegan): View {
  return {
    ...view,
    ...{ game, first, asker: first, phase: 'sculpt', time: 'on', round: 0, turns_over: false },
    ...{ card: [], choice: null, draft: null, made: null },
    cluzzles: view.cluzzles.map(() => NEW_CLUZZLE),
    talk: [],
    past: [...view.past, pastOf(view)],
  };
}

export function endMatch(view: View, ending: string): View {
  return { ...view, phase: 'over', ending, past: [...view.past, pastOf(view)] };
}

/** The game that is over, as the gallery shows it. */
function pastOf({ cluzzles, talk }: View): Past {
  return { cluzzles: exhibits(cluzzles), talk };
}

/** Whose answers the table votes on. */
export const accusedIn = ({ accusation }: View): number | null => accusation?.sculptor ?? null;

/** The Cluzzles whose words everybody may know. */
export function exhibits(cluzzles: readonly Cluzzle[]): readonly Exhibit[] {
  return cluzzles.flatMap(({ word, sculpture, solver, points, struck }): Exhibit[] =>
    word !== null && sculpture ? [{ word, sculpture, solver, points, struck }] : [],
  );
}
