// The game that both peer servers play: UNO by the same rules as ours plays it with its usual options, written for
// them. Four seats; a match to 500; the draw of a turn, the challenge of a Wild Draw Four, calls and catches; what
// happened is told to those who may know it, and everybody is shown as much as our own players are, the lawful moves
// included. When a match is over the next one begins.

export const SEATS = 4;
const GOAL = 500;
const HAND = 7;
const COLOURS = ['red', 'yellow', 'green', 'blue'];
const SYMBOLS = [
  '0',
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', 's', 'r', '+2'].flatMap((symbol) => [symbol, symbol]),
];
const DECK = [
  ...COLOURS.flatMap((colour) => SYMBOLS.map((symbol) => colour[0] + symbol)),
  ...Array.from({ length: 4 }, () => ['w', 'w4']).flat(),
];
const COLOUR_OF = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };
const CALM = { last_cards: [], exposed: [] };
const NO_THREAT = { cards: 0, by: -1, judged: 0, before: null };
const PLAYING = ['turn', 'drawn', 'challenge'];

const isWild = (card) => card[0] === 'w';
const symbolOf = (card) => (isWild(card) ? card : card.slice(1));
const top = (state) => state.discard[state.discard.length - 1];
const next = (state, seat) => (seat + state.direction + SEATS) % SEATS;

// A match, a round

export function deal(shuffle) {
  const state = {
    match: { round: 0, dealer: SEATS - 1, scores: Array(SEATS).fill(0), ready: [], result: null },
    events: [],
  };
  beginRound(state, shuffle);
  return state;
}

function beginRound(state, shuffle) {
  const pile = shuffle([...DECK]);
  const dealer = (state.match.dealer + 1) % SEATS;
  Object.assign(state.match, { round: state.match.round + 1, dealer, ready: [] });
  Object.assign(state, {
    watch: CALM,
    threat: NO_THREAT,
    phase: 'turn',
    direction: 1,
    turn: (dealer + 1) % SEATS,
    passes: 0,
    last_play: null,
    hands: Array.from({ length: SEATS }, () => pile.splice(-HAND)),
    pile,
  });
  const first = pile.splice(
    pile.findLastIndex((card) => card !== 'w4'),
    1,
  )[0];
  state.discard = [first];
  state.colour = isWild(first) ? null : COLOUR_OF[first[0]];
  if (isWild(first)) state.phase = 'colour';
  tell(state, { type: 'round_began', round: state.match.round, dealer, card: first });
  act(state, symbolOf(first), dealer, shuffle);
}

function endRound(state, winner, shuffle) {
  const points = state.hands.map((hand) => hand.reduce((sum, card) => sum + worth(card), 0));
  const won = points.reduce((sum, more) => sum + more, 0);
  const scored = points.map((_, seat) => (seat === winner ? won : 0));
  state.match.scores = state.match.scores.map((score, seat) => score + scored[seat]);
  state.match.result = {
    round: state.match.round,
    winner,
    hands: state.hands.map((hand) => [...hand]),
    points,
    scored,
  };
  Object.assign(state, { phase: 'round_over', watch: CALM, threat: NO_THREAT });
  tell(state, { type: 'round_ended', winner, scored });
  if (Math.max(...state.match.scores) < GOAL) return;
  tell(state, { type: 'ended', how: 'goal' });
  Object.assign(state.match, { round: 0, scores: Array(SEATS).fill(0), result: null });
  beginRound(state, shuffle);
}

function worth(card) {
  if (isWild(card)) return 50;
  const symbol = symbolOf(card);
  return symbol >= '0' && symbol <= '9' ? Number(symbol) : 20;
}

// What may be done

export const fits = (state, card) =>
  isWild(card) || COLOUR_OF[card[0]] === state.colour || symbolOf(card) === symbolOf(top(state));

export function moves(state, seat) {
  if (state.phase === 'round_over') return state.match.ready.includes(seat) ? [] : [{ type: 'ready' }];
  if (state.phase === 'colour')
    return seat === state.turn ? COLOURS.map((colour) => ({ type: 'name', colour })) : [];
  return seat === state.turn
    ? [...answers(state, seat), ...interrupts(state, seat)]
    : interrupts(state, seat);
}

function answers(state, seat) {
  const hand = state.hands[seat];
  if (state.phase === 'challenge') return [{ type: 'accept' }, { type: 'challenge' }];
  if (state.phase === 'drawn') return [...ways(hand, hand[hand.length - 1]), { type: 'keep' }];
  const plays = [...new Set(hand)].filter((card) => fits(state, card)).flatMap((card) => ways(hand, card));
  if (canDraw(state)) return [...plays, { type: 'draw' }];
  return plays.length > 0 ? plays : [{ type: 'pass' }];
}

