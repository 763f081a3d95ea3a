import type { Missed, Paired, TurnedOver, View } from './types';

/** What each event changes on the board. */
export const show = {
  turned_over: (view: View, { card, colour }: TurnedOver): View => {
    const open = view.open.length > 1 ? [card] : [...view.open, card];
    // Two open cards are turned face down again when the next one is turned over.
    const faces = view.cards.map((face, index) =>
      isTaken(view, index) || open.includes(index) ? face : null,
    );
    return { ...view, open, cards: faces.with(card, colour) };
  },
  paired: (view: View, { seat, cards }: Paired): View => ({
    ...view,
    open: [],
    owners: view.owners.map((owner, index) => (cards.includes(index) ? seat : owner)),
    points: view.points.with(seat, (view.points[seat] ?? 0) + 1),
    misses: 0,
  }),
  missed: (view: View, { seat }: Missed): View => ({
    ...view,
    turn: (seat + 1) % view.points.length,
    misses: view.misses + 1,
  }),
};

function isTaken(view: View, card: number): boolean {
  return (view.owners[card] ?? -1) >= 0;
}
