import { forEach, Numbers, type Bits } from '../search/index.ts';
import type { ListedProduct } from './listed-product.ts';

export interface Filters {
  readonly categoryId?: string;
  /** Several where one name stands under several categories. */
  readonly subcategoryIds?: ReadonlySet<string>;
  readonly brandId?: string;
}

/** Product counts by id of the choice; a choice without products is left out. */
export interface Counts {
  readonly category: ReadonlyMap<string, number>;
  readonly subcategory: ReadonlyMap<string, number>;
  readonly brand: ReadonlyMap<string, number>;
}

/** Product counts by number of the cell. */
export type CellCounts = ArrayLike<number>;

type Place = Pick<ListedProduct, 'slot' | 'categoryId' | 'subcategoryId' | 'brandId'>;

interface Cell {
  readonly category: number;
  readonly subcategory: number;
  readonly brand: number;
}

/**
 * A cell is a category, subcategory and brand together. Every product is in one: totals and facets are sums over cells,
 * whose number grows with the choices and not with the products.
 */
export class ProductCells {
  private readonly categories = new Numbers();
  private readonly subcategories = new Numbers();
  private readonly brands = new Numbers();
  private readonly keys = new Numbers();
  private readonly cells: Cell[] = [];
  private readonly counts: number[] = [];
  private cellOf = new Uint32Array(32);

  enter({ slot, categoryId, subcategoryId, brandId }: Place): void {
    const number = this.keys.of(`${subcategoryId}|${brandId}|${categoryId}`);
    this.cells[number] ??= {
      category: this.categories.of(categoryId),
      subcategory: this.subcategories.of(subcategoryId),
      brand: this.brands.of(brandId),
    };
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    if (slot >= this.cellOf.length) this.cellOf = grown(this.cellOf, slot);
    this.cellOf[slot] = number;
  }

  leave({ slot }: Place): void {
    this.counts[this.cellOf[slot]!]! -= 1;
  }

  /** Of all products, or of those in these slots. */
  count(slots?: Bits): CellCounts {
    if (!slots) return this.counts;
    const counts = new Uint32Array(this.cells.length);
    const { cellOf } = this;
    forEach(slots, (slot) => {
      counts[cellOf[slot]!]! += 1;
    });
    return counts;
  }

  /** How many of the counted products pass the filters. */
  total(counts: CellCounts, filters: Filters): number {
    const { inCategory, inSubcategory, ofBrand } = this.tests(filters);
    return this.cells.reduce(
      (sum, cell, number) => (inCategory(cell) && inSubcategory(cell) && ofBrand(cell) ? sum + counts[number]! : sum),
      0,
    );
  }

  /** How many products each choice would leave under the other filters; a category's choice frees its subcategory. */
  facets(counts: CellCounts, filters: Filters): Counts {
    const category = new Uint32Array(this.categories.ids.length);
    const subcategory = new Uint32Array(this.subcategories.ids.length);
    const brand = new Uint32Array(this.brands.ids.length);
    const { inCategory, inSubcategory, ofBrand } = this.tests(filters);
    for (const [number, cell] of this.cells.entries()) {
      const count = counts[number]!;
      if (count === 0) continue;
      if (ofBrand(cell)) category[cell.category]! += count;
      if (ofBrand(cell) && inCategory(cell)) subcategory[cell.subcategory]! += count;
      if (inCategory(cell) && inSubcategory(cell)) brand[cell.brand]! += count;
    }
    return {
      category: byId(this.categories, category),
      subcategory: byId(this.subcategories, subcategory),
      brand: byId(this.brands, brand),
    };
  }

  private tests({ categoryId, subcategoryIds, brandId }: Filters) {
    const wantedCategory = categoryId === undefined ? undefined : this.categories.known(categoryId);
    const wantedBrand = brandId === undefined ? undefined : this.brands.known(brandId);
    const wantedSubcategories =
      subcategoryIds && new Set([...subcategoryIds].map((id) => this.subcategories.known(id)));
    return {
      inCategory: ({ category }: Cell) => wantedCategory === undefined || category === wantedCategory,
      inSubcategory: ({ subcategory }: Cell) => !wantedSubcategories || wantedSubcategories.has(subcategory),
      ofBrand: ({ brand }: Cell) => wantedBrand === undefined || brand === wantedBrand,
    };
  }
}

const grown = (numbers: Uint32Array, index: number) => {
  const larger = new Uint32Array(Math.max(numbers.length * 2, index + 1));
  larger.set(numbers);
  return larger;
};

const byId = ({ ids }: Numbers, counts: Uint32Array): ReadonlyMap<string, number> =>
  new Map(ids.flatMap((id, number) => (counts[number]! > 0 ? [[id, counts[number]!] as const] : [])));
