import { bySimilarity, voteSimilarity, type SimilarCandidate } from './vote-similarity.ts';

type Counts = Readonly<Record<string, number>>;

test.each<[string, Counts, Counts, number]>([
  ['the same shares', { dewy: 10, light: 5 }, { dewy: 20, light: 10 }, 1],
  ['nothing in common', { dewy: 10 }, { matte: 10 }, 0],
  ['too few votes', { dewy: 9 }, { dewy: 100 }, 0],
  ['too few votes of the other', { dewy: 100 }, { dewy: 9 }, 0],
  ['no votes', {}, {}, 0],
  ['half in common', { dewy: 10, light: 10 }, { dewy: 10, matte: 10 }, 0.5],
])('%s', (_, a, b, expected) => {
  expect(voteSimilarity(a, b)).toBeCloseTo(expected);
  expect(voteSimilarity(b, a)).toBeCloseTo(expected);
});

/** The definition, word by word: shares, their dot product, divided by their lengths. */
const cosineOfShares = (a: Counts, b: Counts, options: readonly string[]): number => {
  const shares = (counts: Counts) => {
    const total = options.reduce((sum, option) => sum + (counts[option] ?? 0), 0);
    return total < 10 ? undefined : options.map((option) => (counts[option] ?? 0) / total);
  };
  const [first, second] = [shares(a), shares(b)];
  if (!first || !second) return 0;
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + value * y[index]!, 0);
  return dot(first, second) / Math.sqrt(dot(first, first) * dot(second, second));
};

test('orders random candidates as the definition does', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const options = ['a', 'b', 'c', 'd', 'e', 'f'];
  const votes = () => Object.fromEntries(options.map((option) => [option, random(9)] as const));
  for (let round = 0; round < 50; round++) {
    const product = { subcategoryId: 's0', votes: votes() };
    const candidates = Array.from({ length: 40 }, (_, index): SimilarCandidate => {
      return { id: `p${index}`, subcategoryId: `s${random(3)}`, votes: random(4) === 0 ? {} : votes() };
    });
    const expected = candidates
      .map(({ id, subcategoryId, votes: own }, trend) => ({
        id,
        trend,
        group: subcategoryId === 's0' ? 0 : 1,
        similarity: cosineOfShares(product.votes, own, options),
      }))
      .sort(
        (a, b) =>
          a.group - b.group ||
          (Math.abs(a.similarity - b.similarity) < 1e-12 ? a.trend - b.trend : b.similarity - a.similarity),
      );
    expect(bySimilarity(product, candidates).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
});
