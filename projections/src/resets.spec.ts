import type { CommentDocument, ProductDocument, RatingDocument, VoteDocument } from '@henna/contracts';
import fc from 'fast-check';
import { History } from './testing/history/history.ts';
import { disputes } from './testing/history/intents.ts';
import { logOf, type Fact } from './testing/log.ts';
import { project } from './testing/memory-views.ts';

const ids = (documents: readonly { readonly _id: string }[]) => documents.map(({ _id }) => _id).sort();

it('shows the same in every view, whatever was reset, taken back and done in between', async () => {
  const check = fc.asyncProperty(disputes, async (steps) => {
    const history = History.of(steps);
    const views = await project(history.events);
    expect(views.parked).toEqual([]);
    const { votes, ratings } = history.activity;
    expect(ids(views.documents<VoteDocument>('vote'))).toEqual(
      votes.flatMap(({ stands, data }) => (stands ? [data.voteId] : [])).sort(),
    );
    expect(ids(views.documents('vote', 'removed'))).toEqual(
      votes.flatMap(({ removed, taken, data }) => (removed && !taken ? [data.voteId] : [])).sort(),
    );
    const standing = ratings.filter(({ stands }) => stands);
    expect(
      views.documents<RatingDocument>('rating').map(({ _id, stars, productId }) => `${_id} ${stars} ${productId}`),
    ).toEqual(standing.map(({ data, stars }) => `${data.ratingId} ${stars} ${data.productId}`).sort());
    expect(ids(views.documents('rating', 'removed'))).toEqual(
      ratings.flatMap(({ removed, taken, data }) => (removed && !taken ? [data.ratingId] : [])).sort(),
    );
    for (const comment of views.documents<CommentDocument>('comment')) {
      const own = standing.find(
        ({ data: { productId, userId } }) =>
          comment.root && comment.productId === productId && comment.userId === userId,
      );
      expect(comment.stars).toBe(own?.stars ?? null);
    }
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 300 });
});

const product: Fact = {
  type: 'ProductAdded',
  data: {
    productId: 'p',
    name: 'Rouge',
    brandId: 'b',
    categoryId: 'c',
    subcategoryId: 's',
    description: null,
    imageUrl: null,
    shades: [],
    addedAt: '2026-01-01T00:00:00.000Z',
  },
};
const castAt = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const cast = (voteId: string, optionId: string, hour: number): Fact => ({
  type: 'VoteCast',
  data: { voteId, productId: 'p', userId: 'u', optionId, vote: 'Good', castAt: castAt(hour) },
});
const reset: Fact = { type: 'ProductVotesReset', data: { productId: 'p', resetId: 'r', resetAt: castAt(12) } };
const undone: Fact = { type: 'ProductVotesResetUndone', data: { productId: 'p', resetId: 'r', undoneAt: castAt(14) } };

const standing = async (...facts: readonly Fact[]) => {
  const views = await project(logOf(product, ...facts));
  const [{ votes, days, resets } = {} as ProductDocument] = views.documents<ProductDocument>('product');
  return { votes, points: Object.values(days), standing: resets?.votes.length, ids: ids(views.documents('vote')) };
};

it('gives back what a reset took, and lets the newer of two equal votes stand once it is undone', async () => {
  const before = [cast('v1', 'good', 9), cast('v2', 'bad', 10)];
  expect(await standing(...before)).toEqual({ votes: { good: 1, bad: 1 }, points: [6], ids: ['v1', 'v2'] });
  expect(await standing(...before, reset)).toEqual({ votes: {}, points: [], standing: 1, ids: [] });
  const anew = cast('v3', 'good', 13);
  expect(await standing(...before, reset, anew)).toMatchObject({ votes: { good: 1 }, points: [3], ids: ['v3'] });
  const all = { votes: { good: 1, bad: 1 }, points: [6], standing: 0 };
  expect(await standing(...before, reset, undone)).toEqual({ ...all, ids: ['v1', 'v2'] });
  expect(await standing(...before, reset, anew, undone)).toEqual({ ...all, ids: ['v2', 'v3'] });
  expect(await standing(...before, reset, undone, anew)).toEqual({ ...all, ids: ['v2', 'v3'] });
});
