import { votedMost, votedScore, type VotedProduct } from './voted-most.ts';

const option = (id: string, tone: 'positive' | 'negative', label = id) => ({ id, label, tone });
const options = [option('soft', 'positive'), option('bright', 'positive'), option('dry', 'negative')];
const product = (id: string, votes: Record<string, number>, offered = options): VotedProduct => ({
  id,
  votes,
  options: offered,
});
const ranked = (products: readonly VotedProduct[], least = 1) =>
  votedMost(products, least).map((found) => [found.option.label, ...found.ids]);

it('gives every product ten votes for something else', () => {
  expect(votedScore(10, 10)).toBe(0.5);
  expect(votedScore(90, 90)).toBe(0.9);
});

it('ranks by the share of an option, a few votes after many', () => {
  const products = [
    product('few', { soft: 6 }),
    product('half', { soft: 50, dry: 50 }),
    product('many', { soft: 90, bright: 10 }),
  ];
  expect(ranked(products)).toEqual([['soft', 'many', 'half', 'few']]);
});

it('leaves out what people do not say, complaints, and options of too few products', () => {
  const products = [
    product('unsaid', { soft: 4 }),
    product('seldom', { soft: 10, dry: 90 }),
    product('complained', { dry: 50 }),
    product('one', { bright: 20, soft: 20 }),
    product('two', { bright: 20 }),
  ];
  expect(ranked(products, 2)).toEqual([['bright', 'two', 'one']]);
});

it('takes options of several sets for one if they have the same label, and keeps the order of equals', () => {
  const other = [option('other-soft', 'positive', 'soft')];
  const products = [product('a', { soft: 10 }), product('b', { 'other-soft': 10 }, other)];
  expect(ranked(products)).toEqual([['soft', 'a', 'b']]);
});
