import type { Counts } from './facet-counts.ts';
import type { ListedProduct } from './listed-product.ts';
import type { Rows } from './rows.ts';

/** A row with the level of relevance on which it stands; 0 where there are no levels. */
export interface Place {
  readonly level: number;
  readonly product: ListedProduct;
}

/** What a query finds: rows level by level, each in the order of the list. */
export class Selection {
  constructor(
    private readonly levels: readonly Rows[],
    /** Counts of each choice under the query's other filters. */
    readonly facets: () => Counts,
    /** The text that was searched for instead. */
    readonly corrected: string | null,
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

  /** From the beginning, or what comes after a place. */
  from(place: Place | undefined, limit: number): readonly Place[] {
    const found: Place[] = [];
    for (const [level, rows] of this.levels.entries()) {
      if (found.length >= limit || (place && level < place.level)) continue;
      const wanted = limit - found.length;
      const next = place?.level === level ? rows.after(place.product, wanted) : rows.slice(0, wanted);
      found.push(...next.map((product) => ({ level, product })));
    }
    return found;
  }
}
