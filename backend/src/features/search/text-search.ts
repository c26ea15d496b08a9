import type { Labels } from '@henna/domain';
import { Numbers } from './id-numbers.ts';
import { add, forEach, sizeOf, takeOut, type Bits } from './bits.ts';
import { foundLevels } from './rank-by-field.ts';
import { isOneTypoAway } from './edit-distance.ts';
import { typesInOtherLanguage } from './product-types.ts';
import { WordIndex } from './word-index.ts';
import { askedWords, indexedWords } from './words.ts';

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

export interface TextFound {
  /** Slots of products that hold every word, by relevance: a name counts before a brand, a brand before the rest. */
  readonly levels: readonly Bits[];
  /** What was searched for instead, where nothing matched. */
  readonly corrected: string | null;
}

/** Tries of other spellings of one word. */
const spellings = 8;

/**
 * Full text over name, brand, category, subcategory and description, English and Arabic; a beginning of a word matches.
 * The words of a brand or category stand once, whatever hangs on it.
 */
export class TextSearch {
  /** By slot: name, description. */
  private readonly products = new WordIndex(2);
  /** By number of the group: brands, then categories and subcategories. */
  private readonly groups = new WordIndex(2);
  private readonly groupNumbers = new Numbers();
  /** Slots by number of the group. */
  private readonly members: number[][] = [];

  constructor(private readonly records: NamedRecords) {}

  /** Puts a product's words under its slot, in place of those before. */
  put(slot: number, { name, description }: { readonly name: string; readonly description: string | null }): void {
    const named = indexedWords(name);
    this.products.put(slot, [named, [...indexedWords(description ?? ''), ...typesInOtherLanguage(named)]]);
  }

  discard(slot: number): void {
    this.products.discard(slot);
  }

  /** A product is found by the names of its brand, category and subcategory. */
  enter(product: GroupedProduct): void {
    for (const group of groupsOf(product)) this.membersOf(group).push(product.slot);
  }

  leave(product: GroupedProduct): void {
    for (const group of groupsOf(product)) {
      const members = this.membersOf(group);
      members.splice(members.indexOf(product.slot), 1);
    }
  }

  /** Takes over the names of brands, categories and subcategories. */
  name(): void {
    for (const brand of this.records.allBrands())
      this.groups.put(this.groupNumbers.of(`brand:${brand._id}`), [namesOf(brand), []]);
    for (const category of this.records.allCategories()) {
      this.groups.put(this.groupNumbers.of(`category:${category._id}`), [[], placeWords(category)]);
      for (const subcategory of category.subcategories)
        this.groups.put(this.groupNumbers.of(`subcategory:${subcategory.id}`), [[], placeWords(subcategory)]);
    }
  }

  /** `undefined` when the text holds no word at all. Where nothing matches, a spelling with one typo mended counts. */
  find(text: string): TextFound | undefined {
    const words = askedWords(text);
    if (words.length === 0) return undefined;
    const levels = this.levels(words);
    if (!isEmpty(levels)) return { levels, corrected: null };
    return this.mended(words) ?? { levels, corrected: null };
  }

  /** Slots that a word finds: by name, by brand, by the rest, each in the best of them. */
  private fieldsOf(word: string): readonly Bits[] {
    const [named, rest] = this.products.beginningWith(word) as [Bits, Bits];
    const [brands, places] = this.groups.beginningWith(word) as [Bits, Bits];
    const branded = new Uint32Array(named.length);
    forEach(brands, (group) => this.addMembers(branded, group));
    forEach(places, (group) => this.addMembers(rest, group));
    takeOut(branded, named);
    takeOut(rest, named);
    takeOut(rest, branded);
    return [named, branded, rest];
  }

  private addMembers(slots: Bits, group: number) {
    for (const slot of this.members[group] ?? []) add(slots, slot);
  }

  private membersOf(group: string) {
    return (this.members[this.groupNumbers.of(group)] ??= []);
  }

  private levels(words: readonly string[]) {
    return foundLevels(words.map((word) => this.fieldsOf(word)));
  }

  /** Words that nothing begins with are mended all; if each matches alone, one of them. */
  private mended(words: readonly string[]): TextFound | undefined {
    const unknown = words.filter((word) => isEmpty(this.fieldsOf(word)));
    if (unknown.length > 0)
      return this.tryWords(words.map((word) => (unknown.includes(word) ? (this.likely(word)[0] ?? word) : word)));
    for (const [place, word] of words.entries())
      for (const other of this.likely(word)) {
        const found = this.tryWords(words.with(place, other));
        if (found) return found;
      }
    return undefined;
  }

  private tryWords(words: readonly string[]): TextFound | undefined {
    const levels = this.levels(words);
    return isEmpty(levels) ? undefined : { levels, corrected: words.join(' ') };
  }

  /** Words one typo away, the likeliest first: as long as what was asked, then the most frequent. */
  private likely(asked: string): readonly string[] {
    const off = ({ word }: { word: string }) => Math.abs(word.length - asked.length);
    return [...this.products.words(), ...this.groups.words()]
      .filter(({ word, count }) => count > 0 && word !== asked && isOneTypoAway(asked, word))
      .sort((a, b) => off(a) - off(b) || b.count - a.count)
      .slice(0, spellings)
      .map(({ word }) => word);
  }
}

const groupsOf = ({ brandId, categoryId, subcategoryId }: GroupedProduct) => [
  `brand:${brandId}`,
  `category:${categoryId}`,
  `subcategory:${subcategoryId}`,
];

const isEmpty = (sets: readonly Bits[]) => sets.every((set) => sizeOf(set) === 0);

const namesOf = ({ name, displayName, labels }: NamedRecord): readonly string[] =>
  [name, displayName, labels.ar ?? ''].flatMap(indexedWords);

const placeWords = (record: NamedRecord): readonly string[] => {
  const words = namesOf(record);
  return [...words, ...typesInOtherLanguage(words)];
};
