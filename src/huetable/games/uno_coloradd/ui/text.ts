import { count } from '$lib/i18n';
import type { Card, Colour, Effect, Phase } from './types';
import { markWord, nameOf } from './cards';
import type { Sorting } from './hand';

export const cards = (amount: number): string => count(amount, 'card', 'cards');
export const points = (amount: number): string => count(amount, 'point', 'points');

/** The words on UNO's board. */
export const text = {
  table: 'The table',
  hand: 'Your hand',
  actions: 'What you can do',
  sort: { colour: 'By colour', number: 'By number', drawn: 'As drawn' } satisfies Record<Sorting, string>,
  sorted: (sorting: string) => `${sorting}: sort another way`,
  mayPlay: 'fits',
  lifted: 'lifted',
  drawn: 'just drawn',
  pile: (left: number) => `Draw pile, ${cards(left)} left`,
  drawFrom: (left: number) => `Draw a card, ${cards(left)} left`,
  discard: 'Discard pile',
  top: (card: Card) => `On top: ${nameOf(card)}`,
  inForce: 'The colour is ',
  noColour: 'no colour yet',
  goes: (direction: number) => (direction === 1 ? 'to the left' : 'to the right'),
  playGoes: (direction: number) => `Play goes ${direction === 1 ? 'to the left' : 'to the right'}`,
  toTake: (amount: number) => `${cards(amount)} to take`,
  seats: 'How many cards each holds',
  turn: 'turn',
  next: 'next',
  you: 'You',
  uno: 'UNO!',
  caught: 'Caught!',
  draw: 'Draw',
  keep: 'Keep it',
  pass: 'Pass',
  play: (card: Card) => `Play ${nameOf(card)}`,
  jumpIn: (card: Card) => `Jump in: ${nameOf(card)}`,
  callWith: 'Call UNO',
  callHint: 'Call UNO with the next card you play',
  accept: (amount: number) => `Take ${cards(amount)}`,
  challenge: 'Challenge',
  done: 'Done',
  catch: (name: string) => `Catch ${name}`,
  dispute: (name: string) => `${name} didn’t do it`,
  ready: (round: number) => `Deal round ${round}`,
  isReady: 'ready',
  stage: (round: number, goal: number) => (goal === 0 ? 'A single round' : `Round ${round}, to ${goal} points`),
  why: 'Why?',
  whichColour: 'Which colour?',
  firstColour: 'Which colour shall it be?',
  youHold: (amount: number) => (amount === 0 ? 'you hold none' : `you hold ${amount}`),
  honest: (colour: Colour) => `You hold no ${colour}: an honest card.`,
  bluff: (colour: Colour, next: string) => `You still hold ${colour}: this is a bluff, and ${next} may challenge it.`,
  whom: (card: Card, effect: Effect | null) => `${markWord(card)}: ${WHOM[effect ?? 'swap']}`,
  stake: (by: string, colour: string) => `${by} played a Wild Draw Four on ${colour}.`,
  ifGuilty: (by: string, colour: string, amount: number) => `If ${by} held ${colour}: ${by} draws ${amount}, and it is your turn.`,
  ifHonest: (amount: number) => `If not: you draw ${amount} and miss your turn.`,
  threatened: (by: string, amount: number) => `${by} makes you take ${cards(amount)}.`,
  stackTwo: 'Or answer with a Draw Two.',
  stackFour: 'Or answer with a Wild Draw Four.',
  houseRule: 'House rule',
  houseRules: (rules: number) => count(rules, 'house rule', 'house rules'),
  house: 'House',
  effects: {
    swap: 'Swap hands with a player.',
    pass_on: 'All hands go to the next player.',
    all_draw: 'Everybody else draws a card.',
    one_draws: 'A player draws two cards.',
    skip_all: 'Everybody else misses a turn.',
    look: 'Look at a player’s hand.',
    discard_colour: 'Also lay down all cards of the named colour.',
    honour: 'The table honours the text.',
  } satisfies Record<Effect, string>,
  seen: (name: string) => `${name}’s hand`,
  seenHint: 'As you saw it, without what has been played since. Only you see this.',
  deal: 'For the first deal',
  highest: (name: string, me: boolean) => `${me ? 'You' : name} drew the highest card for the deal.`,
  round: (round: number) => `Round ${round}`,
  wentOut: (name: string, me: boolean) => (me ? 'You went out!' : `${name} went out`),
  nobodyOut: 'Nobody could go on',
  scores: (name: string, me: boolean, amount: number) => `${me ? 'You score' : `${name} scores`} ${points(amount)}.`,
  eachKeeps: 'Everybody keeps the points of their own cards; the lowest total wins.',
  nobodyScores: 'A whole lap had to pass, so nobody scores.',
  singleRound: 'A single round: going out wins.',
  out: 'out',
  scoresNow: 'The match so far',
  toGoal: (goal: number) => `to ${goal}`,
  endings: {
    out: 'All cards gone: the round is won.',
    stalled: 'Nobody could play or draw: the round ends without a winner.',
    goal: 'The goal is reached.',
    lowest: 'The goal is reached, and the lowest total wins.',
  } as Readonly<Record<string, string>>,
};

const WHOM: Readonly<Partial<Record<Effect, string>>> = {
  swap: 'whose hand do you take?',
  one_draws: 'who draws two cards?',
  look: 'whose hand do you look at?',
};

/** Phases in which nobody lays down a card. */
export const QUIET: readonly Phase[] = ['round_over', 'over'];

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
