import { changedTopics, matchingKeys, parseTopics } from './topics.ts';

const id = '01900000-0000-7000-8000-000000000001';

test('topics are the lists, and products and their comments by id; each once', () => {
  expect(parseTopics(`products,product:${id},comments:${id},products`)).toEqual([
    'products',
    `product:${id}`,
    `comments:${id}`,
  ]);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a list of them', ['products']],
  ['an operator', { $ne: 'x' }],
  ['an unknown one', 'products,people'],
  ['an id that is none', 'product:*'],
  ['too many', Array.from({ length: 21 }, (_, index) => `product:${id.slice(0, -2)}${10 + index}`).join(',')],
])('%s is refused', (_, query) => {
  expect(() => parseTopics(query)).toThrow('topics takes 1 to 20');
});

test('a vote is told to the lists and to its product; a comment to its product as well', () => {
  expect([...changedTopics({ changed: { product: { ids: [id] }, vote: { ids: ['v'], products: [id] } } })]).toEqual([
    'products',
    `product:${id}`,
  ]);
  expect([...changedTopics({ changed: { comment: { ids: ['c'], products: [id] } } })]).toEqual([`comments:${id}`]);
});

test('what stands on every product page reaches all of them, and the unknown everybody', () => {
  const [frame, unknown] = [
    changedTopics({ changed: { brand: { ids: ['b'] } } }),
    changedTopics({ changed: undefined }),
  ];
  expect(matchingKeys(`product:${id}`).some((topic) => frame.has(topic))).toBe(true);
  expect(matchingKeys(`comments:${id}`).some((topic) => frame.has(topic))).toBe(false);
  expect(matchingKeys(`comments:${id}`).some((topic) => unknown.has(topic))).toBe(true);
});
