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

/** Places by product id, in their order; who has no score has none. */
export const rankingOf = <Product extends Ranked>(
  products: Iterable<Product>,
  scoreOf: (product: Product) => number | null,
): ReadonlyMap<string, Place> => {
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
