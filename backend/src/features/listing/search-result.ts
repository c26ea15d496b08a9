import type { FacetCounts } from './facet-counts.ts';
import type { ListedProduct } from './listed-product.ts';
import type { TagFacets } from './product-tags.ts';
import type { ResultWindow } from './result-window.ts';

/** A product of a result and its level of relevance; 0 where there are no levels. */
export interface ResultPosition {
  readonly level: number;
  readonly product: ListedProduct;
}

/** What a query finds: rows level by level, each in the order of the list. */
export class SearchResult {
  constructor(
    private readonly levels: readonly ResultWindow[],
    /** Counts of each choice under the query's other filters. */
    readonly facets: () => FacetCounts & TagFacets,
    /** The text that was searched for instead. */
    readonly corrected: string | null,
    /** Whether no product has every word, and these have most of them. */
    readonly isPartial: boolean,
  ) {}

  get total(): number {
    return this.levels.reduce((sum, { count }) => sum + count, 0);
  }

  rows(skip: number, limit: number): readonly ListedProduct[] {
    const found: ListedProduct[] = [];
    let left = skip;
    for (const rows of this.levels) {
      if (found.length < limit && left < rows.count) found.push(...rows.slice(left, limit - found.length));
      left = Math.max(0, left - rows.count);
    }
    return found;
  }

  /** The first rows, or those after a position. */
  rowsAfter(position: ResultPosition | undefined, limit: number): readonly ResultPosition[] {
    const found: ResultPosition[] = [];
    for (const [level, rows] of this.levels.entries()) {
      if (found.length >= limit || (position && level < position.level)) continue;
      const left = limit - found.length;
      const next = position?.level === level ? rows.after(position.product, left) : rows.slice(0, left);
      found.push(...next.map((product) => ({ level, product })));
    }
    return found;
  }
}
