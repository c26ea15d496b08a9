import { forEach, IdNumbers, type Bits } from '../search/index.ts';
import type { ListedProduct } from './listed-product.ts';

export interface Filters {
  readonly categoryId?: string;
  /** Several where one name stands under several categories. */
  readonly subcategoryIds?: ReadonlySet<string>;
  readonly brandId?: string;
}

/** Product counts by id of the choice; a choice without products is left out. */
export interface FacetCounts {
  readonly category: ReadonlyMap<string, number>;
  readonly subcategory: ReadonlyMap<string, number>;
  readonly brand: ReadonlyMap<string, number>;
}

/** Product counts by number of the cell. */
export type CellCounts = ArrayLike<number>;

type GroupedProduct = Pick<ListedProduct, 'slot' | 'categoryId' | 'subcategoryId' | 'brandId'>;

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
  private readonly categories = new IdNumbers();
  private readonly subcategories = new IdNumbers();
  private readonly brands = new IdNumbers();
  private readonly keys = new IdNumbers();
  private readonly cells: Cell[] = [];
  private readonly counts: number[] = [];
  private cellOf = new Uint32Array(32);

  add({ slot, categoryId, subcategoryId, brandId }: GroupedProduct): void {
    const number = this.keys.numberOf(`${subcategoryId}|${brandId}|${categoryId}`);
    this.cells[number] ??= {
      category: this.categories.numberOf(categoryId),
      subcategory: this.subcategories.numberOf(subcategoryId),
      brand: this.brands.numberOf(brandId),
    };
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    if (slot >= this.cellOf.length) this.cellOf = grown(this.cellOf, slot);
    this.cellOf[slot] = number;
  }

  remove({ slot }: GroupedProduct): void {
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
    const { inCategory, inSubcategory, ofBrand } = this.conditions(filters);
    return this.cells.reduce(
      (sum, cell, number) => (inCategory(cell) && inSubcategory(cell) && ofBrand(cell) ? sum + counts[number]! : sum),
      0,
    );
  }

  /** How many products each choice would leave under the other filters; a category's choice frees its subcategory. */
  facets(counts: CellCounts, filters: Filters): FacetCounts {
    const category = new Uint32Array(this.categories.ids.length);
    const subcategory = new Uint32Array(this.subcategories.ids.length);
    const brand = new Uint32Array(this.brands.ids.length);
    const { inCategory, inSubcategory, ofBrand } = this.conditions(filters);
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

  private conditions({ categoryId, subcategoryIds, brandId }: Filters) {
    const categoryNumber = categoryId === undefined ? undefined : this.categories.existingNumber(categoryId);
    const brandNumber = brandId === undefined ? undefined : this.brands.existingNumber(brandId);
    const subcategoryNumbers =
      subcategoryIds && new Set([...subcategoryIds].map((id) => this.subcategories.existingNumber(id)));
    return {
      inCategory: ({ category }: Cell) => categoryNumber === undefined || category === categoryNumber,
      inSubcategory: ({ subcategory }: Cell) => !subcategoryNumbers || subcategoryNumbers.has(subcategory),
      ofBrand: ({ brand }: Cell) => brandNumber === undefined || brand === brandNumber,
    };
  }
}

const grown = (numbers: Uint32Array, index: number) => {
  const larger = new Uint32Array(Math.max(numbers.length * 2, index + 1));
  larger.set(numbers);
  return larger;
};

const byId = ({ ids }: IdNumbers, counts: Uint32Array): ReadonlyMap<string, number> =>
  new Map(ids.flatMap((id, number) => (counts[number]! > 0 ? [[id, counts[number]!] as const] : [])));
