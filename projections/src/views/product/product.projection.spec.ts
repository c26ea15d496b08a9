import type { ProductDocument } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../../testing/memory-log.ts';
import { project } from '../../testing/memory-views.ts';

const fields = {
  name: 'Velvet',
  brandId: 'b',
  categoryId: 'c',
  subcategoryId: 's',
  description: null,
  imageUrl: '/art/p.svg',
  shades: [{ name: 'Rose', hex: '#CC6677' }],
};
const at = '2026-03-01T10:00:00.000Z';
const day = Date.UTC(2026, 2, 1) / 86_400_000;
const added: NewEvent = { type: 'ProductAdded', data: { productId: 'p', ...fields, addedAt: at } };
const voted = (voteId: string, castAt = at, userId = 'u'): NewEvent => ({
  type: 'VoteCast',
  data: { voteId, productId: 'p', userId, optionId: `o-${voteId}`, vote: 'Good', castAt },
});
const visited = (visit: string, userId?: string): NewEvent => ({
  type: 'ProductVisited',
  data: { productId: 'p', visitedAt: at, visit, language: 'en', ...(userId && { userId }) },
});

const product = async (...facts: readonly EventWithOrigin[]) =>
  (await project(logOf(...facts))).documents<ProductDocument>('product')[0];

it('keeps a product as it was added, without any activity', async () => {
  expect(await product([added, 'demo'])).toEqual({
    _id: 'p',
    ...fields,
    images: [],
    createdAt: new Date(at),
    removed: false,
    demo: true,
    revision: 0,
    visitCount: 0,
    votes: {},
    ratings: { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] },
    rootComments: 0,
    comments: 0,
    days: {},
    trendScore: null,
    bayesian: null,
    position: expect.anything(),
  });
});

it('takes over changed fields, removal and restoration with their revision', async () => {
  const to = { name: 'Satin', description: 'Soft' };
  const changed: NewEvent = { type: 'ProductChanged', data: { productId: 'p', from: {}, to, changedAt: at } };
  const removed: NewEvent = { type: 'ProductRemoved', data: { productId: 'p', removedAt: at } };
  const restored: NewEvent = { type: 'ProductRestored', data: { productId: 'p', restoredAt: at } };
  expect(await product(added, changed, voted('1'))).toMatchObject({ ...to, brandId: 'b', revision: 1 });
  expect(await product(added, changed, removed)).toMatchObject({ removed: true, revision: 2 });
  expect(await product(added, changed, removed, restored)).toMatchObject({ removed: false, revision: 3 });
});

it('keeps its pictures in their order, whatever their revision', async () => {
  const picture = (imageId: string) => {
    const size = { width: 10, height: 20, fileSize: 300 };
    return { imageId, hash: imageId, altText: null, ...size, addedAt: at };
  };
  const imageAdded = (imageId: string): NewEvent => ({
    type: 'ProductImageAdded',
    data: { productId: 'p', ...picture(imageId) },
  });
  const log: NewEvent[] = [added, imageAdded('1'), imageAdded('2'), imageAdded('3')];
  const order = (from: string[], to: string[]): NewEvent => ({
    type: 'ProductImagesReordered',
    data: { productId: 'p', from, to, reorderedAt: at },
  });
  expect(await product(...log)).toMatchObject({ images: ['1', '2', '3'].map(picture), revision: 0 });
  log.push(order(['1', '2', '3'], ['3', '1', '2']));
  log.push({ type: 'ProductImageRemoved', data: { productId: 'p', ...picture('1'), index: 1, removedAt: at } });
  expect(await product(...log)).toMatchObject({ images: ['3', '2'].map(picture) });
  log.push({ type: 'ProductImageRestored', data: { productId: 'p', ...picture('1'), index: 1, restoredAt: at } });
  const change = { imageId: '2', from: { altText: null }, to: { altText: 'Open' }, changedAt: at };
  log.push({ type: 'ProductImageChanged', data: { productId: 'p', ...change } });
  expect(await product(...log)).toMatchObject({
    images: [picture('3'), picture('1'), { ...picture('2'), altText: 'Open' }],
    revision: 0,
  });
});

