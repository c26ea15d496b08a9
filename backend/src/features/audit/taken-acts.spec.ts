import { taking } from './taken-acts.ts';

const told = (type: string, data: Readonly<Record<string, unknown>> = {}) => ({ _id: type, type, data });
const cast = told('VoteCast');
const cleared = told('EntityCleared', { clearId: 'c' });
const undone = told('EntityClearUndone', { clearId: 'c' });
const reset = told('ProductVotesReset', { resetId: 'r' });
const resetUndone = told('ProductVotesResetUndone', { resetId: 'r' });

test('a clear or a reset takes an act that stands, and gives it back', () => {
  expect(taking([cast, cleared, undone, reset, resetUndone])).toEqual([cleared, undone, reset, resetUndone]);
  expect(taking([cleared, cast, reset, cleared])).toEqual([reset]);
  expect(taking([cast, told('VoteRemovedByModerator'), cleared, undone])).toEqual([]);
});

test('what somebody has acted on since does not come back with it', () => {
  expect(taking([cast, cleared, told('VoteRestored'), undone, reset])).toEqual([cleared, reset]);
  expect(taking([told('RatingGiven'), cleared, told('RatingWithdrawn'), undone])).toEqual([cleared]);
});

test('another one’s undo, a report and an edit change nothing of it', () => {
  expect(taking([told('CommentPosted'), told('CommentReported'), cleared, resetUndone, told('CommentEdited')])).toEqual(
    [cleared],
  );
});
