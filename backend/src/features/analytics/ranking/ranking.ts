import { decayByAge, decayedScore } from '@henna/domain';

/** What a place in the ranking depends on. */
export interface Ranked {
  readonly id: string;
  /** ms since 1970-01-01; of equal scores the newest product comes first, then the higher id. */
  readonly created: number;
}

export interface Place {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
}

export type Ranking = ReadonlyMap<string, Place>;

/** Places by product id, in their order; who has no score has none. */
export const rankingOf = <Product extends Ranked>(
  products: Iterable<Product>,
  scoreOf: (product: Product) => number | null,
): Ranking => {
  const scored: { readonly product: Product; readonly score: number }[] = [];
  for (const product of products) {
    const score = scoreOf(product);
    if (score !== null) scored.push({ product, score });
  }
  scored.sort(
    (a, b) => b.score - a.score || b.product.created - a.product.created || (a.product.id > b.product.id ? -1 : 1),
  );
  return new Map(scored.map(({ product, score }, index) => [product.id, { rank: index + 1, score }]));
};

/**
 * The score of a product as of the end of a day, by {@link decayByAge}.
 * @param days UTC day numbers, ascending
 * @param points of these days
 * @param asOf UTC day number
 * @returns `null` without points
 */
export const scoreAt = (
  days: ArrayLike<number>,
  points: ArrayLike<number>,
  asOf: number,
  halfLifeDays: number,
): number | null => {
  let newest: number | undefined;
  for (let index = days.length - 1; index >= 0 && newest === undefined; index -= 1)
    if (days[index]! <= asOf && points[index]! > 0) newest = days[index]!;
  if (newest === undefined) return null;
  const decay = decayByAge(halfLifeDays);
  let sum = 0;
  for (let index = 0; index < days.length; index += 1) sum += points[index]! * (decay[newest - days[index]!] ?? 0);
  return decayedScore(newest, sum, halfLifeDays);
};