function ways(hand, card) {
  const plain = isWild(card)
    ? COLOURS.map((colour) => ({ type: 'play', card, colour }))
    : [{ type: 'play', card }];
  return hand.length === 2 ? plain.flatMap((play) => [play, { ...play, call: 'uno' }]) : plain;
}

function interrupts(state, seat) {
  const { last_cards, exposed } = state.watch;
  const catches = last_cards
    .filter((other) => other !== seat)
    .map((other) => ({ type: 'catch', seat: other }));
  return exposed.includes(seat) ? [...catches, { type: 'uno' }] : catches;
}

const canDraw = (state) => state.pile.length > 0 || state.discard.length > 1;

// At one's turn; what may be done beside it is asked first.
const AT_TURN = {
  name: (state, hand, move) => state.phase === 'colour' && COLOURS.includes(move.colour),
  accept: (state) => state.phase === 'challenge',
  challenge: (state) => state.phase === 'challenge',
  keep: (state) => state.phase === 'drawn',
  draw: (state) => state.phase === 'turn' && canDraw(state),
  pass: (state, hand) => state.phase === 'turn' && !canDraw(state) && !hand.some((card) => fits(state, card)),
  play: (state, hand, { card, colour, call }) =>
    (state.phase === 'turn' || (state.phase === 'drawn' && card === hand[hand.length - 1])) &&
    hand.includes(card) &&
    fits(state, card) &&
    isWild(card) === COLOURS.includes(colour) &&
    (!call || hand.length === 2),
};

function lawful(state, seat, move) {
  const { watch, phase, turn } = state;
  if (move.type === 'ready') return phase === 'round_over' && !state.match.ready.includes(seat);
  if (move.type === 'catch')
    return PLAYING.includes(phase) && move.seat !== seat && watch.last_cards.includes(move.seat);
  if (move.type === 'uno') return PLAYING.includes(phase) && watch.exposed.includes(seat);
  return seat === turn && (AT_TURN[move.type]?.(state, state.hands[seat], move) ?? false);
}

// Doing it: true if it counts; a refused move changes nothing

export function make(state, seat, move, shuffle) {
  if (!lawful(state, seat, move)) return false;
  state.events = [];
  CARRY_OUT[move.type](state, seat, move, shuffle);
  return true;
}

const CARRY_OUT = {
  play(state, seat, { card, colour, call }, shuffle) {
    const hand = state.hands[seat];
    const before = state.colour;
    hand.splice(hand.indexOf(card), 1);
    state.discard.push(card);
    Object.assign(state, {
      colour: colour ?? COLOUR_OF[card[0]],
      turn: next(state, seat),
      phase: 'turn',
      passes: 0,
    });
    state.last_play = {
      type: 'played',
      seat,
      card,
      colour: colour ?? null,
      target: null,
      call: call ?? null,
    };
    tell(state, state.last_play);
    decide(state);
    if (hand.length === 0) goOut(state, seat, symbolOf(card), shuffle);
    else follow(state, seat, card, before, call, shuffle);
  },
  draw(state, seat, move, shuffle) {
    decide(state);
    take(state, seat, 1, 'choice', shuffle);
    const hand = state.hands[seat];
    if (fits(state, hand[hand.length - 1])) state.phase = 'drawn';
    else CARRY_OUT.keep(state, seat);
  },
  keep(state, seat) {
    Object.assign(state, { phase: 'turn', turn: next(state, seat) });
    tell(state, { type: 'kept', seat });
  },
  pass(state, seat, move, shuffle) {
    Object.assign(state, { passes: state.passes + 1, turn: next(state, seat) });
    tell(state, { type: 'passed', seat });
    if (state.passes === SEATS) endRound(state, null, shuffle);
  },
  name(state, seat, { colour }) {
    Object.assign(state, { colour, phase: 'turn' });
    tell(state, { type: 'named', seat, colour });
  },
  accept(state, seat, move, shuffle) {
    tell(state, { type: 'accepted', seat });
    settle(state, seat, state.threat.cards, shuffle);
  },
  challenge(state, seat, move, shuffle) {
    const { by, cards, judged, before } = state.threat;
    const shown = state.hands[by].slice(0, judged);
    const bluff = shown.some((card) => !isWild(card) && COLOUR_OF[card[0]] === before);
    tell(state, { type: 'challenged', seat, of: by, bluff });
    tell(state, { type: 'hand_shown', seat: by, cards: shown }, seat);
    if (!bluff) {
      settle(state, seat, cards + 2, shuffle);
      return;
    }
    take(state, by, cards, 'bluff', shuffle);
    Object.assign(state, { phase: 'turn', threat: NO_THREAT });
  },
  uno(state, seat) {
    cover(state, seat);
    tell(state, { type: 'called', seat });
  },
  catch(state, seat, { seat: of }, shuffle) {
    if (!state.watch.exposed.includes(of)) {
      tell(state, { type: 'false_catch', seat, of });
      return;
    }
    tell(state, { type: 'caught', seat, of });
    take(state, of, 2, 'caught', shuffle);
  },
  ready(state, seat, move, shuffle) {
    state.match.ready.push(seat);
    tell(state, { type: 'is_ready', seat });
    if (state.match.ready.length === SEATS) beginRound(state, shuffle);
  },
};

