import { averageStars } from '@henna/domain';
import type { CatalogueIndex, ProductChange } from './catalogue-index.ts';
import type { ProductEntry } from './catalogue.ts';

interface Sums {
  readonly total: number;
  readonly sum: number;
}
const none: Sums = { total: 0, sum: 0 };

/** The stars of all ratings of each brand's products, in step with the catalogue: a change costs one addition. */
export class BrandStars {
  private sums = new Map<string, Sums>();

  constructor(catalogue: CatalogueIndex) {
    catalogue.onReload(() => {
      const sums = new Map<string, Sums>();
      return {
        add: (products) => addChanges(sums, products),
        finish: async () => () => {
          this.sums = sums;
        },
      };
    });
    catalogue.onChange(({ products }) => addChanges(this.sums, products));
  }

  /** @returns the mean of the stars with one decimal, 0 without ratings, and how many ratings there are */
  ofBrand(brandId: string): { readonly average: number; readonly total: number } {
    const { total, sum } = this.sums.get(brandId) ?? none;
    return { average: averageStars(total, sum), total };
  }
}

const addChanges = (sums: Map<string, Sums>, products: readonly ProductChange[]) => {
  for (const { before, after } of products) {
    if (before) add(sums, before, -1);
    add(sums, after, 1);
  }
};

const add = (sums: Map<string, Sums>, { brandId, removed, ratings }: ProductEntry, sign: 1 | -1) => {
  if (removed || ratings.total === 0) return;
  const { total, sum } = sums.get(brandId) ?? none;
  sums.set(brandId, { total: total + sign * ratings.total, sum: sum + sign * ratings.sum });
};
