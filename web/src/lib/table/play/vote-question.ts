import { text } from '../../i18n';
import type { Observation, Table } from '../../net/protocol';
import { namesWithYou } from '../room/ready-check';
import type { VoteWords, Words } from '../screens';
import { movesOf } from '../sentences';

/** What the table votes on, and what the answers are called; null if it does not vote. */
export function voteWords(
  { vote, chairs }: Pick<Table, 'vote' | 'chairs'>,
  words: Words = {},
  observation: Observation | null = null,
): VoteWords | null {
  if (!vote) return null;
  const nameOf = (seat: number | null) => chairs[seat ?? -1]?.name ?? '';
  const [mine, name] = [chairs[vote.proposer]?.yours ?? false, nameOf(vote.proposer)];
  const accused = namesWithYou(chairs.filter((_, seat) => seat === vote.accused))[0] ?? '';
  if (vote.kind === 'kick')
    return { question: text.vote.kick({ mine, name, accused }), ...text.vote.answers.kick };
  if (vote.kind === 'take_over') {
    const question = text.vote.takeOver({ asker: vote.asker ?? '', chair: nameOf(vote.chair) });
    return { question, ...text.vote.answers.takeOver };
  }
  const own = vote.kind === 'game' && observation ? gameWords(words, observation, chairs) : null;
  return own ?? { question: text.vote[vote.kind]({ mine, name }), ...text.vote.answers[vote.kind] };
}

function gameWords(words: Words, observation: Observation, chairs: Table['chairs']): VoteWords | null {
  const names = chairs.map((chair) => chair.name);
  return words.vote?.({ ...observation, moves: movesOf(observation) }, names) ?? null;
}

/** Whose vote is still to come. */
export function votersLeft({ vote, chairs }: Pick<Table, 'vote' | 'chairs'>): Table['chairs'] {
  const left = vote?.may_vote.filter((seat) => !vote.answered.includes(seat)) ?? [];
  return left.flatMap((seat) => chairs[seat] ?? []);
}

/** The same for everybody in the room: what is asked, as short as it can be, and how many have answered. */
export function voteOnTv(
  { vote, chairs }: Pick<Table, 'vote' | 'chairs'>,
  words: Words = {},
  observation: Observation | null = null,
): { readonly question: string; readonly answered: string } | null {
  const nobodys = chairs.map((chair) => ({ ...chair, yours: false }));
  const asked = voteWords({ vote, chairs: nobodys }, words, observation);
  if (!vote || !asked) return null;
  const { answered, may_vote: voters } = vote;
  return {
    question: asked.short ?? asked.question,
    answered: text.vote.answered({ answered: answered.length, all: voters.length }),
  };
}