it('caps what one person gives a product on one day, by account or by visit', async () => {
  const eight = Array.from({ length: 8 }, (_, n) => voted(String(n)));
  expect(await product(added, ...eight)).toMatchObject({ days: { [day]: 20 } });
  expect(await product(added, ...eight, voted('8', at, 'other'))).toMatchObject({ days: { [day]: 23 } });
  expect(await product(added, ...eight, visited('x', 'u'))).toMatchObject({ days: { [day]: 20 }, visitCount: 1 });
  expect(await product(added, ...eight, visited('x'))).toMatchObject({ days: { [day]: 21 }, visitCount: 1 });
});

it('gives back exactly what an act gave, on its own day', async () => {
  const castAt = '2026-02-01T10:00:00.000Z';
  const own = { voteId: '1', productId: 'p', userId: 'u', optionId: 'o-1', vote: 'Good', castAt };
  const withdrawn: NewEvent = { type: 'VoteWithdrawn', data: { ...own, withdrawnAt: at } };
  const before = await product(added, voted('2'));
  const after = await product(added, voted('2'), voted('1', castAt), withdrawn);
  expect(after).toMatchObject({ days: before!.days, trendScore: before!.trendScore, votes: { 'o-1': 0, 'o-2': 1 } });
});

it('leaves days more than 182 before the newest out of the score, and keeps them', async () => {
  const old = (days: number) => new Date(Date.parse(at) - days * 86_400_000).toISOString();
  const newest = await product(added, voted('1'));
  const beyond = await product(added, voted('1'), voted('2', old(183)));
  const within = await product(added, voted('1'), voted('2', old(182)));
  expect(beyond!.trendScore).toBe(newest!.trendScore);
  expect(within!.trendScore).toBeGreaterThan(newest!.trendScore!);
  expect(Object.keys(beyond!.days)).toHaveLength(2);
});

it('gives back the visits of an erased person, and of nobody else', async () => {
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'u', erasedAt: at } };
  const others = [added, voted('1', at, 'other'), visited('x'), visited('y', 'other')] as const;
  const { position: _before, ...without } = (await product(...others))!;
  const { position: _after, ...after } = (await product(...others, visited('z', 'u'), visited('z', 'u'), erased))!;
  expect(after).toEqual(without);
});

it('gives back what moderators remove: a root with the replies that nobody sees any more', async () => {
  const content = { k: 'k', n: 'n', c: 'c', t: 't' };
  const comment = (commentId: string, parentId: string | null = null) => ({
    commentId,
    productId: 'p',
    userId: commentId,
    parentId,
    replyTo: null,
    postedAt: at,
  });
  const posted = (data: ReturnType<typeof comment>): NewEvent => ({
    type: 'CommentPosted',
    data: { ...data, content },
  });
  const [root, reply, late] = [comment('root'), comment('reply', 'root'), comment('late', 'root')];
  const removed: NewEvent = { type: 'CommentRemovedByModerator', data: { ...root, removedAt: at } };
  const restored: NewEvent = { type: 'CommentRestored', data: { ...root, content, restoredAt: at } };
  const before = [added, posted(root), posted(reply), posted(comment('other'))] as const;
  expect(await product(...before, removed, posted(late))).toMatchObject({ comments: 1, rootComments: 1 });
  expect(await product(...before, removed, posted(late), restored)).toMatchObject({ comments: 4, rootComments: 2 });
  const own = { voteId: '1', productId: 'p', userId: 'u', optionId: 'o-1', vote: 'Good', castAt: at };
  const vote: NewEvent = { type: 'VoteRemovedByModerator', data: { ...own, removedAt: at } };
  expect(await product(added, voted('1'), vote)).toMatchObject({ days: {}, trendScore: null, votes: { 'o-1': 0 } });
  const rating = { ratingId: 'r', productId: 'p', userId: 'u', givenAt: at, stars: 4 };
  const rated: NewEvent = { type: 'RatingGiven', data: rating };
  const unrated: NewEvent = { type: 'RatingRemovedByModerator', data: { ...rating, removedAt: at } };
  expect(await product(added, rated, unrated)).toMatchObject({
    ratings: { total: 0, sum: 0 },
    bayesian: null,
    days: {},
  });
});
