import type { CommentDocument, ProductDocument, RatingDocument, VoteDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const ids = { productId: 'p', userId: 'ann' };
const vote = (voteId: string) => ({ voteId, optionId: `option ${voteId}`, vote: 'Good', castAt: at });
const rating = { ...ids, ratingId: 'r', givenAt: at, stars: 4 };
const comment = { ...ids, commentId: 'c', parentId: null, replyTo: null, postedAt: at };
const content = { k: 'key', n: 'nonce', c: 'text', t: 'tag' };
const before: readonly NewEvent[] = [
  {
    type: 'ProductAdded',
    data: {
      ...{ productId: 'p', name: 'Rouge', brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null },
      ...{ imageUrl: null, shades: [], addedAt: at },
    },
  },
  { type: 'VoteCast', data: { ...ids, ...vote('v1') } },
  { type: 'VoteCast', data: { ...ids, ...vote('v2') } },
  { type: 'RatingGiven', data: rating },
  { type: 'CommentPosted', data: { ...comment, content } },
];
const batch = { batchId: 'batch' };
const reset = { ...ids, ...batch, votes: [vote('v1'), vote('v2')], removed: [] };
const resetRating = { ...rating, ...batch, changedAt: null, removed: false };
const gone: readonly NewEvent[] = [
  { type: 'VotesReset', data: { ...reset, resetAt: at } },
  { type: 'RatingReset', data: { ...resetRating, resetAt: at } },
  { type: 'CommentRemovedByImport', data: { ...comment, ...batch, removedAt: at } },
];
const back: readonly NewEvent[] = [
  { type: 'VotesResetUndone', data: { ...reset, undoneAt: at } },
  { type: 'RatingResetUndone', data: { ...resetRating, undoneAt: at } },
  { type: 'CommentImportRemovalUndone', data: { ...comment, ...batch, undoneAt: at } },
];

const shown = async (...events: readonly NewEvent[]) => {
  const views = await project(logOf(...events));
  const without = <Document extends object>(documents: readonly (Document & { position: unknown })[]) =>
    documents.map(({ position: _, ...rest }) => rest);
  const [{ comments, votes, ratings, days } = {} as ProductDocument] = views.documents<ProductDocument>('product');
  return {
    parked: views.parked,
    votes: without(views.documents<VoteDocument>('vote')),
    ratings: without(views.documents<RatingDocument>('rating')),
    comments: without(views.documents<CommentDocument>('comment')),
    counts: { comments, days, ratings, votes: Object.values(votes).filter((count) => count > 0).length },
    history: views.documents<{ _id: string; entity: string }>('history').map(({ entity }) => entity),
  };
};

it('counts nothing that a batch reset or removed, and all of it again once that is undone', async () => {
  const all = await shown(...before);
  const none = await shown(...before, ...gone);
  expect(none).toMatchObject({ parked: [], votes: [], ratings: [], comments: [] });
  expect(none.counts).toMatchObject({ comments: 0, votes: 0, days: {} });
  expect(none.history.slice(-3)).toEqual(['vote:v1', 'rating:r', 'comment:c']);
  const { history: _, ...again } = await shown(...before, ...gone, ...back);
  const { history: __, ...first } = all;
  expect(again).toEqual(first);
});

it('hides what a moderator had removed, until the reset is undone', async () => {
  const removed: readonly NewEvent[] = [
    { type: 'VoteRemovedByModerator', data: { ...ids, ...vote('v1'), removedAt: at } },
    { type: 'RatingRemovedByModerator', data: { ...rating, removedAt: at } },
  ];
  const votes = { votes: [vote('v2')], removed: [vote('v1')] };
  const away: readonly NewEvent[] = [
    { type: 'VotesReset', data: { ...reset, ...votes, resetAt: at } },
    { type: 'RatingReset', data: { ...resetRating, removed: true, resetAt: at } },
  ];
  const undone: readonly NewEvent[] = [
    { type: 'VotesResetUndone', data: { ...reset, ...votes, undoneAt: at } },
    { type: 'RatingResetUndone', data: { ...resetRating, removed: true, undoneAt: at } },
  ];
  const inModeration = async (...events: readonly NewEvent[]) => {
    const views = await project(logOf(...events));
    return [views.parked, ...(['vote', 'rating'] as const).map((view) => views.documents(view, 'removed').length)];
  };
  expect(await inModeration(...before, ...removed)).toEqual([[], 1, 1]);
  expect(await inModeration(...before, ...removed, ...away)).toEqual([[], 0, 0]);
  expect((await shown(...before, ...removed, ...away)).counts).toMatchObject({ votes: 0 });
  expect(await inModeration(...before, ...removed, ...away, ...undone)).toEqual([[], 1, 1]);
  const { history: _, ...again } = await shown(...before, ...removed, ...away, ...undone);
  const { history: __, ...first } = await shown(...before, ...removed);
  expect(again).toEqual(first);
});
