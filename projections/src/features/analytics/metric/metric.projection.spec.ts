import { metricFields, metricSpans, type MetricDocument, type MetricLevel, type MetricSlots } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../../../testing/memory-log.ts';
import { project } from '../../../testing/memory-views.ts';
import { pairsOf } from './testing/pairs.ts';

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour, 30)).toISOString();
const day = (number: number) => Date.UTC(2026, 2, number) / 86_400_000;

const product = (productId: string, brandId = 'rose'): NewEvent => ({
  type: 'ProductAdded',
  data: {
    productId,
    name: productId,
    brandId,
    categoryId: 'lips',
    subcategoryId: 'gloss',
    description: null,
    imageUrl: null,
    shades: [],
    addedAt: at(1, 0),
  },
});
const vote = { voteId: 'v', productId: 'p', userId: 'layla', optionId: 'good', vote: 'Good', castAt: at(1, 9) };
const cast: NewEvent = { type: 'VoteCast', data: vote };
const rating = { ratingId: 'r', productId: 'p', userId: 'layla', givenAt: at(1, 9) };
const given: NewEvent = { type: 'RatingGiven', data: { ...rating, stars: 4 } };
const content = { k: 'k', n: 'n', c: 'c', t: 't' };
const comment = { commentId: 'c', productId: 'p', userId: 'amal', parentId: null, replyTo: null, postedAt: at(2, 23) };
const posted: NewEvent = { type: 'CommentPosted', data: { ...comment, content } };
const visited = (userId?: string): NewEvent => ({
  type: 'ProductVisited',
  data: { productId: 'p', visitedAt: at(1, 8), visit: 'key', language: 'ar', ...(userId && { userId }) },
});

type Part = 'hours' | 'days';

const metrics = async (part: Part, ...facts: readonly EventWithOrigin[]) =>
  (await project(logOf(product('p'), ...facts))).documents<MetricDocument>(
    'metric',
    part === 'days' ? part : undefined,
  );

/** What stands, by slot and field; the slots of hours behind their day of March, those of days as days of March. */
const countsOf = async (level: MetricLevel, of: string, facts: readonly EventWithOrigin[], part: Part = 'hours') => {
  const counts: Record<string, Record<string, unknown>> = {};
  for (const document of await metrics(part, ...facts)) {
    if (document.level !== level || document.of !== of) continue;
    const put = (field: string, slots: MetricSlots = {}) => {
      for (const [language, numbers] of Object.entries(slots))
        for (const [index, value] of pairsOf(numbers)) {
          const name =
            part === 'hours'
              ? `${document.span - day(1)} ${index}`
              : String(document.span * metricSpans.days + index - day(1));
          counts[`${name}:${language}`] = { ...counts[`${name}:${language}`], [field]: value };
        }
    };
    for (const field of metricFields) put(field, document[field]);
    for (const [option, slots] of Object.entries(document.options ?? {})) put(`for ${option}`, slots);
  }
  return counts;
};

it('counts every act in the UTC hour and language in which it was done, for all that holds its product', async () => {
  const facts = [visited(), cast, given, posted];
  const expected = {
    '0 8:ar': { visits: 1 },
    '0 9:unknown': { votes: 1, 'for good': 1, ratings: 1, stars: 4 },
    '1 23:unknown': { comments: 1 },
  };
  expect(await countsOf('all', '', facts)).toEqual(expected);
  expect(await countsOf('brand', 'rose', facts)).toEqual(expected);
  expect(await countsOf('category', 'lips', facts)).toEqual(expected);
  expect(await countsOf('subcategory', 'gloss', facts)).toEqual(expected);
  expect(await countsOf('product', 'p', facts)).toEqual(expected);
});

it('counts the same by UTC day, for all that holds its product', async () => {
  const facts = [visited(), cast, given, posted, { ...cast, data: { ...vote, voteId: 'w', castAt: at(-40, 23) } }];
  const expected = {
    '0:ar': { visits: 1 },
    '0:unknown': { votes: 1, 'for good': 1, ratings: 1, stars: 4 },
    '1:unknown': { comments: 1 },
    '-41:unknown': { votes: 1, 'for good': 1 },
  };
  expect(await countsOf('all', '', facts, 'days')).toEqual(expected);
  expect(await countsOf('brand', 'rose', facts, 'days')).toEqual(expected);
  expect(await countsOf('product', 'p', facts, 'days')).toEqual(expected);
});

it('gives back exactly what an act gave, wherever and whenever it is taken back', async () => {
  const takenBack: NewEvent[] = [
    { type: 'VoteRemovedByModerator', data: { ...vote, removedAt: at(9, 1) } },
    { type: 'RatingWithdrawn', data: { ...rating, stars: 2, withdrawnAt: at(9, 2) } },
    { type: 'CommentWithdrawn', data: { ...comment, withdrawnAt: at(9, 3) } },
  ];
  const changed: NewEvent = { type: 'RatingChanged', data: { ...rating, from: 4, to: 2, changedAt: at(5, 5) } };
  expect(await countsOf('all', '', [given, changed])).toEqual({ '0 9:unknown': { ratings: 1, stars: 2 } });
  for (const part of ['hours', 'days'] as const)
    expect(await metrics(part, cast, given, posted, changed, ...takenBack)).toEqual([]);
  const restored: NewEvent = { type: 'VoteRestored', data: { ...vote, restoredAt: at(10, 1) } };
  expect(await countsOf('all', '', [cast, takenBack[0]!, restored])).toEqual(await countsOf('all', '', [cast]));
});

it('moves the days of a product with it to another brand', async () => {
  const moved: NewEvent = {
    type: 'ProductChanged',
    data: { productId: 'p', from: { brandId: 'rose' }, to: { brandId: 'musk' }, changedAt: at(3, 3) },
  };
  const facts = [cast, posted, moved, visited()];
  expect(await countsOf('brand', 'rose', facts)).toEqual({});
  expect(await countsOf('brand', 'musk', facts)).toEqual(await countsOf('all', '', facts));
  expect(await countsOf('brand', 'rose', facts, 'days')).toEqual({});
  expect(await countsOf('brand', 'musk', facts, 'days')).toEqual(await countsOf('all', '', facts, 'days'));
});

it('forgets the visits and the joining of somebody erased', async () => {
  const joined: NewEvent = { type: 'MemberJoined', data: { memberId: 'layla', via: 'local', joinedAt: at(1, 7) } };
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'layla', erasedAt: at(4, 4) } };
  expect(await countsOf('all', '', [joined, visited('layla')])).toMatchObject({ '0 7:unknown': { newMembers: 1 } });
  const views = await project(logOf(product('p'), joined, visited('layla'), visited(), erased));
  expect(views.documents('metric', 'people')).toEqual([]);
  expect(await countsOf('all', '', [joined, visited('layla'), visited(), erased])).toEqual({ '0 8:ar': { visits: 1 } });
  const left = await countsOf('all', '', [joined, visited('layla'), visited(), erased], 'days');
  expect(left).toEqual({ '0:ar': { visits: 1 } });
});
