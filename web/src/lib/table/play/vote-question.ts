import { text } from '../../i18n';
import type { Table } from '../../net/protocol';
import { namesWithYou } from '../room/ready-check';

/** What the table votes on, in one sentence; empty if it does not. */
export function voteQuestion({ vote, chairs }: Pick<Table, 'vote' | 'chairs'>): string {
  if (!vote) return '';
  const nameOf = (seat: number | null) => chairs[seat ?? -1]?.name ?? '';
  const [mine, name] = [chairs[vote.proposer]?.yours ?? false, nameOf(vote.proposer)];
  const accused = namesWithYou(chairs.filter((_, seat) => seat === vote.accused))[0] ?? '';
  if (vote.kind === 'kick') return text.vote.kick({ mine, name, accused });
  if (vote.kind === 'take_over')
    return text.vote.takeOver({ asker: vote.asker ?? '', chair: nameOf(vote.chair) });
  return text.vote[vote.kind]({ mine, name });
}

/** The same for everybody in the room: who asks for what, and how many have answered. */
export function voteOnTv({ vote, chairs }: Pick<Table, 'vote' | 'chairs'>): string {
  if (!vote) return '';
  const question = voteQuestion({ vote, chairs: chairs.map((chair) => ({ ...chair, yours: false })) });
  const { answered, may_vote: voters } = vote;
  return `${question} ${text.vote.answered({ answered: answered.length, all: voters.length })}`;
}
