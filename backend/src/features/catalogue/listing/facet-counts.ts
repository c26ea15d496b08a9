import type { ListedProduct } from './listed-product.ts';

export interface Filters {
  readonly categoryId?: string;
  /** Several where one name stands under several categories. */
  readonly subcategoryIds?: ReadonlySet<string>;
  readonly brandId?: string;
}

/** Product counts by id of the choice. */
export interface Counts {
  readonly category: ReadonlyMap<string, number>;
  readonly subcategory: ReadonlyMap<string, number>;
  readonly brand: ReadonlyMap<string, number>;
}

type Cell = Pick<ListedProduct, 'categoryId' | 'subcategoryId' | 'brandId'>;

/** How many products each choice would leave under the other filters; a category's choice frees its subcategory. */
export const facetCounts = (cells: Iterable<readonly [Cell, number]>, filters: Filters): Counts => {
  const category = new Map<string, number>();
  const subcategory = new Map<string, number>();
  const brand = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, count: number) => map.set(key, (map.get(key) ?? 0) + count);
  const allows = (wanted: string | undefined, id: string) => wanted === undefined || wanted === id;
  for (const [cell, count] of cells) {
    const inCategory = allows(filters.categoryId, cell.categoryId);
    const inSubcategory = !filters.subcategoryIds || filters.subcategoryIds.has(cell.subcategoryId);
    const ofBrand = allows(filters.brandId, cell.brandId);
    if (ofBrand) add(category, cell.categoryId, count);
    if (ofBrand && inCategory) add(subcategory, cell.subcategoryId, count);
    if (inCategory && inSubcategory) add(brand, cell.brandId, count);
  }
  return { category, subcategory, brand };
};

/** Product counts by category, subcategory and brand together: facets without text are sums over these cells. */
export class ProductCells {
  private readonly cells = new Map<string, { cell: Cell; count: number }>();

  change({ categoryId, subcategoryId, brandId }: Cell, by: 1 | -1): void {
    const key = `${subcategoryId}|${brandId}|${categoryId}`;
    const known = this.cells.get(key) ?? { cell: { categoryId, subcategoryId, brandId }, count: 0 };
    known.count += by;
    if (known.count === 0) this.cells.delete(key);
    else this.cells.set(key, known);
  }

  *[Symbol.iterator](): Iterator<readonly [Cell, number]> {
    for (const { cell, count } of this.cells.values()) yield [cell, count];
  }
}
