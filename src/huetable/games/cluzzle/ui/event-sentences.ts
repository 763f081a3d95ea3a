import { text } from './text';
import type { Event } from './types';

type Names = readonly string[];

/** An event as a sentence, or null if it needs none. */
export function tell(event: Event, names: Names, me: number | null): string | null {
  const who = (seat: number): string => (seat === me ? 'You' : (names[seat] ?? ''));
  const whose = (seat: number): string => (seat === me ? 'your' : `${names[seat] ?? ''}’s`);
  switch (event.type) {
    case 'game_began':
      return `Game ${event.game}. ${who(event.first)} will ask first.`;
    case 'drew':
      return `Your card: ${event.card.join(', ')}.`;
    case 'chose':
      return `You sculpt: ${event.word}.`;
    case 'kept':
      return null;
    case 'sealed':
      return `${who(event.seat)} sealed a sculpture.`;
    case 'time_up':
      return 'The time to sculpt is up.';
    case 'unveiled':
      return 'All sculptures are on the table.';
    case 'round_began':
      return `Round ${event.round}: ${text.worth(event.round).toLowerCase()}.`;
    case 'skipped':
      return `Nothing is left for ${event.seat === me ? 'you' : who(event.seat)} to ask about.`;
    case 'asked':
      return `${who(event.seat)} asked about ${whose(event.sculptor)} Cluzzle: ${event.question}`;
    case 'answered':
      return `${who(event.sculptor)} answered: ${text.answers[event.answer]}${event.bot ? ' (by a bot)' : ''}.`;
    case 'corrected':
      return `${who(event.sculptor)} corrected: not “${text.answers[event.before]}” but “${text.answers[event.answer]}”.`;
    default:
      return ending(event, who, whose);
  }
}

function ending(event: Event, who: (seat: number) => string, whose: (seat: number) => string): string | null {
  switch (event.type) {
    case 'guessed':
      return `${who(event.seat)} guessed “${event.word}”. That is not it.`;
    case 'solved':
      return `${who(event.seat)} found out ${whose(event.sculptor)} Cluzzle: ${event.word}! ${event.points} for both.`;
    case 'passed_on':
      return event.asked ? `${who(event.seat)} made no guess.` : `${who(event.seat)} asked nothing.`;
    case 'last_call':
      return `${who(event.sculptor)} can still correct the last answer.`;
    case 'gallery_opened':
      return `The gallery of game ${event.game}: ${event.cluzzles.map((shown) => shown.word).join(', ')}.`;
    case 'accused':
      return `${who(event.seat)} put ${whose(event.sculptor)} answers to the vote.`;
    case 'judged':
      return event.struck
        ? `The table struck ${whose(event.sculptor)} ${event.points} points.`
        : `${who(event.sculptor)} answered well enough for the table.`;
    default:
      return null;
  }
}
