import { compareWithLog } from './verify.ts';

const logWith = (facts: Record<string, string[]>) => ({
  facts: new Map(Object.entries(facts)),
  counts: new Map(),
  end: 0n,
});
const acknowledged = new Map([['ballot-p.m', ['cast 1', 'withdrawn 1', 'cast 2']]]);

test('a log with what was acknowledged, once and in its order, is right', () => {
  expect(compareWithLog(acknowledged, logWith({ 'ballot-p.m': ['cast 1', 'withdrawn 1', 'cast 2'] }))).toEqual([]);
});

test.each([
  ['lost', { 'ballot-p.m': ['cast 1', 'withdrawn 1'] }],
  ['all lost', {}],
  ['twice', { 'ballot-p.m': ['cast 1', 'withdrawn 1', 'cast 2', 'cast 2'] }],
  ['in another order', { 'ballot-p.m': ['cast 1', 'cast 2', 'withdrawn 1'] }],
  ['never acknowledged', { 'ballot-p.m': ['cast 1', 'withdrawn 1', 'cast 2'], 'rating-p.m': ['3 stars'] }],
])('what is %s is found', (_, facts) => {
  expect(compareWithLog(acknowledged, logWith(facts))).toHaveLength(1);
});
