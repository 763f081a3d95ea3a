import { listed } from '$lib/i18n';
import { isWild, cardName, withArticle } from './cards/cards';
import { cards, points, text } from './text';
import type { Drew, Event, Played, Reason, RoundEnded } from './types';

/** Calls other players by name and the reader "you". */
interface Voice {
  /** At the beginning of a sentence, with the verb for others and the one for you. */
  readonly does: (seat: number, others: string, you: string) => string;
  /** The same in the middle of a sentence. */
  readonly did: (seat: number, others: string, you: string) => string;
  readonly whom: (seat: number) => string;
}

function voice(names: readonly string[], me: number | null): Voice {
  const name = (seat: number, you: string) => (seat === me ? you : (names[seat] ?? ''));
  return {
    does: (seat, others, you) => `${name(seat, 'You')} ${seat === me ? you : others}`,
    did: (seat, others, you) => `${name(seat, 'you')} ${seat === me ? you : others}`,
    whom: (seat) => name(seat, 'you'),
  };
}

/** An event as one sentence, or null if it needs none. */
export function tell(event: Event, names: readonly string[], me: number | null): string | null {
  const speech = voice(names, me);
  const { does, did, whom } = speech;
  switch (event.type) {
    case 'round_began':
      return `Round ${event.round}: ${did(event.dealer, 'deals', 'deal')}, and ${withArticle(event.first)} is turned up.`;
    case 'played':
      return played(event, speech, me);
    case 'drew':
      return `${does(event.seat, 'draws', 'draw')} ${cards(event.cards)}${because(event)}.`;
    case 'received':
      return `You get ${listed(event.cards.map(cardName))}.`;
    case 'kept':
      return `${does(event.seat, 'keeps', 'keep')} the card.`;
    case 'passed':
      return `${does(event.seat, 'has', 'have')} to pass.`;
    case 'reshuffled':
      return `The discard pile is shuffled: ${cards(event.cards)} to draw.`;
    case 'skipped':
      return `${does(event.seat, 'misses', 'miss')} a turn.`;
    case 'reversed':
      return `${text.playGoes(event.direction)} now.`;
    case 'named':
      return `${does(event.seat, 'names', 'name')} ${event.colour}.`;
    case 'accepted':
      return `${does(event.seat, 'takes', 'take')} the cards.`;
    case 'challenged':
      return `${does(event.seat, 'challenges', 'challenge')}: ${did(event.bluffer, 'was', 'were')} ${event.guilty ? 'bluffing' : 'honest'}!`;
    case 'hand_shown':
      return `You see ${names[event.seat] ?? ''}’s hand: ${listed(event.cards.map(cardName))}.`;
    case 'called':
      return `${does(event.seat, 'calls', 'call')} UNO!`;
    case 'caught':
      return `${does(event.seat, 'catches', 'catch')} ${whom(event.target)} without a call!`;
    case 'false_catch':
      return `${does(event.seat, 'points', 'point')} at ${whom(event.target)} for nothing.`;
    case 'grace_over':
      return null;
    case 'unlocked':
      return event.seat === me ? 'You may catch again.' : null;
    case 'swapped':
      return `${does(event.seat, 'swaps', 'swap')} hands with ${whom(event.target)}.`;
    case 'hands_passed':
      return `All hands go one ${text.goes(event.direction)}.`;
    case 'discarded':
      return event.cards.length > 0
        ? `${does(event.seat, 'also lays', 'also lay')} down ${listed(event.cards.map(cardName))}.`
        : null;
    case 'honoured':
      return `${does(event.seat, 'says', 'say')} it is done.`;
    case 'disputed':
      return `${does(event.seat, 'doubts', 'doubt')} that ${whom(event.target)} did it. The table votes.`;
    case 'settled':
      return event.upheld ? 'The table agrees: it was not done.' : 'The table is content: it was done.';
    case 'round_ended':
      return roundEnded(event, speech);
    case 'is_ready':
      return `${does(event.seat, 'is', 'are')} ready.`;
    case 'time_up':
      return 'Time is up: the next round is dealt.';
    case 'ended':
      return text.endings[event.ending] ?? null;
  }
}

/** "Mira plays a Wild and names green." A call that went with the card is an event of its own. */
function played({ seat, card, colour, target }: Played, { does, whom }: Voice, me: number | null): string {
  const s = seat === me ? '' : 's';
  const parts = [withArticle(card)];
  if (isWild(card)) parts.push(`name${s} ${colour}`);
  if (target !== null) parts.push(`choose${s} ${whom(target)}`);
  return `${does(seat, 'plays', 'play')} ${listed(parts)}.`;
}

const BECAUSE: Readonly<Partial<Record<Reason, string>>> = {
  challenge: ' after the challenge',
  caught: ' for not calling',
  house: ' by the house rule',
  dispute: ' for it',
};

function because({ why }: Drew): string {
  return BECAUSE[why] ?? '';
}

function roundEnded({ winner, scored }: RoundEnded, { does }: Voice): string {
  if (winner === null) return 'A whole lap had to pass: the round ends, and nobody scores.';
  const won = scored[winner] ?? 0;
  return won > 0
    ? `${does(winner, 'goes', 'go')} out: ${points(won)}.`
    : `${does(winner, 'goes', 'go')} out.`;
}
