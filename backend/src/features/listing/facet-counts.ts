import { IdNumbers, sizeOf, type Bits } from '../search/index.ts';
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
type CellCounts = ArrayLike<number>;

type GroupedProduct = Pick<ListedProduct, 'slot' | 'categoryId' | 'subcategoryId' | 'brandId'>;

/** So many subcategories and brands keep the key of a cell a safe integer. */
const maxSubcategories = 65_536;
const maxBrands = 1_048_576;

/**
 * A cell is a category, subcategory and brand together. Every product is in one: totals and facets are sums over cells,
 * whose number grows with the choices and not with the products. Cells are held as columns, which are fast to scan.
 */
export class ProductCells {
  private readonly categories = new IdNumbers();
  private readonly subcategories = new IdNumbers();
  private readonly brands = new IdNumbers();
  private readonly cellByKey = new Map<number, number>();
  private readonly categoryOf: number[] = [];
  private readonly subcategoryOf: number[] = [];
  private readonly brandOf: number[] = [];
  private readonly counts: number[] = [];
  private cellBySlot = new Uint32Array(32);
  private size = 0;

  add(product: GroupedProduct): void {
    const { slot } = product;
    const cell = this.cellFor(product);
    this.counts[cell]! += 1;
    this.size += 1;
    if (slot >= this.cellBySlot.length) this.cellBySlot = grown(this.cellBySlot, slot);
    this.cellBySlot[slot] = cell;
  }

  remove({ slot }: GroupedProduct): void {
    this.counts[this.cellBySlot[slot]!]! -= 1;
    this.size -= 1;
  }

  /** The cell of a product that was added. */
  cellOf(slot: number): number {
    return this.cellBySlot[slot]!;
  }

  get cellsBySlot(): Uint32Array {
    return this.cellBySlot;
  }

  /** How many products pass the filters: of all, or of those in these slots. */
  total(slots: Bits | undefined, filters: Filters): number {
    const { categoryId, subcategoryIds, brandId } = filters;
    const isFiltered = [categoryId, subcategoryIds, brandId].some((filter) => filter !== undefined);
    if (!isFiltered) return slots ? sizeOf(slots) : this.size;
    const passing = this.passingCells(filters);
    const counts = this.countsOf(slots);
    let total = 0;
    for (let cell = 0; cell < passing.length; cell++) if (passing[cell]) total += counts[cell]!;
    return total;
  }

  /**
   * How many products each choice would leave under the other filters, of all or of those in these slots; a category's
   * choice frees its subcategory.
   */
  facets(slots: Bits | undefined, filters: Filters): FacetCounts {
    const category = new Uint32Array(this.categories.ids.length);
    const subcategory = new Uint32Array(this.subcategories.ids.length);
    const brand = new Uint32Array(this.brands.ids.length);
    const { categories, subcategories, brands } = this.chosen(filters);
    const counts = this.countsOf(slots);
    const { categoryOf, subcategoryOf, brandOf } = this;
    for (let cell = 0; cell < categoryOf.length; cell++) {
      const count = counts[cell]!;
      if (count === 0) continue;
      const isInCategory = categories[categoryOf[cell]!];
      if (brands[brandOf[cell]!]) {
        category[categoryOf[cell]!]! += count;
        if (isInCategory) subcategory[subcategoryOf[cell]!]! += count;
      }
      if (isInCategory && subcategories[subcategoryOf[cell]!]) brand[brandOf[cell]!]! += count;
    }
    return {
      category: byId(this.categories, category),
      subcategory: byId(this.subcategories, subcategory),
      brand: byId(this.brands, brand),
    };
  }

  private cellFor({ categoryId, subcategoryId, brandId }: GroupedProduct): number {
    const category = this.categories.numberOf(categoryId);
    const subcategory = this.subcategories.numberOf(subcategoryId);
    const brand = this.brands.numberOf(brandId);
    const key = (category * maxSubcategories + subcategory) * maxBrands + brand;
    const existing = this.cellByKey.get(key);
    if (existing !== undefined) return existing;
    const cell = this.counts.push(0) - 1;
    this.categoryOf.push(category);
    this.subcategoryOf.push(subcategory);
    this.brandOf.push(brand);
    this.cellByKey.set(key, cell);
    return cell;
  }

  private countsOf(slots: Bits | undefined): CellCounts {
    if (!slots) return this.counts;
    const counts = new Uint32Array(this.counts.length);
    const { cellBySlot } = this;
    // Written out, as a call for each slot would cost most of it.
    for (let index = 0; index < slots.length; index++)
      for (let word = slots[index]!; word !== 0; word &= word - 1) {
        const slot = (index << 5) + 31 - Math.clz32(word & -word);
        counts[cellBySlot[slot]!]! += 1;
      }
    return counts;
  }

  /** 1 for each cell whose products pass the filters. */
  passingCells(filters: Filters): Uint8Array {
    const { categories, subcategories, brands } = this.chosen(filters);
    const { categoryOf, subcategoryOf, brandOf } = this;
    const passing = new Uint8Array(categoryOf.length);
    for (let cell = 0; cell < passing.length; cell++)
      passing[cell] = categories[categoryOf[cell]!]! & subcategories[subcategoryOf[cell]!]! & brands[brandOf[cell]!]!;
    return passing;
  }

  private chosen({ categoryId, subcategoryIds, brandId }: Filters) {
    return {
      categories: chosenNumbers(this.categories, categoryId === undefined ? undefined : [categoryId]),
      subcategories: chosenNumbers(this.subcategories, subcategoryIds),
      brands: chosenNumbers(this.brands, brandId === undefined ? undefined : [brandId]),
    };
  }
}

/** 1 for the number of each chosen id, and for all where nothing was chosen. */
const chosenNumbers = (numbers: IdNumbers, chosenIds: Iterable<string> | undefined): Uint8Array => {
  const chosen = new Uint8Array(numbers.ids.length);
  if (!chosenIds) return chosen.fill(1);
  for (const id of chosenIds) {
    const number = numbers.existingNumber(id);
    if (number >= 0) chosen[number] = 1;
  }
  return chosen;
};

const grown = (numbers: Uint32Array, index: number) => {
  const larger = new Uint32Array(Math.max(numbers.length * 2, index + 1));
  larger.set(numbers);
  return larger;
};

const byId = ({ ids }: IdNumbers, counts: Uint32Array): ReadonlyMap<string, number> => {
  const countById = new Map<string, number>();
  for (let number = 0; number < counts.length; number++)
    if (counts[number]! > 0) countById.set(ids[number]!, counts[number]!);
  return countById;
};
