/** What the rank of a product depends on, beside its score. */
export interface RankedProduct {
  readonly id: string;
  /** ms since 1970-01-01; of equal scores the newest product comes first, then the higher id. */
  readonly created: number;
}

interface Scored {
  readonly score: number;
}

/** Ranks from 1 by product id, in their order. A product without a score has none. */
export const rankingOf = <Product extends RankedProduct, Score extends Scored>(
  products: Iterable<Product>,
  scoreOf: (product: Product) => Score | null,
): ReadonlyMap<string, Score & { readonly rank: number }> => {
  const scored: { readonly product: Product; readonly score: Score }[] = [];
  for (const product of products) {
    const score = scoreOf(product);
    if (score !== null) scored.push({ product, score });
  }
  scored.sort(
    (a, b) =>
      b.score.score - a.score.score || b.product.created - a.product.created || (a.product.id > b.product.id ? -1 : 1),
  );
  return new Map(scored.map(({ product, score }, index) => [product.id, { ...score, rank: index + 1 }]));
};
