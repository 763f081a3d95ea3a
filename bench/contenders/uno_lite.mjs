// The game that both peer servers play: 108 cards, four seats, a new deal by itself when somebody is out.
// Less than our UNO ColorADD has to do (no calls, challenges, events or listed moves), so it favours the peers.

export const SEATS = 4;
const HAND = 7;
const COLOURS = ['r', 'y', 'g', 'b'];
const SIGNS = ['0', ...'123456789SRD', ...'123456789SRD'];
const DECK = [
  ...COLOURS.flatMap((colour) => SIGNS.map((sign) => colour + sign)),
  ...Array.from({ length: 4 }, () => ['w', 'f']).flat(),
];

export const isWild = (card) => card.length === 1;

export function deal(shuffle) {
  const pile = shuffle([...DECK]);
  const hands = Array.from({ length: SEATS }, () => pile.splice(-HAND));
  const first = pile.findIndex((card) => !isWild(card));
  const [top] = pile.splice(first, 1);
  return { hands, pile, discard: [top], colour: top[0], turn: 0, direction: 1 };
}

export function view(state, seat) {
  return {
    seat,
    hand: state.hands[seat] ?? [],
    counts: state.hands.map((hand) => hand.length),
    top: state.discard[state.discard.length - 1],
    colour: state.colour,
    turn: state.turn,
    direction: state.direction,
    pile: state.pile.length,
  };
}

export function fits(state, card) {
  const top = state.discard[state.discard.length - 1];
  return isWild(card) || card[0] === state.colour || (!isWild(top) && card[1] === top[1]);
}

// True if it counts; a refused move changes nothing.
export function play(state, seat, card, colour, shuffle) {
  const hand = state.hands[seat];
  const place = state.turn === seat ? hand.indexOf(card) : -1;
  if (place < 0 || !fits(state, card) || (isWild(card) && !COLOURS.includes(colour))) return false;
  hand.splice(place, 1);
  state.discard.push(card);
  state.colour = isWild(card) ? colour : card[0];
  if (hand.length === 0) Object.assign(state, deal(shuffle));
  else follow(state, card, shuffle);
  return true;
}

export function draw(state, seat, shuffle) {
  if (state.turn !== seat) return false;
  take(state, seat, 1, shuffle);
  state.turn = next(state, 1);
  return true;
}

const next = (state, steps) => (state.turn + steps * state.direction + SEATS * 2) % SEATS;

function follow(state, card, shuffle) {
  const sign = isWild(card) ? card : card[1];
  if (sign === 'R') state.direction = -state.direction;
  if (sign === 'D') take(state, next(state, 1), 2, shuffle);
  if (sign === 'f') take(state, next(state, 1), 4, shuffle);
  state.turn = next(state, 'SDf'.includes(sign) ? 2 : 1);
}

function take(state, seat, cards, shuffle) {
  for (let taken = 0; taken < cards; taken += 1) {
    if (state.pile.length === 0) state.pile = shuffle(state.discard.splice(0, state.discard.length - 1));
    if (state.pile.length > 0) state.hands[seat].push(state.pile.pop());
  }
}