function goOut(state, seat, symbol, shuffle) {
  const cards = { '+2': 2, w4: 4 }[symbol];
  if (cards) take(state, state.turn, cards, symbol, shuffle);
  endRound(state, seat, shuffle);
}

function follow(state, seat, card, before, call, shuffle) {
  if (call) tell(state, { type: 'called', seat });
  if (card === 'w4') {
    Object.assign(state, {
      phase: 'challenge',
      threat: { cards: 4, by: seat, judged: state.hands[seat].length, before },
    });
  } else act(state, symbolOf(card), seat, shuffle);
  if (state.hands[seat].length !== 1) return;
  const { last_cards, exposed } = state.watch;
  state.watch = { last_cards: [...last_cards, seat], exposed: call ? exposed : [...exposed, seat] };
}

// The turn has already passed to the next player.
function act(state, symbol, seat, shuffle) {
  if (symbol === 'r') {
    state.direction = -state.direction;
    state.turn = next(state, seat);
    tell(state, { type: 'reversed', direction: state.direction });
  } else if (symbol === 's' || symbol === '+2') {
    if (symbol === '+2') take(state, state.turn, 2, 'two', shuffle);
    skip(state);
  }
}

function skip(state) {
  tell(state, { type: 'skipped', seat: state.turn });
  state.turn = next(state, state.turn);
}

function settle(state, seat, cards, shuffle) {
  take(state, seat, cards, 'four', shuffle);
  Object.assign(state, { phase: 'turn', threat: NO_THREAT });
  skip(state);
}

function take(state, seat, count, why, shuffle) {
  const drawn = [];
  while (drawn.length < count) {
    if (state.pile.length === 0) {
      if (state.discard.length === 1) break;
      state.pile = shuffle(state.discard.splice(0, state.discard.length - 1));
      tell(state, { type: 'reshuffled', cards: state.pile.length });
    }
    drawn.push(state.pile.pop());
  }
  state.hands[seat].push(...drawn);
  if (state.watch.last_cards.includes(seat)) loseLastCard(state, seat);
  tell(state, { type: 'drew', seat, cards: drawn.length, why });
  tell(state, { type: 'received', cards: drawn }, seat);
}

// Who decides closes the chance to catch whoever came down to one card before.
function decide(state) {
  if (state.watch.exposed.length > 0) state.watch = { ...state.watch, exposed: [] };
}

function cover(state, seat) {
  state.watch = { ...state.watch, exposed: state.watch.exposed.filter((other) => other !== seat) };
}

function loseLastCard(state, seat) {
  cover(state, seat);
  state.watch = { ...state.watch, last_cards: state.watch.last_cards.filter((other) => other !== seat) };
}

function tell(state, event, audience = null) {
  state.events.push({ event, audience });
}

// What a seat is shown

const awaited = (state) =>
  state.phase === 'round_over'
    ? [0, 1, 2, 3].filter((seat) => !state.match.ready.includes(seat))
    : [state.turn];

export function view(state, seat) {
  const { match, watch, threat, phase, turn, direction, colour, passes, discard, last_play } = state;
  return {
    seat,
    view: {
      match,
      watch,
      threat,
      phase,
      turn,
      direction,
      colour,
      passes,
      discard,
      last_play,
      hand: state.hands[seat] ?? [],
      counts: state.hands.map((hand) => hand.length),
      pile: state.pile.length,
    },
    moves: moves(state, seat),
    awaited: awaited(state),
    events: state.events
      .filter(({ audience }) => audience === null || audience === seat)
      .map(({ event }) => event),
    scores: match.scores,
  };
}
