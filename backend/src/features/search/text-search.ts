import type { Labels } from '@henna/domain';
import { IdNumbers } from './id-numbers.ts';
import { forEach, removeAll, type Bits } from './bits.ts';
import { findPhrase, type RankedIndex, type TextSearchResult } from './find-phrase.ts';
import { typesInOtherLanguage } from './product-types.ts';
import { SlotSet } from './slot-set.ts';
import { Spelling, type Correction, type WordSource } from './spelling/spelling.ts';
import { WordIndex } from './word-index.ts';
import { queryTokens, documentTokens } from './words.ts';

/** A record by whose names products are found. */
interface NamedRecord {
  readonly name: string;
  readonly displayName: string;
  readonly labels: Labels;
}

/** The brands and categories whose names are searched. */
export interface NamedRecords {
  allBrands(): Iterable<NamedRecord & { readonly _id: string }>;
  allCategories(): Iterable<
    NamedRecord & { readonly _id: string; readonly subcategories: readonly (NamedRecord & { readonly id: string })[] }
  >;
}

/** A product's number and the records by whose names it is found. */
interface GroupedProduct {
  readonly slot: number;
  readonly brandId: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/**
 * Full text over name, brand, category, subcategory and description, English and Arabic; a beginning of a word matches.
 * The words of a brand or category stand once, whatever hangs on it.
 */
export class TextSearch implements RankedIndex, WordSource {
  private readonly spelling = new Spelling();
  /** By slot: name, description. */
  private readonly products = new WordIndex(2, this.spelling);
  /** By number of the group: brands, then categories and subcategories. */
  private readonly groups = new WordIndex(2, this.spelling);
  private readonly groupNumbers = new IdNumbers();
  /** Slots by number of the group. */
  private readonly members: SlotSet[] = [];

  constructor(private readonly records: NamedRecords) {}

  /** Indexes the words of a product, instead of those that its slot had before. */
  index(slot: number, { name, description }: { readonly name: string; readonly description: string | null }): void {
    const named = documentTokens(name);
    this.products.set(slot, [named, [...documentTokens(description ?? ''), ...typesInOtherLanguage(named)]]);
  }

  remove(slot: number): void {
    this.products.remove(slot);
  }

  /** A product is found by the names of its brand, category and subcategory. */
  addToGroups(product: GroupedProduct): void {
    for (const group of groupsOf(product)) this.membersOf(group).add(product.slot);
  }

  removeFromGroups(product: GroupedProduct): void {
    for (const group of groupsOf(product)) this.membersOf(group).remove(product.slot);
  }

  /** Indexes the names of brands, categories and subcategories as they are now. */
  reindexNames(): void {
    for (const brand of this.records.allBrands())
      this.groups.set(this.groupNumbers.numberOf(`brand:${brand._id}`), [nameTokens(brand), []]);
    for (const category of this.records.allCategories()) {
      this.groups.set(this.groupNumbers.numberOf(`category:${category._id}`), [[], groupTokens(category)]);
      for (const subcategory of category.subcategories)
        this.groups.set(this.groupNumbers.numberOf(`subcategory:${subcategory.id}`), [[], groupTokens(subcategory)]);
    }
  }

  /** `undefined` when the text holds no word at all. */
  find(text: string): TextSearchResult | undefined {
    const words = queryTokens(text);
    return words.length === 0 ? undefined : findPhrase(words, this);
  }

  /** By name; by brand or by a form of a word of the name; by the rest. */
  slotsByField(word: string): readonly Bits[] {
    const fields = [this.products.emptySet(), this.products.emptySet(), this.products.emptySet()] as const;
    this.addSlots(word, fields);
    const [named, branded, rest] = fields;
    removeAll(branded, named);
    removeAll(rest, named);
    removeAll(rest, branded);
    return fields;
  }

  slotsOf(word: string): Bits {
    const all = this.products.emptySet();
    this.addSlots(word, [all, all, all]);
    return all;
  }

  correctionsOf(word: string, maxCost?: number): readonly Correction[] {
    return this.spelling.correctionsOf(word, this, maxCost);
  }

  has(word: string): boolean {
    return this.products.has(word) || this.groups.has(word);
  }

  countOf(word: string): number {
    const groups = this.groups.emptySet();
    this.groups.addByWord(word, [groups, groups]);
    let count = this.products.countOf(word);
    forEach(groups, (group) => (count += this.members[group]?.size ?? 0));
    return count;
  }

  *wordsByPrefix(prefix: string): Iterable<string> {
    yield* this.products.wordsByPrefix(prefix);
    yield* this.groups.wordsByPrefix(prefix);
  }

  private addSlots(word: string, [named, branded, rest]: readonly [Bits, Bits, Bits]) {
    const [brands, others] = [this.groups.emptySet(), this.groups.emptySet()];
    this.products.addByPrefix(word, [named, rest]);
    this.products.addByForm(word, [branded, rest]);
    this.groups.addByPrefix(word, [brands, others]);
    this.groups.addByForm(word, [others, others]);
    forEach(brands, (group) => this.members[group]?.addTo(branded));
    forEach(others, (group) => this.members[group]?.addTo(rest));
  }

  private membersOf(group: string) {
    return (this.members[this.groupNumbers.numberOf(group)] ??= new SlotSet());
  }
}

const groupsOf = ({ brandId, categoryId, subcategoryId }: GroupedProduct) => [
  `brand:${brandId}`,
  `category:${categoryId}`,
  `subcategory:${subcategoryId}`,
];

const nameTokens = ({ name, displayName, labels }: NamedRecord): readonly string[] =>
  [name, displayName, labels.ar ?? ''].flatMap(documentTokens);

const groupTokens = (record: NamedRecord): readonly string[] => {
  const words = nameTokens(record);
  return [...words, ...typesInOtherLanguage(words)];
};
