import { optionsSaid, shadeFamilies, shadeFamily, type ShadeFamily } from '@henna/domain';
import { add, emptyBits, IdNumbers, intersection, type Bits } from '../search/index.ts';
import { hasPicture, type Catalogue, type ProductEntry } from './catalogue.ts';
import type { ProductCells } from './facet-counts.ts';
import { TagCounts } from './tag-counts.ts';

/** What a product can be found by besides category, subcategory and brand. */
export type Tag = `option:${string}` | `rating:${number}` | `shade:${ShadeFamily}` | 'picture:none';

export interface TagFilters {
  /** Every one must hold; each as the ids of the options that its label stands for. */
  readonly options?: readonly ReadonlySet<string>[];
  /** Whole stars, 1 to 5, that the Bayesian mean reaches. */
  readonly minRating?: number;
  readonly shade?: ShadeFamily;
  readonly withoutPicture?: boolean;
}

/** Product counts by option id, by whole stars reached and by shade family. */
export interface TagFacets {
  readonly option: ReadonlyMap<string, number>;
  readonly rating: ReadonlyMap<string, number>;
  readonly shade: ReadonlyMap<string, number>;
}

export const mostStars = 5;

/** The tags of a product: a rating has one, that of its whole stars. */
export const tagsOf = (entry: ProductEntry, catalogue: Catalogue): readonly Tag[] => [
  ...(entry.votes ? optionsSaid(entry.votes, catalogue.optionsOf(entry)).map(({ id }): Tag => `option:${id}`) : []),
  ...(entry.bayesian === null ? [] : [`rating:${Math.floor(entry.bayesian)}` as const]),
  ...new Set((entry.shades ?? []).map(({ hex }): Tag => `shade:${familyOf(hex)}`)),
  ...(hasPicture(entry) ? [] : (['picture:none'] as const)),
];

/** Which products have which tag: a set of slots for each, and counts of the products of every cell. */
export class ProductTags {
  private readonly numbers = new IdNumbers();
  private readonly slots: Bits[] = [];
  private readonly bySlot: (readonly number[])[] = [];
  private readonly counts = new TagCounts();

  constructor(private readonly cells: ProductCells) {}

  /** Takes up a product that is in a cell. */
  add(slot: number, tags: readonly Tag[]): void {
    const numbers = tags.map((tag) => this.numbers.numberOf(tag));
    this.bySlot[slot] = numbers.length > 0 ? numbers : none;
    for (const number of numbers) {
      const own = (this.slots[number] ??= emptyBits(slot + 1));
      if (slot >>> 5 >= own.length) this.slots[number] = grown(own, slot);
      add(this.slots[number], slot);
    }
    this.counts.add(this.cells.cellOf(slot), numbers, 1);
  }

  /** Before the product leaves its cell. */
  remove(slot: number): void {
    const numbers = this.bySlot[slot] ?? none;
    this.bySlot[slot] = none;
    for (const number of numbers) this.slots[number]![slot >>> 5]! &= ~(1 << (slot & 31));
    this.counts.add(this.cells.cellOf(slot), numbers, -1);
  }

  has(slot: number, tags: readonly Tag[]): boolean {
    const numbers = this.bySlot[slot] ?? none;
    return numbers.length === tags.length && tags.every((tag, at) => numbers[at] === this.numbers.existingNumber(tag));
  }

  /** The slots, among some or of all, that pass the filters; `undefined` where every slot may. */
  passing(slots: Bits | undefined, { options = [], minRating, shade, withoutPicture }: TagFilters): Bits | undefined {
    const chosen = [
      ...options.map((ids) => this.withAny([...ids].map((id): Tag => `option:${id}`))),
      ...(minRating === undefined ? [] : [this.withAny(starsFrom(minRating).map((stars): Tag => `rating:${stars}`))]),
      ...(shade === undefined ? [] : [this.withAny([`shade:${shade}`])]),
      ...(withoutPicture ? [this.withAny(['picture:none'])] : []),
    ];
    return chosen.reduce((found, own) => (found ? intersection(own, found) : own), slots);
  }

  /**
   * How many of some or of all products each option, rating and family would leave under the other filters. Options add to
   * each other, so that a further one is counted under those that are chosen.
   * @param within the slots that a text or ids leave
   * @param passingCells 1 for each cell that passes the other filters
   */
  facets(within: Bits | undefined, passingCells: Uint8Array, filters: TagFilters): TagFacets {
    const { minRating, shade } = filters;
    const all = this.countsOf(this.passing(within, filters), passingCells);
    const { minRating: _, ...anyRating } = filters;
    const { shade: __, ...anyShade } = filters;
    const byRating = minRating === undefined ? all : this.countsOf(this.passing(within, anyRating), passingCells);
    const byShade = shade === undefined ? all : this.countsOf(this.passing(within, anyShade), passingCells);
    const count = (counts: Uint32Array, tag: Tag) => counts[this.numbers.existingNumber(tag)] ?? 0;
    const option = new Map<string, number>();
    for (const [number, tag] of this.numbers.ids.entries())
      if (tag.startsWith('option:') && all[number]) option.set(tag.slice('option:'.length), all[number]);
    const rating = new Map<string, number>();
    for (const from of starsFrom(1)) {
      const reached = starsFrom(from).reduce((sum, stars) => sum + count(byRating, `rating:${stars}`), 0);
      if (reached > 0) rating.set(String(from), reached);
    }
    const families = shadeFamilies.map((family) => [family, count(byShade, `shade:${family}`)] as const);
    return { option, rating, shade: new Map(families.filter(([, products]) => products > 0)) };
  }

  private countsOf(slots: Bits | undefined, passingCells: Uint8Array): Uint32Array {
    const counts = new Uint32Array(this.numbers.ids.length);
    if (!slots) this.counts.sum(passingCells, counts);
    else {
      const { bySlot } = this;
      const cellBySlot = this.cells.cellsBySlot;
      // Written out, as a call for each slot would cost most of it.
      for (let index = 0; index < slots.length; index++)
        for (let word = slots[index]!; word !== 0; word &= word - 1) {
          const slot = (index << 5) + 31 - Math.clz32(word & -word);
          if (!passingCells[cellBySlot[slot]!]) continue;
          const tags = bySlot[slot]!;
          for (let at = 0; at < tags.length; at++) counts[tags[at]!]! += 1;
        }
    }
    return counts;
  }

  private withAny(tags: readonly Tag[]): Bits {
    const sets = tags.flatMap((tag) => this.slots[this.numbers.existingNumber(tag)] ?? []);
    if (sets.length === 1) return sets[0]!;
    const all = new Uint32Array(Math.max(0, ...sets.map(({ length }) => length)));
    for (const set of sets) for (let index = 0; index < set.length; index++) all[index]! |= set[index]!;
    return all;
  }
}

const none: readonly number[] = [];

const starsFrom = (least: number): number[] =>
  Array.from({ length: mostStars }, (_, index) => index + 1).filter((stars) => stars >= least);

const grown = (bits: Bits, slot: number): Bits => {
  const larger = emptyBits(Math.max(bits.length * 64, slot + 1));
  larger.set(bits);
  return larger;
};

const mostFamilies = 100_000;
const families = new Map<string, ShadeFamily>();

/** Brands share colours: each is looked up once. */
const familyOf = (hex: string): ShadeFamily => {
  const cached = families.get(hex);
  if (cached) return cached;
  if (families.size >= mostFamilies) families.clear();
  const family = shadeFamily(hex);
  families.set(hex, family);
  return family;
};
