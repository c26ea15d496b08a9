import type { VotingOption } from '../catalogue/category.events.ts';
import { RemovedByModeratorError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import {
  ballot,
  castVote,
  TooManyVotesError,
  UnknownOptionError,
  removeVote,
  resetVotes,
  restoreRemovedVote,
  restoreVotes,
  undoVotesReset,
  withdrawAllVotes,
  withdrawVote,
} from './ballot.ts';
import type { BallotEvent } from './voting.events.ts';

const { given } = specOf(ballot);
const options = (count: number): VotingOption[] =>
  Array.from({ length: count }, (_, index) => ({ id: `option-${index}`, label: `Option ${index}` }));
const of = { productId: 'product', userId: 'user' };
const cast = (index: number): Extract<BallotEvent, { type: 'VoteCast' }> => ({
  type: 'VoteCast',
  data: { ...of, voteId: `vote-${index}`, optionId: `option-${index}`, vote: `Option ${index}`, castAt: 'then' },
});
const casting = (index: number, among = options(24)) =>
  castVote({ ...of, options: among, vote: `Option ${index}`, at: 'then', voteId: `vote-${index}` });

describe('a ballot', () => {
  test('takes a vote', () =>
    given([])
      .when(casting(0))
      .then([cast(0)]));
  test('takes several votes', () =>
    given([cast(0)])
      .when(casting(1))
      .then([cast(1)]));
  test('ignores a repeated vote', () =>
    given([cast(0)])
      .when(casting(0))
      .then([]));
  test('refuses what is no option', () => given([]).when(casting(30)).thenThrows(UnknownOptionError));

  const twenty = Array.from({ length: 20 }, (_, index) => cast(index));
  test('refuses a 21st vote', () => given(twenty).when(casting(20)).thenThrows(TooManyVotesError));
  test('ignores a repeat of one of twenty', () => given(twenty).when(casting(19)).then([]));
  test('does not count votes for retired options', () => {
    const remaining = options(24).slice(1);
    given(twenty)
      .when(casting(20, remaining))
      .then([cast(20)]);
  });

  const withdrawing = (index: number) =>
    withdrawVote({ ...of, options: options(24), vote: `Option ${index}`, at: 'now' });
  const withdrawn = (index: number): BallotEvent => ({
    type: 'VoteWithdrawn',
    data: { ...cast(index).data, withdrawnAt: 'now' },
  });
  test('gives a vote back as it was cast', () =>
    given([cast(0), cast(1)])
      .when(withdrawing(0))
      .then([withdrawn(0)]));
  test('ignores the withdrawal of what is not cast', () => given([]).when(withdrawing(0)).then([]));
  test('ignores a second withdrawal', () =>
    given([cast(0), withdrawn(0)])
      .when(withdrawing(0))
      .then([]));
  test('takes a vote again after its withdrawal', () =>
    given([cast(0), withdrawn(0)])
      .when(casting(0))
      .then([cast(0)]));
  test('gives all back', () =>
    given([cast(0), cast(1), withdrawn(0)])
      .when(withdrawAllVotes({ ...of, at: 'now' }))
      .then([withdrawn(1)]));

  const restored = (index: number): BallotEvent => ({
    type: 'VoteRestored',
    data: { ...cast(index).data, restoredAt: 'later' },
  });
  const restoring = (...indexes: number[]) =>
    restoreVotes({ ...of, votes: indexes.map((index) => cast(index).data), at: 'later' });
  test('takes withdrawn votes back in', () =>
    given([cast(0), cast(1), withdrawn(0), withdrawn(1)])
      .when(restoring(0, 1))
      .then([restored(0), restored(1)]));
  test('leaves what stands, and what was cast anew', () => {
    const anew: BallotEvent = { type: 'VoteCast', data: { ...cast(1).data, voteId: 'anew' } };
    given([cast(0), cast(1), withdrawn(1), anew])
      .when(restoring(0, 1))
      .then([]);
  });

  const one = (index: number) => ({ ...of, voteId: `vote-${index}`, at: 'now' });
  const removed = (index: number): BallotEvent => ({
    type: 'VoteRemovedByModerator',
    data: { ...cast(index).data, removedAt: 'now' },
  });
  test('loses one vote to a moderator, once', () => {
    given([cast(0), cast(1)])
      .when(removeVote(one(0)))
      .then([removed(0)]);
    given([cast(0), removed(0)])
      .when(removeVote(one(0)))
      .then([]);
    given([cast(0), withdrawn(0)])
      .when(removeVote(one(0)))
      .then([]);
  });
  test('does not take from its voter what a moderator removed', () => {
    given([cast(0), removed(0)])
      .when(casting(0))
      .thenThrows(RemovedByModeratorError);
    given([cast(0), removed(0)])
      .when(casting(1))
      .then([cast(1)]);
    given([cast(0), removed(0)])
      .when(withdrawing(0))
      .then([]);
  });
  test('gets back what a moderator removed, and only that', () => {
    given([cast(0), removed(0)])
      .when(restoreRemovedVote(one(0)))
      .then([{ type: 'VoteRestored', data: { ...cast(0).data, restoredAt: 'now' } }]);
    given([cast(0), removed(0), restored(0)])
      .when(restoreRemovedVote(one(0)))
      .then([]);
    given([cast(0), withdrawn(0)])
      .when(restoreRemovedVote(one(0)))
      .then([]);
  });

  const facts = (index: number, voteId = `vote-${index}`) => {
    const { productId: _product, userId: _user, ...rest } = cast(index).data;
    return { ...rest, voteId };
  };
  const reset = (votes: number[], taken: number[] = [], batchId = 'batch'): BallotEvent => ({
    type: 'VotesReset',
    data: { ...of, batchId, votes: votes.map((i) => facts(i)), removed: taken.map((i) => facts(i)), resetAt: 'now' },
  });
  const undone = (votes: number[], taken: number[] = []): BallotEvent => {
    const { resetAt: _at, ...data } = reset(votes, taken).data as Extract<BallotEvent, { type: 'VotesReset' }>['data'];
    return { type: 'VotesResetUndone', data: { ...data, undoneAt: 'later' } };
  };
  const resetting = (...indexes: number[]) =>
    resetVotes({ ...of, batchId: 'batch', voteIds: indexes.map((index) => `vote-${index}`), at: 'now' });
  const undoing = undoVotesReset({ ...of, batchId: 'batch', at: 'later' });
  const anew = (index: number): BallotEvent => ({ type: 'VoteCast', data: { ...cast(index).data, voteId: 'anew' } });
  test('loses the votes listed to a reset, those removed by a moderator included', () => {
    given([cast(0), cast(1), cast(2), removed(1)])
      .when(resetting(0, 1))
      .then([reset([0], [1])]);
    given([cast(0), withdrawn(0), anew(0)])
      .when(resetting(0))
      .then([]);
  });
  test('is reset once by a batch, whatever was cast since', () => {
    given([cast(0), reset([0])])
      .when(resetting(0))
      .then([]);
    given([cast(0), cast(1), reset([0])])
      .when(resetting(0, 1))
      .then([]);
  });
  test('takes every vote anew after a reset', () => {
    given([cast(0), cast(1), removed(1), reset([0], [1])])
      .when(casting(1))
      .then([cast(1)]);
    given([cast(0), reset([0])])
      .when(withdrawing(0))
      .then([]);
  });
  test('gets back what was reset, but for options that somebody acted on since', () => {
    given([cast(0), cast(1), cast(2), removed(2), reset([0, 1], [2]), anew(1)])
      .when(undoing)
      .then([undone([0], [2])]);
    given([cast(0), reset([0]), anew(0), withdrawn(0)])
      .when(undoing)
      .then([]);
    given([cast(0), reset([0]), undone([0])])
      .when(undoing)
      .then([]);
    given([cast(0), reset([0], [], 'other')])
      .when(undoing)
      .then([]);
  });
  test('is after the undo of a reset what it was before', () => {
    given([cast(0), cast(1), removed(1), reset([0], [1]), undone([0], [1])])
      .when(casting(1))
      .thenThrows(RemovedByModeratorError);
    given([cast(0), reset([0]), undone([0])])
      .when(casting(0))
      .then([]);
  });
  test('keeps what two batches reset apart', () =>
    given([cast(0), reset([0]), cast(1), reset([1], [], 'other')])
      .when(undoing)
      .then([undone([0])]));
});
