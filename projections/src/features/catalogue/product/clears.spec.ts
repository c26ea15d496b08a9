import type { ProductDocument } from '@henna/contracts';
import { cleared, clearUndone } from '../../../testing/clears.ts';
import { logOf, type Fact, type Given } from '../../../testing/log.ts';
import { project } from '../../../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-12T10:00:00.000Z';
const added: Fact = {
  type: 'ProductAdded',
  data: {
    ...{ productId: 'p', name: 'Velvet', brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null },
    ...{ imageUrl: null, shades: [], addedAt: at },
  },
};
const removed: Fact = { type: 'ProductRemoved', data: { productId: 'p', removedAt: later } };
const restored: Fact = { type: 'ProductRestored', data: { productId: 'p', restoredAt: later } };
const cast: Fact = {
  type: 'VoteCast',
  data: { voteId: 'v', productId: 'p', userId: 'u', optionId: 'good', vote: 'Good', castAt: at },
};
const given: Fact = {
  type: 'RatingGiven',
  data: { ratingId: 'r', productId: 'p', userId: 'u', givenAt: at, stars: 4 },
};
const content = { k: 'k', n: 'n', c: 'c', t: 't' };
const root = { commentId: 'root', productId: 'p', userId: 'u', parentId: null, replyTo: null, postedAt: at };
const said: readonly Fact[] = [
  { type: 'CommentPosted', data: { ...root, content } },
  { type: 'CommentPosted', data: { ...root, commentId: 'reply', userId: 'w', parentId: 'root', content } },
];
const acts = [added, cast, given, ...said];

const product = async (...facts: readonly Given[]) => {
  const {
    resets: _,
    commentsCleared: __,
    position: ___,
    ...rest
  } = (await project(logOf(...facts))).documents<ProductDocument>('product')[0]!;
  return rest;
};

it('is removed by a clear, and comes back unless somebody acted on it since', async () => {
  const [clear, undone] = [cleared('products'), clearUndone('products')];
  expect(await product(...acts, clear)).toEqual({ ...(await product(...acts)), removed: true });
  expect(await product(...acts, clear, undone)).toEqual(await product(...acts));
  expect(await product(added, removed, clear, undone)).toMatchObject({ removed: true });
  expect(await product(added, clear, restored, undone)).toMatchObject({ removed: false, revision: 1 });
  expect(await product(added, clear, restored, removed, undone)).toMatchObject({ removed: true });
});

it.each([
  ['votes', { votes: {} }],
  ['ratings', { ratings: { total: 0 }, bayesian: null }],
  ['comments', { comments: 0, rootComments: 0 }],
] as const)('counts no %s after a clear, with their points, until they come back', async (entity, nothing) => {
  const before = await product(...acts);
  const [clear, undone] = [cleared(entity), clearUndone(entity)];
  const without = await product(...acts, clear);
  expect(without).toMatchObject(nothing);
  expect(without.trendScore).toBeLessThan(before.trendScore!);
  expect(await product(...acts, clear, undone)).toEqual(before);
});

it('marks every product with a clear of votes, so that a vote may be cast anew', async () => {
  const of = async (...facts: readonly Given[]) =>
    (await project(logOf(...facts))).documents<ProductDocument>('product')[0]!.resets;
  expect(await of(...acts, cleared('votes'))).toMatchObject({ votes: [{ resetId: 'clear' }], ratings: [] });
  expect(await of(...acts, cleared('votes'), clearUndone('votes'))).toMatchObject({ votes: [] });
});

it('counts a comment once that is taken up again, and what is acted on unheard', async () => {
  const [clear, undone] = [cleared('comments'), clearUndone('comments')];
  const back: Fact = { type: 'CommentRestored', data: { ...root, content, restoredAt: later } };
  const taken: Fact = { type: 'CommentRemovedByModerator', data: { ...root, removedAt: later } };
  expect(await product(...acts, clear, back)).toMatchObject({ comments: 1, rootComments: 1 });
  expect(await product(...acts, clear, back, undone)).toEqual(await product(...acts));
  expect(await product(...acts, clear, taken)).toMatchObject({ comments: 0, rootComments: 0 });
  expect(await product(...acts, clear, taken, undone)).toEqual(await product(...acts, taken));
});
