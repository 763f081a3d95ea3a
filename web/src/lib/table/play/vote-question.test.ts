// @vitest-environment node
import { expect, it } from 'vitest';
import type { ChairView, VoteView } from '../../net/protocol';
import { voteOnTv, voteWords } from './vote-question';

const chairs = ['Ada', 'Ben'].map((name, seat) => ({ name, yours: seat === 0 }) as ChairView);
const vote = {
  kind: 'end',
  proposer: 0,
  accused: null,
  may_vote: [0, 1],
  answered: [0],
} as unknown as VoteView;

it('says to the player who asked what they asked for', () => {
  expect(voteWords({ vote, chairs })?.question).toBe('You asked to end the game here.');
});

it('says on a TV who asks, for what, and how many have answered', () => {
  expect(voteOnTv({ vote, chairs })).toEqual({
    question: 'Ada asks to end the game here.',
    answered: '1 of 2 have answered',
  });
});
