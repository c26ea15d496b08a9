import type { Labels } from '@henna/domain';
import { IdNumbers } from './id-numbers.ts';
import { add, forEach, sizeOf, removeAll, type Bits } from './bits.ts';
import { rankByField } from './rank-by-field.ts';
import { isOneTypoAway } from './edit-distance.ts';
import { typesInOtherLanguage } from './product-types.ts';
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

export interface TextSearchResult {
  /** Slots of products that hold every word, by relevance: a name counts before a brand, a brand before the rest. */
  readonly levels: readonly Bits[];
  /** What was searched for instead, where nothing matched. */
  readonly corrected: string | null;
}

/** Tries of other spellings of one word. */
const maxCandidates = 8;

/**
 * Full text over name, brand, category, subcategory and description, English and Arabic; a beginning of a word matches.
 * The words of a brand or category stand once, whatever hangs on it.
 */
export class TextSearch {
  /** By slot: name, description. */
  private readonly products = new WordIndex(2);
  /** By number of the group: brands, then categories and subcategories. */
  private readonly groups = new WordIndex(2);
  private readonly groupNumbers = new IdNumbers();
  /** Slots by number of the group. */
  private readonly members: number[][] = [];

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
    for (const group of groupsOf(product)) this.membersOf(group).push(product.slot);
  }

  removeFromGroups(product: GroupedProduct): void {
    for (const group of groupsOf(product)) {
      const members = this.membersOf(group);
      members.splice(members.indexOf(product.slot), 1);
    }
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

  /** `undefined` when the text holds no word at all. Where nothing matches, one typo is corrected. */
  find(text: string): TextSearchResult | undefined {
    const words = queryTokens(text);
    if (words.length === 0) return undefined;
    const levels = this.levels(words);
    if (!isEmpty(levels)) return { levels, corrected: null };
    return this.findCorrected(words) ?? { levels, corrected: null };
  }

  /** Slots that a word finds: by name, by brand, by the rest, each in the best of them. */
  private slotsByField(word: string): readonly Bits[] {
    const [named, rest] = this.products.slotsByPrefix(word) as [Bits, Bits];
    const [brands, places] = this.groups.slotsByPrefix(word) as [Bits, Bits];
    const branded = new Uint32Array(named.length);
    forEach(brands, (group) => this.addMembers(branded, group));
    forEach(places, (group) => this.addMembers(rest, group));
    removeAll(branded, named);
    removeAll(rest, named);
    removeAll(rest, branded);
    return [named, branded, rest];
  }

  private addMembers(slots: Bits, group: number) {
    for (const slot of this.members[group] ?? []) add(slots, slot);
  }

  private membersOf(group: string) {
    return (this.members[this.groupNumbers.numberOf(group)] ??= []);
  }

  private levels(words: readonly string[]) {
    return rankByField(words.map((word) => this.slotsByField(word)));
  }

  /** Corrects every word that nothing begins with; if each word matches by itself, one of them. */
  private findCorrected(words: readonly string[]): TextSearchResult | undefined {
    const unknown = words.filter((word) => isEmpty(this.slotsByField(word)));
    if (unknown.length > 0)
      return this.resultFor(
        words.map((word) => (unknown.includes(word) ? (this.spellingCandidates(word)[0] ?? word) : word)),
      );
    for (const [index, word] of words.entries())
      for (const other of this.spellingCandidates(word)) {
        const found = this.resultFor(words.with(index, other));
        if (found) return found;
      }
    return undefined;
  }

  private resultFor(words: readonly string[]): TextSearchResult | undefined {
    const levels = this.levels(words);
    return isEmpty(levels) ? undefined : { levels, corrected: words.join(' ') };
  }

  /** Words one typo away, the likeliest first: as long as the misspelled word, then the most frequent. */
  private spellingCandidates(misspelled: string): readonly string[] {
    const off = ({ word }: { word: string }) => Math.abs(word.length - misspelled.length);
    return [...this.products.words(), ...this.groups.words()]
      .filter(({ word, count }) => count > 0 && word !== misspelled && isOneTypoAway(misspelled, word))
      .sort((a, b) => off(a) - off(b) || b.count - a.count)
      .slice(0, maxCandidates)
      .map(({ word }) => word);
  }
}

const groupsOf = ({ brandId, categoryId, subcategoryId }: GroupedProduct) => [
  `brand:${brandId}`,
  `category:${categoryId}`,
  `subcategory:${subcategoryId}`,
];

const isEmpty = (sets: readonly Bits[]) => sets.every((set) => sizeOf(set) === 0);

const nameTokens = ({ name, displayName, labels }: NamedRecord): readonly string[] =>
  [name, displayName, labels.ar ?? ''].flatMap(documentTokens);

const groupTokens = (record: NamedRecord): readonly string[] => {
  const words = nameTokens(record);
  return [...words, ...typesInOtherLanguage(words)];
};
