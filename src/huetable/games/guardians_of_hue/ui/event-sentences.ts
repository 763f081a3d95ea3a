import { listed } from '$lib/i18n';
import { locationName } from './map/locations';
import { answered, lineInWords } from './plan/plans';
import { actions, text } from './text';
import type { Attempted, Event } from './types';

/** The verb after a name, or after "you". */
type Does = (seat: number, others: string, you: string) => string;

function voice(names: readonly string[], me: number | null): Does {
  return (seat, others, you) => (seat === me ? `You ${you}` : `${names[seat] ?? ''} ${others}`);
}

/** An event as one sentence, or null if it needs none. */
export function tell(event: Event, names: readonly string[], me: number | null): string | null {
  const does = voice(names, me);
  switch (event.type) {
    case 'laid':
      return `${does(event.seat, 'lays', 'lay')} ${locationName(event.card)}.`;
    case 'round_began':
      return `Round ${event.round} begins; ${event.first === me ? 'you start' : `${names[event.first] ?? ''} starts`}.`;
    case 'turn_began':
      return `${event.seat === me ? 'Your' : `${names[event.seat] ?? ''}’s`} turn: ${actions(event.actions)}.`;
    case 'turn_ended':
      return null;
    case 'moved':
      return `${does(event.seat, 'moves', 'move')} to ${locationName(event.card)}.`;
    case 'stood':
      return `${does(event.seat, 'stands', 'stand')} up.`;
    case 'assisted':
      return `${does(event.seat, 'helps', 'help')} ${event.other === me ? 'you' : (names[event.other] ?? '')} up.`;
    case 'attempted':
      return attempted(event, does);
    case 'supported':
      return `${does(event.seat, 'supports', 'support')}: ${event.target} to reach.`;
    case 'passed':
      return `${does(event.seat, 'passes', 'pass')}.`;
    case 'time_up':
      return 'Time for support is up.';
    case 'rolled':
      return `The dice show ${listed(event.dice.map(String))}: ${event.total} of ${event.target}.`;
    case 'rerolled':
      return `${does(event.seat, 'has', 'have')} dice rolled again: ${listed(event.dice.map(String))}, ${event.total} of ${event.target}.`;
    case 'succeeded':
      return `${does(event.seat, 'succeeds', 'succeed')}.`;
    case 'failed':
      return `${does(event.seat, 'fails and is', 'fail and are')} exhausted.`;
    case 'agent_beaten':
      return `The agent at ${locationName(event.card)} is sent back to the centre, exhausted.`;
    case 'spirit_came':
      return event.start === null
        ? `A spirit comes to ${locationName(event.card)}.`
        : `A spirit moves from ${locationName(event.start)} to ${locationName(event.card)}.`;
    default:
      return tellOfDarkness(event, names, me, does);
  }
}

/** What darkness does, and what is said. */
function tellOfDarkness(
  event: Event,
  names: readonly string[],
  me: number | null,
  does: Does,
): string | null {
  switch (event.type) {
    case 'light_came':
      return `The light comes back to ${locationName(event.card)}!`;
    case 'spirit_lost':
      return `A spirit is lost; ${text.spirits(event.left)} left.`;
    case 'black_die':
      return `Darkness grows: a ${event.roll}, for tag ${event.location_tag}.`;
    case 'darkened':
      return `${locationName(event.card)} turns dark.`;
    case 'agent_came':
      return `An Agent of Sepia appears at ${locationName(event.card)}.`;
    case 'nothing_grew':
      return 'Both agents are out: nothing happens.';
    case 'agent_moved':
      return `An agent moves from ${locationName(event.start)} to ${locationName(event.card)}.`;
    case 'agent_rolled':
      return `The black die shows ${event.roll} for ${locationName(event.card)}${event.darkened ? '' : ': it stays light'}.`;
    case 'agents_stood':
      return 'Exhausted agents stand up.';
    case 'suggested':
      return lineInWords(event, names, me);
    case 'replied':
      return `${does(event.seat, 'answers', 'answer')}: “${answered(event)}”`;
    case 'narrated':
      return `Lord Sepia: “${event.text}”`;
    case 'draw_proposed':
      return `${does(event.seat, 'proposes', 'propose')} to call it a draw.`;
    case 'draw_refused':
      return 'The table plays on.';
    case 'ended':
      return text.endings[event.ending][0] + '.';
    default:
      return null;
  }
}

function attempted({ seat, deed, card, target, enemy }: Attempted, does: Does): string {
  const what = enemy
    ? `${does(seat, 'meets', 'meet')} ${text.enemies[enemy]} at ${locationName(card)}`
    : `${does(seat, 'tries', 'try')} to ${text.aims[deed]} at ${locationName(card)}`;
  return target > 0 ? `${what}: ${target} to reach.` : `${what}.`;
}
